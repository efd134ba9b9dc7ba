import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Folder with the oracle data and sample files of many programs; undefined when it is not set. */
export const CORPUS: string | undefined = process.env.PAIRING_CHECKER_CORPUS;

/** Why corpus tests are skipped; undefined when they run. Prints the reason once per test file. */
export function corpusMissing(): boolean {
  if (CORPUS !== undefined && existsSync(CORPUS)) return false;
  console.log('skipped: PAIRING_CHECKER_CORPUS is not set to a folder with the oracle data');
  return true;
}

export interface Member {
  readonly name: string;
  readonly text: string;
}

/** The members of a bundle: each follows a line "### name" that has a line feed on both sides. */
export function splitBundle(text: string): Member[] {
  const header = /(?:^|\n)### (\S+\.(?:trf|exp))\n/g;
  const heads = [...text.matchAll(header)];
  return heads.map((head, index) => ({
    name: head[1]!,
    text: text.slice(head.index + head[0].length, heads[index + 1]?.index ?? text.length),
  }));
}

/** Reads `corpus/<name>.trfs.gz`. */
export function readBundle(name: string): Member[] {
  const bytes = gunzipSync(readFileSync(corpusPath('corpus', `${name}.trfs.gz`)));
  return splitBundle(bytes.toString('utf8'));
}

/** One engine's answer for the next round: boards in its order (black 0 = PAB), or none at all. */
export interface Expected {
  readonly pairs: readonly (readonly [white: number, black: number])[];
  /** True when the engine found no legal pairing. */
  readonly none: boolean;
}

/** Reads the text of an `.exp` member: a count, then "white black" per board; or "none". */
export function parseExpected(text: string): Expected {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  if (lines[0]?.trim() === 'none') return { pairs: [], none: true };
  const pairs = lines.slice(1).map((line) => {
    const [white, black] = line.trim().split(/\s+/).map(Number);
    if (!Number.isInteger(white) || !Number.isInteger(black)) {
      throw new Error(`Expected "white black" in an .exp file, found "${line}"`);
    }
    return [white!, black!] as const;
  });
  if (pairs.length !== Number(lines[0])) {
    throw new Error(`Expected ${lines[0]} boards in an .exp file, found ${pairs.length}`);
  }
  return { pairs, none: false };
}

export interface Position {
  readonly name: string;
  readonly trf: string;
  /** One answer per engine; the key is the engine's name, or "" when there is only one answer. */
  readonly expected: ReadonlyMap<string, Expected>;
}

/** The positions of a bundle: every `.trf` member together with its `.exp` members. */
export function readPositions(name: string): Position[] {
  const members = readBundle(name);
  const answers = new Map<string, Map<string, Expected>>();
  for (const { name: file, text } of members) {
    const match = /^(\w+)(?:\.(.+))?\.exp$/.exec(file);
    if (!match) continue;
    const known = answers.get(match[1]!) ?? new Map<string, Expected>();
    answers.set(match[1]!, known.set(match[2] ?? '', parseExpected(text)));
  }
  return members
    .filter((member) => member.name.endsWith('.trf'))
    .map((member) => ({
      name: member.name.replace(/\.trf$/, ''),
      trf: member.text,
      expected: answers.get(member.name.replace(/\.trf$/, '')) ?? new Map(),
    }));
}

/** Path of a file or folder below the corpus folder, e.g. corpusPath('cases', 'bugs'). */
export function corpusPath(...parts: string[]): string {
  if (CORPUS === undefined) throw new Error('Expected PAIRING_CHECKER_CORPUS to be set');
  return join(CORPUS, ...parts);
}

export interface SampleFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** All files of a folder below the corpus folder, as bytes, in the order of their names. */
export function readFolder(...parts: string[]): SampleFile[] {
  const folder = corpusPath(...parts);
  return readdirSync(folder)
    .sort()
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(folder, name))) }));
}
