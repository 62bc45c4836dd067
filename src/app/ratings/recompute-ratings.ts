import { setImmediate } from 'node:timers/promises';
import { RatingReplay } from '../../stats/rate-match.ts';
import { loadPlayedMatches, type PlayedRow } from '../../store/match-history.ts';
import type { Store } from '../../store/open.ts';
import {
  deleteRatings,
  hasRatings,
  insertRatings,
  loadAllRatings,
  type RatingAfter,
} from '../../store/ratings.ts';

/** Number of matches read before the event loop gets a turn. */
const BATCH_SIZE = 200;

/** Yields all ratings, recomputed from the results in the order in which the matches ended. */
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

/** Difference between a stored rating and the recomputed one. */
interface RatingDifference {
  readonly kept: RatingAfter | undefined;
  readonly again: RatingAfter | undefined;
}

/** Compares all stored ratings with recomputed ones. Returns how many agree, and the first difference. */
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

/** Replaces all stored ratings with recomputed ones. Returns their number. No match may be played meanwhile. */
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

/** Computes ratings from older matches if none are stored. Must run before any match is played. */
export async function backfillRatings(store: Store): Promise<void> {
  if (!(await hasRatings(store))) await replaceRatings(store);
}
