import type { Confidence } from './detect-encoding.js';
import { guessCodePage, looksLikeUtf16 } from './detect-encoding.js';
import type { EncodingName } from './encodings.js';
import {
  countUtf8,
  decodeCodePage,
  decodeUtf8,
  decodeUtf16,
  decodeValidUtf8,
  encodeText,
  joinBytes,
} from './encodings.js';

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
