import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A fenced block of a page. */
export interface Fence {
  /** "docs/guide-arbiter.md:37". */
  readonly place: string;
  readonly language: string;
  readonly body: string;
  /** The text block right below, which shows what a snippet prints. */
  readonly output: string | undefined;
}

/** Every page of docs/. */
export function pages(): string[] {
  const docs = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));
  return docs.map((name) => `docs/${name}`);
}

export const readPage = (page: string): string => readFileSync(join(ROOT, page), 'utf8');

export function fencesOf(page: string): Fence[] {
  const found: { line: number; language: string; body: string; gap: string }[] = [];
  const lines = readPage(page).split('\n');
  let gap: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const opening = /^(`{3,})(\w*)$/.exec(lines[index]!);
    if (!opening) {
      gap.push(lines[index]!);
      continue;
    }
    const [, ticks, language] = opening;
    const end = lines.indexOf(ticks!, index + 1);
    const body = `${lines.slice(index + 1, end).join('\n')}\n`;
    found.push({ line: index + 1, language: language!, body, gap: gap.join('').trim() });
    gap = [];
    index = end;
  }
  return found.map(({ line, language, body }, index) => {
    const next = found[index + 1];
    const output = next?.language === 'text' && next.gap === '' ? next.body : undefined;
    return { place: `${page}:${line}`, language, body, output };
  });
}
