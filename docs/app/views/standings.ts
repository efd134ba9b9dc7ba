import type { StandingsColumn, StandingsRow } from '../../../src/index.js';
import { formatValue } from '../../../src/standings/column.js';
import { ENGLISH } from '../../../src/words/english.js';
import { appendAll, button, download, fill, h, part, select } from '../dom.js';
import type { OpenedFile, StandingsAnswer, StandingsRequest } from '../protocol.js';
import type { Ask } from '../session.js';
import type { Store } from '../store.js';
import { explanationCard } from './explanation.js';

const EDITIONS = [
  { value: 'auto', label: 'By the start date' },
  { value: '2026', label: '2026 (C.07)' },
  { value: '2024', label: '2024 (C.07)' },
  { value: '2009', label: '2009 (virtual opponent)' },
];

const FROM_FILE: StandingsRequest = { tieBreaks: '', edition: 'auto', round: undefined };
/** For files that name no tie-breaks. */
const USUAL = 'BH/C1,BH,SB';

/** The standings tab; it is computed when it is first looked at. */
export function mountStandings(store: Store, ask: Ask): { readonly show: () => void } {
  let request = FROM_FILE;
  let shown: OpenedFile | undefined;
  const refresh = (): void => {
    const { file } = store.get();
    if (!file?.tournament) return;
    const asked = request;
    void ask('standings', asked).then((check) => {
      if (asked === request) renderTable(file, check, asked, ask);
    });
  };
  const change = (part: Partial<StandingsRequest>): void => {
    request = { ...request, ...part };
    refresh();
  };
  return {
    show() {
      const { file } = store.get();
      if (!file || file === shown) return;
      shown = file;
      const named = file.tournament?.settings;
      const silent = !named || named.tieBreaks.length + named.decisiveTieBreaks.length === 0;
      request = { ...FROM_FILE, tieBreaks: silent ? USUAL : '' };
      renderControls(file, request, change);
      fill(part('standings-table'));
      refresh();
    },
  };
}

function renderControls(
  { tournament }: OpenedFile,
  request: StandingsRequest,
  change: (part: Partial<StandingsRequest>) => void,
): void {
  if (!tournament) {
    fill(part('standings-controls'), h('p', {}, 'The file holds no tournament.'));
    return;
  }
  const { tieBreaks, decisiveTieBreaks } = tournament.settings;
  const named = tieBreaks.length > 0 ? tieBreaks : decisiveTieBreaks;
  const codes = h('input', {
    id: 'standings-codes',
    value: request.tieBreaks,
    placeholder: named.length > 0 ? `${named.join(',')} (file)` : USUAL,
    spellcheck: 'false',
    autocomplete: 'off',
  });
  const form = h(
    'form',
    { class: 'fields' },
    h(
      'div',
      { class: 'field wide' },
      h('label', { for: 'standings-codes' }, 'Tie-breaks, in order'),
      codes,
    ),
    select('standings-edition', 'Edition', EDITIONS, request.edition, (value) =>
      change({ edition: value as StandingsRequest['edition'] }),
    ),
    select(
      'standings-round',
      'After round',
      [
        { value: '', label: 'The last one' },
        ...tournament.rounds.map(({ number }) => ({
          value: String(number),
          label: String(number),
        })),
      ],
      '',
      (value) => change({ round: value === '' ? undefined : Number(value) }),
    ),
    h('button', { class: 'button' }, 'Show'),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    change({ tieBreaks: codes.value });
  });
  fill(part('standings-controls'), form);
}

