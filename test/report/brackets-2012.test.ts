import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nextRound, openRound, pairOpened, parseTrf } from '../../src/index.js';
import { explainPairing } from '../../src/report/index.js';

const SAMPLES = ['all-have-met.trf', 'dutch-2012.trf', 'lakeside-open.trf'];

describe.each(['2011', '2012'])('brackets of %s', (edition) => {
  it.each(SAMPLES)('hold everybody who is paired in them or leaves them: %s', (name) => {
    const bytes = readFileSync(join('trf-samples', name));
    const { tournament } = parseTrf(bytes);
    for (let round = 2; round < nextRound(tournament!); round += 1) {
      const opened = openRound(tournament!, round, { edition, roundCount: 20 });
      if (opened.kind !== 'opened') throw new Error(opened.reason);
      const result = pairOpened(opened);
      if (result.kind !== 'paired') continue;
      const brackets = explainPairing(opened, result);
      brackets.forEach(({ movedDown, residents, pairs, downfloaters }, index) => {
        const members = [...movedDown, ...residents].map(({ id }) => id);
        const gone = [...pairs.flatMap(({ white, black }) => [white, black]), ...downfloaters];
        expect(members.length).toBeGreaterThan(0);
        expect([...members].sort()).toEqual([...gone].sort());
        const above = brackets[index - 1]?.downfloaters ?? [];
        expect(movedDown.map(({ id }) => id)).toEqual(expect.arrayContaining([...above]));
      });
    }
  });
});
