import { setImmediate } from 'node:timers/promises';
import { RatingReplay } from '../../stats/rating-replay.ts';
import { loadPlayedMatches, type PlayedRow } from '../../store/match-history.ts';
import type { Store } from '../../store/open.ts';
import {
  deleteRatings,
  hasRatings,
  insertRatings,
  loadAllRatings,
  type RatingAfter,
} from '../../store/ratings.ts';

/** Matches that are looked through before others have their turn. */
const BATCH_SIZE = 200;

/** All ratings, computed again from the results alone, in the order in which the matches ended. */
async function* recomputeRatings(store: Store): AsyncGenerator<RatingAfter> {
  const ratings = new RatingReplay();
  let after: PlayedRow | undefined;
  do {
    const matches = await loadPlayedMatches(store, { ...(after && { after }), most: BATCH_SIZE });
    for (const match of matches) yield* rateMatch(match, ratings);
    after = matches.at(-1);
    await setImmediate();
  } while (after);
}

function rateMatch(match: PlayedRow, ratings: RatingReplay): readonly RatingAfter[] {
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
interface RatingDifference {
  readonly kept: RatingAfter | undefined;
  readonly again: RatingAfter | undefined;
}

/** Compares all ratings that are kept with those that the results give. Returns how many agree, and the first that does not. */
export async function checkRatings(store: Store): Promise<{ same: number; first: RatingDifference | null }> {
  const kept = new Map((await loadAllRatings(store)).map((rating) => [getRatingKey(rating), rating]));
  let same = 0;
  for await (const again of recomputeRatings(store)) {
    const known = kept.get(getRatingKey(again));
    if (!known || !isSame(known, again)) return { same, first: { kept: known, again } };
    kept.delete(getRatingKey(again));
    same++;
  }
  const [more] = kept.values();
  return { same, first: more ? { kept: more, again: undefined } : null };
}

function getRatingKey({ tableId, person }: RatingAfter): string {
  return `${tableId} ${person}`;
}

function isSame(one: RatingAfter, other: RatingAfter): boolean {
  return one.mu === other.mu && one.sigma === other.sigma && one.at === other.at;
}

/**
 * Puts ratings that are computed from the results in the place of all that are kept. Returns how many. Nobody may play
 * meanwhile.
 */
export async function replaceRatings(store: Store): Promise<number> {
  return await store.transaction().execute(async (within) => {
    await deleteRatings(within);
    let count = 0;
    for await (const rating of recomputeRatings(within)) {
      await insertRatings(within, [rating]);
      count++;
    }
    return count;
  });
}

/** Matches that ended before there were ratings count as well. To be done before anybody plays. */
export async function backfillRatings(store: Store): Promise<void> {
  if (!(await hasRatings(store))) await replaceRatings(store);
}
