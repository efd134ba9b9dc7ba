import { describe, expect, it } from 'vitest';
import {
  formatTypeCode,
  isBakuCode,
  parseTypeCode,
  withoutBaku,
} from '../../src/model/type-code.js';
import { readTypeWords } from '../../src/model/type-words.js';

/** Values of record 192 that TRF26 lists, and years where they are understood as well. */
const CODES = [
  ...['FIDE_DUTCH', 'FIDE_DUTCH_2017', 'FIDE_DUTCH_2025', 'FIDE_DUTCH_2026'],
  ...['FIDE_DUTCH_BAKU', 'FIDE_DUTCH_2026_BAKU', 'FIDE_DUBOV', 'FIDE_DUBOV_BAKU'],
  ...['FIDE_BURSTEIN', 'FIDE_BURSTEIN_BAKU', 'FIDE_DOUBLESWISS_BAKU', 'CUSTOM_DOUBLESWISS'],
  ...['CUSTOM_SWISS', 'CUSTOM_KNOCKOUT', 'CUSTOM_TEAM_KNOCKOUT', 'CUSTOM_TEAM_SWISS_MP'],
  ...['BERGER_ROUNDROBIN', 'BERGER_DOUBLEROUNDROBIN_G2', 'FIDE_ROUNDROBIN', 'CUSTOM_ROUNDROBIN_G1'],
  ...['FIDE_TEAM_DOUBLEROUNDROBIN', 'BERGER_TEAM_ROUNDROBIN', 'FIDE_SCHILLER_4X5'],
  ...['FIDE_SCHEVENINGEN_G2', 'FIDE_DOUBLESCHEVENINGEN', 'CUSTOM_SCHEVENINGEN'],
  ...['FIDE_TEAM', 'FIDE_TEAM_BAKU', 'FIDE_TEAM_TYPEA_MP_GP', 'FIDE_TEAM_TYPEB_GP_MP'],
  ...['FIDE_TEAM_MP_GP_BAKU', 'FIDE_OLYMPIAD', 'FIDE_OLYMPIAD_2022', 'OTHER_TEAM_LEAGUE'],
];

describe('type codes of record 192', () => {
  it.each(CODES)('%s is known, and comes back as it was', (text) => {
    const code = parseTypeCode(text);
    expect(code?.kind).toBeDefined();
    expect(formatTypeCode(code!)).toBe(text);
    expect(parseTypeCode(` ${text.toLowerCase().replaceAll('_', '-')} `)).toEqual(code);
  });

  it.each([
    ...['MY_SWISS', 'FIDE_DUTCH_TYPEA', 'FIDE_OLYMPIAD_BAKU', 'FIDE_TEAM_GP_MP_BAKU'],
    ...['FIDE_TEAM_MP_MP', 'CUSTOM_SWISS_2026', 'FIDE_DUTCH_G2'],
  ])('%s has the shape of a code and is none of them', (text) => {
    expect(parseTypeCode(text)).toMatchObject({ kind: undefined });
  });

  it.each(['', 'DUTCH', 'Swiss system', 'FIDE_', 'FIDE_DUTCH 2026'])('"%s" is no code', (text) => {
    expect(parseTypeCode(text)).toBeUndefined();
  });

  it('tells team events and kinds of events apart', () => {
    const told = (text: string) => {
      const { kind, teams } = parseTypeCode(text)!;
      return `${kind} ${teams}`;
    };
    expect(told('FIDE_OLYMPIAD')).toBe('swiss true');
    expect(told('FIDE_TEAM_ROUNDROBIN')).toBe('roundRobin true');
    expect(told('FIDE_DUTCH_2026')).toBe('swiss false');
    expect(told('CUSTOM_KNOCKOUT')).toBe('knockout false');
  });

  it('knows acceleration by its name, and takes it out', () => {
    expect(isBakuCode('fide_dutch_2026_baku')).toBe(true);
    expect(isBakuCode('FIDE_DUTCH')).toBe(false);
    expect(withoutBaku('FIDE_TEAM_TYPEB_MP_BAKU')).toBe('FIDE_TEAM_TYPEB_MP');
    expect(withoutBaku('words')).toBe('words');
  });
});

describe('words of record 092', () => {
  it.each([
    ['Individual: Swiss-System (Standard)', 'swiss false'],
    ['Team Swiss System', 'swiss true'],
    ['Team: Round-Robin', 'roundRobin true'],
    ['Team League', 'undefined true'],
    ['Rundenturnier', 'roundRobin undefined'],
    ['Einzel - Schweizer System', 'swiss false'],
    ['Mannschaft Schweizer System', 'swiss true'],
    ['All-Play-All', 'roundRobin undefined'],
    ['Todos contra todos', 'roundRobin undefined'],
    ['Sistema suizo por equipos', 'swiss true'],
    ['Toutes rondes', 'roundRobin undefined'],
    ['Système suisse', 'swiss undefined'],
    ["Girone all'italiana", 'roundRobin undefined'],
    ['Každý s každým', 'roundRobin undefined'],
    ['Turniej kołowy', 'roundRobin undefined'],
    ['Круговой турнир', 'roundRobin undefined'],
    ['Швейцарская система, командный', 'swiss true'],
    ['Körmérkőzés', 'roundRobin undefined'],
    ['Scheveningen System', 'scheveningen undefined'],
    ['Knock-out', 'knockout undefined'],
    ['Tournament', 'undefined undefined'],
    ['', 'undefined undefined'],
  ])('%s', (text, expected) => {
    const { kind, teams } = readTypeWords(text);
    expect(`${kind} ${teams}`).toBe(expected);
  });
});
