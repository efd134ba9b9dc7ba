import type { CodePage, EncodingName } from './encodings.js';
import {
  countUtf8,
  decodeCodePage,
  decodeUtf8,
  decodeUtf16,
  decodeValidUtf8,
  encodeText,
  joinBytes,
} from './encodings.js';

/** How sure the reader is of an encoding. */
export type Confidence = 'certain' | 'likely' | 'guess';

export interface CodePageGuess {
  readonly page: CodePage;
  readonly confidence: Confidence;
}

/** Candidates in the order of preference when the scores are equal. */
const CANDIDATES: readonly CodePage[] = [
  ...(['windows-1252', 'windows-1250', 'windows-1251', 'windows-1253', 'windows-1254'] as const),
  ...(['iso-8859-2', 'cp850', 'cp866', 'cp437'] as const),
];

/** Letters that make a code page more probable, because its languages use them often. */
const FREQUENT: Readonly<Partial<Record<CodePage, string>>> = {
  'windows-1252': 'áéíóúàèìòùâêîôûäëïöüãõñçåæøßÁÉÍÓÚÄÖÜÑÇÅÆØ',
  'windows-1250': 'ąćęłńóśźżŁŚŻáčďéěíňřšťúůýžČŘŠŽőűÖÜäöüĐđĆăâîșțţşŞ',
  'windows-1251': 'оеаинтсрвлкмдпуябгзйчыОАИНСРВКМДПБГ',
  'windows-1253': 'αοιετσνηρπκμλςόίάέήύώΑΟΙΕΤΣΝΗΡΠΚΜΛ',
  'windows-1254': 'ığşöüçİĞŞÖÜÇ',
  'iso-8859-2': 'ąćęłńóśźżŁŚŻáčďéěíňřšťúůýžČŘŠŽőűÖÜäöü',
  cp850: 'áéíóúàèäëïöüñçåæøßÁÉÄÖÜÑÇÅÆØ',
  cp437: 'éàèäëïöüñçåæ',
  cp866: 'оеаинтсрвлкмдпуябгзйчыОАИНСРВКМДПБГ',
};

/** Federations whose programs write a code page other than Western European. */
const FEDERATIONS: readonly (readonly [CodePage, RegExp])[] = [
  ['windows-1250', /\b(?:POL|CZE|SVK|HUN|SLO|CRO|ROU|BIH)\b/g],
  ['windows-1251', /\b(?:RUS|UKR|BLR|BUL|MKD|KAZ|KGZ)\b/g],
  ['windows-1253', /\b(?:GRE|CYP)\b/g],
  ['windows-1254', /\b(?:TUR|AZE)\b/g],
];

/** So many bytes above 127 tell enough. */
const HIGH_BYTES = 3000;

/** Guesses the code page of bytes that are no UTF-8: by letters, case, script and federations. */
export function guessCodePage(bytes: Uint8Array): CodePageGuess {
  const sample = sampleOf(bytes);
  const high = sample.reduce((count, byte) => count + (byte > 127 ? 1 : 0), 0);
  const hint = hintOf(sample);
  const scores = CANDIDATES.map((page) => ({
    page,
    score: scoreOf(sample, page) / Math.max(1, high) + (page === hint ? 0.6 : 0),
  })).sort((a, b) => b.score - a.score);
  const [best, second] = scores;
  const margin = best!.score - second!.score;
  return { page: best!.page, confidence: margin > 0.5 && high > 3 ? 'likely' : 'guess' };
}

/** The file up to the last byte above 127 that is looked at. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  let high = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    if (bytes[index]! > 127) high += 1;
    if (high === HIGH_BYTES) return bytes.subarray(0, index + 1);
  }
  return bytes;
}

function hintOf(sample: Uint8Array): CodePage | undefined {
  const text = decodeCodePage(sample, 'iso-8859-1');
  const counts = FEDERATIONS.map(([page, codes]) => ({
    page,
    count: text.match(codes)?.length ?? 0,
  })).sort((a, b) => b.count - a.count);
  return counts[0]!.count > 0 ? counts[0]!.page : undefined;
}

const LETTER = /\p{L}/u;
const HARMLESS = /[\u00a0ªº«»„“”‘’–—…½°§·´`¡¿№€£]/u;

function scoreOf(sample: Uint8Array, page: CodePage): number {
  const text = decodeCodePage(sample, page);
  const frequent = FREQUENT[page] ?? '';
  let score = 0;
  for (let index = 0; index < sample.length; index += 1) {
    const byte = sample[index]!;
    if (byte < 128) continue;
    const char = text[index]!;
    if (char < '\u00a0') score -= 10;
    else if (!LETTER.test(char)) score -= HARMLESS.test(char) ? 0.5 : 3;
    else score += letterScore(text, index) + (frequent.includes(char) ? 1 : 0);
  }
  return score;
}

const isLetter = (char: string | undefined): boolean => char !== undefined && LETTER.test(char);
const isLower = (char: string): boolean => char !== char.toUpperCase();
const isUpper = (char: string): boolean => char !== char.toLowerCase();
const scriptOf = (char: string): number => (char < '\u0370' ? 0 : char < '\u0400' ? 1 : 2);

function letterScore(text: string, index: number): number {
  const char = text[index]!;
  const before = text[index - 1];
  const after = text[index + 1];
  let score = 1;
  for (const neighbour of [before, after]) {
    if (!isLetter(neighbour)) continue;
    score += scriptOf(neighbour!) === scriptOf(char) ? 0.5 : -3;
  }
  if (isLetter(before) && isLower(before!) && isUpper(char) && !isLower(char)) score -= 3;
  if (isLetter(after) && isUpper(after!) && isLower(char) && isLetter(before)) score -= 2;
  return score;
}

/** UTF-16 without a byte order mark: most bytes of one parity are zero. */
export function looksLikeUtf16(bytes: Uint8Array): EncodingName | undefined {
  const length = Math.min(bytes.length, 4096) & ~1;
  if (length < 16) return undefined;
  let even = 0;
  let odd = 0;
  for (let index = 0; index < length; index += 2) {
    if (bytes[index] === 0) even += 1;
    if (bytes[index + 1] === 0) odd += 1;
  }
  const most = (length / 2) * 0.6;
  if (odd > most && even < most / 4) return 'utf-16le';
  if (even > most && odd < most / 4) return 'utf-16be';
  return undefined;
}

