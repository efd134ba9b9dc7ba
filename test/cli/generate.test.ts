import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GENERATE_FLAGS } from '../../src/cli/generate-flags.js';
import { CONFIG_KEYS } from '../../src/generate/config-keys.js';
import { parseTrf } from '../../src/trf/index.js';
import { cli, tempFile, tempPath } from './helpers.js';

describe('generate', () => {
  it('prints a tournament that the command check finds to conform', async () => {
    const { code, out, err } = await cli(
      'generate',
      '--seed',
      '7',
      '--players',
      '12',
      '--rounds',
      '5',
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\r\n').filter((line) => line.startsWith('001'))).toHaveLength(12);
    expect((await cli('check', tempFile('seven.trf', out))).code).toBe(0);
  });

  it('gives the same file for the same seed, and tells the seed when it was drawn', async () => {
    const first = await cli('generate', '--seed', 'x');
    expect((await cli('generate', '--seed', 'x')).out).toBe(first.out);
    const drawn = await cli('generate', '--players', '6');
    const seed = /^seed (\d+)\n$/.exec(drawn.err)?.[1];
    expect((await cli('generate', '--players', '6', '--seed', seed!)).out).toBe(drawn.out);
  });

  it('writes many files, each another tournament', async () => {
    const pattern = tempPath('many/t%d.trf');
    expect((await cli('generate', '--seed', '1', '-n', '4', '-o', pattern)).code).toBe(0);
    const names = readdirSync(tempPath('many'));
    expect(names).toEqual(['t1.trf', 't2.trf', 't3.trf', 't4.trf']);
    const texts = names.map((name) => readFileSync(tempPath(`many/${name}`), 'utf8'));
    expect(new Set(texts).size).toBe(4);
    expect((await cli('check', tempPath('many'))).code).toBe(0);
  });

  it('counts bare numbers, and takes shares, lists and ranges', async () => {
    const flags = [
      '--half-byes',
      '3',
      '--forfeits',
      '0,2,50%',
      '--players',
      '20-20',
      '--withdrawals',
      '0',
    ];
    const { out } = await cli(
      'generate',
      '--seed',
      '2',
      '--rounds',
      '3',
      '--zero-byes',
      '0',
      ...flags,
    );
    const { tournament } = parseTrf(new TextEncoder().encode(out));
    const byes = tournament!.rounds.flatMap((round) =>
      round.byes.filter(({ kind }) => kind === 'H'),
    );
    expect(byes).toHaveLength(3);
    const forfeits = tournament!.rounds.map(
      ({ games }) => games.filter(({ whiteResult }) => '+-'.includes(whiteResult)).length,
    );
    expect(forfeits.slice(0, 2)).toEqual([0, 2]);
    expect(forfeits[2]).toBeGreaterThan(2);
  });

  it('reads a configuration file of JaVaFo or bbpPairings; flags come on top', async () => {
    const config = tempFile('rtg.cfg', 'PlayersNumber=31\nRoundsNumber=4\nForfeitRate=10\n');
    const { out } = await cli('generate', '--config', config, '--rounds', '3', '--seed', '1');
    const { tournament } = parseTrf(new TextEncoder().encode(out));
    expect(tournament?.players).toHaveLength(31);
    expect(tournament?.settings.roundCount).toBe(3);
    const shown = await cli('generate', '--config', config, '--rounds', '3', '--show-config');
    expect(shown.out).toContain('PlayersNumber=31\nRoundsNumber=3\n');
    expect(shown.out).toContain('ForfeitRate=10\n');
  });

  it('makes positions and other dialects', async () => {
    const { out } = await cli(
      'generate',
      '--positions',
      '--seed',
      '4',
      '--to',
      'trfx',
      '--players',
      '9',
    );
    expect(out).toContain('\r\nXXR ');
    expect(out.split('\r\n').filter((line) => line.startsWith('001'))).toHaveLength(9);
  });

  it('makes positions of teams', async () => {
    const { out } = await cli(
      ...['generate', '--positions', '--system', 'olympiad', '--edition', '2012', '--seed', '2'],
      ...['--players', '7', '--boards', '1'],
    );
    const { tournament } = parseTrf(new TextEncoder().encode(out));
    expect(tournament?.teams).toHaveLength(7);
    expect(tournament?.teams.every(({ members }) => members.length === 1)).toBe(true);
    expect(tournament?.settings.typeCode).toContain('OLYMPIAD');
  });

  it('makes positions of the size and numbering asked for, in trf26 by default', async () => {
    for (const seed of ['1', '2', '3', '4']) {
      const { out } = await cli(
        ...['generate', '--positions', '--seed', seed, '--players', '9'],
        ...['--played', '9', '--numbering', 'gaps'],
      );
      expect(out).not.toContain('XXR');
      const { tournament } = parseTrf(new TextEncoder().encode(out));
      // Nobody meets twice, so that there may be fewer; seven is the most without being asked.
      expect(tournament?.settings.roundCount).toBeGreaterThan(9);
      expect(Math.max(...tournament!.players.map(({ id }) => id))).toBeGreaterThan(9);
    }
  });

  it.each<[readonly string[], string]>([
    [
      ['--players', 'many'],
      'expected a number such as 12, or a range such as 8-60 after --players, found "many"',
    ],
    [
      ['--forfeits', '200%'],
      'expected a share such as 2.5% or 1/40, or a count such as 8 after --forfeits, found "200%"',
    ],
    [['--edition', '1999'], 'expected an edition of dutch, found "1999"'],
    [['--lowest', '2700'], 'expected ratings from low to high, found 2700 to 2600'],
    [['--to', 'pgn'], 'expected trf16, trfx, trfx06, trfbx, trf26 after --to, found "pgn"'],
    [['-n', '3'], 'several tournaments need a file name with %d in it after --output'],
    [['-n', '0', '-o', 't%d'], 'expected a number from 1 on after --number, found "0"'],
  ])('%j is a wrong usage', async (flags, message) => {
    const { code, out, err } = await cli('generate', '--seed', '1', ...flags);
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: `pairing-checker: ${message}\n` });
  });

  it('tells where a configuration file is wrong', async () => {
    const config = tempFile('bad.cfg', '# a comment\nPlayersNumber= few\n');
    const { code, err } = await cli('generate', '--config', config);
    expect(code).toBe(3);
    expect(err).toBe(
      `pairing-checker: ${config}:2:16: Unexpected "few" for PlayersNumber, expected a number such as 12, or a range such as 8-60; correct the value\n`,
    );
    expect((await cli('generate', '--config', tempPath('none.cfg'))).code).toBe(3);
  });

  it('has a flag for every key but those of rare points', () => {
    const keys = new Set(CONFIG_KEYS.map(({ key }) => key));
    for (const { key } of GENERATE_FLAGS) expect(keys).toContain(key);
    const flagged = new Set(GENERATE_FLAGS.map(({ key }) => key));
    expect([...keys].filter((key) => !flagged.has(key))).toEqual([
      'PointsForZPB',
      'PointsForForfeitLoss',
      'StrengthSpread',
      'ColourAdvantage',
    ]);
  });
});
