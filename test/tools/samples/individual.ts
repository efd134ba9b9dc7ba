import { NEVER } from '../../../src/generate/amount.js';
import type { GeneratorOptions } from '../../../src/generate/index.js';
import {
  createTournament,
  openRound,
  STANDARD_SCORING,
  type Tournament,
} from '../../../src/index.js';
import { differingRounds, event, type Sample, search, withInfo, write } from './build.js';

const QUIET: GeneratorOptions = {
  halfByes: NEVER,
  zeroByes: NEVER,
  forfeits: NEVER,
  withdrawals: NEVER,
};

/** Without record 192, so that the dates choose the edition. */
function withoutCode(tournament: Tournament, startDate = '', endDate = ''): Tournament {
  const { typeCode: _, ...settings } = tournament.settings;
  const info = { startDate, endDate, roundDates: [], type: 'Individual: Swiss-System' };
  return withInfo(createTournament({ ...tournament, settings }), info);
}

/** Two who must both have the same colour meet in the last round, as topscorers may. */
function topscorersMeet(tournament: Tournament): boolean {
  const last = tournament.rounds.length;
  const opened = openRound(tournament, last);
  if (opened.kind !== 'opened') return false;
  const due = new Map(opened.case.participants.map(({ id, preference }) => [id, preference]));
  return (tournament.rounds.at(-1)?.games ?? []).some(
    ({ white, black }) => due.get(white)!.endsWith('!') && due.get(white) === due.get(black),
  );
}

const absentFirst = ({ rounds }: Tournament): boolean =>
  rounds[0]!.byes.some(({ player, kind }) => player === 1 && kind === 'Z');

/** Editions and disputed readings. */
export const EDITIONS: readonly Sample[] = [
  {
    file: 'dutch-2017.trf',
    make: () => {
      const made = event(11, { name: 'Granary Cup' }, { edition: '2017', players: 18, rounds: 7 });
      return write(withoutCode(made, '2019/05/03', '2019/05/09'));
    },
  },
  {
    file: 'dutch-2012.trf',
    make: () => {
      const made = event(
        12,
        { name: 'Windmill Open' },
        { edition: '2012', players: 16, rounds: 7 },
      );
      return write(withoutCode(made, '2014/08/02', '2014/08/08'), { dialect: 'trf16' });
    },
  },
  {
    file: 'dutch-2011.trf',
    make: () => {
      const made = search(
        (seed) =>
          event(seed, { name: 'Saltmarsh Open' }, { edition: '2011', players: 15, rounds: 6 }),
        (tournament) => differingRounds(tournament, '2012').length > 0,
      );
      return write(withoutCode(made, '2011/10/10', '2011/10/15'), { dialect: 'trf16' });
    },
  },
  {
    file: 'paired-by-old-rules.trf',
    make: () => {
      const made = search(
        (seed) => event(seed, { name: 'Quarry Cup' }, { edition: '2017', players: 13, rounds: 7 }),
        (tournament) =>
          differingRounds(tournament, '2026').length === 1 &&
          differingRounds(tournament, '2012').length > 0,
      );
      return write(withoutCode(made, '2026/03/07', '2026/03/13'));
    },
  },
  {
    file: 'absent-in-round-1.trf',
    make: () => {
      const zeroByes = [{ count: 1 }, NEVER, NEVER, NEVER, NEVER];
      const made = search(
        (seed) =>
          event(seed, { name: 'Ropewalk Open' }, { ...QUIET, zeroByes, players: 11, rounds: 5 }),
        absentFirst,
      );
      return write(made);
    },
  },
  {
    file: 'forfeit-loss-no-float.trf',
    make: () => {
      const options = { ...QUIET, forfeits: { perMille: 60 }, players: 12, rounds: 6 };
      const made = search(
        (seed) => event(seed, { name: 'Tollgate Open' }, options),
        (tournament) => differingRounds(tournament, '2017').length === 1,
      );
      return write(made);
    },
  },
  {
    file: 'topscorers-last-round.trf',
    make: () =>
      write(
        search(
          (seed) => event(seed, { name: 'Gatehouse Cup' }, { ...QUIET, players: 10, rounds: 6 }),
          topscorersMeet,
        ),
      ),
  },
  {
    file: 'half-point-pab.trf',
    make: () => {
      const scoring = { ...STANDARD_SCORING, pab: 5 };
      return write(
        event(21, { name: 'Ninepin Open' }, { ...QUIET, scoring, players: 9, rounds: 5 }),
      );
    },
  },
];

