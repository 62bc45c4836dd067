/** Accepted wordings of a move and their plain notation, replaced in this order. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/[\s,:]+/g, ' '],
  [/동전|칸|쪽(?:으로)?|\bcoin\b|\bspaces?\b/g, ' '],
  [/\b(?:blank|null)\b|빈/g, 'n'],
  [/\bsuns?\b|해/g, '{s}'],
  [/\bmoons?\b|달/g, '{m}'],
  [/\bcrowns?\b|왕관/g, '{c}'],
  [/\barms?\b|백합|문장/g, '{a}'],
  [/\b([0-5n]) *(?:of)? *\{(\w)\}/g, '$2$1 '],
  [/\{(\w)\} *([0-5n])(?![a-z])/g, '$1$2 '],
  [/북동|↗|north-?\s?east/g, 'ne'],
  [/남동|↘|south-?\s?east/g, 'se'],
  [/남서|↙|south-?\s?west/g, 'sw'],
  [/북서|↖|north-?\s?west/g, 'nw'],
  [/북|↑|north/g, 'n'],
  [/동|→|east/g, 'e'],
  [/남|↓|south/g, 's'],
  [/서|←|west/g, 'w'],
  [/그대로|where you are/g, ' '],
  [/머물기|머무름/g, 'stay'],
  [/밑|아래|underneath|\bbelow\b/g, 'under'],
  [/[\s-]+/g, ' '],
];

const ROLL = /^(?:r|d|die|dice|roll|roll (?:the |a )?(?:die|dice)|주사위|(?:주사위 ?)?(?:굴리기|굴림))$/;

/**
 * Converts typed text to lower case and plain notation: `3 of moons – north-east` becomes `m3 ne`, `die` becomes
 * `roll`.
 */
export function normaliseMove(typed: string): string {
  const words = WORDS.reduce(
    (clean, [form, plain]) => clean.replaceAll(form, plain),
    typed.toLowerCase(),
  ).trim();
  return ROLL.test(words) ? 'roll' : words;
}
