import type { RandomSource } from '../support/random.js';

const encoder = new TextEncoder();

const ALPHABETS: readonly string[] = [
  ' 0123456789wb10=+-UHFZ\n',
  '001 012 042 132 142 152 162 192 240 250 260 299 300 310 320 330 362 XXR XXC XXZ XXP XXA XXS BBW ###\n',
  ' .,;-/\t\r\n0123456789abcdefghijklmnopqrstuvwxyzäöüéø',
];

const RECORDS: readonly string[] = [
  ...[
    '001 ',
    '012 ',
    '042 ',
    '132 ',
    '142 ',
    '152 ',
    '162 ',
    '192 ',
    '202 ',
    '212 ',
    '222 ',
    '240 ',
  ],
  ...[
    '250 ',
    '260 ',
    '299 ',
    '300 ',
    '310 ',
    '320 ',
    '330 ',
    '352 ',
    '362 ',
    '013 ',
    'XXR ',
    'XXC ',
  ],
  ...['XXZ ', 'XXP ', 'XXA ', 'XXS ', 'BBW ', 'BBU ', 'NOR ', '### ', '801 ', '802 '],
];

/** Random bytes of `size`: noise, text of a file's usual characters, or lines of random records. */
export function randomBytes(size: number, random: RandomSource): Uint8Array {
  const bytes = new Uint8Array(size);
  const kind = random.below(3);
  if (kind === 0) return bytes.map(() => random.below(256));
  const alphabet = encoder.encode(random.pick(ALPHABETS));
  for (let index = 0; index < size; index += 1) bytes[index] = random.pick(alphabet);
  if (kind === 1) return bytes;
  for (let start = 0; start < size - 4; ) {
    bytes.set(encoder.encode(random.pick(RECORDS)), start);
    start += 5 + random.below(150);
    if (start > 0 && start < size) bytes[start - 1] = random.pick([10, 13]);
  }
  return bytes;
}

/** A file with one to thirty small injuries: bytes, digits, lines and ends. */
export function mutated(original: Uint8Array, random: RandomSource): Uint8Array {
  let bytes: Uint8Array = original.slice();
  for (let count = 1 + random.below(30); count > 0 && bytes.length > 0; count -= 1) {
    bytes = injure(bytes, random);
  }
  return bytes;
}

function injure(bytes: Uint8Array, random: RandomSource): Uint8Array {
  const at = random.below(bytes.length);
  const cut = (from: number, to: number, between: Uint8Array): Uint8Array =>
    concatenate(bytes.subarray(0, from), between, bytes.subarray(Math.max(from, to)));
  const nothing = new Uint8Array(0);
  switch (random.below(9)) {
    case 0:
      bytes[at] = random.below(256);
      return bytes;
    case 1:
      return cut(at, at + 1 + random.below(12), nothing);
    case 2:
      return cut(at, at, randomBytes(1 + random.below(20), random));
    case 3:
      return cut(at, bytes.length, nothing);
    case 4:
      return cut(at, at, bytes.slice(at, at + random.below(300)));
    case 5: {
      const [from, to] = lineAround(bytes, at);
      return cut(from, to, nothing);
    }
    case 6: {
      const [from, to] = lineAround(bytes, at);
      const other = random.below(bytes.length);
      return concatenate(bytes.slice(0, other), bytes.slice(from, to), bytes.slice(other));
    }
    case 7:
      return bytes.map((byte) => (byte === 10 ? 13 : byte));
    default:
      return withOtherDigit(bytes, at, random);
  }
}

function withOtherDigit(bytes: Uint8Array, at: number, random: RandomSource): Uint8Array {
  const index = bytes.findIndex((byte, place) => place >= at && byte >= 48 && byte <= 57);
  if (index >= 0) bytes[index] = 48 + random.below(10);
  return bytes;
}

function lineAround(bytes: Uint8Array, at: number): readonly [from: number, to: number] {
  const end = bytes.indexOf(10, at);
  return [bytes.lastIndexOf(10, at - 1) + 1, end < 0 ? bytes.length : end + 1];
}

function concatenate(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
