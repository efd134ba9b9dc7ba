/**
 * Cuts a command line into program and arguments as a shell would, with single and double quotes and
 * the backslash, but without expanding anything.
 * @throws RangeError when a quote is not closed or there is no program.
 */
export function splitCommand(text: string): readonly string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index]!;
    const next = text[index + 1];
    if (quote !== '') {
      if (char === quote) quote = '';
      else if (char === '\\' && quote === '"' && (next === '"' || next === '\\')) {
        word += next;
        index += 1;
      } else word += char;
    } else if (char === "'" || char === '"') {
      quote = char;
      word ??= '';
    } else if (char === '\\' && next !== undefined && /[\s"'\\]/.test(next)) {
      word = (word ?? '') + next;
      index += 1;
    } else if (/\s/.test(char)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? '') + char;
  }
  if (quote !== '') throw new RangeError(`Expected a closing ${quote} in the command: ${text}`);
  if (word !== undefined) words.push(word);
  if (words.length === 0) throw new RangeError('Expected a command, found nothing');
  return words;
}

/** Replaces the places {in}, {out} and others in every word. */
export function fillTemplate(
  words: readonly string[],
  places: Readonly<Record<string, string>>,
): readonly string[] {
  return words.map((word) =>
    word.replace(/\{(\w+)\}/g, (whole, name: string) => places[name] ?? whole),
  );
}

export const usesPlace = (words: readonly string[], name: string): boolean =>
  words.some((word) => word.includes(`{${name}}`));
