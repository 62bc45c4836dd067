import { setTimeout as until } from 'node:timers/promises';
import type { ClickedTable, ClickResult } from './move-table.ts';

/** Median and 99th percentile, in ms. */
export interface Percentiles {
  readonly median: number;
  readonly p99: number;
}

/** Even stream of clicks. */
export interface Pace {
  readonly perSecond: number;
  /** Duration in seconds. */
  readonly seconds: number;
}

export interface SteadyTimes {
  /** Time until the interaction is acknowledged, in ms. */
  readonly ack: Percentiles;
  /** Time until the board of a move is in the channel, in ms. */
  readonly board: Percentiles;
  /** Actual clicks in a second: fewer than planned if every table was still waiting for an answer. */
  readonly pressesPerSecond: number;
}

/** Clicks at an even pace at the tables in turn, without waiting for the previous answer. */
export async function measureSteadily(tables: readonly ClickedTable[], pace: Pace): Promise<SteadyTimes> {
  const began = performance.now();
  const sent = await streamClicks(new FreeTables(tables), pace);
  const elapsed = (performance.now() - began) / 1000;
  const clicks = await Promise.all(sent);
  return {
    ack: computePercentiles(clicks.map(({ acknowledged }) => acknowledged)),
    board: computePercentiles(clicks.flatMap(({ posted }) => posted ?? [])),
    pressesPerSecond: sent.length / elapsed,
  };
}

/** Returns the promises in an array, so that the caller does not wait for them yet. */
async function streamClicks(
  free: FreeTables,
  { perSecond, seconds }: Pace,
): Promise<readonly Promise<ClickResult>[]> {
  const began = performance.now();
  const clicks: Promise<ClickResult>[] = [];
  for (let nth = 0; nth < perSecond * seconds; nth++) {
    await until(Math.max(0, began + (nth * 1000) / perSecond - performance.now()));
    const table = await free.next();
    clicks.push(table.click().finally(() => free.back(table)));
  }
  return clicks;
}

/** Tables without a pending answer; the one that has waited longest for a click is next. */
class FreeTables {
  readonly #tables: ClickedTable[];
  #wanted: ((table: ClickedTable) => void) | null = null;

  constructor(tables: readonly ClickedTable[]) {
    this.#tables = [...tables];
  }

  async next(): Promise<ClickedTable> {
    const table = this.#tables.shift();
    return table ?? (await new Promise((resolve) => (this.#wanted = resolve)));
  }

  back(table: ClickedTable): void {
    const wanted = this.#wanted;
    this.#wanted = null;
    if (wanted) wanted(table);
    else this.#tables.push(table);
  }
}

/** Computes the percentiles. Throws RangeError for an empty list. */
export function computePercentiles(times: readonly number[]): Percentiles {
  const ascending = [...times].sort((one, other) => one - other);
  return { median: getQuantile(ascending, 0.5), p99: getQuantile(ascending, 0.99) };
}

/** Returns the nearest rank: the smallest value that at least this part of all values does not exceed. */
function getQuantile(ascending: readonly number[], part: number): number {
  const found = ascending[Math.ceil(ascending.length * part) - 1];
  if (found === undefined) throw new RangeError('Nothing was measured');
  return found;
}