/** How the bytes of a file were read; kept so that they can be written again. */
export interface TextEncoding {
  readonly name: EncodingName;
  readonly bom: boolean;
  readonly confidence: Confidence;
  /** Only ASCII characters: every encoding but UTF-16 would read the same. */
  readonly ascii: boolean;
  /** False when the bytes break the rules of the encoding; they are kept all the same. */
  readonly valid: boolean;
  /** A last single byte of UTF-16, which is no character. */
  readonly rest: readonly number[];
}

export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncoding;
}

const MARKS: readonly (readonly [EncodingName, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Bytes to text: byte order mark, then UTF-8, then the most probable code page; or as told. */
export function decodeTrf(bytes: Uint8Array, told?: EncodingName): DecodedText {
  const mark = MARKS.find(
    ([name, signature]) =>
      (told === undefined || told === name) &&
      signature.every((byte, index) => bytes[index] === byte),
  );
  const body = mark ? bytes.subarray(mark[1].length) : bytes;
  const known = told ?? mark?.[0];
  const name = known ?? looksLikeUtf16(body);
  if (name !== undefined)
    return decodeAs(body, name, mark !== undefined, known ? 'certain' : 'likely');
  const text = decodeValidUtf8(body);
  if (text !== undefined) {
    const ascii = text.length === body.length;
    return {
      text,
      encoding: {
        name: 'utf-8',
        bom: false,
        confidence: ascii ? 'certain' : 'likely',
        ascii,
        valid: true,
        rest: [],
      },
    };
  }
  if (isMostlyUtf8(body)) return decodeAs(body, 'utf-8', false, 'guess');
  const { page, confidence } = guessCodePage(body);
  return decodeAs(body, page, false, confidence);
}

/** Bytes with more UTF-8 sequences than others were UTF-8 before something damaged them. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const { whole, broken } = countUtf8(bytes);
  return whole > 2 * broken;
}

function decodeAs(
  bytes: Uint8Array,
  name: EncodingName,
  bom: boolean,
  confidence: Confidence,
): DecodedText {
  const facts = { name, bom, confidence, rest: [] };
  const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text);
  if (name === 'utf-8') {
    const { text, valid } = decodeUtf8(bytes);
    return { text, encoding: { ...facts, ascii: isAscii(text), valid } };
  }
  if (name === 'utf-16le' || name === 'utf-16be') {
    const text = decodeUtf16(bytes, name === 'utf-16le');
    const rest = bytes.length % 2 === 1 ? [bytes[bytes.length - 1]!] : [];
    return { text, encoding: { ...facts, ascii: isAscii(text), valid: rest.length === 0, rest } };
  }
  const text = decodeCodePage(bytes, name);
  return { text, encoding: { ...facts, ascii: isAscii(text), valid: true } };
}

/** The encoding of a text that was never bytes. */
export function encodingOfText(text: string): DecodedText {
  const bom = text.startsWith('\ufeff');
  const body = bom ? text.slice(1) : text;
  const ascii = !/[^\0-\x7f]/.test(body);
  return {
    text: body,
    encoding: { name: 'utf-8', bom, confidence: 'certain', ascii, valid: true, rest: [] },
  };
}

/** Text to the bytes of a file in the given encoding, with its byte order mark and last byte. */
export function encodeTrf(text: string, encoding: TextEncoding): Uint8Array {
  const mark = encoding.bom ? (MARKS.find(([name]) => name === encoding.name)?.[1] ?? []) : [];
  return joinBytes([
    Uint8Array.from(mark),
    encodeText(text, encoding.name).bytes,
    Uint8Array.from(encoding.rest),
  ]);
}
