import type { EngineFailure, PairingEngine } from '../fuzz/engine.js';
import { renumbered, renumberedTeams } from '../generate/reduce-names.js';
import { withSettings } from '../model/edit.js';
import type { Tournament } from '../model/tournament.js';
import { type Target, writeTrf } from '../trf/index.js';
import type { WrittenTrf } from '../trf/write.js';
import { writeWholeTrf } from '../trf/write.js';
import { type CommandEngineOptions, commandEngine } from './engine.js';
import type { ProcessLimit } from './engine-process.js';

export interface PresetOptions {
  /** Milliseconds until an engine is killed: 20,000 by default. */
  readonly timeout?: number;
  /** Shared by engines that should not run all at the same time. */
  readonly limit?: ProcessLimit;
}

/** Editions whose JaVaFo (1.4) reads only the old signs. */
const BEFORE_LETTERS = ['2011', '2012'];

/**
 * JaVaFo: a jar file, run with `java` or another Java program. It is given the dialect of the
 * JaVaFo of that edition unless another one is asked for.
 */
export function javafoEngine(
  jar: string,
  options: PresetOptions & {
    readonly java?: string;
    readonly edition?: string;
    readonly dialect?: Target;
  } = {},
) {
  const { java = 'java', edition = '', ...rest } = options;
  const { dialect = BEFORE_LETTERS.includes(edition) ? 'trfx06' : 'trfx' } = rest;
  return external({ ...rest, name: `JaVaFo (${jar})`, dialect }, [
    java,
    '-Duser.language=en',
    '-jar',
    jar,
    '{in}',
    '-p',
    '{out}',
  ]);
}

/** bbpPairings: the program; its exit status tells impossible rounds from bad files. */
export function bbpPairingsEngine(program: string, options: PresetOptions = {}) {
  return external(
    {
      ...options,
      name: `bbpPairings (${program})`,
      dialect: 'trfbx',
      exitMeanings: { 1: 'impossible', 2: 'crash', 3: 'refused', 4: 'refused', 5: 'crash' },
    },
    [program, '--dutch', '{in}', '-p', '{out}'],
  );
}

/** The command of this library, e.g. ["pairing-checker"] or [process.execPath, "dist/cli.js"]. */
export function ownEngine(
  command: readonly string[],
  edition: string,
  options: PresetOptions = {},
): PairingEngine {
  return commandEngine({
    ...options,
    name: `pairing-checker (${edition})`,
    command: quoted([...command, 'pair', '{in}', '-o', '{out}', '--edition', edition]),
    exitMeanings: { 1: 'impossible', 2: 'refused', 3: 'refused' },
    // This program reads in TRF26 what else it writes there.
    write: (tournament) => textOf(writeWholeTrf(tournament), 'trf26'),
  });
}

export interface TemplateOptions extends PresetOptions {
  readonly dialect?: Target;
  /** Start numbers with gaps and rankings by the order of the lines, which many engines refuse. */
  readonly gaps?: boolean;
}

/** Any engine by its command, with {in} for the tournament file and {out} for its answer. */
export function templateEngine(command: string, options: TemplateOptions = {}): PairingEngine {
  const { dialect = 'trf26', gaps = false, ...rest } = options;
  return commandEngine({
    ...rest,
    command,
    name: command.replace(/\s*\{(in|out)\}/g, '').trim(),
    write: (tournament) => textFor(tournament, dialect),
    ...(!gaps && { normalise: plain }),
  });
}

function external(
  options: Omit<CommandEngineOptions, 'command' | 'write'> & { readonly dialect: Target },
  words: readonly string[],
): PairingEngine {
  const { dialect, ...rest } = options;
  return commandEngine({
    ...rest,
    command: quoted(words),
    write: (tournament) => textFor(tournament, dialect),
    normalise: plain,
  });
}

/** Words as a command line that `splitCommand` takes apart again. */
const quoted = (words: readonly string[]): string =>
  words.map((word) => `"${word.replace(/["\\]/g, '\\$&')}"`).join(' ');

/**
 * What all engines read alike: numbers 1 to n in ranking order and only the forbidden pairs of this
 * round. Of players, virtual points in XXA records, and no type code, by which some choose other
 * rules; teams have only the records of TRF26, and a type code that names their scores.
 */
export function plain(tournament: Tournament, round: number): Tournament {
  const isOfTeams = tournament.teams.length > 0;
  const { forbidden, roundCount = round } = tournament.settings;
  const inOrder = isOfTeams ? renumberedTeams(tournament) : renumbered(tournament);
  const { typeCode, ...settings } = inOrder.settings;
  const inForce = settings.forbidden
    .filter((_group, index) => {
      const { from, to } = forbidden[index]!;
      return from <= round && round <= to;
    })
    .map(({ ids, source }) => ({
      ...{ ids, from: 1, to: roundCount },
      source: isOfTeams ? source : ('XXP' as const),
    }));
  const acceleration = settings.acceleration.map((range) =>
    isOfTeams ? range : { ...range, source: 'XXA' as const },
  );
  const type = isOfTeams ? inOrder.info.type : '';
  const unchanged =
    inOrder === tournament &&
    (isOfTeams || typeCode === undefined) &&
    type === tournament.info.type &&
    JSON.stringify([inForce, acceleration]) === JSON.stringify([forbidden, settings.acceleration]);
  if (unchanged) return tournament;
  const kept = isOfTeams && typeCode !== undefined ? { typeCode } : {};
  return withSettings(
    { ...inOrder, settings, info: { ...inOrder.info, type } },
    { forbidden: inForce, acceleration, ...kept },
  );
}

const textFor = (tournament: Tournament, dialect: Target): string | EngineFailure =>
  textOf(writeTrf(tournament, { dialect }), dialect);

function textOf({ text, diagnostics }: WrittenTrf, dialect: Target): string | EngineFailure {
  if (text !== '') return text;
  const message = `the tournament cannot be written as ${dialect}: ${diagnostics[0]?.message}`;
  return { kind: 'failure', failure: 'refused', message };
}
