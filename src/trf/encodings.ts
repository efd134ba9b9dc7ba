import tables from 'iconv-lite/encodings/sbcs-data-generated.js';

/** Code pages with one byte per character, and their names in the tables of iconv-lite. */
const CODE_PAGES = {
  'windows-1250': 'windows1250',
  'windows-1251': 'windows1251',
  'windows-1252': 'windows1252',
  'windows-1253': 'windows1253',
  'windows-1254': 'windows1254',
  'iso-8859-1': 'iso88591',
  'iso-8859-2': 'iso88592',
  cp437: 'cp437',
  cp850: 'cp850',
  cp866: 'cp866',
} as const;

export type CodePage = keyof typeof CODE_PAGES;
export const CODE_PAGE_NAMES = Object.keys(CODE_PAGES) as readonly CodePage[];

/** Every encoding that can be read and written. */
export const ENCODING_NAMES = ['utf-8', 'utf-16le', 'utf-16be', ...CODE_PAGE_NAMES] as const;
export type EncodingName = 'utf-8' | 'utf-16le' | 'utf-16be' | CodePage;

const REPLACEMENT = '\ufffd';

/**
 * The characters of bytes 128-255. Bytes without a character get the control character of the same
 * number, as browsers do, so that every byte sequence survives reading and writing.
 */
export function upperHalf(page: CodePage): string {
  const entry = tables[CODE_PAGES[page]];
  const chars = typeof entry === 'object' ? entry.chars : '';
  return Array.from({ length: 128 }, (_, index) => {
    const char = chars[chars.length - 128 + index] ?? REPLACEMENT;
    return char === REPLACEMENT ? String.fromCharCode(128 + index) : char;
  }).join('');
}

const CHUNK = 8192;

function fromUnits(length: number, unit: (index: number) => number): string {
  const parts: string[] = [];
  for (let start = 0; start < length; start += CHUNK) {
    const units = new Array<number>(Math.min(CHUNK, length - start));
    for (let index = 0; index < units.length; index += 1) units[index] = unit(start + index);
    parts.push(String.fromCharCode(...units));
  }
  return parts.join('');
}

/** The text of valid UTF-8; undefined for anything else. */
export function decodeValidUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export function decodeCodePage(bytes: Uint8Array, page: CodePage): string {
  const upper = upperHalf(page);
  return fromUnits(bytes.length, (index) => {
    const byte = bytes[index]!;
    return byte < 128 ? byte : upper.charCodeAt(byte - 128);
  });
}

/** An odd last byte is left out; the caller keeps it. */
export function decodeUtf16(bytes: Uint8Array, littleEndian: boolean): string {
  return fromUnits(bytes.length >> 1, (index) => {
    const [low, high] = littleEndian ? [0, 1] : [1, 0];
    return bytes[2 * index + low!]! | (bytes[2 * index + high!]! << 8);
  });
}

/** UTF-8 without any loss: a byte that is no UTF-8 becomes the lone surrogate U+DC00 + byte. */
export function decodeUtf8(bytes: Uint8Array): { readonly text: string; readonly valid: boolean } {
  const text = decodeValidUtf8(bytes);
  if (text !== undefined) return { text, valid: true };
  return { text: decodeBrokenUtf8(bytes), valid: false };
}

/** Sequences of UTF-8 and bytes that belong to none, without decoding. */
export function countUtf8(bytes: Uint8Array): { readonly whole: number; readonly broken: number } {
  let whole = 0;
  let broken = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    if (bytes[index]! < 128) continue;
    const length = sequenceLength(bytes, index);
    if (length > 0) whole += 1;
    else broken += 1;
    index += Math.max(0, length - 1);
  }
  return { whole, broken };
}

function decodeBrokenUtf8(bytes: Uint8Array): string {
  const units: number[] = [];
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index]!;
    const length = byte < 128 ? 1 : sequenceLength(bytes, index);
    if (byte < 128) units.push(byte);
    else if (length === 0) units.push(0xdc00 + byte);
    else pushUnits(units, codePointAt(bytes, index, length));
    index += Math.max(0, length - 1);
  }
  return fromUnits(units.length, (index) => units[index]!);
}

function codePointAt(bytes: Uint8Array, index: number, length: number): number {
  let code = bytes[index]! & (0x7f >> length);
  for (let next = 1; next < length; next += 1) code = (code << 6) | (bytes[index + next]! & 0x3f);
  return code;
}

function pushUnits(units: number[], code: number): void {
  if (code < 0x10000) units.push(code);
  else units.push(0xd800 + ((code - 0x10000) >> 10), 0xdc00 + ((code - 0x10000) & 0x3ff));
}

/** Length of the valid multi-byte sequence at `index`, 0 when there is none (RFC 3629, section 4). */
function sequenceLength(bytes: Uint8Array, index: number): number {
  const lead = bytes[index]!;
  const second = bytes[index + 1] ?? 0;
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  for (let next = 1; next < length; next += 1) {
    if (((bytes[index + next] ?? 0) & 0xc0) !== 0x80) return 0;
  }
  if (lead === 0xe0 && second < 0xa0) return 0;
  if (lead === 0xed && second > 0x9f) return 0;
  if (lead === 0xf0 && second < 0x90) return 0;
  if (lead === 0xf4 && second > 0x8f) return 0;
  return length;
}

export interface Encoded {
  readonly bytes: Uint8Array;
  /** Characters that the encoding does not have; "?" was written for them. */
  readonly missing: readonly string[];
}

/** Text to bytes; the inverse of the decoders above. */
export function encodeText(text: string, encoding: EncodingName): Encoded {
  if (encoding === 'utf-8') return { bytes: encodeUtf8(text), missing: [] };
  if (encoding === 'utf-16le' || encoding === 'utf-16be') {
    const bytes = new Uint8Array(text.length * 2);
    const view = new DataView(bytes.buffer);
    for (let index = 0; index < text.length; index += 1) {
      view.setUint16(2 * index, text.charCodeAt(index), encoding === 'utf-16le');
    }
    return { bytes, missing: [] };
  }
  return encodeCodePage(text, encoding);
}

function encodeCodePage(text: string, page: CodePage): Encoded {
  const codes = new Map([...upperHalf(page)].map((char, index) => [char, 128 + index]));
  const missing = new Set<string>();
  const bytes: number[] = [];
  for (const char of text) {
    const code = char.charCodeAt(0) < 128 ? char.charCodeAt(0) : codes.get(char);
    if (code === undefined) missing.add(char);
    bytes.push(code ?? 63);
  }
  return { bytes: Uint8Array.from(bytes), missing: [...missing] };
}

function encodeUtf8(text: string): Uint8Array {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  let start = 0;
  for (const match of text.matchAll(/(?<![\ud800-\udbff])[\udc80-\udcff]/g)) {
    parts.push(encoder.encode(text.slice(start, match.index)));
    parts.push(Uint8Array.of(match[0].charCodeAt(0) - 0xdc00));
    start = match.index + 1;
  }
  if (start === 0) return encoder.encode(text);
  parts.push(encoder.encode(text.slice(start)));
  return joinBytes(parts);
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((total, part) => total + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
