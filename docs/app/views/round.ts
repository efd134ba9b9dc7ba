import type { Board, NameOf, RoundVerification } from '../../../src/index.js';
import { ENGLISH } from '../../../src/words/english.js';
import { capital, differenceSummary, labelsOf } from '../../../src/words/tell.js';
import { fill, h, part } from '../dom.js';
import type { BracketReport, OpenedFile } from '../protocol.js';
import type { Ask } from '../session.js';
import type { State, Store } from '../store.js';
import { boardList, differenceTable, givenBoards } from './boards.js';
import { bracketList } from './brackets.js';
import { causeList, decisiveCard, findingList } from './findings.js';
import { mountNextRound } from './next-round.js';
import { whyNotForm } from './what-if.js';

/** The round that is chosen in the list: verdict, differences, reasons, brackets. */
export function mountRound(store: Store, ask: Ask): void {
  store.subscribe((state, previous) => {
    const { file, report, round } = state;
    if (!file || !report || round === undefined) {
      if (previous.round !== undefined) fill(part('round'));
      return;
    }
    const result = report.rounds.find((one) => one.round === round);
    const before = previous.report?.rounds.find((one) => one.round === round);
    if (round === previous.round && result === before && file === previous.file) return;
    if (result) renderRound(state, file, result, ask);
    else if (round > report.total) mountNextRound(state, file, round, ask);
  });
}

function renderRound(state: State, file: OpenedFile, result: RoundVerification, ask: Ask): void {
  const { tournament } = file;
  if (!tournament) return;
  const { unit } = state.report!;
  const name = labelsOf(tournament, unit);
  const { round, verdict, reason, findings } = result;
  const brackets = h('div', { class: 'loading' }, 'Pairing the round by the rules …');
  const summary = differenceSummary(result);
  fill(
    part('round'),
    h(
      'header',
      { class: 'round-head' },
      h('h2', { id: 'round-title', tabindex: -1 }, `Round ${round}`),
      h('span', { class: `verdict-word ${verdict}` }, verdict),
      summary !== '' && h('span', { class: 'summary' }, summary),
    ),
    reason !== undefined && h('p', { class: 'reason' }, reason),
    (result.conformsTo ?? []).length > 0 &&
      h('p', { class: 'reason' }, `${capital(ENGLISH.conformsTo(result.conformsTo!, 'round'))}.`),
    findings.length > 0 && [
      h(
        'section',
        { class: 'card' },
        h('h3', {}, 'What differs'),
        differenceTable(result, name),
        findingList(findings),
      ),
      decisiveCard(result),
      causeList(result),
    ],
    givenDetails(givenBoards(result), name),
    verdict !== 'unjudged' &&
      h('section', {}, h('h3', {}, 'The pairing by the rules, bracket by bracket'), brackets),
  );
  if (verdict === 'unjudged') return;
  void ask('brackets', { settings: state.settings, round }).then((report) => {
    showBrackets(brackets, report, state, result, name, ask);
  });
}

function showBrackets(
  place: HTMLElement,
  report: BracketReport,
  state: State,
  result: RoundVerification,
  name: NameOf,
  ask: Ask,
): void {
  place.classList.remove('loading');
  if (report.kind === 'unpaired') {
    fill(place, h('p', { class: 'reason' }, report.reason));
    return;
  }
  const { unit } = state.report!;
  const open = result.decisive?.bracket.number;
  fill(
    place,
    bracketList(report, { name, unit, given: result.given, open }),
    whyNotForm(report.round, participantsOf(report), name, (first, second) =>
      ask('whyNot', { settings: state.settings, round: report.round, first, second }),
    ),
  );
}

export function participantsOf({
  pairs,
  bye,
}: Extract<BracketReport, { kind: 'paired' }>): number[] {
  const ids = pairs.flat();
  if (bye !== undefined) ids.push(bye);
  return ids.sort((a, b) => a - b);
}

function givenDetails(boards: readonly Board[], name: NameOf): HTMLElement | undefined {
  if (boards.length === 0) return undefined;
  return h(
    'details',
    { class: 'all-boards' },
    h('summary', {}, `All ${boards.length} boards as given`),
    boardList(boards, name, 'In the order of the file'),
  );
}
