import { setImmediate } from 'node:timers/promises';
import { type Run, type Week, WeekSoFar } from '../../stats/letter.ts';
import { type PlayedRow, playedMatches } from '../../store/played.ts';
import { playedBefore, type WeekOf, winsUpTo } from '../../store/weeks.ts';
import { isForgotten } from '../core/alias.ts';
import type { House } from '../core/context.ts';
import { unlistedAmong } from '../ratings/leaderboard.ts';

/** Person with their last known name. */
interface NamedPerson {
  readonly person: string;
  readonly name: string;
}

/** What the letter of a week tells. */
export interface WeekLetter {
  readonly count: number;
  /** How many people played. */
  readonly people: number;
  /** The most played first. */
  readonly games: readonly { readonly game: string; readonly count: number }[];
  readonly closest: PlayedRow | null;
  readonly longest: PlayedRow | null;
  /** Who has won several in a row, the longest first. */
  readonly runs: readonly (NamedPerson & { readonly wins: number })[];
  /** Whose first match on the server it was, and how many more there are who are not named. */
  readonly newcomers: { readonly people: readonly NamedPerson[]; readonly more: number };
  /** Whom nobody names: they do not want to be listed, or are forgotten. */
  readonly hidden: ReadonlySet<string>;
}

type Reading = Pick<House, 'store'>;

/** What the letter of a week tells; null where no match came to its end in it. Others have their turn while it is read. */
export async function letterOf(house: Reading, week: WeekOf): Promise<WeekLetter | null> {
  const { runs, people: names, ...told } = await read(house, week);
  if (told.count === 0) return null;
  const people = [...names.keys()];
  const hidden = await hiddenAmong(house, people);
  const nameOf: NameOf = (person) => (hidden.has(person) ? null : (names.get(person) ?? null));
  return {
    ...told,
    people: people.length,
    runs: await runsOf(house, week, runs, nameOf),
    newcomers: await newcomersOf(house, week, people, nameOf),
    hidden,
  };
}

/** Matches that are read before others have their turn. */
const AT_ONCE = 200;

async function read({ store }: Reading, { guild, from, to }: WeekOf): Promise<Week<PlayedRow>> {
  const week = new WeekSoFar<PlayedRow>();
  for (let after = { id: 0, at: from }; ; ) {
    const some = await playedMatches(store, { guild, after, before: to, most: AT_ONCE });
    for (const match of some) week.add(match);
    const last = some.at(-1);
    if (!last) return week.week;
    after = last;
    await setImmediate();
  }
}

async function hiddenAmong(house: Reading, people: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set([...people.filter(isForgotten), ...(await unlistedAmong(house, people))]);
}

/** Of so many it is looked at whether theirs had begun before. */
const LOOKED_AT = 12;
/** So many are told of. */
const TOLD = 3;
/** It is a row from here on. */
const LEAST = 2;

type NameOf = (person: string) => string | null;

async function runsOf(
  { store }: Reading,
  week: WeekOf,
  runs: readonly Run[],
  nameOf: NameOf,
): Promise<WeekLetter['runs']> {
  const found: (NamedPerson & { wins: number })[] = [];
  const listed = runs.filter(({ person }) => nameOf(person) !== null);
  for (const { person, wins, whole } of listed.slice(0, LOOKED_AT)) {
    const before = whole ? await winsUpTo(store, week, person) : 0;
    found.push({ person, name: nameOf(person) ?? '', wins: before + wins });
    await setImmediate();
  }
  const told = found.filter(({ wins }) => wins >= LEAST).toSorted((one, other) => other.wins - one.wins);
  return told.slice(0, TOLD);
}

async function newcomersOf(
  { store }: Reading,
  week: WeekOf,
  people: readonly string[],
  nameOf: NameOf,
): Promise<WeekLetter['newcomers']> {
  const named: NamedPerson[] = [];
  let more = 0;
  for (const some of inParts(people.filter((person) => !isForgotten(person)))) {
    const known = await playedBefore(store, week, some);
    for (const person of some.filter((one) => !known.has(one))) {
      const name = nameOf(person);
      if (name === null || named.length === NAMED) more++;
      else named.push({ person, name });
    }
    await setImmediate();
  }
  return { people: named, more };
}

/** So many newcomers are named. */
const NAMED = 6;

function inParts<T>(list: readonly T[]): readonly (readonly T[])[] {
  const parts = Math.ceil(list.length / AT_ONCE);
  return Array.from({ length: parts }, (_, part) => list.slice(part * AT_ONCE, (part + 1) * AT_ONCE));
}
