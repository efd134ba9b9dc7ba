import type { Colour } from '../model/result.js';
import { editionsOf, findSystem, SYSTEM_IDS } from '../systems/registry.js';
import { ACCELERATION_CHOICES, type AccelerationChoice, type SystemId } from '../systems/system.js';
import { usageError } from './io.js';

/** Options that many commands share, as the parser leaves them. */
export interface SharedOptions {
  readonly system?: string;
  readonly edition?: string;
  readonly rounds?: string;
  readonly initialColour?: string;
  readonly acceleration?: string;
  readonly json?: boolean;
}

/** The shared options as the library wants them. */
export interface RequestOptions {
  readonly system?: SystemId | 'auto';
  readonly edition?: string;
  readonly roundCount?: number;
  readonly initialColour?: Colour;
  readonly acceleration?: AccelerationChoice;
}

export function readSharedOptions(options: SharedOptions): RequestOptions {
  const system = readChoice('--system', ['auto', ...SYSTEM_IDS] as const, options.system);
  const edition = readEdition(system, options.edition);
  const roundCount = readNumberOption('--rounds', options.rounds);
  const initialColour = readColour(options.initialColour);
  const acceleration = readChoice('--acceleration', ACCELERATION_CHOICES, options.acceleration);
  return {
    ...(system !== undefined && { system }),
    ...(edition !== undefined && { edition }),
    ...(roundCount !== undefined && { roundCount }),
    ...(initialColour !== undefined && { initialColour }),
    ...(acceleration !== undefined && { acceleration }),
  };
}

/** An edition of that system, or of any one when the file is to tell the system. */
function readEdition(
  system: SystemId | 'auto' | undefined,
  edition: string | undefined,
): string | undefined {
  const systems = system === undefined || system === 'auto' ? SYSTEM_IDS : [system];
  if (edition === undefined || edition === 'auto') return edition;
  if (systems.some((id) => findSystem(id, edition))) return edition;
  const known = systems.map((id) => `${id}: ${editionList(id)}`).join('; ');
  throw usageError(`expected an edition after --edition (${known}), found "${edition}"`);
}

/** The editions of a system for a message. */
export const editionList = (id: SystemId): string =>
  editionsOf(id)
    .map((one) => one.edition)
    .join(', ');

/** A whole number from 1 to 999 given on the command line. */
export function readNumberOption(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,3}$/.test(text) || Number(text) === 0) {
    throw usageError(`expected a number from 1 to 999 after ${name}, found "${text}"`);
  }
  return Number(text);
}

/** A whole number from 1 to 999,999,999 given on the command line. */
export function readCount(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text) || Number(text) === 0) {
    throw usageError(`expected a number from 1 on after ${name}, found "${text}"`);
  }
  return Number(text);
}

/** A seed by lot, the one thing that differs from run to run. */
export const drawSeed = (): string => String(Math.floor(Math.random() * 1_000_000_000));

/** One of a closed set of words given on the command line. */
export function readChoice<T extends string>(
  name: string,
  choices: readonly T[],
  text: string | undefined,
): T | undefined {
  if (text === undefined) return undefined;
  const choice = choices.find((one) => one === text.toLowerCase());
  if (choice !== undefined) return choice;
  throw usageError(`expected ${choices.join(', ')} after ${name}, found "${text}"`);
}

function readColour(text: string | undefined): Colour | undefined {
  if (text === undefined) return undefined;
  const colour = text.toLowerCase();
  if (colour === 'white' || colour === 'w') return 'white';
  if (colour === 'black' || colour === 'b') return 'black';
  throw usageError(`expected white or black after --initial-colour, found "${text}"`);
}
