import type { Tournament } from '../model/tournament.js';
import { findSystem } from '../systems/registry.js';
import type { Rules } from './judge.js';

/** "1 player", "3 players". */
export const counted = (count: number, word: string): string =>
  `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`;

/** What the rules pair: players, or teams. */
export const unitOf = ({ system, edition, systems }: Rules): 'player' | 'team' =>
  findSystem(system, edition, systems)?.unit ?? 'player';

/** How many players there are to pair, or teams. */
export const unitCount = (tournament: Tournament, rules: Rules): number =>
  unitOf(rules) === 'team' ? tournament.teams.length : tournament.players.length;

/** "5 players, round 3". */
export const sizeText = (tournament: Tournament, round: number, rules: Rules): string =>
  `${counted(unitCount(tournament, rules), unitOf(rules))}, round ${round}`;
