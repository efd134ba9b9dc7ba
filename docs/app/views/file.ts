import type { Diagnostic, EncodingName, Place } from '../../../src/index.js';
import { ENGLISH } from '../../../src/words/english.js';
import { capital } from '../../../src/words/tell.js';
import { appendAll, button, fill, h, part, select } from '../dom.js';
import type { FileLine, OpenedFile } from '../protocol.js';
import type { Store } from '../store.js';

type ReadAs = (encoding: EncodingName | undefined) => void;

const ENCODINGS: readonly EncodingName[] = [
  ...(['utf-8', 'windows-1252', 'windows-1250', 'windows-1251', 'windows-1253'] as const),
  ...(['windows-1254', 'iso-8859-1', 'iso-8859-2', 'cp437', 'cp850', 'cp866'] as const),
  ...(['utf-16le', 'utf-16be'] as const),
];

/** How many diagnostics are shown before the reader asks for more. */
const PAGE = 50;

/** The file tab: what is odd or wrong in it, and its lines with those places marked. */
export function mountFile(store: Store, readAs: ReadAs): { readonly show: () => void } {
  let shown: OpenedFile | undefined;
  return {
    show() {
      const { file } = store.get();
      if (!file || file === shown) return;
      shown = file;
      renderFacts(file, readAs);
      renderDiagnostics(file.diagnostics);
      renderLines(file);
    },
  };
}

/** Dialects and encoding; another encoding can be tried where letters look wrong. */
function renderFacts({ dialects, encoding, isText }: OpenedFile, readAs: ReadAs): void {
  const { name, confidence, ascii, bom } = encoding;
  const focused = document.activeElement?.id === 'file-encoding';
  const detected = ascii ? 'ASCII letters only' : `${name}${bom ? ' with a byte order mark' : ''}`;
  const sure = confidence === 'certain' ? '' : ` (${confidence})`;
  fill(
    part('file-facts'),
    h(
      'p',
      { class: 'facts' },
      h('span', {}, `Records of ${dialects.join(', ') || 'no dialect'}`),
      !isText && h('span', {}, `Encoding: ${detected}${sure}`),
    ),
    !ascii &&
      !isText &&
      select(
        'file-encoding',
        'Letters look wrong? Read the file as',
        [{ value: '', label: `${name} (as now)` }, ...otherEncodings(name)],
        '',
        (value) => readAs(value === '' ? undefined : (value as EncodingName)),
      ),
  );
  if (focused) document.getElementById('file-encoding')?.focus();
}

const otherEncodings = (name: EncodingName) =>
  ENCODINGS.filter((one) => one !== name).map((value) => ({ value, label: value }));

function renderDiagnostics(diagnostics: readonly Diagnostic[]): void {
  const count = (severity: string): number =>
    diagnostics.filter((one) => one.severity === severity).length;
  const list = h('ol', { class: 'diagnostics' });
  const more = h('div');
  const add = (from: number): void => {
    const until = Math.min(from + PAGE, diagnostics.length);
    list.append(...diagnostics.slice(from, until).map(diagnosticItem));
    const rest = diagnostics.length - until;
    fill(
      more,
      rest > 0 && button(`Show ${Math.min(PAGE, rest)} more of ${rest}`, () => add(until)),
    );
  };
  fill(
    part('diagnostics'),
    h('h2', {}, 'Remarks on the file'),
    diagnostics.length === 0
      ? h('p', {}, 'Nothing odd was found.')
      : h(
          'p',
          { class: 'hint' },
          [
            ENGLISH.counted(count('error'), 'error'),
            ENGLISH.counted(count('warning'), 'warning'),
            ENGLISH.counted(count('info'), 'remark'),
          ].join(', '),
        ),
    list,
    more,
  );
  add(0);
}

function diagnosticItem({
  severity,
  code,
  message,
  place,
  related,
  why,
  help,
}: Diagnostic): HTMLElement {
  return h(
    'li',
    { class: severity },
    h('span', { class: `tag ${severity}` }, severity),
    h('code', { class: 'code' }, code),
    h('p', { class: 'message' }, message),
    place && placeLink(place),
    related.map((other) => h('p', {}, `${capital(other.message)}: `, placeLink(other.place))),
    why !== undefined && h('p', { class: 'hint' }, `Why: ${why}`),
    help !== undefined && h('p', {}, h('b', {}, 'What to do: '), help),
  );
}

function placeLink({ line, column }: Place): HTMLElement {
  const link = h(
    'a',
    { href: `#line-${line}`, class: 'place-link' },
    `line ${line}, column ${column}`,
  );
  link.addEventListener('click', (event) => {
    event.preventDefault();
    const target = document.getElementById(`line-${line}`);
    if (!target) return;
    target.scrollIntoView({ block: 'center' });
    const mark = target.querySelector('mark');
    mark?.scrollIntoView({ block: 'center', inline: 'center' });
    document.querySelector('.file-line.target')?.classList.remove('target');
    target.classList.add('target');
    target.focus({ preventScroll: true });
  });
  return link;
}

interface Marked {
  readonly from: number;
  readonly to: number;
  readonly severity: string;
  readonly message: string;
}

function renderLines({ lines, diagnostics }: OpenedFile): void {
  const marks = new Map<number, Marked[]>();
  const add = (place: Place, severity: string, message: string): void => {
    const list = marks.get(place.line) ?? [];
    const from = place.column - 1;
    list.push({ from, to: from + Math.max(1, place.length), severity, message });
    marks.set(place.line, list);
  };
  for (const { place, severity, message, related } of diagnostics) {
    if (place) add(place, severity, message);
    for (const other of related) add(other.place, 'related', other.message);
  }
  const source = h('div', {
    class: 'source',
    tabindex: 0,
    role: 'region',
    'aria-label': 'Lines of the file',
  });
  fill(part('file-lines'), h('h2', {}, 'The file, line by line'), source);
  appendAll(source, lines, (line) => lineElement(line, marks.get(line.number) ?? []));
}

function lineElement({ number, text }: FileLine, marks: readonly Marked[]): HTMLElement {
  const severity = ['error', 'warning', 'info', 'related'].find((one) =>
    marks.some((mark) => mark.severity === one),
  );
  return h(
    'div',
    { class: `file-line ${severity ?? ''}`, id: `line-${number}`, tabindex: -1 },
    h('span', { class: 'line-number' }, number),
    h('span', { class: 'line-text' }, markedText(text, marks)),
  );
}

/** The text with its marks; of marks that overlap the first one wins. */
function markedText(text: string, marks: readonly Marked[]): (string | HTMLElement)[] {
  const units = Array.from(text);
  const cut = (from: number, to?: number): string => units.slice(from, to).join('');
  const pieces: (string | HTMLElement)[] = [];
  let position = 0;
  for (const { from, to, severity, message } of [...marks].sort((a, b) => a.from - b.from)) {
    if (from < position) continue;
    pieces.push(cut(position, from));
    const marked = cut(from, to) || ' ';
    pieces.push(h('mark', { class: severity, title: message }, marked));
    position = to;
  }
  pieces.push(cut(position));
  return pieces;
}