function renderTable(
  file: OpenedFile,
  check: StandingsAnswer,
  request: StandingsRequest,
  ask: Ask,
): void {
  const { standings, differences } = check;
  const { columns, rows, edition, round, notes } = standings;
  const explanation = h('div', { id: 'explanation', role: 'status' });
  const explain = (code: string, id: number): void => {
    void ask('explain', { standings: request, code, id }).then((answer) => {
      fill(
        explanation,
        explanationCard(answer, () => fill(explanation)),
      );
      explanation.scrollIntoView({ block: 'nearest' });
    });
  };
  const body = h('tbody');
  fill(
    part('standings-table'),
    h(
      'p',
      { class: 'hint' },
      `After round ${round}, by the tie-breaks of ${edition.edition.id}: ${edition.edition.title}. `,
      'A click on a value shows where it comes from; the underlined value put a player below the one before.',
    ),
    notes.map(({ severity, message, help }) =>
      h('p', { class: `problem ${severity}` }, message, help !== undefined && `. ${help}`, '.'),
    ),
    fileDifferences(differences),
    explanation,
    h(
      'div',
      { class: 'scroll table', tabindex: 0, role: 'region', 'aria-label': 'Standings' },
      h('table', { class: 'standings' }, h('thead', {}, headRow(columns)), body),
    ),
    columnMeanings(columns),
    button('Save as CSV', () => download(`${stem(file.name)}-standings.csv`, csvOf(check))),
  );
  appendAll(body, rows, (row) => bodyRow(row, columns, explain));
}

const stem = (name: string): string => name.replace(/\.[^.]*$/, '');

function headRow(columns: readonly StandingsColumn[]): HTMLElement {
  return h(
    'tr',
    {},
    h('th', { scope: 'col' }, 'Rank'),
    h('th', { scope: 'col' }, 'No.'),
    h('th', { scope: 'col', class: 'text' }, 'Name'),
    columns.map(({ key, tieBreak }) =>
      h('th', { scope: 'col', title: tieBreak.definition.title }, key === 'PTS' ? 'Points' : key),
    ),
  );
}

function bodyRow(
  row: StandingsRow,
  columns: readonly StandingsColumn[],
  explain: (code: string, id: number) => void,
): HTMLElement {
  return h(
    'tr',
    {},
    h('td', {}, `${row.rank}${row.tied ? '=' : ''}`),
    h('td', { class: 'num' }, row.id),
    h('th', { scope: 'row', class: 'text' }, row.name),
    columns.map(({ key }) => {
      const text =
        key === 'PTS' ? (row.points / 10).toFixed(1) : formatValue(row.values[key]) || '–';
      const decides = row.decidedBy === key;
      return h(
        'td',
        {},
        button(decides ? h('u', {}, text) : text, () => explain(key, row.id), {
          class: 'value',
          'aria-label': `${key} of ${row.name}: ${text}${decides ? ', decides' : ''}. Explain`,
        }),
      );
    }),
  );
}

function fileDifferences(differences: StandingsAnswer['differences']): HTMLElement | undefined {
  if (differences.length === 0) return undefined;
  return h(
    'details',
    { class: 'card', open: differences.length <= 5 },
    h('summary', {}, `The file says otherwise in ${ENGLISH.counted(differences.length, 'place')}`),
    h(
      'ul',
      {},
      differences.map(({ message }) => h('li', {}, `${message}.`)),
    ),
  );
}

function columnMeanings(columns: readonly StandingsColumn[]): HTMLElement {
  return h(
    'details',
    { class: 'legend' },
    h('summary', {}, 'What the columns mean'),
    h(
      'dl',
      {},
      columns.map(({ key, tieBreak: { definition } }) => [
        h('dt', {}, key),
        h(
          'dd',
          {},
          definition.title,
          /^\d/.test(definition.article) && ` (C.07 art. ${definition.article})`,
        ),
      ]),
    ),
  );
}

function csvOf({ standings: { columns, rows } }: StandingsAnswer): string {
  const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  const head = ['Rank', 'No', 'Name', ...columns.map(({ key }) => key)];
  const lines = rows.map((row) => [
    String(row.rank),
    String(row.id),
    row.name,
    ...columns.map(({ key }) =>
      key === 'PTS' ? (row.points / 10).toFixed(1) : formatValue(row.values[key]),
    ),
  ]);
  return [head, ...lines].map((cells) => `${cells.map(quote).join(',')}\r\n`).join('');
}
