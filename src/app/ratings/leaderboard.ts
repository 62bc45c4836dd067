import { getShownRating } from '../../stats/rating.ts';
import type { EndedRow } from '../../store/match-history.ts';
import { loadRatingPage, type NewestRating } from '../../store/ratings.ts';
import { findResultName } from '../../store/results.ts';
import { loadUnlistedPeople } from '../../store/user-settings.ts';
import type { AppContext } from '../core/context.ts';
import { isForgotten } from '../core/names.ts';
import { yieldToEventLoop } from '../core/yield-to-event-loop.ts';
import { listEndedMatches } from './played-matches.ts';

/** A person on a leaderboard. */
export interface Leader {
  readonly person: string;
  readonly name: string;
  readonly rating: number;
  readonly played: number;
}

/** Server and game of a leaderboard. */
interface LeaderboardPlace {
  readonly guild: string;
  readonly game: string;
}

/** Maximum number of people on a leaderboard. */
const MAX_LEADERS = 20;

/** Returns the best players of a game on a server, without unlisted people, the best first. Yields to the event loop while reading. */
export async function loadLeaders(
  ctx: AppContext,
  where: LeaderboardPlace,
  most = MAX_LEADERS,
): Promise<readonly Leader[]> {
  const all = (await loadListedRatings(ctx, where)).map((one) => ({ ...one, rating: getShownRating(one) }));
  all.sort((one, other) => other.rating - one.rating || one.since - other.since);
  const leaders: Leader[] = [];
  for (const { person, rating } of all.slice(0, most))
    leaders.push({ person, rating, ...(await loadPlayedMatches(ctx, where, person)) });
  return leaders;
}

/** Number of people read before the event loop gets a turn. */
const PAGE_SIZE = 50;

async function loadListedRatings(
  { store }: AppContext,
  where: LeaderboardPlace,
): Promise<readonly NewestRating[]> {
  const listed: NewestRating[] = [];
  for (let after = ''; ; ) {
    const page = await loadRatingPage(store, where, { after, most: PAGE_SIZE });
    const people = page.map(({ person }) => person);
    const hidden = await loadUnlistedPeople(store, people);
    listed.push(...page.filter(({ person }) => !hidden.has(person) && !isForgotten(person)));
    if (page.length < PAGE_SIZE) return listed;
    after = people.at(-1) ?? after;
    await yieldToEventLoop();
  }
}

/** Returns how many rated matches a person has played, and their name in the last. */
async function loadPlayedMatches(
  ctx: AppContext,
  where: LeaderboardPlace,
  person: string,
): Promise<Pick<Leader, 'name' | 'played'>> {
  let played = 0;
  let last: EndedRow | undefined;
  for await (const page of listEndedMatches(ctx, { ...where, people: [person] }))
    for (const match of page) {
      if (!match.rated) continue;
      played++;
      if (!last || match.at > last.at || (match.at === last.at && match.id > last.id)) last = match;
    }
  return { played, name: last ? await findResultName(ctx.store, last.id, person) : '' };
}

/** Returns whether a person hides their games and rating from others. */
export async function isUnlisted({ store }: AppContext, person: string): Promise<boolean> {
  return (await loadUnlistedPeople(store, [person])).has(person);
}

/** Number of people queried before the event loop gets a turn. */
const UNLISTED_BATCH_SIZE = 200;

/** Returns those of the people who do not want to appear in lists. */
export async function filterUnlistedPeople(
  { store }: Pick<AppContext, 'store'>,
  people: readonly string[],
): Promise<ReadonlySet<string>> {
  const hidden = new Set<string>();
  for (let at = 0; at < people.length; at += UNLISTED_BATCH_SIZE) {
    if (at > 0) await yieldToEventLoop();
    for (const person of await loadUnlistedPeople(store, people.slice(at, at + UNLISTED_BATCH_SIZE)))
      hidden.add(person);
  }
  return hidden;
}
