import { expect } from 'vitest';
import type { Bye, ByeKind, Player, Round, Settings, Tournament } from '../../src/model/index.js';
import { createTournament } from '../../src/model/index.js';
import { parseTrf } from '../../src/trf/index.js';
import type { Edit } from './base-file.js';
import { BASE, join } from './base-file.js';

/** One change of the base file, what it means, and every code that has to be reported for it. */
export interface Case {
  readonly name: string;
  readonly edit?: Edit | undefined;
  /** Bytes or text of the edited lines; LF-joined text when absent. */
  readonly encode?: ((lines: readonly string[]) => string | Uint8Array) | undefined;
  /** The right reading; the base tournament when absent. */
  readonly means?: ((base: Tournament) => Tournament) | undefined;
  /** Exactly these codes are reported. */
  readonly codes?: readonly string[];
}

export const base: Tournament = parseTrf(join(BASE)).tournament!;

export function check({ edit, encode, means, codes = [] }: Case): void {
  const lines = edit ? edit(BASE) : BASE;
  const { tournament, diagnostics } = parseTrf(encode ? encode(lines) : join(lines));
  const found = new Set(diagnostics.map((diagnostic) => diagnostic.code));
  expect([...found].sort()).toEqual([...codes].sort());
  expect(tournament).toEqual(means ? means(base) : base);
}

/** The tournament with some players changed. */
export const players =
  (change: (player: Player) => Partial<Player>) =>
  (tournament: Tournament): Tournament =>
    createTournament({
      ...tournament,
      players: tournament.players.map((player) => ({ ...player, ...change(player) })),
    });

export const player = (id: number, change: Partial<Player>) =>
  players((one) => (one.id === id ? change : {}));

/** The tournament without one optional key of a player. */
export const withoutKey =
  (key: 'rating' | 'statedRank' | 'statedPoints', id?: number) =>
  (tournament: Tournament): Tournament =>
    createTournament({
      ...tournament,
      players: tournament.players.map((one) => {
        if (id !== undefined && one.id !== id) return one;
        const { [key]: _gone, ...rest } = one;
        return rest;
      }),
    });

export const settings =
  (change: Partial<Settings>) =>
  (tournament: Tournament): Tournament =>
    createTournament({ ...tournament, settings: { ...tournament.settings, ...change } });

/** Replaces a round, or adds it. */
export const rounds =
  (number: number, change: (round: Round) => Partial<Round>) =>
  (tournament: Tournament): Tournament => {
    const list = [...tournament.rounds];
    const known = list[number - 1] ?? { number, games: [], byes: [] };
    list[number - 1] = { ...known, ...change(known) };
    return createTournament({ ...tournament, rounds: list });
  };

/** Replaces the bye of a player in a round; undefined takes it away. */
export const bye = (id: number, round: number, entry: Omit<Bye, 'player'> | undefined) =>
  rounds(round, ({ byes }) => ({
    byes: [
      ...byes.filter((one) => one.player !== id),
      ...(entry ? [{ player: id, ...entry }] : []),
    ].sort((a, b) => a.player - b.player),
  }));

/** Byes of round 7, the one to pair. */
export const next = (kind: ByeKind, ids: readonly number[], source?: '240' | 'XXZ') =>
  rounds(7, () => ({
    byes: ids.map((id) => ({ player: id, kind, ...(source && { source }) })),
  }));

export const stated = (id: number, change: number) =>
  players((one) => (one.id === id ? { statedPoints: one.statedPoints! + change } : {}));

export const chain =
  (...steps: readonly ((tournament: Tournament) => Tournament)[]) =>
  (tournament: Tournament): Tournament =>
    steps.reduce((current, step) => step(current), tournament);
