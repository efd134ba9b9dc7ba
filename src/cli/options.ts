import type { Colour } from '../model/result.js';
import { SYSTEM_IDS, type SystemId } from '../systems/system.js';
import { usageError } from './io.js';

/** Options that many commands share, as the parser leaves them. */
export interface SharedOptions {
  readonly system?: string;
  readonly edition?: string;
  readonly rounds?: string;
  readonly initialColour?: string;
  readonly json?: boolean;
}

/** The shared options as the library wants them. */
export interface RequestOptions {
  readonly system?: SystemId | 'auto';
  readonly edition?: string;
  readonly roundCount?: number;
  readonly initialColour?: Colour;
}

export function readSharedOptions(options: SharedOptions): RequestOptions {
  const { edition } = options;
  const system = readSystem(options.system);
  const roundCount = readNumberOption('--rounds', options.rounds);
  const initialColour = readColour(options.initialColour);
  return {
    ...(system !== undefined && { system }),
    ...(edition !== undefined && { edition }),
    ...(roundCount !== undefined && { roundCount }),
    ...(initialColour !== undefined && { initialColour }),
  };
}

/** A whole number from 1 to 999 given on the command line. */
export function readNumberOption(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,3}$/.test(text) || Number(text) === 0) {
    throw usageError(`expected a number from 1 to 999 after ${name}, found "${text}"`);
  }
  return Number(text);
}

function readSystem(text: string | undefined): SystemId | 'auto' | undefined {
  if (text === undefined || text === 'auto') return text;
  const system = SYSTEM_IDS.find((id) => id === text.toLowerCase());
  if (system) return system;
  throw usageError(`expected auto, ${SYSTEM_IDS.join(', ')} after --system, found "${text}"`);
}

function readColour(text: string | undefined): Colour | undefined {
  if (text === undefined) return undefined;
  const colour = text.toLowerCase();
  if (colour === 'white' || colour === 'w') return 'white';
  if (colour === 'black' || colour === 'b') return 'black';
  throw usageError(`expected white or black after --initial-colour, found "${text}"`);
}
