import { describe, expect, it } from 'vitest';
import { identify, PAIRING_SYSTEMS, verifyTournament } from '../../src/index.js';
import { play, sample } from './helpers.js';

const table = (name: string) =>
  identify(sample(name)).map(
    ({ system, edition, acceleration, conforming, judged }) =>
      `${system} ${edition} ${acceleration} ${conforming.length}/${judged}`,
  );

describe('identify', () => {
  it('puts the edition first that prescribes every round', () => {
    const [first, ...others] = table('paired-by-old-rules.trf');
    expect(first).toMatch(/^dutch (?:2011|2012|2017) file (\d+)\/\1$/);
    expect(others.find((line) => line.startsWith('dutch 2026 file'))).not.toMatch(/(\d+)\/\1$/);
  });

  it('knows acceleration that the file does not state', () => {
    const { settings, ...rest } = sample('baku-acceleration.trf');
    const silent = { ...rest, settings: { ...settings, acceleration: [] } };
    const [best] = identify(silent);
    expect(best).toMatchObject({ system: 'dutch', edition: '2026', acceleration: 'baku' });
    expect(best!.conforming).toHaveLength(best!.judged);
  });

  it('asks the systems of teams where there are teams, and those that are given', () => {
    expect(table('lakeside-open.trf').join()).not.toMatch(/olympiad|team/);
    expect(table('olympiad-2022.trf')[0]).toMatch(/^olympiad 2022/);
    const systems = PAIRING_SYSTEMS.filter(({ edition }) => edition === '2017');
    expect(identify(sample('lakeside-open.trf'), { systems, acceleration: 'none' })).toHaveLength(
      1,
    );
  });
});

describe('a tournament that no edition explains', () => {
  const byHand = ['1-2 1 | 3-4 1 | 5-6 1 | 7-8 1', '1-3 1 | 2-7 1 | 5-4 0 | 6-8 1'];

  it('is doubted before anything else', () => {
    const { assumptions, rounds } = verifyTournament(
      play(8, [...byHand, '8-1 0 | 2-3 1 | 4-7 1 | 6-5 1']),
      { causes: false },
    );
    expect(rounds.map(({ verdict }) => verdict)).not.toContain('conforms');
    expect(assumptions[0]).toMatch(
      /^none of 3 rounds conforms to any edition of FIDE \(Dutch\) Swiss/,
    );
  });

  it('but not after two rounds, nor when some conform', () => {
    for (const tournament of [play(8, byHand), sample('lakeside-open-exchanged.trf')]) {
      const { assumptions } = verifyTournament(tournament, { causes: false });
      expect(assumptions.join()).not.toContain('probably');
    }
  });
});
