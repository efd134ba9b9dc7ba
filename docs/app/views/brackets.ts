import type { GivenPairing, NameOf, ParticipantFacts, SystemId } from '../../../src/index.js';
import type { ExplainedBracket, ExplainedPair } from '../../../src/report/explain.js';
import { ENGLISH } from '../../../src/words/english.js';
import { h, spoken } from '../dom.js';
import type { BracketReport } from '../protocol.js';
import { side } from './boards.js';

export interface BracketOptions {
  readonly name: NameOf;
  readonly unit: 'player' | 'team';
  /** The pairing in the file, whose differences are marked. */
  readonly given: GivenPairing | undefined;
  /** Number of the bracket that is shown open. */
  readonly open: number | undefined;
}

/** Rounds of so few brackets show all of them. */
const SHOWN_OPEN = 2;

type Paired = Extract<BracketReport, { kind: 'paired' }>;

/** The regulation pairing bracket by bracket; each one opens on a click. */
export function bracketList(report: Paired, options: BracketOptions): HTMLElement {
  const partners = new Map<number, number>();
  for (const { white, black } of options.given?.pairs ?? []) {
    partners.set(white, black);
    partners.set(black, white);
  }
  const isGiven = ({ white, black }: ExplainedPair): boolean =>
    !options.given || partners.get(white) === black;
  return h(
    'div',
    { class: 'brackets' },
    report.brackets.map((bracket) => bracketCard(bracket, report, options, isGiven)),
    legend(report.system),
  );
}

const points = (tenths: number): string => (tenths / 10).toFixed(1);

function bracketCard(
  bracket: ExplainedBracket,
  report: Paired,
  options: BracketOptions,
  isGiven: (pair: ExplainedPair) => boolean,
): HTMLElement {
  const { number, score, movedDown, residents, pairs } = bracket;
  const size = movedDown.length + residents.length;
  const strange = pairs.filter((pair) => !isGiven(pair)).length;
  return h(
    'details',
    {
      class: 'bracket',
      id: `bracket-${number}`,
      open: options.open === number || report.brackets.length <= SHOWN_OPEN,
    },
    h(
      'summary',
      {},
      h('span', { class: 'title' }, ENGLISH.bracket(number, score)),
      h(
        'span',
        { class: 'facts' },
        ENGLISH.counted(size, options.unit) +
          (movedDown.length > 0
            ? `, ${movedDown.length} moved ${report.system === 'dutch' ? 'down' : 'here'}`
            : ''),
      ),
      strange > 0 &&
        h('span', { class: 'tag differs' }, `${ENGLISH.counted(strange, 'pair')} not as given`),
    ),
    pairs.length > 0 && h('div', { class: 'scroll' }, pairTable(bracket, report, options, isGiven)),
    leavers(bracket, report, options),
  );
}

function pairTable(
  bracket: ExplainedBracket,
  { system }: Paired,
  { name }: BracketOptions,
  isGiven: (pair: ExplainedPair) => boolean,
): HTMLElement {
  const { movedDown, residents, pairs } = bracket;
  const facts = new Map([...movedDown, ...residents].map((one) => [one.id, one]));
  const place = new Map([...facts.keys()].map((id, index) => [id, index]));
  const tags = system === 'dutch' ? placeTags(bracket) : movedTags(bracket);
  const cell = (id: number, colour: 'white' | 'black'): HTMLElement =>
    h('td', {}, side(id, colour, name), factsLine(facts.get(id), tags.get(id) ?? ''));
  return h(
    'table',
    { class: 'pairs' },
    h('caption', { class: 'spoken' }, `Pairs of bracket ${bracket.number}`),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'col' }, 'Higher ranked'),
        h('th', { scope: 'col' }, 'Lower ranked'),
        h('th', { scope: 'col' }, 'Colours by'),
      ),
    ),
    h(
      'tbody',
      {},
      pairs.map((pair) => {
        const { white, black, article } = pair;
        const whiteHigher = (place.get(white) ?? 0) < (place.get(black) ?? 0);
        const cells = [cell(white, 'white'), cell(black, 'black')];
        const given = isGiven(pair);
        return h(
          'tr',
          { class: given ? undefined : 'differs' },
          whiteHigher ? cells : cells.reverse(),
          h(
            'td',
            { class: 'article' },
            article,
            !given && h('span', { class: 'tag differs' }, 'not as given'),
          ),
        );
      }),
    ),
  );
}

