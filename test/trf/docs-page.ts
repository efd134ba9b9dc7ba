import type { TrfCode } from '../../src/trf/codes.js';
import { CODES } from '../../src/trf/codes.js';
import type { Diagnostic, Severity } from '../../src/trf/index.js';
import { renderDiagnostic } from '../../src/trf/index.js';
import type { FieldSpec, RecordSpec } from '../../src/trf/record-spec.js';
import { RECORDS } from '../../src/trf/records.js';
import { EXAMPLES } from './examples/all-examples.js';

interface Spec {
  readonly severity: Severity;
  readonly title: string;
  readonly why?: string;
  readonly help?: string;
  readonly blocks?: 'file' | 'round';
  readonly tolerated?: boolean;
}

export const codes = Object.keys(CODES).sort() as readonly TrfCode[];

/** The example's diagnostic of a code. */
export function exampleOf(code: TrfCode): Diagnostic {
  const found = EXAMPLES[code]().find((diagnostic) => diagnostic.code === code);
  if (!found) throw new Error(`Expected the example of ${code} to give ${code}`);
  return found;
}

const anchor = (code: string): string => code.replace('/', '');

function section(code: TrfCode): string {
  const { severity, title, why, help, blocks, tolerated }: Spec = CODES[code];
  const effects = [
    ...(blocks === 'file' ? ['No round of the file can be judged.'] : []),
    ...(blocks === 'round' ? ['The round it names and all later ones cannot be judged.'] : []),
    ...(tolerated ? ['An error when reading strictly.'] : []),
  ].join(' ');
  return [
    `## ${code}`,
    '',
    `**${title}** (${severity}). ${effects}`.trim(),
    '',
    ...(why === undefined ? [] : [`Why: ${why}.`, '']),
    ...(help === undefined ? [] : [`What to do: ${help}.`, '']),
    '```text',
    renderDiagnostic(exampleOf(code), { width: 100 }).trimEnd(),
    '```',
    '',
  ].join('\n');
}

/** docs/diagnostics.md: every code with an example that was really produced. */
export function diagnosticsPage(): string {
  return [
    '# Diagnostics',
    '',
    'What reading and writing reports can say. This page is made from the table of codes in',
    '`src/trf/codes-*.ts` and from examples that run as tests: `npx vitest run test/trf/docs -u`.',
    '',
    'Errors are contradictions and things that cannot be read; warnings are read, but probably',
    'harm somebody; infos are only said. Lines and columns count from 1, columns in characters.',
    '',
    '| code | severity | |',
    '|---|---|---|',
    ...codes.map((code) => {
      const { severity, title }: Spec = CODES[code];
      return `| [${code}](#${anchor(code)}) | ${severity} | ${title} |`;
    }),
    '',
    ...codes.map(section),
  ].join('\n');
}

const columnsOf = ({ from, to }: FieldSpec, base = 0): string => {
  if (!Number.isFinite(to)) return `${from}-`;
  return from === to ? String(base + from) : `${base + from}-${base + to}`;
};

function recordRows(spec: RecordSpec): string[] {
  const { fields, repeat, note } = spec;
  return [
    `### ${spec.code}: ${spec.title}`,
    '',
    `From ${spec.family}.${note === undefined ? '' : ` ${note.charAt(0).toUpperCase()}${note.slice(1)}.`}`,
    '',
    '| columns | field | kind |',
    '|---|---|---|',
    ...Object.values(fields).map(
      (field) => `| ${columnsOf(field)} | ${field.label} | ${field.kind} |`,
    ),
    ...(repeat
      ? Object.values(repeat.fields).map(
          (field) =>
            `| ${columnsOf(field, repeat.first)}, then every ${repeat.step} | ${field.label} | ${field.kind} |`,
        )
      : []),
    '',
  ];
}

/** The part of docs/trf-dialects.md that comes from the table of records. */
export function recordTables(): string {
  const inOrder = Object.values(RECORDS).sort((a, b) => (a.code < b.code ? -1 : 1));
  return inOrder.flatMap(recordRows).join('\n');
}
