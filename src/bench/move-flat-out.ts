import type { BoardWatcher } from './move-boards.ts';
import type { BotProcess, SpentTime } from './move-process.ts';
import type { ClickedTable } from './move-table.ts';

export interface MaxThroughput {
  readonly movesPerSecond: number;
  readonly interactionsPerSecond: number;
  /** Processor time of the whole bot for a move with its pictures, in ms, by threads. */
  readonly processorPerMove: SpentTime['processor'];
  /** Longest stall of the bot's event loop, in ms. */
  readonly longestStall: number;
}

/** Clicks at every table as soon as the last click's board is posted, for a number of seconds. */
export async function measureMaxThroughput(
  tables: readonly ClickedTable[],
  boards: BoardWatcher,
  seconds: number,
  bot: Pick<BotProcess, 'spent'>,
): Promise<MaxThroughput> {
  await bot.spent();
  const began = performance.now();
  const before = boards.count;
  const counts = await Promise.all(tables.map((table) => clickUntil(table, began + seconds * 1000)));
  const { processor, longestStall } = await bot.spent();
  const elapsed = (performance.now() - began) / 1000;
  const clicks = counts.reduce((sum, count) => sum + count, 0);
  const moves = boards.count - before;
  return {
    movesPerSecond: moves / elapsed,
    interactionsPerSecond: clicks / elapsed,
    processorPerMove: {
      main: processor.main / moves,
      renderers: processor.renderers / moves,
      other: processor.other / moves,
    },
    longestStall,
  };
}

async function clickUntil(table: ClickedTable, end: number): Promise<number> {
  let count = 0;
  for (; performance.now() < end; count++) await table.click();
  return count;
}
