import { ENGLISH } from '../../../src/words/english.js';
import { capital } from '../../../src/words/tell.js';
import { button, fill, h, part } from '../dom.js';
import { VERDICT_SIGNS, verdictSentence } from '../labels.js';
import type { CheckReport, OpenedFile } from '../protocol.js';
import type { State, Store } from '../store.js';

/** The head of the result: which tournament, and the verdict on all of it. */
export function mountSummary(store: Store, cancel: () => void): void {
  store.subscribe((state, previous) => {
    if (state.file && state.file !== previous.file) renderTitle(state.file);
    if (
      state.report !== previous.report ||
      state.running !== previous.running ||
      state.failure !== previous.failure
    ) {
      renderVerdict(state, cancel);
    }
  });
}

function renderTitle({ name, tournament, diagnostics }: OpenedFile): void {
  const info = tournament?.info;
  const title = info?.name.trim() || name;
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const facts = [
    title === name ? '' : name,
    [info?.city, info?.federation].filter((text) => text?.trim()).join(', '),
    [info?.startDate, info?.endDate].filter((text) => text?.trim()).join(' – '),
    tournament ? ENGLISH.counted(tournament.players.length, 'player') : '',
    tournament && tournament.teams.length > 0
      ? ENGLISH.counted(tournament.teams.length, 'team')
      : '',
  ].filter((text) => text !== '');
  fill(part('tournament-title'), title);
  fill(
    part('tournament-facts'),
    facts.map((fact) => h('span', {}, fact)),
  );
  const others = diagnostics.length - errors;
  fill(
    part('tab-file'),
    'File',
    diagnostics.length > 0 &&
      h(
        'span',
        { class: `count ${errors > 0 ? 'error' : ''}` },
        errors > 0 ? ENGLISH.counted(errors, 'error') : ENGLISH.counted(others, 'remark'),
      ),
  );
}

function renderVerdict({ report, running, failure }: State, cancel: () => void): void {
  const box = part('verdict');
  if (failure !== undefined) {
    fill(
      box,
      h(
        'p',
        { class: 'banner illegal' },
        h('strong', {}, 'Something failed in this page: '),
        failure,
      ),
    );
    return;
  }
  const progress = running && progressBar(report, cancel);
  if (!report) {
    fill(box, progress);
    return;
  }
  const { verdict, assumptions } = report;
  fill(
    box,
    progress,
    !running &&
      h(
        'div',
        { class: `banner ${verdict}`, id: 'banner' },
        h('span', { class: 'sign', 'aria-hidden': 'true' }, VERDICT_SIGNS[verdict]),
        h(
          'div',
          {},
          h('p', { class: 'headline' }, verdictSentence(report)),
          h('p', { class: 'meaning' }, `${capital(meaningOf(report))}.`),
          (report.conformsTo ?? []).length > 0 &&
            h('p', {}, `${capital(ENGLISH.conformsTo(report.conformsTo!, 'file'))}.`),
        ),
      ),
    assumptions.length > 0 &&
      h(
        'ul',
        { class: 'assumptions' },
        assumptions.map((assumption) => h('li', {}, assumption)),
      ),
  );
}

/** What the verdict means; for unjudged and illegal rounds the reason says more. */
function meaningOf({ verdict, rounds }: CheckReport): string {
  const reason = rounds.find((round) => round.verdict === verdict)?.reason;
  if (verdict === 'unjudged') return reason ?? ENGLISH.verdicts.unjudged.meaning;
  const illegal = rounds.flatMap(({ findings }) => findings).find(({ kind }) => kind === 'illegal');
  if (verdict === 'illegal' && illegal) return illegal.sentence;
  return `${verdict}: ${ENGLISH.verdicts[verdict].meaning}`;
}

function progressBar(report: CheckReport | undefined, cancel: () => void): HTMLElement {
  const done = report?.rounds.length ?? 0;
  const total = report?.total ?? 1;
  const words = report ? `Round ${done} of ${total} judged` : 'Reading';
  return h(
    'div',
    { class: 'progress' },
    h('label', { for: 'progress-bar' }, words),
    h('progress', { id: 'progress-bar', max: total, value: done }),
    button('Stop', cancel, { class: 'button small' }),
  );
}
