import { createHash } from 'node:crypto';
import type { Seat } from '../../engine/game.ts';
import { loadLeavers } from '../../store/log.ts';
import { loadUsernames } from '../../store/readers.ts';
import type { TableSeat } from '../../store/seats.ts';
import type { AppContext } from './context.ts';
import type { Table } from './table.ts';

/** Maximum length of a name in letters; Discord's own limit for a nickname. */
const MAX_NAME_LENGTH = 32;

/**
 * Maximum number of combining marks on one letter. Hebrew and Devanagari need three, Burmese five; more pile up over the
 * neighbouring lines.
 */
const [MOST_MARKS, MOST_BURMESE] = [3, 5];

/** Marks on one letter, with joiners between them. */
const MARKS = /\p{M}(?:[\u200c\u200d]*\p{M})*/gu;

const BURMESE = /^\p{scx=Mymr}+$/u;

/** Combining marks without a base letter. */
const LOOSE_MARKS = /(^|\s)\p{M}+/gu;

/** Spaces and line breaks, without zero-width ones. */
const SPACES = /[\p{Z}\t-\r]+/gu;

/** Scripts that select letter forms with joiners (U+200C, U+200D). */
const JOINING =
  '[\\p{scx=Arab}\\p{scx=Beng}\\p{scx=Deva}\\p{scx=Gujr}\\p{scx=Guru}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Orya}\\p{scx=Sinh}\\p{scx=Taml}\\p{scx=Telu}]';

/** Code points after which U+200D joins another emoji; some emoji lack their variation selector. */
const EMOJI_BEFORE = '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\u{FE0F}]';

/**
 * Matches emoji and legitimate joiners, which stay, and in its group code points to remove. These are invisible or change
 * the direction: ignorable, control, private-use and unassigned ones, and the blanks of Braille, musical notation and
 * Khitan.
 */
const UNSEEN = new RegExp(
  `\\p{RGI_Emoji}|(?<=${JOINING})[\\u200C\\u200D](?=${JOINING})|(?<=${EMOJI_BEFORE})\\u200D(?=\\p{Extended_Pictographic})|([\\p{Default_Ignorable_Code_Point}\\p{C}\\u2800\\u{1D159}\\u{16FE4}])`,
  'gv',
);

/** Names that need no cleaning. */
const PLAIN = /^[!-~가-힣]+(?: [!-~가-힣]+)*$/;

/**
 * Returns the first of the names that has a visible character, cleaned, or an empty string. Callers pass the display name,
 * then the account's username.
 */
export function getPrintableName(...names: readonly (string | null | undefined)[]): string {
  for (const name of names) {
    const tidy = tidyName(name ?? '');
    if (tidy !== '') return tidy;
  }
  return '';
}

/** Reduces a name to its visible part: one line, few marks on a letter, no change of direction. It has 32 letters at most. */
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

/** Cuts a name by grapheme, so that an emoji of several code points stays whole. */
function cutToLetters(name: string): string {
  if (name.length <= MAX_NAME_LENGTH) return name;
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  if (letters.length <= MAX_NAME_LENGTH) return name;
  const kept = letters.slice(0, MAX_NAME_LENGTH - 1).join('');
  return `${kept.trimEnd()}…`;
}

/**
 * Gives each occupant of a table a visible, unique name. A second Ada becomes "Ada (2)", and an invisible name becomes the
 * seat's number. AIs keep their names; seats without a name keep none.
 */
export function disambiguateSeatNames(seats: readonly TableSeat[]): readonly TableSeat[] {
  const taken = new Set(seats.flatMap(({ kind, name }) => (kind === 'ai' ? [name] : [])));
  const apart = seats.map((occupant) => {
    if (occupant.kind === 'ai' || occupant.kind === 'empty') return occupant;
    return applyName(occupant, takeName(occupant.name, occupant.seat + 1, taken));
  });
  return apart.every((occupant, at) => occupant === seats[at]) ? seats : apart;
}

/**
 * Gives the members of a league visible, unique names, in the order in which they joined. An invisible name becomes the
 * member's number.
 */
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

/** Returns the name, with the first number that makes it unique if it is taken, and adds it to `taken`. */
export function takeFreeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let next = 2; taken.has(free); next++) free = `${name} (${next})`;
  taken.add(free);
  return free;
}

function applyName<P extends { readonly name: string }>(one: P, name: string): P {
  return one.name === name ? one : { ...one, name };
}

/** Returns the usernames of these people as of their latest interaction; people without a known username are left out. */
export async function getUsernames(
  { store }: Pick<AppContext, 'store'>,
  people: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return await loadUsernames(store, people);
}

/** Returns by seat the person who last left it. An AI that holds the seat is named after that person. */
export async function getLeaversBySeat(
  { store }: Pick<AppContext, 'store'>,
  { record }: Pick<Table, 'record'>,
): Promise<ReadonlyMap<Seat, string>> {
  return new Map((await loadLeavers(store, record.id)).map(({ seat, person }) => [seat, person]));
}

const ALIAS_PREFIX = 'somebody-';

/**
 * Creates the alias that replaces a forgotten person on a server, such as `somebody-0f3a5c7e9b1d2f40`. It is the same at
 * all tables of that server, so the results of the other players still add up. The person cannot be identified from it.
 */
export function createAlias(guild: string, seed: string): string {
  const digest = createHash('sha256').update(`${seed} ${guild}`).digest('hex');
  return `${ALIAS_PREFIX}${digest.slice(0, 16)}`;
}

/** Returns whether a person id is the alias of a forgotten person. Such people cannot be messaged, asked or listed. */
export function isForgotten(person: string): boolean {
  return person.startsWith(ALIAS_PREFIX);
}
