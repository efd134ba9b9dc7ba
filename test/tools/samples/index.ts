import type { Sample } from './build.js';
import { BROKEN, WRONG } from './faults.js';
import { EDITIONS, FEATURES } from './individual.js';
import { TEAMS } from './teams.js';

export const SAMPLES: readonly Sample[] = [...EDITIONS, ...FEATURES, ...WRONG, ...BROKEN, ...TEAMS];
