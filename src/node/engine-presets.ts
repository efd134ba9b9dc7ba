import type { EngineFailure, PairingEngine } from '../fuzz/engine.js';
import { renumbered } from '../generate/reduce-names.js';
import { withSettings } from '../model/edit.js';
import type { Tournament } from '../model/tournament.js';
import { type Target, writeTrf } from '../trf/index.js';
import type { WrittenTrf } from '../trf/write.js';
import { writeWholeTrf } from '../trf/write-whole.js';
import { type CommandEngineOptions, commandEngine } from './engine.js';
import type { ProcessLimit } from './engine-process.js';

export interface PresetOptions {
  /** Milliseconds until an engine is killed: 20,000 by default. */
  readonly timeout?: number;
  /** Shared by engines that should not run all at the same time. */
  readonly limit?: ProcessLimit;
}

/** JaVaFo: a jar file, run with `java` or another Java program. */
export function javafoEngine(
  jar: string,
  options: PresetOptions & { readonly java?: string } = {},
) {
  const { java = 'java', ...rest } = options;
  return external({ ...rest, name: `JaVaFo (${jar})`, dialect: 'trfx' }, [
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
 * What all engines read alike: numbers 1 to n in ranking order, only the forbidden pairs of this
 * round, virtual points in XXA records, and no type code, by which some choose other rules.
 */
export function plain(tournament: Tournament, round: number): Tournament {
  const { forbidden, acceleration, roundCount = round } = tournament.settings;
  const { typeCode: _, ...settings } = renumbered(tournament).settings;
  const inForce = settings.forbidden
    .filter((_group, index) => {
      const { from, to } = forbidden[index]!;
      return from <= round && round <= to;
    })
    .map(({ ids }) => ({ ids, from: 1, to: roundCount, source: 'XXP' as const }));
  const unchanged =
    renumbered(tournament) === tournament &&
    tournament.settings.typeCode === undefined &&
    tournament.info.type === '' &&
    JSON.stringify(inForce) === JSON.stringify(forbidden) &&
    acceleration.every(({ source }) => source === 'XXA');
  if (unchanged) return tournament;
  const renamed = renumbered(tournament);
  return withSettings(
    { ...renamed, settings, info: { ...renamed.info, type: '' } },
    {
      forbidden: inForce,
      acceleration: settings.acceleration.map((range) => ({ ...range, source: 'XXA' as const })),
    },
  );
}

const textFor = (tournament: Tournament, dialect: Target): string | EngineFailure =>
  textOf(writeTrf(tournament, { dialect }), dialect);

function textOf({ text, diagnostics }: WrittenTrf, dialect: Target): string | EngineFailure {
  if (text !== '') return text;
  const message = `the tournament cannot be written as ${dialect}: ${diagnostics[0]?.message}`;
  return { kind: 'failure', failure: 'refused', message };
}
