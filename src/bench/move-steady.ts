import { setTimeout as until } from 'node:timers/promises';
import type { Press, PressedTable } from './move-table.ts';

/** Median and 99th percentile, in ms. */
export interface Spread {
  readonly median: number;
  readonly p99: number;
}

/** An even stream of presses. */
export interface Pace {
  readonly perSecond: number;
  /** How long, in seconds. */
  readonly seconds: number;
}

export interface Steady {
  /** Until the interaction is acknowledged, in ms. */
  readonly ack: Spread;
  /** Until the board of a move is in the channel, in ms. */
  readonly board: Spread;
  /** How many were pressed in a second: less than the pace asks for when every table was still waiting for an answer. */
  readonly pressesPerSecond: number;
}

/** Presses at an even pace, whether or not the last press has been answered, at the tables in turn. */
export async function steadily(tables: readonly PressedTable[], pace: Pace): Promise<Steady> {
  const began = performance.now();
  const pressed = await streamed(new Free(tables), pace);
  const elapsed = (performance.now() - began) / 1000;
  const presses = await Promise.all(pressed);
  return {
    ack: spread(presses.map(({ acknowledged }) => acknowledged)),
    board: spread(presses.flatMap(({ posted }) => posted ?? [])),
    pressesPerSecond: pressed.length / elapsed,
  };
}

/** A promise each, in an array so that nobody waits for them yet. */
async function streamed(free: Free, { perSecond, seconds }: Pace): Promise<readonly Promise<Press>[]> {
  const began = performance.now();
  const presses: Promise<Press>[] = [];
  for (let nth = 0; nth < perSecond * seconds; nth++) {
    await until(Math.max(0, began + (nth * 1000) / perSecond - performance.now()));
    const table = await free.next();
    presses.push(table.press().finally(() => free.back(table)));
  }
  return presses;
}

/** The tables at which nobody waits for an answer; who has waited longest for a press is next. */
class Free {
  readonly #tables: PressedTable[];
  #wanted: ((table: PressedTable) => void) | null = null;

  constructor(tables: readonly PressedTable[]) {
    this.#tables = [...tables];
  }

  async next(): Promise<PressedTable> {
    const table = this.#tables.shift();
    return table ?? (await new Promise((resolve) => (this.#wanted = resolve)));
  }

  back(table: PressedTable): void {
    const wanted = this.#wanted;
    this.#wanted = null;
    if (wanted) wanted(table);
    else this.#tables.push(table);
  }
}

/** Throws RangeError when nothing was measured. */
export function spread(times: readonly number[]): Spread {
  const ascending = [...times].sort((one, other) => one - other);
  return { median: quantile(ascending, 0.5), p99: quantile(ascending, 0.99) };
}

/** Returns the nearest rank: the smallest value that at least this part of all values does not exceed. */
function quantile(ascending: readonly number[], part: number): number {
  const found = ascending[Math.ceil(ascending.length * part) - 1];
  if (found === undefined) throw new RangeError('Nothing was measured');
  return found;
}
