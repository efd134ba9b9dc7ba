import { nextRound, openRound, type ParsedTrf, pairOpened } from '../../../src/index.js';
import { explainPairing } from '../../../src/report/explain.js';
import { engineFormat } from '../../../src/report/pairing-text.js';
import { firstUnjudged } from '../../../src/verify/doubts.js';
import { tellReason } from '../../../src/words/tell.js';
import type { BracketReport, CheckSettings } from '../protocol.js';
import { requestOf, unitOf } from './settings.js';

/** Pairs a round by the rules and tells its brackets. */
export function bracketReport(
  { tournament, diagnostics }: ParsedTrf,
  settings: CheckSettings,
  round: number,
): BracketReport {
  if (!tournament) return { kind: 'unpaired', round, reason: 'the file holds no tournament' };
  const recorded = round < nextRound(tournament, unitOf(tournament, settings));
  const doubt = firstUnjudged(diagnostics, recorded ? round : round - 1);
  if (doubt) return { kind: 'unpaired', round, reason: tellReason(doubt.reason) };
  const opened = openRound(tournament, round, requestOf(settings));
  if (opened.kind === 'undetermined') return { kind: 'unpaired', round, reason: opened.reason };
  const result = pairOpened(opened);
  if (result.kind === 'impossible') return { kind: 'unpaired', round, reason: result.reason };
  const { id, title, articles } = opened.system;
  return {
    kind: 'paired',
    round,
    system: id,
    title,
    articles,
    brackets: explainPairing(opened, result),
    pairs: result.pairs.map(({ white, black }) => [white, black] as const),
    bye: result.bye,
    engineText: engineFormat(result),
  };
}
