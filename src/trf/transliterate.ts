/** Letters that decomposition does not turn into ASCII. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ð: 'd', Ð: 'D' },
  ...{ þ: 'th', Þ: 'Th', đ: 'd', Đ: 'D', ł: 'l', Ł: 'L', ħ: 'h', Ħ: 'H', ı: 'i', ŋ: 'n', Ŋ: 'N' },
  ...{ ə: 'a', Ə: 'A', ʻ: "'", ʼ: "'", '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '—': '-' },
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l' },
  ...{ μ: 'm', ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f' },
  ...{ χ: 'ch', ψ: 'ps', ω: 'o' },
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', к: 'k', л: 'l' },
  ...{ м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts' },
  ...{ ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'iu', я: 'ia', і: 'i' },
  ...{ є: 'ie', ґ: 'g', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', ђ: 'dj', џ: 'dz' },
};

/** Latin, Greek and Cyrillic text in ASCII letters; what has no equivalent becomes "?". */
export function toAscii(text: string): string {
  let ascii = '';
  for (const char of text.normalize('NFC')) ascii += asciiOf(char);
  return ascii;
}

function asciiOf(char: string): string {
  if (char < '\u0080') return char;
  const known = LETTERS[char];
  if (known !== undefined) return known;
  const base = char.normalize('NFD').replace(/\p{M}/gu, '');
  if (base !== char && base !== '') return [...base].map(asciiOf).join('');
  const small = LETTERS[char.toLowerCase()];
  if (small !== undefined) return small.charAt(0).toUpperCase() + small.slice(1);
  return char === '\u00a0' ? ' ' : '?';
}
