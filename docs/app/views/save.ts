import type { Target } from '../../../src/index.js';
import { button, download, fill, h, part, select } from '../dom.js';
import type { Converted, ConvertRequest, OpenedFile, ReportFormat } from '../protocol.js';
import type { Ask } from '../session.js';
import type { Store } from '../store.js';
import { problemLine } from './problem.js';

const TARGETS: readonly { readonly value: Target | 'json'; readonly label: string }[] = [
  { value: 'trf26', label: 'TRF26 (FIDE, 2026)' },
  { value: 'trf16', label: 'TRF16 (FIDE, 2016)' },
  { value: 'trfx', label: 'TRFx (JaVaFo)' },
  { value: 'trfbx', label: 'TRF(bx) (bbpPairings)' },
  { value: 'json', label: 'JSON of this library' },
];

const ENDINGS: Readonly<Record<ReportFormat, string>> = { text: 'txt', html: 'html', json: 'json' };

/** The tab of what can be saved: the report, and the file in other forms. */
export function mountSave(store: Store, ask: Ask): { readonly show: () => void } {
  let shown: OpenedFile | undefined;
  return {
    show() {
      const { file } = store.get();
      if (!file || file === shown) return;
      shown = file;
      fill(
        part('save'),
        file.tournament
          ? [reportCard(file, store, ask), convertCard(file, ask)]
          : h('p', {}, 'The file holds no tournament.'),
      );
    },
  };
}

const stemOf = ({ name }: OpenedFile): string => name.replace(/\.[^.]*$/, '');

function reportCard(file: OpenedFile, store: Store, ask: Ask): HTMLElement {
  const save = (format: ReportFormat): void => {
    const { settings } = store.get();
    void ask('report', { settings, format }).then((text) =>
      download(`${stemOf(file)}-check.${ENDINGS[format]}`, text),
    );
  };
  return h(
    'section',
    { class: 'card' },
    h('h2', {}, 'The report'),
    h('p', {}, 'All rounds with their findings, as the command line makes them.'),
    h(
      'div',
      { class: 'buttons' },
      button('As a page to print', () => save('html')),
      button('As text', () => save('text')),
      button('As JSON', () => save('json')),
    ),
  );
}

function convertCard(file: OpenedFile, ask: Ask): HTMLElement {
  let request: ConvertRequest = { target: 'trf26', computeTotals: false, lineEnd: '\r\n' };
  const answer = h('div', { role: 'status' });
  const change = (part: Partial<ConvertRequest>): void => {
    request = { ...request, ...part };
    fill(answer);
  };
  const totals = h('input', { id: 'convert-totals', type: 'checkbox' });
  totals.addEventListener('change', () => change({ computeTotals: totals.checked }));
  const form = h(
    'form',
    { class: 'fields' },
    select('convert-target', 'Form', TARGETS, request.target, (value) =>
      change({ target: value as ConvertRequest['target'] }),
    ),
    select(
      'convert-line-end',
      'Line ends',
      [
        { value: 'crlf', label: 'CR LF' },
        { value: 'lf', label: 'LF' },
      ],
      'crlf',
      (value) => change({ lineEnd: value === 'lf' ? '\n' : '\r\n' }),
    ),
    h(
      'div',
      { class: 'field check' },
      totals,
      h('label', { for: 'convert-totals' }, 'Compute points and ranks anew'),
    ),
    h('button', { type: 'submit', class: 'button primary' }, 'Convert'),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { target } = request;
    void ask('convert', request).then((converted) =>
      fill(answer, convertedParts(converted, fileName(file, target))),
    );
  });
  return h(
    'section',
    { class: 'card' },
    h('h2', {}, 'The tournament in another form'),
    h('p', {}, 'What the form cannot hold is told before it is saved.'),
    form,
    answer,
  );
}

const fileName = (file: OpenedFile, target: ConvertRequest['target']): string =>
  `${stemOf(file)}${target === 'json' ? '.json' : `-${target}.trf`}`;

/** Longest preview, in lines. */
const PREVIEW = 40;

function convertedParts({ text, bytes, diagnostics }: Converted, name: string): HTMLElement[] {
  const problems = diagnostics.map(problemLine);
  if (text === '') return problems;
  const lines = text.split(/\r?\n/);
  const shown = lines.slice(0, PREVIEW).join('\n');
  return [
    ...problems,
    h(
      'p',
      {},
      button(`Save ${name}`, () => download(name, bytes)),
    ),
    h(
      'pre',
      { class: 'preview', tabindex: 0, role: 'region', 'aria-label': `Beginning of ${name}` },
      lines.length > PREVIEW ? `${shown}\n…` : shown,
    ),
  ];
}
