import { type Spread, spread } from './path-figures.ts';
import type { Press, PressedTable } from './path-table.ts';

export interface AtOnce {
  /** Until the interaction is acknowledged when all tables are pressed at the same moment, in ms. */
  readonly ackAtOnce: Spread;
}

/** Presses at all tables at the same moment, again as soon as every one of them has its answer and its board. */
export async function atOnce(tables: readonly PressedTable[], rounds: number): Promise<AtOnce> {
  const presses: Press[] = [];
  for (let round = 0; round < rounds; round++)
    presses.push(...(await Promise.all(tables.map((table) => table.press()))));
  return { ackAtOnce: spread(presses.map(({ acknowledged }) => acknowledged)) };
}
