import { type GeneratorOptions, generateTournament } from '../../../src/generate/index.js';
import {
  createTournament,
  type Tournament,
  type TournamentInfo,
  upTo,
  verifyTournament,
  type WriteOptions,
  withRound,
  writeTrf,
} from '../../../src/index.js';

/** A sample file: its name and its bytes. */
export interface Sample {
  readonly file: string;
  readonly make: () => string | Uint8Array;
}

/** A generated tournament under an invented name. */
export function event(
  seed: number,
  info: Partial<TournamentInfo>,
  options: GeneratorOptions,
): Tournament {
  return withInfo(generateTournament(seed, options), { city: 'Ferry Point', ...info });
}

export const withInfo = (tournament: Tournament, info: Partial<TournamentInfo>): Tournament =>
  createTournament({ ...tournament, info: { ...tournament.info, ...info } });

export const write = (tournament: Tournament, options: Partial<WriteOptions> = {}): string =>
  writeTrf(tournament, { dialect: 'trf26', lineEnd: '\n', totals: 'computed', ...options }).text;

/** The first seed whose tournament has the property, so that the sample shows what it is for. */
export function search(
  make: (seed: number) => Tournament,
  wanted: (tournament: Tournament) => boolean,
): Tournament {
  for (let seed = 1; seed < 5000; seed += 1) {
    const tournament = make(seed);
    if (wanted(tournament)) return tournament;
  }
  throw new RangeError('Expected one of 5000 seeds to give the wanted tournament');
}

/** Rounds that differ by an edition of the Dutch system. */
export function differingRounds(tournament: Tournament, edition: string): number[] {
  return verifyTournament(tournament, { system: 'dutch', edition })
    .rounds.filter(({ verdict }) => verdict !== 'conforms')
    .map(({ round }) => round);
}

/** The tournament with its last round paired otherwise, results drawn for nobody. */
export function withLastPairs(
  tournament: Tournament,
  change: (pairs: readonly (readonly [number, number])[]) => readonly (readonly [number, number])[],
): Tournament {
  const last = tournament.rounds.at(-1)!;
  const changed = change(last.games.map(({ white, black }) => [white, black] as const));
  const games = changed.map(([white, black]) => ({
    white,
    black,
    whiteResult: '=' as const,
    blackResult: '=' as const,
    coloursKnown: true,
  }));
  return withRound(upTo(tournament, last.number - 1), { ...last, games });
}

/** The text with one part replaced, which must be there. */
export function replaced(text: string, part: string, by: string): string {
  if (!text.includes(part)) throw new RangeError(`Expected "${part}" in the sample`);
  return text.replace(part, () => by);
}
