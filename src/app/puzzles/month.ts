import { Temporal } from 'temporal-polyfill';
import { loadPuzzleTallies, type PuzzleTally } from '../../store/puzzle-tries.ts';
import { findLastPuzzle } from '../../store/puzzles.ts';
import { loadStoredServerSettings } from '../../store/server-settings.ts';
import { loadUnlistedPeople } from '../../store/user-settings.ts';
import type { AppContext } from '../core/context.ts';
import { isForgotten } from '../core/names.ts';

/** A calendar month of a server, in ms since 1970. */
export interface PuzzleMonth {
  readonly from: number;
  readonly to: number;
  readonly zone: string;
}

/** Returns the calendar month of a time in a time zone. */
export function getPuzzleMonth(at: number, zone: string): PuzzleMonth {
  const day = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate();
  const first = day.with({ day: 1 });
  const [from, to] = [first, first.add({ months: 1 })].map(
    (one) => one.toZonedDateTime(zone).epochMilliseconds,
  ) as [number, number];
  return { from, to, zone };
}

/** Returns the month that ended in a week, or null if none did. */
export function getEndedMonth(
  { from, to }: { readonly from: number; readonly to: number },
  zone: string,
): PuzzleMonth | null {
  const month = getPuzzleMonth(from, zone);
  return month.to <= to ? month : null;
}

/** Results of a server's puzzles in a month. */
export interface PuzzleTable {
  readonly month: PuzzleMonth;
  /** People who solved one and may be named, the best first. */
  readonly solvers: readonly PuzzleTally[];
  /** Number of other people who solved one. */
  readonly more: number;
  /** Results of the person who asks; null if there are none. */
  readonly own: PuzzleTally | null;
}

/** Maximum number of people named. */
const MAX_SOLVERS = 10;

type TableContext = Pick<AppContext, 'store'>;

/** Returns whether a server has had a puzzle; one that a forged id names has not. */
export async function hasPuzzles({ store }: TableContext, guild: string): Promise<boolean> {
  return (await findLastPuzzle(store, guild)) !== undefined;
}

/** Returns the results of the month in which a time lies, by the server's time zone, for a person who asks. */
export async function loadPuzzleTable(
  ctx: TableContext & Pick<AppContext, 'now'>,
  guild: string,
  asker: string,
): Promise<PuzzleTable> {
  const { letter } = await loadStoredServerSettings(ctx.store, guild);
  return await loadMonthTable(ctx, guild, getPuzzleMonth(ctx.now(), letter?.zone ?? 'UTC'), asker);
}

/** Returns the results of a month. A puzzle counts for the month of its answer, because until then its result is secret. */
export async function loadMonthTable(
  { store }: TableContext,
  guild: string,
  month: PuzzleMonth,
  asker: string | null = null,
): Promise<PuzzleTable> {
  const tallies = await loadPuzzleTallies(store, { guild, ...month });
  const solved = tallies.filter(({ right }) => right > 0);
  const hidden = await loadUnlistedPeople(
    store,
    solved.map(({ person }) => person),
  );
  const solvers = solved
    .filter(({ person }) => !isForgotten(person) && !hidden.has(person))
    .slice(0, MAX_SOLVERS);
  const own = tallies.find(({ person }) => person === asker) ?? null;
  return { month, solvers, more: solved.length - solvers.length, own };
}
