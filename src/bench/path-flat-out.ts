import type { Boards } from './path-boards.ts';
import type { PressedTable } from './path-table.ts';

export interface FlatOut {
  readonly movesPerSecond: number;
  readonly interactionsPerSecond: number;
}

/** At every table the next press follows as soon as the last one's board is posted, for so many seconds. */
export async function flatOut(
  tables: readonly PressedTable[],
  boards: Boards,
  seconds: number,
): Promise<FlatOut> {
  const began = performance.now();
  const before = boards.count;
  const pressed = await Promise.all(tables.map((table) => pressUntil(table, began + seconds * 1000)));
  const elapsed = (performance.now() - began) / 1000;
  const presses = pressed.reduce((sum, count) => sum + count, 0);
  return {
    movesPerSecond: (boards.count - before) / elapsed,
    interactionsPerSecond: presses / elapsed,
  };
}

async function pressUntil(table: PressedTable, end: number): Promise<number> {
  let count = 0;
  for (; performance.now() < end; count++) await table.press();
  return count;
}