/** Byes, results, scoring, acceleration and dialects. */
export const FEATURES: readonly Sample[] = [
  {
    file: 'byes-of-all-kinds.trf',
    make: () => {
      const options: GeneratorOptions = {
        players: 21,
        rounds: 7,
        fullByes: { count: 1 },
        halfByes: { count: 3 },
        zeroByes: { count: 3 },
        silentAbsences: { count: 1 },
        lateEntries: { count: 1 },
        withdrawals: { count: 1 },
        forfeits: { count: 2 },
      };
      return write(event(31, { name: 'Harbour Light Open' }, options));
    },
  },
  {
    file: 'unusual-results.trf',
    make: () => {
      const options: GeneratorOptions = {
        ...QUIET,
        players: 14,
        rounds: 6,
        doubleForfeits: { count: 1 },
        unusualResults: { count: 2 },
        unratedGames: { count: 2 },
      };
      return write(event(32, { name: 'Slate Roof Open' }, options));
    },
  },
  {
    file: 'three-points-a-win.trf',
    make: () => {
      const scoring = {
        ...STANDARD_SCORING,
        ...{ whiteWin: 30, blackWin: 30, whiteDraw: 10, blackDraw: 10, unknown: 10 },
        ...{ forfeitWin: 30, fullBye: 30, halfBye: 10, pab: 30 },
      };
      return write(event(33, { name: 'Cooper Cup' }, { scoring, players: 17, rounds: 6 }));
    },
  },
  {
    file: 'baku-acceleration.trf',
    make: () =>
      write(
        event(34, { name: 'Bell Tower Open' }, { acceleration: 'baku', players: 30, rounds: 9 }),
      ),
  },
  {
    file: 'forbidden-pairs.trf',
    make: () =>
      write(event(35, { name: 'Two Rivers Cup' }, { forbiddenGroups: 3, players: 16, rounds: 6 })),
  },
  {
    file: 'round-to-pair.trf',
    make: () => {
      const options = { players: 20, rounds: 7, played: 4, halfByes: { perMille: 60 } };
      const made = search(
        (seed) => event(seed, { name: 'Foundry Open' }, options),
        ({ rounds }) => rounds.length === 5 && rounds[4]!.byes.length === 3,
      );
      return write(made);
    },
  },
  {
    file: 'javafo-extensions.trf',
    make: () =>
      write(
        event(
          37,
          { name: 'Lantern Cup' },
          { acceleration: 'baku', forbiddenGroups: 2, players: 24, rounds: 9, played: 5 },
        ),
        { dialect: 'trfx' },
      ),
  },
  {
    file: 'bbpairings-extensions.trf',
    make: () => {
      const scoring = { ...STANDARD_SCORING, pab: 5 };
      return write(event(38, { name: 'Glasshouse Open' }, { scoring, players: 15, rounds: 6 }), {
        dialect: 'trfbx',
      });
    },
  },
  {
    file: 'plain-2016.trf',
    make: () => {
      const made = event(39, { name: 'Old Mill Open' }, { players: 19, rounds: 6 });
      return write(withoutCode(made), { dialect: 'trf16' });
    },
  },
  {
    file: 'letters-of-2006.trf',
    make: () => {
      const made = event(
        40,
        { name: 'Almanac Open' },
        { edition: '2012', players: 15, rounds: 6, halfByes: { count: 2 }, zeroByes: { count: 2 } },
      );
      const text = write(withoutCode(made, '2013/04/01', '2013/04/06'), { dialect: 'trf16' });
      return text
        .replaceAll('0000 - H', '0000 - =')
        .replaceAll('0000 - U', '0000 - +')
        .replaceAll('0000 - Z', '0000 - -');
    },
  },
];
