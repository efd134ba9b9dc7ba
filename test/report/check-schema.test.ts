import { describe, expect, it } from 'vitest';
import { CHECK_SCHEMA } from '../../src/report/check-schema.js';
import { cli, samplePath, tempFile } from '../cli/helpers.js';
import { sampleText } from '../verify/helpers.js';

/** The keywords that CHECK_SCHEMA uses. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
}

function typeOf(value: unknown): readonly string[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  return typeof value === 'number' && Number.isInteger(value)
    ? ['integer', 'number']
    : [typeof value];
}

/** Paths at which a value does not follow the schema, or has a key that the schema does not know. */
function problems(value: unknown, schema: Schema, path = '$'): string[] {
  const { type, items, properties } = schema;
  const types = typeof type === 'string' ? [type] : type;
  if (types && !types.some((one) => typeOf(value).includes(one))) return [`${path}: type`];
  if (schema.enum && !schema.enum.includes(value)) return [`${path}: enum`];
  if (typeof value === 'number' && value < (schema.minimum ?? value)) return [`${path}: minimum`];
  if (Array.isArray(value)) {
    const { minItems = 0, maxItems = value.length } = schema;
    const size = value.length < minItems || value.length > maxItems ? [`${path}: size`] : [];
    return [
      ...size,
      ...value.flatMap((item, index) => problems(item, items ?? {}, `${path}[${index}]`)),
    ];
  }
  if (typeof value !== 'object' || value === null || !properties) return [];
  const missing = (schema.required ?? []).filter((key) => !(key in value));
  return [
    ...missing.map((key) => `${path}.${key}: missing`),
    ...Object.entries(value).flatMap(([key, inner]) => {
      const known = properties[key];
      return known ? problems(inner, known, `${path}.${key}`) : [`${path}.${key}: unknown`];
    }),
  ];
}

const text = sampleText('lakeside-open.trf');
const cases: readonly (readonly [string, string[]])[] = [
  ['a good file', [samplePath('lakeside-open.trf')]],
  ['a criterion that decides', [samplePath('lakeside-open-exchanged.trf')]],
  ['another edition', [samplePath('lakeside-open.trf'), '--edition', '2017']],
  [
    'a contradiction',
    [tempFile('a.trf', text.replace('   8 b 1     2 w =', '   8 b 1     3 w ='))],
  ],
  [
    'an illegal bye',
    [
      tempFile(
        'b.trf',
        text.replaceAll('0000 - U', '0000 - F').replace('0000 - F  0000 - Z', '0000 - U  0000 - Z'),
      ),
    ],
  ],
  ['no tournament', [tempFile('c.trf', 'hello')]],
  [
    'a comment',
    [
      tempFile(
        'd.trf',
        `### MPA @ Round 9: by hand\r\n${sampleText('lakeside-open-exchanged.trf')}`,
      ),
    ],
  ],
];

describe('CHECK_SCHEMA', () => {
  it.each(cases)('describes check --json for %s', async (_, args) => {
    const { out } = await cli('check', '--json', ...args);
    const unknown = problems(JSON.parse(out), CHECK_SCHEMA).filter(
      // Facts of decisions and of diagnostics differ from kind to kind.
      (problem) => !/\.decision\.\w+: unknown$/.test(problem),
    );
    expect(unknown).toEqual([]);
  });

  it('is printed on request', async () => {
    const { code, out } = await cli('check', '--schema');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(CHECK_SCHEMA);
  });

  it('finds what is wrong (a test of this test)', () => {
    expect(problems({ files: [{ file: 3 }] }, CHECK_SCHEMA)).toContain('$.files[0].file: type');
    expect(problems({}, CHECK_SCHEMA)).toEqual(['$.files: missing']);
  });
});
