import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { rulesNamed } from './by-the-book/rules.js';
import { parseFaults, planted, readFaults } from './planted-faults/faults.js';
import { recipesOfHunt } from './planted-faults/recipes.js';

const source = new URL('../../src/', import.meta.url);
const systems = readFaults(new URL('planted-faults/', import.meta.url));

describe('a file of faults', () => {
  it('is read by its marks', () => {
    const text = '# A | dutch | 2, 1\n@ a.ts\none | 1 | x + y\n-\n-  a\n+ b\ntwo\n- c\n= why\n';
    expect(parseFaults(text)).toEqual({
      title: 'A',
      unit: 'players',
      faults: [
        {
          ...{ title: 'one', file: 'a.ts', editions: ['dutch 1'], recipes: ['x', 'y'] },
          ...{ find: '\n a', replace: 'b' },
        },
        {
          ...{ title: 'two', file: 'a.ts', editions: ['dutch 2', 'dutch 1'], recipes: [] },
          ...{ find: 'c', equivalent: 'why' },
        },
      ],
    });
  });
});

describe.each(systems.map((system) => [system.title, system.faults] as const))(
  'faults of %s',
  (_, faults) => {
    it('can be planted in the sources as they are, and told apart', async () => {
      const texts = new Set<string>();
      for (const fault of faults) {
        const text = planted(fault, source);
        await transform(text, { loader: 'ts' });
        expect(texts, fault.title).not.toContain(text);
        texts.add(text);
        for (const edition of fault.editions) recipesOfHunt(rulesNamed(edition), fault.recipes);
      }
      expect(texts.size).toBeGreaterThan(0);
    });

    it('say so when their text has moved', () => {
      const [fault] = faults;
      expect(() => planted({ ...fault!, find: 'no such text' }, source)).toThrow('not in src');
    });
  },
);
