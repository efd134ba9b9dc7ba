import { TIE_BREAK_ALIASES, TIE_BREAKS, type TieBreakDefinition } from './tie-break-table.js';

/** Match points or game points of a team; for players both are their points. */
export type Unit = 'MP' | 'GP';

/** A tie-break code taken apart. */
export interface TieBreak {
  /** Canonical text, e.g. "BH:MP/C1/P"; own codes without the OTHER_ prefix. */
  readonly text: string;
  readonly definition: TieBreakDefinition;
  readonly unit?: Unit;
  /** Contributions to leave out, lowest and highest ones. */
  readonly lowCuts: number;
  readonly highCuts: number;
  /** /P: forfeits count as played against the scheduled opponent. */
  readonly forfeitsPlayed: boolean;
  /** /F: Fore Buchholz takes the place of Buchholz. */
  readonly fore: boolean;
  /** /R: the other way round. */
  readonly reversed: boolean;
  /** /L+x or /L-x: the Koya limit moved by x half points. */
  readonly limit: number;
  /** /Kx: the factor of SSSC. */
  readonly factor?: number;
  /** /Ux: the rating that unrated players count with. */
  readonly unrated?: number;
}

export interface TieBreakError {
  /** The code as it was written. */
  readonly text: string;
  readonly message: string;
  readonly help: string;
}

export type ParsedTieBreak =
  | { readonly ok: true; readonly tieBreak: TieBreak }
  | { readonly ok: false; readonly error: TieBreakError };

const DEFINITIONS: ReadonlyMap<string, TieBreakDefinition> = new Map(
  TIE_BREAKS.map((definition) => [definition.code, definition]),
);

/**
 * Reads one code of records 202/212 (MTB26): NAME[:MP|:GP][/variant]..., in any case, with hyphens
 * (BH-C1), older names (GE, AROC1) and the OTHER_ prefix of own codes accepted.
 */
export function parseTieBreak(written: string): ParsedTieBreak {
  const normal = expandAlias(
    written
      .trim()
      .toUpperCase()
      .replace(/^OTHER_/, ''),
  );
  const match = /^([A-Z]+[0-9]*)(:[A-Z]+)?((?:\/[^/]*)*)$/.exec(normal);
  const name = match?.[1] ?? normal;
  const definition = DEFINITIONS.get(name);
  if (!match || !definition) return { ok: false, error: unknownCode(written, name) };
  const unit = match[2]?.slice(1);
  if (unit !== undefined && (!definition.units || (unit !== 'MP' && unit !== 'GP'))) {
    return { ok: false, error: badUnit(written, unit, definition) };
  }
  const draft: Draft = { ...PLAIN, definition, ...(unit ? { unit: unit as Unit } : {}) };
  const variants = match[3]!.split('/').slice(1);
  const sorts = variants.map((variant) => variant.charAt(0).replace('M', 'C'));
  for (const [place, variant] of variants.entries()) {
    if (sorts.indexOf(sorts[place]!) < place) {
      return { ok: false, error: repeatedVariant(written, variants, sorts[place]!) };
    }
    if (!applyVariant(draft, variant)) {
      return { ok: false, error: badVariant(written, variant, definition) };
    }
  }
  return { ok: true, tieBreak: { ...draft, text: tieBreakText(draft) } };
}

/**
 * Reads a list such as "BH/C1,BH,SB" or its parts; the good codes and the errors, each in order.
 */
export function parseTieBreaks(codes: string | readonly string[]): {
  readonly tieBreaks: readonly TieBreak[];
  readonly errors: readonly TieBreakError[];
  /** Both, in the order of the list. */
  readonly parsed: readonly ParsedTieBreak[];
} {
  const texts = (typeof codes === 'string' ? [codes] : codes)
    .flatMap((text) => text.split(/[,;\s]+/))
    .filter((text) => text !== '');
  const parsed = texts.map(parseTieBreak);
  return {
    parsed,
    tieBreaks: parsed.flatMap((one) => (one.ok ? [one.tieBreak] : [])),
    errors: parsed.flatMap((one) => (one.ok ? [] : [one.error])),
  };
}

type Draft = { -readonly [K in keyof Omit<TieBreak, 'text'>]: TieBreak[K] };

const PLAIN = {
  lowCuts: 0,
  highCuts: 0,
  forfeitsPlayed: false,
  fore: false,
  reversed: false,
  limit: 0,
};

function expandAlias(normal: string): string {
  const hyphens = normal.replace(/-(?=[CMPFRKU]\d*(?:[/-]|$))/g, '/');
  const [name = '', ...rest] = hyphens.split(/(?=[:/])/);
  return [TIE_BREAK_ALIASES[name] ?? name, ...rest].join('');
}

