import type { PairingSystem } from '../system.js';
import { ANNEX } from './articles.js';
import { openTableRound } from './case.js';
import { readRoundRobin, roundsOf } from './reading.js';
import { readingSentences, unjudgedSentence } from './sentences.js';

type Named = Pick<PairingSystem, 'id' | 'title' | 'unit' | 'typeCode'>;

const roundRobin = (named: Named): PairingSystem => ({
  ...named,
  edition: 'C.05',
  eventKind: 'roundRobin',
  // The words for it are those of its kind, in many languages.
  words: /(?!)/,
  effective: { from: '1900-01-01' },
  accelerated: false,
  movesDown: false,
  rules: { absolute: [ANNEX], criteria: [], orderStages: [], colours: [ANNEX] },
  articles: { downfloaters: ANNEX, bye: ANNEX },
  schedule(tournament, options = {}) {
    const reading = readRoundRobin(tournament, named.unit, options);
    return {
      notes: readingSentences(reading),
      roundCount: roundsOf(reading),
      ...((reading.stated.custom || !reading.followsTable) && {
        unjudged: unjudgedSentence(reading),
      }),
    };
  },
  open: (tournament, round, options = {}) => openTableRound(tournament, named.unit, round, options),
});

/** Single and double round robins by the Berger tables, of players and of teams. */
export const ROUND_ROBIN_SYSTEMS: readonly PairingSystem[] = [
  roundRobin({
    id: 'roundrobin',
    title: 'FIDE round robin, Berger tables of C.05 annex 1',
    unit: 'player',
    typeCode: 'BERGER_ROUNDROBIN',
  }),
  roundRobin({
    id: 'team-roundrobin',
    title: 'FIDE round robin of teams, Berger tables of C.05 annex 1',
    unit: 'team',
    typeCode: 'BERGER_TEAM_ROUNDROBIN',
  }),
];
