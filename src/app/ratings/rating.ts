import { isRated, ratedAfter } from '../../stats/rated.ts';
import { holdServer } from '../../store/hold.ts';
import { type Happening, type Leaver, leavers } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import { expectLatest, keepRatings, ratingsNow } from '../../store/ratings.ts';
import { type Ending, type Result as Kept, keepResults, type Result } from '../../store/results.ts';
import type { Sitting } from '../../store/seats.ts';
import type { EventHandler } from '../core/context.ts';
import { hasEnded, peopleAt, type Table } from '../core/table.ts';
import { achieved } from './bests.ts';

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

/** What it came to for one of them, without what it is remembered for. */
type SeatResult = Omit<Kept, 'best'>;

/** What a match that has just ended came to, for every seat and for whoever had left it: `last` ended it. */
export function resultsOf(table: Table, last: Happening, left: readonly Leaver[]): readonly SeatResult[] {
  const sat = table.sitters.filter(({ kind }) => kind === 'person' || kind === 'ai');
  const gone = left.filter(
    ({ person }, at) =>
      !peopleAt(sat).includes(person) && left.findIndex((one) => one.person === person) === at,
  );
  return [...sat.map((one) => ofSeat(table, one, last)), ...gone.map(ofLeaver)];
}

function ofSeat({ record }: Table, sitter: Sitting, last: Happening): SeatResult {
  const { seat, name } = sitter;
  const standing = record.standings?.find((one) => one.seat === seat);
  return {
    seat,
    person: sitter.kind === 'person' ? sitter.person : null,
    player: sitter.kind === 'ai' ? sitter.player : null,
    name,
    place: standing?.place ?? null,
    score: standing?.score ?? null,
    ending: endingOf(record.phase, last),
  };
}

function endingOf(phase: string, { kind }: Happening): Ending {
  if (phase === 'cancelled') return 'cancelled';
  if (kind === 'claim') return 'claimed';
  return kind === 'resign' ? 'resigned' : 'over';
}

function ofLeaver({ seat, person, name }: Leaver): SeatResult {
  return { seat, person, player: null, name, place: null, score: null, ending: 'left' };
}
