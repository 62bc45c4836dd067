import { setTimeout as until } from 'node:timers/promises';
import { type Spread, spread } from './path-figures.ts';
import type { Press, PressedTable } from './path-table.ts';

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
}

/**
 * Presses at an even pace, whether or not the last press has been answered, at the tables in turn. Throws when no table
 * is free to press at: then more come than are answered.
 */
export async function steadily(tables: readonly PressedTable[], pace: Pace): Promise<Steady> {
  const presses = await Promise.all(await streamed([...tables], pace));
  return {
    ack: spread(presses.map(({ acknowledged }) => acknowledged)),
    board: spread(presses.flatMap(({ posted }) => posted ?? [])),
  };
}

/** A promise each, in an array so that nobody waits for them yet. */
async function streamed(
  free: PressedTable[],
  { perSecond, seconds }: Pace,
): Promise<readonly Promise<Press>[]> {
  const began = performance.now();
  const presses: Promise<Press>[] = [];
  for (let nth = 0; nth < perSecond * seconds; nth++) {
    await until(Math.max(0, began + (nth * 1000) / perSecond - performance.now()));
    const table = free.shift();
    if (!table) throw new Error(`${perSecond} presses a second are more than are answered`);
    presses.push(table.press().finally(() => free.push(table)));
  }
  return presses;
}