/** Notes one variant in the draft; false when this tie-break does not take it. */
function applyVariant(draft: Draft, variant: string): boolean {
  const { cuts, variants } = draft.definition;
  const match = /^([CMPFRLKU])([+-]?\d+)?$/.exec(variant);
  if (!match) return false;
  const [, letter, digits] = match;
  const value = digits === undefined ? undefined : Number(digits);
  const count = value !== undefined && value >= 1 ? value : undefined;
  if (letter === 'C' || letter === 'M') {
    if (count === undefined || cuts === 'none' || (letter === 'M' && cuts !== 'median')) {
      return false;
    }
    draft.lowCuts = count;
    draft.highCuts = letter === 'M' ? count : 0;
    return true;
  }
  if (!variants.includes(letter!)) return false;
  // A large number without a sign is per cent rather than half points.
  if (letter === 'L') draft.limit = /^([+-]\d+|\d)$/.test(digits ?? '') ? value! : Number.NaN;
  else if (letter === 'K') draft.factor = count ?? Number.NaN;
  else if (letter === 'U') draft.unrated = value ?? Number.NaN;
  else if (value !== undefined) return false;
  if (letter === 'P') draft.forfeitsPlayed = true;
  if (letter === 'F') draft.fore = true;
  if (letter === 'R') draft.reversed = true;
  return ![draft.limit, draft.factor, draft.unrated].some(Number.isNaN);
}

/** The canonical text of a code: unit, cut, then the other variants. */
function tieBreakText(draft: Draft): string {
  const { definition, unit, lowCuts, highCuts, limit, factor, unrated } = draft;
  return [
    definition.code === 'MPVGP' ? 'MPvGP' : definition.code,
    unit ? `:${unit}` : '',
    highCuts > 0 ? `/M${highCuts}` : lowCuts > 0 ? `/C${lowCuts}` : '',
    limit === 0 ? '' : `/L${limit > 0 ? '+' : ''}${limit}`,
    factor === undefined ? '' : `/K${factor}`,
    draft.fore ? '/F' : '',
    draft.forfeitsPlayed ? '/P' : '',
    draft.reversed ? '/R' : '',
    unrated === undefined ? '' : `/U${unrated}`,
  ].join('');
}

/** The code as a TRF carries it: own codes get the prefix OTHER_ (MTB26). */
export function trfTieBreakText(tieBreak: TieBreak): string {
  return tieBreak.definition.own ? `OTHER_${tieBreak.text}` : tieBreak.text;
}

function unknownCode(written: string, name: string): TieBreakError {
  const known = [...DEFINITIONS.keys()];
  const near = known.filter((code) => distance(code, name) <= 1 || name.startsWith(`${code}:`));
  const hint = near.length > 0 ? `Did you mean ${near.join(' or ')}? ` : '';
  const others = /^OTHER_/i.test(written)
    ? 'It is an own criterion of another program, which cannot be computed here. '
    : '';
  return {
    text: written,
    message: `Unknown tie-break "${written}"`,
    help: `${others}${hint}Known codes: ${known.join(', ')}`,
  };
}

function badUnit(written: string, unit: string, definition: TieBreakDefinition): TieBreakError {
  return {
    text: written,
    message: `Unknown unit ":${unit}" in tie-break "${written}"`,
    help: definition.units
      ? 'Write :MP for match points or :GP for game points'
      : `${definition.code} has no unit: write it without ":${unit}"`,
  };
}

function badVariant(
  written: string,
  variant: string,
  definition: TieBreakDefinition,
): TieBreakError {
  const taken = variantTexts(definition);
  return {
    text: written,
    message: `Unknown variant "/${variant}" in tie-break "${written}"`,
    help:
      taken.length === 0
        ? `${definition.code} (${definition.title}) takes no variants`
        : `${definition.code} (${definition.title}) takes ${taken.join(', ')}`,
  };
}

function repeatedVariant(
  written: string,
  variants: readonly string[],
  sort: string,
): TieBreakError {
  const found = variants.filter((variant) => variant.charAt(0).replace('M', 'C') === sort);
  return {
    text: written,
    message: `${found.map((variant) => `/${variant}`).join(' and ')} exclude each other in tie-break "${written}"`,
    help: `Keep one of them`,
  };
}

/** The variants that a tie-break takes, as examples. */
export function variantTexts(definition: TieBreakDefinition): string[] {
  const cuts = { none: [], low: ['/C1', '/C2'], median: ['/C1', '/C2', '/M1', '/M2'] };
  const examples: Readonly<Record<string, string>> = {
    L: '/L+1 or /L-1',
    K: '/K3',
    U: '/U1400',
  };
  return [
    ...cuts[definition.cuts],
    ...[...definition.variants].map((letter) => examples[letter] ?? `/${letter}`),
  ];
}

/** Edit distance of two short words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replace = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replace, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
