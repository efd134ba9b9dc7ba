import { describe, expect, it } from 'vitest';
import { lintTrf } from '../../src/lint/lint.js';
import {
  fromJson,
  parseTrf,
  renderAnnotation,
  renderDiagnostic,
  renderDiagnostics,
  toJson,
} from '../../src/trf/index.js';
import { BASE, join, putBlock } from './base-file.js';

const [mismatch] = parseTrf(join(putBlock(2, 4, '   7 b 0')(BASE)), {
  file: 'open.trf',
}).diagnostics;

describe('text', () => {
  it('shows both halves of a contradiction with marks under them', () => {
    expect(renderDiagnostic(mismatch!, { width: 90 })).toBe(
      [
        'error[trf/opponent-mismatch]: Round 4: 2 lists 7 as opponent, but 7 lists 1',
        '  --> open.trf:16:122',
        '16 | 001    2 m    Sample02, Pl… 0  0000 - U     4 b 1     7 b 0     8 b 1    10 b 1',
        '   |                                                    ^^^^^^^^',
        '21 | 001    7 m    Sample07, Pl… =    10 b =    12 b =     1 b =     3 b =     5 b =',
        '   |                                                    -------- 7 lists 1',
        'why:  both halves of a game must agree (TRF record 001)',
        'help: correct one of the two lines',
        '',
      ].join('\n'),
    );
  });

  it('paints', () => {
    const mark = (name: string) => (text: string) => `<${name}>${text}</${name}>`;
    const paint = { error: mark('e'), frame: mark('f'), strong: mark('s') };
    const text = renderDiagnostic(mismatch!, { paint });
    expect(text).toContain('<e>error[trf/opponent-mismatch]</e>: <s>Round 4');
    expect(text).toContain('<e>^^^^^^^^</e>');
    expect(text).toContain('<f>--------</f>');
  });

  it('shows no control characters of hostile files', () => {
    const { diagnostics } = parseTrf('001    1 \u001b[31m\u202eevil\u0007', {
      file: 'a\u001b.trf',
    });
    expect(renderDiagnostics(diagnostics).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
  });

  it('a place behind the end of the line', () => {
    const { diagnostics } = parseTrf('001    1');
    const missing = diagnostics.find((one) => one.code === 'trf/points-missing')!;
    expect(renderDiagnostic(missing, { file: 'x.trf' })).toContain('--> x.trf:1:81');
  });

  it('every width shows the mark', () => {
    for (const width of [1, 20, 40, 80, 200]) {
      expect(renderDiagnostic(mismatch!, { width })).toMatch(/\^/);
    }
  });
});

describe('annotations', () => {
  it('of GitHub', () => {
    expect(renderAnnotation(mismatch!)).toBe(
      '::error file=open.trf,line=16,col=122,endColumn=130,title=trf/opponent-mismatch::' +
        'Round 4: 2 lists 7 as opponent, but 7 lists 1%0A' +
        'why: both halves of a game must agree (TRF record 001)%0A' +
        'help: correct one of the two lines\n',
    );
  });
  it('escapes what would end a property or a command', () => {
    const text = renderAnnotation({
      ...{ code: 'trf/x', severity: 'info', message: '50%\nmore', related: [], data: {} },
      place: { file: 'a:b,c', line: 1, column: 2, length: 3, lineText: '' },
    });
    expect(text).toBe(
      '::notice file=a%3Ab%2Cc,line=1,col=2,endColumn=5,title=trf/x::50%25%0Amore\n',
    );
  });
});

describe('lint', () => {
  it('counts and names', () => {
    const report = lintTrf(join(putBlock(2, 4, '   7 b 0')(BASE)), { file: 'open.trf' });
    expect(report).toMatchObject({
      file: 'open.trf',
      counts: { error: 2, warning: 0, info: 0 },
      dialects: ['trf16', 'trfx'],
      players: 13,
      rounds: 6,
    });
  });
});

describe('JSON', () => {
  const { tournament } = parseTrf(join(BASE));
  it('there and back', () => {
    const text = JSON.stringify(toJson(tournament!));
    expect(fromJson(text)).toEqual({ tournament, diagnostics: [] });
    expect(fromJson(JSON.parse(text)).tournament).toEqual(tournament);
  });
  it('the smallest tournament', () => {
    const { tournament: small, diagnostics } = fromJson({
      format: 'pairing-checker-tournament',
      version: 1,
      players: [{ id: 2 }, { id: 1, name: 'Adams' }],
    });
    expect(diagnostics).toEqual([]);
    expect(small?.players.map((one) => [one.id, one.name])).toEqual([
      [1, 'Adams'],
      [2, ''],
    ]);
  });
  it.each([
    ['', 'json/syntax'],
    ['[]', 'json/schema'],
    ['null', 'json/schema'],
    ['{"format":"pairing-checker-tournament","version":2,"players":[]}', 'json/schema'],
    ['{"format":"pairing-checker-tournament","version":1,"players":[{"id":1.5}]}', 'json/schema'],
    [
      '{"format":"pairing-checker-tournament","version":1,"players":[{"id":1,"x":1}]}',
      'json/schema',
    ],
    [
      '{"format":"pairing-checker-tournament","version":1,"players":[],"rounds":[{"number":2,"games":[],"byes":[]}]}',
      'json/references',
    ],
    [
      '{"format":"pairing-checker-tournament","version":1,"players":[],"__proto__":{}}',
      'json/schema',
    ],
  ])('%s', (text, code) => {
    const { tournament: none, diagnostics } = fromJson(text);
    expect(none).toBeUndefined();
    expect(diagnostics[0]?.code).toBe(code);
  });
  it('says where', () => {
    const text =
      '{"format":"pairing-checker-tournament","version":1,"players":[{"id":1,"rating":"x"}]}';
    expect(fromJson(text).diagnostics[0]?.message).toBe(
      'players[0].rating: unexpected "x", expected an integer from 0 to 999999999',
    );
  });
});