/** Teams that come from a bracket paired before. */
const movedTags = ({ movedDown }: ExplainedBracket): Map<number, string> =>
  new Map(movedDown.map(({ id }) => [id, 'moved here']));

/** Where each player stands in the bracket: S1, S2, moved down (MDP), or in the remainder (R). */
function placeTags({ movedDown, residents, pairs }: ExplainedBracket): Map<number, string> {
  const tags = new Map<number, string>();
  const moved = new Set(movedDown.map(({ id }) => id));
  const partner = new Map(
    pairs.flatMap(({ white, black }) => [[white, black] as const, [black, white] as const]),
  );
  for (const { id } of movedDown) tags.set(id, 'MDP');
  const withMoved = residents.filter(({ id }) => moved.has(partner.get(id) ?? 0));
  for (const { id } of withMoved) tags.set(id, 'S2');
  const rest = residents.filter((one) => !withMoved.includes(one));
  const half = rest.filter(({ id }) => partner.has(id)).length / 2;
  const suffix = movedDown.length > 0 ? 'R' : '';
  for (const [index, { id }] of rest.entries()) tags.set(id, (index < half ? 'S1' : 'S2') + suffix);
  return tags;
}

function factsLine(facts: ParticipantFacts | undefined, tag: string): HTMLElement | undefined {
  if (!facts) return undefined;
  const { score, colours, preference, floats } = facts;
  return h(
    'span',
    { class: 'line' },
    tag !== '' && h('span', { class: 'place' }, tag),
    h('span', {}, `${points(score)}`, spoken(' points')),
    h('span', { class: 'colours' }, spoken('colours: '), colours || 'no game'),
    preference !== '-' && h('span', {}, 'due ', h('b', {}, preference)),
    floats.replaceAll('-', '') !== '' && h('span', {}, `floats ${floats}`),
  );
}

function leavers(
  { downfloaters, bye }: ExplainedBracket,
  { articles }: Paired,
  { name }: BracketOptions,
): HTMLElement | undefined {
  if (bye !== undefined) {
    return h(
      'p',
      { class: 'leavers' },
      side(bye, 'none', name),
      ` gets the pairing-allocated bye (${articles.bye}).`,
    );
  }
  if (downfloaters.length === 0) return undefined;
  return h(
    'div',
    { class: 'leavers' },
    h('p', {}, `To the next bracket (${articles.downfloaters}):`),
    h(
      'ul',
      {},
      downfloaters.map((id) => h('li', {}, side(id, 'none', name))),
    ),
  );
}

const DUTCH_PLACES: readonly (readonly [string, string])[] = [
  ['S1, S2', 'upper and lower half of the bracket in its order; R: of the remainder'],
  ['MDP', 'moved down from a higher bracket'],
];

function legend(system: SystemId): HTMLElement {
  const entries: readonly (readonly [string, string])[] = [
    ...(system === 'dutch' ? DUTCH_PLACES : []),
    ['WBW', 'colours of the games really played, oldest first'],
    ['due W! W w', 'White is due: absolute, strong or mild preference (B: Black)'],
    system === 'dutch'
      ? ['floats D-', 'downfloat (D) or upfloat (U) in the last round and in the one before it']
      : ['floats F', 'met a team of another score in the last round'],
  ];
  return h(
    'details',
    { class: 'legend' },
    h('summary', {}, 'How to read the brackets'),
    h(
      'dl',
      {},
      entries.map(([term, text]) => [h('dt', {}, term), h('dd', {}, text)]),
    ),
  );
}
