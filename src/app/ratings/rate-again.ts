import { setImmediate } from 'node:timers/promises';
import { Rerated } from '../../stats/rerated.ts';
import type { Store } from '../../store/open.ts';
import { type PlayedRow, playedMatches } from '../../store/played.ts';
import { allRatings, forgetRatings, hasRatings, keepRatings, type RatingAfter } from '../../store/ratings.ts';

/** Matches that are looked through before others have their turn. */
const AT_ONCE = 200;

/** All ratings, computed again from the results alone, in the order in which the matches ended. */
async function* ratingsAgain(store: Store): AsyncGenerator<RatingAfter> {
  const ratings = new Rerated();
  let after: PlayedRow | undefined;
  do {
    const matches = await playedMatches(store, { ...(after && { after }), most: AT_ONCE });
    for (const match of matches) yield* each(match, ratings);
    after = matches.at(-1);
    await setImmediate();
  } while (after);
}

function each(match: PlayedRow, ratings: Rerated): readonly RatingAfter[] {
  const { id: tableId, guild, game, at } = match;
  return [...ratings.after(match)].map(([person, rating]) => ({
    tableId,
    person,
    guild,
    game,
    at,
    ...rating,
  }));
}

/** What the ratings that are kept have otherwise than those that the results give. */
interface Difference {
  readonly kept: RatingAfter | undefined;
  readonly again: RatingAfter | undefined;
}

/** Compares all ratings that are kept with those that the results give. Returns how many agree, and the first that does not. */
export async function checkRatings(store: Store): Promise<{ same: number; first: Difference | null }> {
  const kept = new Map((await allRatings(store)).map((rating) => [keyOf(rating), rating]));
  let same = 0;
  for await (const again of ratingsAgain(store)) {
    const known = kept.get(keyOf(again));
    if (!known || !isSame(known, again)) return { same, first: { kept: known, again } };
    kept.delete(keyOf(again));
    same++;
  }
  const [more] = kept.values();
  return { same, first: more ? { kept: more, again: undefined } : null };
}

function keyOf({ tableId, person }: RatingAfter): string {
  return `${tableId} ${person}`;
}

function isSame(one: RatingAfter, other: RatingAfter): boolean {
  return one.mu === other.mu && one.sigma === other.sigma && one.at === other.at;
}

/**
 * Puts ratings that are computed from the results in the place of all that are kept. Returns how many. Nobody may play
 * meanwhile.
 */
export async function rateAgain(store: Store): Promise<number> {
  return await store.transaction().execute(async (within) => {
    await forgetRatings(within);
    let count = 0;
    for await (const rating of ratingsAgain(within)) {
      await keepRatings(within, [rating]);
      count++;
    }
    return count;
  });
}

/** Matches that ended before there were ratings count as well. To be done before anybody plays. */
export async function rateEarlier(store: Store): Promise<void> {
  if (!(await hasRatings(store))) await rateAgain(store);
}
