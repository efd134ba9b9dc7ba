import type { Board } from '../../../src/index.js';
import { ENGLISH, type NameOf } from '../../../src/index.js';
import { capital, labelsOf } from '../../../src/words/tell.js';
import { button, download, fill, h, part } from '../dom.js';
import type { BracketReport, GivenReport, OpenedFile } from '../protocol.js';
import type { Ask } from '../session.js';
import type { State } from '../store.js';
import { boardList, differenceTable } from './boards.js';
import { bracketList } from './brackets.js';
import { decisiveCard, findingList } from './findings.js';
import { problemLine } from './problem.js';
import { participantsOf } from './round.js';
import { whyNotForm } from './what-if.js';

/** The round that is not paired yet: judge a pairing before it is published, or see the rules' one. */
export function mountNextRound(state: State, file: OpenedFile, round: number, ask: Ask): void {
  const { tournament } = file;
  if (!tournament) return;
  const name = labelsOf(tournament, state.report!.unit);
  const place = h('div', { class: 'loading' }, 'Pairing the round by the rules …');
  fill(
    part('round'),
    h(
      'header',
      { class: 'round-head' },
      h('h2', { id: 'round-title', tabindex: -1 }, `Round ${round}`),
      h('span', { class: 'verdict-word next' }, 'to pair'),
    ),
    place,
  );
  void ask('brackets', { settings: state.settings, round }).then((report) => {
    place.classList.remove('loading');
    if (report.kind === 'unpaired') {
      fill(place, h('p', { class: 'reason' }, `It cannot be paired: ${report.reason}.`));
      return;
    }
    fill(place, pastedForm(state, name, ask), ...prescribed(report, state, file, name, ask));
  });
}

function prescribed(
  report: Extract<BracketReport, { kind: 'paired' }>,
  state: State,
  file: OpenedFile,
  name: NameOf,
  ask: Ask,
): HTMLElement[] {
  const { round, pairs, bye, engineText } = report;
  const boards: Board[] = [...pairs, ...(bye === undefined ? [] : [[bye, 0] as const])];
  const stem = file.name.replace(/\.[^.]*$/, '');
  const { unit } = state.report!;
  return [
    h(
      'details',
      { class: 'all-boards', open: boards.length <= 30 },
      h('summary', {}, `The pairing of round ${round} by the rules`),
      boardList(boards, name, report.title),
      button('Save it as an engine would write it', () =>
        download(`${stem}-round-${round}.txt`, engineText),
      ),
    ),
    h('h3', {}, 'Bracket by bracket'),
    bracketList(report, { name, unit, given: undefined, open: undefined }),
    whyNotForm(round, participantsOf(report), name, (first, second) =>
      ask('whyNot', { settings: state.settings, round, first, second }),
    ),
  ];
}

function pastedForm(state: State, name: NameOf, ask: Ask): HTMLElement {
  const text = h('textarea', {
    id: 'given-text',
    rows: 6,
    spellcheck: 'false',
    placeholder: '12-7\n3-15\n9 bye',
  });
  const answer = h('div', { role: 'status' });
  const form = h(
    'form',
    { class: 'card given' },
    h('h3', {}, 'Is this pairing right?'),
    h(
      'label',
      { for: 'given-text', class: 'label' },
      'Paste the pairing of your program, one board on a line',
    ),
    text,
    h(
      'p',
      { class: 'hint' },
      'Numbers or names; output of JaVaFo and bbpPairings; or a table with ; or tabs.',
    ),
    h('button', { class: 'button primary' }, 'Check it'),
    answer,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask('checkGiven', { settings: state.settings, text: text.value }).then((report) =>
      fill(answer, givenAnswer(report, name)),
    );
  });
  return form;
}

function givenAnswer({ read, round }: GivenReport, name: NameOf): HTMLElement[] {
  const problems = read.diagnostics.map(problemLine);
  if (!round) return problems;
  const { verdict, findings, reason } = round;
  return [
    ...problems,
    h(
      'p',
      { class: `banner small ${verdict}` },
      h('strong', {}, capital(verdict)),
      `: ${reason ?? ENGLISH.verdicts[verdict].meaning}.`,
    ),
    ...[differenceTable(round, name), findingList(findings), decisiveCard(round)].filter(
      (element) => element !== undefined,
    ),
  ];
}
