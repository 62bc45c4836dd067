import { isRatedMatch, rateMatch } from '../../stats/rate-match.ts';
import { type Leaver, type LogEvent, loadLeavers } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import { expectLatest, insertRatings, loadCurrentRatings } from '../../store/ratings.ts';
import { type Ending, type Result as Kept, type Result, saveResults } from '../../store/results.ts';
import { lockServer } from '../../store/row-locks.ts';
import type { TableSeat } from '../../store/seats.ts';
import type { EventHandler } from '../core/context.ts';
import { getPeople, hasEnded, type Table } from '../core/table.ts';
import { computeBests } from './bests.ts';

/** Saves the results of an ended match, and the new ratings if it is rated. */
export const saveOutcome: EventHandler = async ({ store, at }, { event, after }) => {
  if (!hasEnded(after)) return;
  const results = buildResults(after, event, await loadLeavers(store, after.record.id));
  const bests = await computeBests(store, after, results);
  const remembered = results.map((result, seat) => ({ ...result, best: bests[seat] ?? null }));
  await saveResults(store, after.record.id, remembered);
  await rateTable(store, after, results, at);
};

export async function rateTable(
  store: Store,
  table: Table,
  results: readonly Omit<Result, 'best'>[],
  at: number,
): Promise<void> {
  const { id, guild, game, rated, phase } = table.record;
  if (!rated || phase !== 'over' || !isRatedMatch(results)) return;
  await lockServer(store, guild);
  const people = results.flatMap(({ person }) => person ?? []);
  const known = await loadCurrentRatings(store, { guild, game }, people);
  expectLatest(store, known, at);
  const after = rateMatch(known, results);
  await insertRatings(
    store,
    [...after].map(([person, rating]) => ({ tableId: id, person, guild, game, at, ...rating })),
  );
}

/** Result of one seat or leaver, without its best value. */
type SeatResult = Omit<Kept, 'best'>;

/** Builds the results of an ended match, for every seat and every person who left; `last` is the event that ended it. */
export function buildResults(table: Table, last: LogEvent, left: readonly Leaver[]): readonly SeatResult[] {
  const sat = table.seats.filter(({ kind }) => kind === 'person' || kind === 'ai');
  const gone = left.filter(
    ({ person }, at) =>
      !getPeople(sat).includes(person) && left.findIndex((one) => one.person === person) === at,
  );
  return [...sat.map((one) => buildSeatResult(table, one, last)), ...gone.map(buildLeaverResult)];
}

function buildSeatResult({ record }: Table, occupant: TableSeat, last: LogEvent): SeatResult {
  const { seat, name } = occupant;
  const standing = record.standings?.find((one) => one.seat === seat);
  return {
    seat,
    person: occupant.kind === 'person' ? occupant.person : null,
    player: occupant.kind === 'ai' ? occupant.player : null,
    name,
    place: standing?.place ?? null,
    score: standing?.score ?? null,
    ending: getEnding(record.phase, last),
  };
}

function getEnding(phase: string, { kind }: LogEvent): Ending {
  if (phase === 'cancelled') return 'cancelled';
  if (kind === 'claim') return 'claimed';
  return kind === 'resign' ? 'resigned' : 'over';
}

function buildLeaverResult({ seat, person, name }: Leaver): SeatResult {
  return { seat, person, player: null, name, place: null, score: null, ending: 'left' };
}
