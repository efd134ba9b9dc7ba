/**
 * Rounds that comment lines declare to be paired by hand, with the line's words: "### MPA @ Round 3:
 * ..." (FIDE's word for a manual pairing action), or a comment that names a round and says "manual".
 */
export function declaredManualRounds(
  lines: readonly { readonly text: string }[],
): ReadonlyMap<number, string> {
  const rounds = new Map<number, string>();
  for (const { text } of lines) {
    if (!text.startsWith('#')) continue;
    const round = /\bround\s*#?\s*(\d{1,3})\b/i.exec(text)?.[1];
    if (round === undefined || !/\bMPA\b|\bmanual/i.test(text)) continue;
    const words = text.replace(/^#+\s*/, '').trim();
    const known = rounds.get(Number(round));
    rounds.set(Number(round), known === undefined ? words : `${known}; ${words}`);
  }
  return rounds;
}
