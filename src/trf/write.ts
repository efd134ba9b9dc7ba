import type { Tournament } from '../model/index.js';
import { createCollector } from './collector.js';
import { type Diagnostic, hasErrors } from './diagnostic.js';
import { TARGETS, type Target, type Writing } from './dialects.js';
import { type EncodingName, encodeText } from './encodings.js';
import { writeAcceleration } from './records/acceleration.js';
import { writeAdjustments } from './records/adjustments.js';
import { writeAnnounced } from './records/byes.js';
import { writeForbidden } from './records/forbidden.js';
import { writeInfo } from './records/info.js';
import { writeTeamSettings } from './records/matches.js';
import { writeNational } from './records/national.js';
import { writePlayers } from './records/player.js';
import { writeScoring } from './records/scoring.js';
import { writeCodes, writePairingWords, writeRoundCount } from './records/settings.js';
import { writeTeams } from './records/teams.js';

export interface WriteOptions {
  readonly dialect: Target;
  /** CRLF unless told otherwise. */
  readonly lineEnd?: '\r\n' | '\n' | '\r' | undefined;
  /** UTF-8 unless told otherwise; never with a byte order mark. */
  readonly encoding?: EncodingName | undefined;
  /** Writes names in ASCII letters. */
  readonly ascii?: boolean | undefined;
  /**
   * "stated" (the default) writes the points and ranks that the tournament states, and computes
   * those that it does not; "computed" computes all.
   */
  readonly totals?: 'stated' | 'computed' | undefined;
  /**
   * How a player without game and bye in a finished round is written: "Z" (the default, the clearest
   * for other programs) or "blank", which reads back as the same tournament.
   */
  readonly absences?: 'Z' | 'blank' | undefined;
  /** Lines that are put at the end as they are, such as comments and unknown records. */
  readonly extraLines?: readonly string[] | undefined;
}

export interface WrittenTrf {
  /** Empty when a diagnostic is an error: the tournament cannot be written. */
  readonly text: string;
  readonly bytes: Uint8Array;
  /** What the dialect, a field or the encoding could not hold. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The families of records in the order in which they stand in a file. */
const WRITERS: readonly ((writing: Writing) => readonly string[])[] = [
  writeInfo,
  writeRoundCount,
  writePairingWords,
  writeScoring,
  writeCodes,
  writeAcceleration,
  writeForbidden,
  writeAdjustments,
  writeTeamSettings,
  writePlayers,
  writeNational,
  writeAnnounced,
  writeTeams,
];

/**
 * Writes a tournament as a report file. Numbers that do not fit (start numbers above 9999, ratings
 * above 9999, points above 99.9) are errors and leave the text empty; what the dialect cannot hold
 * is left out with a warning.
 * @throws RangeError when the dialect is none of `TARGETS`.
 */
export function writeTrf(tournament: Tournament, options: WriteOptions): WrittenTrf {
  const { dialect, lineEnd = '\r\n', encoding = 'utf-8', extraLines = [] } = options;
  if (!TARGETS.includes(dialect)) {
    throw new RangeError(`Expected one of ${TARGETS.join(', ')} as dialect, found ${dialect}`);
  }
  const report = createCollector();
  const { totals = 'stated', absences = 'Z' } = options;
  const oldLetters = dialect === 'trfx06';
  const writing: Writing = {
    ...{ tournament, totals, absences, report, oldLetters },
    dialect: oldLetters ? 'trfx' : dialect,
  };
  const lines = [...WRITERS.flatMap((write) => write(writing)), ...extraLines];
  const joined = lines.map((line) => line + lineEnd).join('');
  const text = options.ascii ? toAscii(joined) : joined;
  const { bytes, missing } = encodeText(text, encoding);
  if (missing.length > 0)
    report.add('trf/not-in-encoding', undefined, { actual: missing, encoding });
  const diagnostics = report.finish();
  if (hasErrors(diagnostics)) return { text: '', bytes: new Uint8Array(), diagnostics };
  return { text, bytes, diagnostics };
}

/**
 * TRF26 with the one setting of a pairing for which it has no record: a ranking by the order of the
 * lines stands there as JaVaFo's "XXC rank", which this library reads in any file. For files that
 * have to give the same pairing again, such as counterexamples.
 */
export function writeWholeTrf(
  tournament: Tournament,
  options: Omit<WriteOptions, 'dialect'> = {},
): WrittenTrf {
  const ranking = tournament.settings.rankByFileOrder ? ['XXC rank'] : [];
  const extraLines = [...ranking, ...(options.extraLines ?? [])];
  return writeTrf(tournament, { ...options, dialect: 'trf26', extraLines });
}

/** Letters that decomposition does not turn into ASCII. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ð: 'd', Ð: 'D' },
  ...{ þ: 'th', Þ: 'Th', đ: 'd', Đ: 'D', ł: 'l', Ł: 'L', ħ: 'h', Ħ: 'H', ı: 'i', ŋ: 'n', Ŋ: 'N' },
  ...{ ə: 'a', Ə: 'A', ʻ: "'", ʼ: "'", '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '—': '-' },
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l' },
  ...{ μ: 'm', ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f' },
  ...{ χ: 'ch', ψ: 'ps', ω: 'o' },
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', к: 'k', л: 'l' },
  ...{ м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts' },
  ...{ ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'iu', я: 'ia', і: 'i' },
  ...{ є: 'ie', ґ: 'g', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', ђ: 'dj', џ: 'dz' },
};

/** Latin, Greek and Cyrillic text in ASCII letters; what has no equivalent becomes "?". */
export function toAscii(text: string): string {
  let ascii = '';
  for (const char of text.normalize('NFC')) ascii += asciiOf(char);
  return ascii;
}

function asciiOf(char: string): string {
  if (char < '\u0080') return char;
  const known = LETTERS[char];
  if (known !== undefined) return known;
  const base = char.normalize('NFD').replace(/\p{M}/gu, '');
  if (base !== char && base !== '') return [...base].map(asciiOf).join('');
  const small = LETTERS[char.toLowerCase()];
  if (small !== undefined) return small.charAt(0).toUpperCase() + small.slice(1);
  return char === '\u00a0' ? ' ' : '?';
}
