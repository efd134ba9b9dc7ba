import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAIRING_SYSTEMS } from '../../src/index.js';
import { pages, ROOT, readPage } from './fences.js';

const all = [...pages(), 'docs/app/README.md', 'trf-samples/README.md', 'README.md'];

/** Links of a page to other files of the project, code and foreign addresses left out. */
function linksOf(page: string): string[] {
  const prose = readPage(page).replace(/^```[\s\S]*?^```$/gm, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map((match) => match[1]!)
    .filter((link) => !/^[a-z]+:/.test(link));
}

/** The anchors that headings make. */
function anchorsOf(page: string): Set<string> {
  const headings = [...readPage(page).matchAll(/^#+ (.*)$/gm)].map((match) => match[1]!);
  const slug = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
  return new Set(headings.map(slug));
}

describe('links between the pages', () => {
  it.each(all)('%s', (page) => {
    for (const link of linksOf(page)) {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : normalize(join(dirname(page), path));
      expect(existsSync(join(ROOT, target)), `${page}: ${link}`).toBe(true);
      if (anchor !== undefined)
        expect([...anchorsOf(target)], `${page}: ${link}`).toContain(anchor);
    }
  });

  it('lead from docs/README.md to every page', () => {
    const index = readPage('docs/README.md');
    const names = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));
    for (const name of names) {
      if (name !== 'README.md') expect(index, name).toContain(`(${name})`);
    }
  });
});

describe('what the pages name', () => {
  const files = new Set(readdirSync(join(ROOT, 'trf-samples')));

  it('are samples that are there', () => {
    for (const page of all) {
      for (const [, name] of readPage(page).matchAll(/`(?:trf-samples\/)?([a-z0-9-]+\.trf)`/g)) {
        expect(files.has(name!), `${page}: ${name}`).toBe(true);
      }
    }
  });

  it('are sources that are there', () => {
    const place = /`((?:src|test|docs|trf|model|systems|verify|standings|report)\/[\w/.-]+\w)`/g;
    for (const page of ['docs/architecture.md', 'docs/CONTRIBUTING.md', 'docs/SECURITY.md']) {
      for (const [, path] of readPage(page).matchAll(place)) {
        // Patterns, what is made, and codes of diagnostics.
        if (path!.includes('*') || path === 'docs/api' || /^trf\/[a-z-]+$/.test(path!)) continue;
        const found = [path!, `src/${path}`].some((one) => existsSync(join(ROOT, one)));
        expect(found, `${page}: ${path}`).toBe(true);
      }
    }
  });

  it('are scripts of package.json', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    for (const page of all) {
      for (const [, name] of readPage(page).matchAll(/`?npm run ([a-z:-]+)/g)) {
        expect(Object.keys(scripts), `${page}: npm run ${name}`).toContain(name);
      }
    }
  });

  it('are all editions that can be judged', () => {
    const editions = readPage('docs/editions.md');
    for (const { id, edition } of PAIRING_SYSTEMS) {
      expect(editions).toMatch(new RegExp(`^${id} ${edition} `, 'm'));
    }
  });
});
