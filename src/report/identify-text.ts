import type { SystemFit } from '../verify/index.js';
import { cell, type Paint, PLAIN } from './layout.js';

/** A line for each system and edition: how many of the rounds it prescribes, and which. */
export function renderIdentify(fits: readonly SystemFit[], paint: Paint = PLAIN): string {
  const lines = fits.map(({ system, edition, acceleration, conforming, judged }) => {
    const name = `${system} ${edition}${acceleration === 'baku' ? ', Baku acceleration' : ''}`;
    const rounds = conforming.length === 0 ? '' : `  rounds ${conforming.join(' ')}`;
    return `    ${cell(name, 32)} ${String(conforming.length).padStart(3)} of ${judged}${rounds}`;
  });
  return `  ${paint.bold('rounds that each system and edition prescribes')}\n${lines.join('\n')}\n`;
}
