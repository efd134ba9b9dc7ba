import { readFileSync } from 'node:fs';

/** A text of a source file, and what takes its place in a copy of the engine. */
export interface Fault {
  readonly title: string;
  /** Below src/. */
  readonly file: string;
  readonly find?: string;
  /** Nothing by default. */
  readonly replace?: string;
  /** Those that have the rule, hunted in turns: names of `BOOK_RULES`. */
  readonly editions: readonly string[];
  /** Names of the recipes to hunt with; those of `recipesOfHunt` when there are none. */
  readonly recipes: readonly string[];
  /** For controls: why nothing changes. */
  readonly equivalent?: string;
}

export interface FaultySystem {
  readonly title: string;
  readonly unit: 'players' | 'teams';
  readonly faults: readonly Fault[];
}

/** The files of faults, in the order of the page. */
const FILES = ['dutch', 'dutch-2012', 'burstein', 'dubov', 'olympiad', 'swiss-team'];

/** All faults by system, out of the text files in `folder` (test/fuzz/planted-faults). */
export const readFaults = (folder: URL): readonly FaultySystem[] =>
  FILES.map((name) => parseFaults(readFileSync(new URL(`${name}.txt`, folder), 'utf8')));

/**
 * A file of faults. Its first line names the system: "# title | id | editions". "@ file" holds for all
 * faults below it. A fault is a title, "title | editions | recipe + recipe" when it needs other ones,
 * then the lines to find ("- ") and to put in their place ("+ "), and for controls "= why nothing changes".
 */
export function parseFaults(text: string): FaultySystem {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const [title = '', id = '', usual = ''] = header.slice(2).split(' | ');
  const faults: Fault[] = [];
  let file = '';
  const add = (part: 'find' | 'replace' | 'equivalent', line: string): void => {
    const fault = faults.pop();
    if (!fault) throw new Error(`Expected a title before "${line}"`);
    const known = fault[part];
    faults.push({ ...fault, [part]: known === undefined ? line : `${known}\n${line}` });
  };
  for (const line of lines) {
    const rest = line.slice(2);
    if (line.startsWith('@ ')) file = rest;
    else if (/^-( |$)/.test(line)) add('find', rest);
    else if (/^\+( |$)/.test(line)) add('replace', rest);
    else if (line.startsWith('= ')) add('equivalent', rest);
    else {
      const [name = '', editions = '', recipes = ''] = line.split('|').map((one) => one.trim());
      faults.push({
        title: name,
        file,
        editions: (editions || usual).split(', ').map((edition) => `${id} ${edition}`),
        recipes: recipes === '' ? [] : recipes.split(' + '),
      });
    }
  }
  return { title, unit: id === 'olympiad' || id === 'team' ? 'teams' : 'players', faults };
}

/**
 * The source file with the fault in it; `source` is the folder src.
 * @throws Error when the text to find is not there any more.
 */
export function planted({ title, file, find, replace = '' }: Fault, source: URL): string {
  const text = readFileSync(new URL(file, source), 'utf8');
  if (!find || !text.includes(find)) {
    throw new Error(`"${title}": its text is not in src/${file} any more`);
  }
  return text.replaceAll(find, () => replace);
}
