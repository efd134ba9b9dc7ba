import type { TextEncoding } from './decode.js';
import { decodeTrf, encodeTrf, encodingOfText } from './decode.js';
import type { EncodingName } from './encodings.js';
import type { TrfLine } from './lines.js';
import { splitLines } from './lines.js';

/**
 * A file, line by line, without any loss: writing it unchanged gives the same bytes, and changing
 * one field changes only the characters of that field.
 */
export interface TrfDocument {
  readonly encoding: TextEncoding;
  readonly lines: readonly TrfLine[];
}

/** Splits bytes (or a text that was never bytes) into lines; any input is accepted. */
export function parseDocument(input: string | Uint8Array, encoding?: EncodingName): TrfDocument {
  const decoded = typeof input === 'string' ? encodingOfText(input) : decodeTrf(input, encoding);
  return { encoding: decoded.encoding, lines: splitLines(decoded.text) };
}

/** The text of a document, with its line ends and its byte order mark. */
export function documentText({ encoding, lines }: TrfDocument): string {
  return (encoding.bom ? '\ufeff' : '') + joinLines(lines);
}

/** The bytes of a document in its encoding; characters that the encoding does not have become "?". */
export function documentBytes({ encoding, lines }: TrfDocument): Uint8Array {
  return encodeTrf(joinLines(lines), encoding);
}

function joinLines(lines: readonly TrfLine[]): string {
  return lines.map((line) => line.text + line.end).join('');
}
