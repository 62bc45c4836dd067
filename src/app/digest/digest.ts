import { setImmediate } from 'node:timers/promises';
import { type WeekResults, WeekResultsBuilder, type WinStreak } from '../../stats/week-results.ts';
import { loadPlayedMatches, type PlayedRow } from '../../store/match-history.ts';
import { countWinStreak, findEarlierPlayers, type ServerWeek } from '../../store/weekly-stats.ts';
import type { AppContext } from '../core/context.ts';
import { isForgotten } from '../core/names.ts';
import { filterUnlistedPeople } from '../ratings/leaderboard.ts';
import { loadTitles, type Title } from '../ratings/titles.ts';

/** A person with their last known name. */
interface NamedPerson {
  readonly person: string;
  readonly name: string;
}

/** Content of a weekly digest. */
export interface DigestContent {
  readonly count: number;
  /** Number of people who played. */
  readonly people: number;
  /** Games with their number of matches, the most played first. */
  readonly games: readonly { readonly game: string; readonly count: number }[];
  readonly closest: PlayedRow | null;
  readonly longest: PlayedRow | null;
  /** Winners of leagues and cups that ended in this week. */
  readonly champions: readonly Title[];
  /** Win streaks, the longest first. */
  readonly runs: readonly (NamedPerson & { readonly wins: number })[];
  /** People whose first match on the server was in this week, and the number of others who are not named. */
  readonly newcomers: { readonly people: readonly NamedPerson[]; readonly more: number };
  /** People who must not be named: they are unlisted or forgotten. */
  readonly hidden: ReadonlySet<string>;
}

type DigestContext = Pick<AppContext, 'store'>;

/** Returns the content of a week's digest, or null if no match ended in it. Yields to the event loop while reading. */
export async function loadDigestContent(ctx: DigestContext, week: ServerWeek): Promise<DigestContent | null> {
  const { runs, people: names, ...told } = await readWeek(ctx, week);
  if (told.count === 0) return null;
  const people = [...names.keys()];
  const hidden = await findHiddenPeople(ctx, people);
  const nameOf: NameLookup = (person) => (hidden.has(person) ? null : (names.get(person) ?? null));
  return {
    ...told,
    people: people.length,
    champions: await loadChampions(ctx, week),
    runs: await loadRuns(ctx, week, runs, nameOf),
    newcomers: await loadNewcomers(ctx, week, people, nameOf),
    hidden,
  };
}

async function loadChampions(ctx: DigestContext, { guild, from, to }: ServerWeek): Promise<readonly Title[]> {
  const titles = await loadTitles(ctx, guild);
  return titles.filter(({ league: { endedAt } }) => endedAt !== null && endedAt >= from && endedAt < to);
}

/** Number of matches read before the event loop gets a turn. */
const BATCH_SIZE = 200;

async function readWeek(
  { store }: DigestContext,
  { guild, from, to }: ServerWeek,
): Promise<WeekResults<PlayedRow>> {
  const week = new WeekResultsBuilder<PlayedRow>();
  for (let after = { id: 0, at: from }; ; ) {
    const some = await loadPlayedMatches(store, { guild, after, before: to, most: BATCH_SIZE });
    for (const match of some) week.add(match);
    const last = some.at(-1);
    if (!last) return week.week;
    after = last;
    await setImmediate();
  }
}

async function findHiddenPeople(ctx: DigestContext, people: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set([...people.filter(isForgotten), ...(await filterUnlistedPeople(ctx, people))]);
}

/** Maximum number of streaks that are traced back before the week. */
const MAX_RUNS_CHECKED = 12;
/** Maximum number of streaks in the digest. */
const MAX_RUNS = 3;
/** Minimum number of wins in a streak. */
const MIN_RUN = 2;

type NameLookup = (person: string) => string | null;

async function loadRuns(
  { store }: DigestContext,
  week: ServerWeek,
  runs: readonly WinStreak[],
  nameOf: NameLookup,
): Promise<DigestContent['runs']> {
  const found: (NamedPerson & { wins: number })[] = [];
  const listed = runs.filter(({ person }) => nameOf(person) !== null);
  for (const { person, wins, whole } of listed.slice(0, MAX_RUNS_CHECKED)) {
    const before = whole ? await countWinStreak(store, week, person) : 0;
    found.push({ person, name: nameOf(person) ?? '', wins: before + wins });
    await setImmediate();
  }
  const told = found.filter(({ wins }) => wins >= MIN_RUN).toSorted((one, other) => other.wins - one.wins);
  return told.slice(0, MAX_RUNS);
}

async function loadNewcomers(
  { store }: DigestContext,
  week: ServerWeek,
  people: readonly string[],
  nameOf: NameLookup,
): Promise<DigestContent['newcomers']> {
  const named: NamedPerson[] = [];
  let more = 0;
  for (const some of splitIntoBatches(people.filter((person) => !isForgotten(person)))) {
    const known = await findEarlierPlayers(store, week, some);
    for (const person of some.filter((one) => !known.has(one))) {
      const name = nameOf(person);
      if (name === null || named.length === MAX_NEWCOMERS_NAMED) more++;
      else named.push({ person, name });
    }
    await setImmediate();
  }
  return { people: named, more };
}

/** Maximum number of newcomers named. */
const MAX_NEWCOMERS_NAMED = 6;

function splitIntoBatches<T>(list: readonly T[]): readonly (readonly T[])[] {
  const parts = Math.ceil(list.length / BATCH_SIZE);
  return Array.from({ length: parts }, (_, part) => list.slice(part * BATCH_SIZE, (part + 1) * BATCH_SIZE));
}
