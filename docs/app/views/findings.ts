import type { Finding, RoundVerification } from '../../../src/index.js';
import { ENGLISH } from '../../../src/words/english.js';
import { capital } from '../../../src/words/tell.js';
import { h } from '../dom.js';
import { criteriaTable } from './criteria.js';

/** What the table of boards does not say: colours, illegal pairs, absences, one sentence each. */
export function findingList(findings: readonly Finding[]): HTMLElement | undefined {
  const telling = findings.filter(({ kind }) => kind !== 'pair' && kind !== 'bye');
  if (telling.length === 0) return undefined;
  return h(
    'ul',
    { class: 'findings' },
    telling.map(({ kind, sentence }) =>
      h(
        'li',
        { class: kind },
        h(
          'span',
          { class: `tag ${kind === 'illegal' ? 'illegal' : 'differs'}` },
          capital(ENGLISH.findingKinds[kind]),
        ),
        h('p', {}, `${capital(sentence)}.`),
      ),
    ),
  );
}

/** Single changes of the data that would make the given pairing the right one. */
export function causeList({ causes = [] }: RoundVerification): HTMLElement | undefined {
  if (causes.length === 0) return undefined;
  return h(
    'section',
    { class: 'card causes' },
    h('h3', {}, 'What may have happened'),
    h(
      'ul',
      {},
      causes.map(({ sentence }) => h('li', {}, `${capital(sentence)}.`)),
    ),
  );
}

/** The first bracket where the two pairings part: all later differences may follow from it. */
export function decisiveCard({ decisive }: RoundVerification): HTMLElement | undefined {
  if (!decisive) return undefined;
  return h(
    'section',
    { class: 'decisive' },
    h('h3', {}, 'Why'),
    h('p', {}, `${capital(decisive.sentence)}.`),
    decisive.reason !== undefined && h('p', { class: 'headline' }, `${capital(decisive.reason)}.`),
    criteriaTable(decisive.criteria ?? [], 'Given'),
  );
}
