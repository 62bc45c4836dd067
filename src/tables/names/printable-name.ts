/** Longest name in letters; Discord's own limit for a nickname. */
const LONGEST = 32;

/** Most combining marks on one letter: Hebrew and Devanagari need three, and more pile up over the neighbouring lines. Burmese needs five. */
const [MOST_MARKS, MOST_BURMESE] = [3, 5];

/** Marks on one letter, with joiners between them. */
const MARKS = /\p{M}(?:[\u200c\u200d]*\p{M})*/gu;

const BURMESE = /^\p{scx=Mymr}+$/u;

/** Marks with no letter to sit on. */
const LOOSE_MARKS = /(^|\s)\p{M}+/gu;

/** Blanks and line breaks, but none that are of no width. */
const SPACES = /[\p{Z}\t-\r]+/gu;

/** Scripts that choose the forms of letters by joiners (U+200C, U+200D). */
const JOINING =
  '[\\p{scx=Arab}\\p{scx=Beng}\\p{scx=Deva}\\p{scx=Gujr}\\p{scx=Guru}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Orya}\\p{scx=Sinh}\\p{scx=Taml}\\p{scx=Telu}]';

/** Emoji that an emoji is joined to by U+200D, perhaps without their variation selectors. */
const EMOJI_BEFORE = '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\u{FE0F}]';

/**
 * Emoji and joiners between letters and emoji, which stay, and what draws nothing or turns the text around it: ignorable, control, private and unassigned
 * code points, and the blank ones of Braille, musical notes, and Khitan.
 */
const UNSEEN = new RegExp(
  `\\p{RGI_Emoji}|(?<=${JOINING})[\\u200C\\u200D](?=${JOINING})|(?<=${EMOJI_BEFORE})\\u200D(?=\\p{Extended_Pictographic})|([\\p{Default_Ignorable_Code_Point}\\p{C}\\u2800\\u{1D159}\\u{16FE4}])`,
  'gv',
);

/** Names that need none of it. */
const PLAIN = /^[!-~가-힣]+(?: [!-~가-힣]+)*$/;

/** Returns the first of the names that shows any ink, tidied, or an empty string: a display name, then the account's username. */
export function printableName(...names: readonly (string | null | undefined)[]): string {
  for (const name of names) {
    const tidy = tidyName(name ?? '');
    if (tidy !== '') return tidy;
  }
  return '';
}

/** Leaves only what can be seen: one line, few marks on a letter, no change of direction, 32 letters at most. */
function tidyName(name: string): string {
  if (name.length <= LONGEST && PLAIN.test(name)) return name;
  const seen = name
    .normalize('NFD')
    .replaceAll(SPACES, ' ')
    .replaceAll(UNSEEN, (found: string, unseen?: string) => (unseen === undefined ? found : ''));
  const marked = seen.replaceAll(LOOSE_MARKS, '$1').replaceAll(MARKS, fewMarks);
  return cutToLetters(marked.normalize('NFC').replaceAll(SPACES, ' ').trim());
}

function fewMarks(marks: string): string {
  const bare = marks.replaceAll(/[\u200c\u200d]/g, '');
  return [...bare].slice(0, BURMESE.test(bare) ? MOST_BURMESE : MOST_MARKS).join('');
}

/** Cuts by grapheme: an emoji of several code points stays whole. */
function cutToLetters(name: string): string {
  if (name.length <= LONGEST) return name;
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  if (letters.length <= LONGEST) return name;
  const kept = letters.slice(0, LONGEST - 1).join('');
  return `${kept.trimEnd()}…`;
}
