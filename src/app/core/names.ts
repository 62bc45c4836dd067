import type { Seat } from '../../engine/game.ts';
import { loadLeavers } from '../../store/log.ts';
import { loadUsernames } from '../../store/readers.ts';
import type { TableSeat } from '../../store/seats.ts';
import type { AppContext } from './context.ts';
import type { Table } from './table.ts';

/** Longest name in letters; Discord's own limit for a nickname. */
const MAX_NAME_LENGTH = 32;

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
export function getPrintableName(...names: readonly (string | null | undefined)[]): string {
  for (const name of names) {
    const tidy = tidyName(name ?? '');
    if (tidy !== '') return tidy;
  }
  return '';
}

/** Leaves only what can be seen: one line, few marks on a letter, no change of direction, 32 letters at most. */
function tidyName(name: string): string {
  if (name.length <= MAX_NAME_LENGTH && PLAIN.test(name)) return name;
  const seen = name
    .normalize('NFD')
    .replaceAll(SPACES, ' ')
    .replaceAll(UNSEEN, (found: string, unseen?: string) => (unseen === undefined ? found : ''));
  const marked = seen.replaceAll(LOOSE_MARKS, '$1').replaceAll(MARKS, limitMarks);
  return cutToLetters(marked.normalize('NFC').replaceAll(SPACES, ' ').trim());
}

function limitMarks(marks: string): string {
  const bare = marks.replaceAll(/[\u200c\u200d]/g, '');
  return [...bare].slice(0, BURMESE.test(bare) ? MOST_BURMESE : MOST_MARKS).join('');
}

/** Cuts by grapheme: an emoji of several code points stays whole. */
function cutToLetters(name: string): string {
  if (name.length <= MAX_NAME_LENGTH) return name;
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  if (letters.length <= MAX_NAME_LENGTH) return name;
  const kept = letters.slice(0, MAX_NAME_LENGTH - 1).join('');
  return `${kept.trimEnd()}…`;
}

/**
 * Gives everybody at a table a name that shows and that nobody else there has: a second Ada is "Ada (2)", and a name without ink is the
 * number of the seat. AIs keep their names; seats without a name keep none.
 */
export function disambiguateSeatNames(seats: readonly TableSeat[]): readonly TableSeat[] {
  const taken = new Set(seats.flatMap(({ kind, name }) => (kind === 'ai' ? [name] : [])));
  const apart = seats.map((occupant) => {
    if (occupant.kind === 'ai' || occupant.kind === 'empty') return occupant;
    return applyName(occupant, takeName(occupant.name, occupant.seat + 1, taken));
  });
  return apart.every((sitter, at) => sitter === seats[at]) ? seats : apart;
}

/** Does the same for the people of a league, in the order in which they came; a name without ink is their number. */
export function disambiguateNames<P extends { readonly number: number; readonly name: string }>(
  people: readonly P[],
): readonly P[] {
  const taken = new Set<string>();
  const names = new Map(
    people
      .toSorted((one, other) => one.number - other.number)
      .map(({ name, number }) => [number, takeName(name, number, taken)]),
  );
  return people.map((one) => applyName(one, names.get(one.number) ?? one.name));
}

function takeName(name: string, number: number, taken: Set<string>): string {
  return takeFreeName(getPrintableName(name) || String(number), taken);
}

/** Returns the name with the first number that makes it another one than all that are taken, and takes it. */
export function takeFreeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let next = 2; taken.has(free); next++) free = `${name} (${next})`;
  taken.add(free);
  return free;
}

function applyName<P extends { readonly name: string }>(one: P, name: string): P {
  return one.name === name ? one : { ...one, name };
}

/** Returns the usernames of the accounts of these people, as of what they did last; people of whom none is known are left out. */
export async function getUsernames(
  { store }: Pick<AppContext, 'store'>,
  people: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return await loadUsernames(store, people);
}

/** Returns by seat who last left it: an AI that holds it is called after them. */
export async function getLeaversBySeat(
  { store }: Pick<AppContext, 'store'>,
  { record }: Pick<Table, 'record'>,
): Promise<ReadonlyMap<Seat, string>> {
  return new Map((await loadLeavers(store, record.id)).map(({ seat, person }) => [seat, person]));
}
