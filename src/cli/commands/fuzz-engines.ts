import { existsSync } from 'node:fs';
import { type PairingEngine, regulationEngine } from '../../fuzz/engine.js';
import type { Rules } from '../../fuzz/rules.js';
import {
  bbpPairingsEngine,
  javafoEngine,
  ownEngine,
  templateEngine,
} from '../../node/engine-presets.js';
import { findSystem } from '../../systems/registry.js';
import { TARGETS } from '../../trf/index.js';
import { CommandError, EXIT, usageError } from '../io.js';
import { editionList, readChoice } from '../options.js';

/** How the engines of a campaign are called. */
export interface EngineOptions {
  readonly timeout?: string;
  readonly dialect?: string;
  readonly gaps?: boolean;
}

/** The engine that a command line names: a preset with its path, or a command with {in} and {out}. */
export function openEngine(
  flag: string,
  text: string,
  options: EngineOptions,
  { system, edition }: Rules,
): PairingEngine {
  const timeout = readDuration('--timeout', options.timeout) ?? 20_000;
  const dialect = readChoice('--dialect', TARGETS, options.dialect);
  const preset = /^(javafo|bbp|rules):(.*)$/.exec(text);
  const [, kind, value = ''] = preset ?? [];
  if (kind !== undefined && value === '') {
    throw usageError(`expected ${kind}:${kind === 'rules' ? 'EDITION' : 'PATH'} after ${flag}`);
  }
  // A bare name of a program is looked for in the PATH, a jar is not.
  if ((kind === 'javafo' || (kind === 'bbp' && /[\\/]/.test(value))) && !existsSync(value)) {
    throw new CommandError(`${flag}: ${value} cannot be started: no such file`, EXIT.unreadable);
  }
  if (kind === 'javafo')
    return javafoEngine(value, { timeout, edition, ...(dialect && { dialect }) });
  if (kind === 'bbp') return bbpPairingsEngine(value, { timeout });
  if (kind === 'rules') {
    if (findSystem(system, value)) return regulationEngine(value, system);
    throw usageError(`expected rules:EDITION with one of ${editionList(system)}, found "${text}"`);
  }
  if (text === 'self') {
    return ownEngine([process.execPath, process.argv[1] ?? ''], edition, { timeout });
  }
  try {
    return templateEngine(text, {
      timeout,
      gaps: options.gaps ?? false,
      ...(dialect && { dialect }),
    });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw usageError(`${flag}: ${error.message}`);
  }
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** "90s", "5m", "1h", "500ms", or seconds without a unit, in milliseconds. */
export function readDuration(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const match = /^(\d{1,7})(ms|s|m|h)?$/.exec(text);
  const milliseconds = match ? Number(match[1]) * UNITS[match[2] ?? 's']! : 0;
  if (milliseconds > 0) return milliseconds;
  throw usageError(`expected a time such as 90s, 5m or 1h after ${flag}, found "${text}"`);
}
