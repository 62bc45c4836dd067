import { isRated, ratedAfter } from '../../clubs/rated.ts';
import { holdServer } from '../../store/hold.ts';
import type { Store } from '../../store/open.ts';
import { expectLatest, keepRatings, ratingsNow } from '../../store/ratings.ts';
import type { Result } from '../../store/results.ts';
import type { Table } from '../table.ts';

/** Keeps what a match that ends now says of its people, where it counts. */
export async function rate(
  store: Store,
  table: Table,
  results: readonly Omit<Result, 'best'>[],
  at: number,
): Promise<void> {
  const { id, guild, game, rated, phase } = table.record;
  if (!rated || phase !== 'over' || !isRated(results)) return;
  await holdServer(store, guild);
  const people = results.flatMap(({ person }) => person ?? []);
  const known = await ratingsNow(store, { guild, game }, people);
  expectLatest(store, known, at);
  const after = ratedAfter(known, results);
  await keepRatings(
    store,
    [...after].map(([person, rating]) => ({ tableId: id, person, guild, game, at, ...rating })),
  );
}
