import type { Tournament, Verdict } from '../../src/index.js';
import type { CheckReport } from './protocol.js';

export {
  alignBoards,
  type BoardRow,
  differenceSummary,
  distinctBoards,
} from '../../src/report/differences.js';
export { counted } from '../../src/report/layout.js';

/** A verdict as the page writes it: the sign carries no meaning that the word does not carry. */
export const VERDICT_SIGNS: Readonly<Record<Verdict, string>> = {
  conforms: '✓',
  manual: '✎',
  unjudged: '?',
  differs: '≠',
  illegal: '✕',
};

export const VERDICT_MEANINGS: Readonly<Record<Verdict, string>> = {
  conforms: 'pairs, colours and bye are those of the rules',
  manual: 'other than the rules, and the file declares it to be paired by hand',
  unjudged: 'it cannot be told',
  differs: 'legal, but not the pairing the rules prescribe',
  illegal: 'it breaks an absolute rule',
};

export type NameOf = (id: number) => string;

/** Names of players, or of teams where the ids are those of teams. */
export function namesOf(tournament: Tournament, unit: 'player' | 'team'): NameOf {
  const list = unit === 'team' ? tournament.teams : tournament.players;
  const names = new Map(list.map(({ id, name }) => [id, name.trim()]));
  return (id) => names.get(id) ?? '';
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const SYSTEM_WORDS: Readonly<Record<string, string>> = {
  dutch: 'Dutch rules',
  olympiad: 'Olympiad rules',
  team: 'team Swiss rules',
};

/** "the Dutch rules of 2026". */
function rulesOf({ system, edition }: CheckReport): string {
  if (system === undefined) return 'the rules';
  return `the ${SYSTEM_WORDS[system] ?? system} of ${edition}`;
}

/** The verdict on the whole file as one sentence. */
export function verdictSentence(report: CheckReport): string {
  const { verdict, rounds } = report;
  const rules = rulesOf(report);
  if (rounds.length === 0) return report.reason ?? 'Nothing to judge.';
  const several = (wanted: Verdict): boolean =>
    rounds.filter((one) => one.verdict === wanted).length > 1;
  const numbers = (wanted: Verdict): string =>
    (several(wanted) ? 'Rounds ' : 'Round ') +
    listNumbers(rounds.filter((one) => one.verdict === wanted).map(({ round }) => round));
  const all = rounds.length === 1 ? 'The one round' : `All ${rounds.length} rounds`;
  switch (verdict) {
    case 'conforms':
      return `${all} ${rounds.length === 1 ? 'conforms' : 'conform'} to ${rules}.`;
    case 'manual':
      return `${numbers('manual')}: paired by hand, as the file declares. The rest conforms to ${rules}.`;
    case 'unjudged':
      return `${numbers('unjudged')} cannot be judged.`;
    case 'differs':
      return `${numbers('differs')} ${several('differs') ? 'are' : 'is'} not as ${rules} prescribe.`;
    case 'illegal':
      return `${numbers('illegal')} ${several('illegal') ? 'break' : 'breaks'} an absolute rule of ${rules}.`;
  }
}

const listNumbers = (numbers: readonly number[]): string =>
  numbers.length < 2
    ? numbers.join('')
    : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
