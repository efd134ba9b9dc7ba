import type { TrfCode } from '../../../src/trf/codes.js';
import type { Example } from './file-examples.js';
import { FILE_EXAMPLES, PLAYER_EXAMPLES } from './file-examples.js';
import { ROUND_EXAMPLES } from './round-examples.js';
import { SETTING_EXAMPLES, WRITING_EXAMPLES } from './setting-examples.js';

/** One example per code; the type asks for all of them. */
export const EXAMPLES: Readonly<Record<TrfCode, Example>> = {
  ...FILE_EXAMPLES,
  ...PLAYER_EXAMPLES,
  ...ROUND_EXAMPLES,
  ...SETTING_EXAMPLES,
  ...WRITING_EXAMPLES,
};
