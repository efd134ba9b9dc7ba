import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../docs/app/styles/tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split('@media');

function coloursOf(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]),
  );
}

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
}

const TEXTS: readonly (readonly [text: string, back: string])[] = [
  ...['paper', 'surface', 'sunken'].flatMap((back) =>
    ['ink', 'soft', 'accent'].map((text) => [text, back] as const),
  ),
  ...['good', 'warn', 'bad', 'note'].flatMap(
    (tone) =>
      [
        [tone, `${tone}-back`],
        [tone, 'surface'],
        ['ink', `${tone}-back`],
        ['soft', `${tone}-back`],
      ] as const,
  ),
  ['accent-ink', 'accent'],
];

describe.each([
  ['light', coloursOf(light)],
  ['dark', { ...coloursOf(light), ...coloursOf(dark) }],
] as const)('the %s colours', (_, colours) => {
  it.each(TEXTS)('can be read: %s on %s (WCAG 1.4.3)', (text, back) => {
    expect(contrast(colours[text]!, colours[back]!)).toBeGreaterThanOrEqual(4.5);
  });

  it('show where the focus is (WCAG 1.4.11)', () => {
    for (const back of ['paper', 'surface', 'sunken']) {
      expect(contrast(colours.focus!, colours[back]!)).toBeGreaterThanOrEqual(3);
    }
  });
});
