import { isRated, ratedAfter } from '../../clubs/rated.ts';
import { holdServer } from '../../store/hold.ts';
import { leavers } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import { expectLatest, keepRatings, ratingsNow } from '../../store/ratings.ts';
import { keepResults, type Result } from '../../store/results.ts';
import type { EventHandler } from '../house.ts';
import { hasEnded, type Table } from '../table.ts';
import { achieved } from './achieved.ts';
import { resultsOf } from './results.ts';

/** Saves the results of a match that has ended, and the ratings where it is rated. */
export const saveOutcome: EventHandler = async ({ store, at }, { what, after }) => {
  if (!hasEnded(after)) return;
  const results = resultsOf(after, what, await leavers(store, after.record.id));
  const bests = await achieved(store, after, results);
  const remembered = results.map((result, seat) => ({ ...result, best: bests[seat] ?? null }));
  await keepResults(store, after.record.id, remembered);
  await rate(store, after, results, at);
};

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
