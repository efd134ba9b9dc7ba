import { describe, expect, it } from 'vitest';
import {
  INDIVIDUAL_CODES_2026,
  parseTieBreak,
  parseTieBreaks,
  TIE_BREAKS,
  type TieBreak,
  trfTieBreakText,
} from '../../src/standings/index.js';

function parsed(text: string): TieBreak {
  const result = parseTieBreak(text);
  if (!result.ok) throw new Error(`Expected "${text}" to be read: ${result.error.message}`);
  return result.tieBreak;
}

function refused(text: string) {
  const result = parseTieBreak(text);
  if (result.ok) throw new Error(`Expected "${text}" to be refused`);
  return result.error;
}

describe('parseTieBreak (MTB26 descriptors)', () => {
  it.each([
    ['BH', 'BH'],
    ['bh/c1', 'BH/C1'],
    ['BH-C1', 'BH/C1'],
    ['BH:MP/C1/P', 'BH:MP/C1/P'],
    ['BH:MP/P/C1', 'BH:MP/C1/P'],
    ['bh:gp', 'BH:GP'],
    ['FB/M2', 'FB/M2'],
    ['SB-C1-P', 'SB/C1/P'],
    ['AOB/F', 'AOB/F'],
    ['KS/L+1', 'KS/L+1'],
    ['KS/L-2', 'KS/L-2'],
    ['KSL/L2', 'KS/L+2'],
    ['GE', 'REP'],
    ['AROC', 'ARO/C1'],
    ['AROC1', 'ARO/C1'],
    ['BC1', 'BH/C1'],
    ['MPvGP', 'MPvGP'],
    ['mpvgp', 'MPvGP'],
    ['SSSC/K5', 'SSSC/K5'],
    ['SSSC/F/K3', 'SSSC/K3/F'],
    ['EDET/P', 'EDET/P'],
    ['TPN/R', 'TPN/R'],
    ['ARO/U1000', 'ARO/U1000'],
    ['OTHER_ARPO/C1', 'ARPO/C1'],
    ['PTS', 'PTS'],
  ])('%s is %s', (text, canonical) => {
    expect(parsed(text).text).toBe(canonical);
  });

  it('reads the same again from its own text', () => {
    for (const code of INDIVIDUAL_CODES_2026) {
      expect(parsed(parsed(code).text)).toEqual(parsed(code));
      expect(parsed(code).text).toBe(code);
    }
  });

  it('takes the parts apart', () => {
    expect(parsed('FB:GP/M2/P')).toMatchObject({
      unit: 'GP',
      lowCuts: 2,
      highCuts: 2,
      forfeitsPlayed: true,
      fore: false,
    });
    expect(parsed('PS/C2')).toMatchObject({ lowCuts: 2, highCuts: 0 });
  });

  it.each([
    ['BHX', /Unknown tie-break "BHX"/, /Did you mean BH\?/],
    ['', /Unknown tie-break ""/, /Known codes: PTS, DE/],
    ['OTHER_BLITZ', /Unknown tie-break "OTHER_BLITZ"/, /own criterion of another program/],
    ['BWG/C1', /variant "\/C1" in tie-break "BWG\/C1"/, /BWG .* takes no variants/],
    ['SB/M1', /variant "\/M1"/, /SB \(Sonneborn-Berger\) takes \/C1, \/C2, \/P/],
    ['BH/C', /variant "\/C"/, /takes \/C1/],
    ['BH/C0', /variant "\/C0"/, /takes \/C1/],
    ['BH/P2', /variant "\/P2"/, /takes/],
    ['KS/L', /variant "\/L"/, /\/L\+1 or \/L-1/],
    ['KS/L40', /variant "\/L40"/, /\/L\+1 or \/L-1/],
    ['BH/C1/C2', /\/C1 and \/C2 exclude each other/, /Keep one/],
    ['BH/C1/M1', /\/C1 and \/M1 exclude each other/, /Keep one/],
    ['SSSC/K', /variant "\/K"/, /\/K3/],
    ['BH:XX', /unit ":XX"/, /:MP for match points or :GP/],
    ['ARO:MP', /unit ":MP"/, /ARO has no unit/],
    ['BH/C1/', /variant "\/"/, /takes/],
  ])('refuses %s with a reason and a way out', (text, message, help) => {
    const error = refused(text);
    expect(error.text).toBe(text);
    expect(error.message).toMatch(message);
    expect(error.help).toMatch(help);
  });

  it('reads lists and keeps going after an error', () => {
    const { tieBreaks, errors } = parseTieBreaks('BH/C1, BH;SB nonsense,DE');
    expect(tieBreaks.map(({ text }) => text)).toEqual(['BH/C1', 'BH', 'SB', 'DE']);
    expect(errors.map(({ text }) => text)).toEqual(['nonsense']);
  });

  it('writes own codes for a TRF with OTHER_', () => {
    expect(trfTieBreakText(parsed('RP'))).toBe('OTHER_RP');
    expect(trfTieBreakText(parsed('BH/C1'))).toBe('BH/C1');
  });

  it('has every code once', () => {
    const codes = TIE_BREAKS.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });
});
