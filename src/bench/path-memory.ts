import { seeded } from '../engine/seeded.ts';
import { games } from '../games/registry.ts';
import { figure, type Part } from './part.ts';
import { Boards } from './path-boards.ts';
import { evening } from './path-evening.ts';
import { UNLIMITED } from './path-process.ts';
import { type Hall, PressedTable } from './path-table.ts';

export interface TableMemory {
  /** Growth of what JavaScript holds (heap and buffers) for a table in play that nobody presses at. */
  readonly bytesPerLiveTable: number;
  /** Growth of the resident set, which also holds what the allocator has not given back. */
  readonly residentPerLiveTable: number;
}

/** How many tables are opened before the first weighing, and between it and the second. */
export interface Openings {
  /** They fill what is kept whatever the number of tables: compiled code, caches with a limit. */
  readonly before: number;
  readonly tables: number;
}

const OPENINGS: Openings = { before: 60, tables: 1_000 };
/** People open so many tables at a time. */
const AT_ONCE = 8;

/** What a live table keeps in the bot's memory: opened, joined and started in Discord, each in a thread of its own. */
export const memory: Part<TableMemory> = {
  name: 'memory',
  run: () => tableMemory(OPENINGS),
  rows: ({ bytesPerLiveTable, residentPerLiveTable }) => [
    [`memory for a live table, of ${figure(OPENINGS.tables)}`, `${figure(bytesPerLiveTable)} bytes`],
    ['the same by resident set', `${figure(residentPerLiveTable)} bytes`],
  ],
};

/** Weighs the bot before and after the tables were opened, after a collection each. */
export async function tableMemory({ before: first, tables }: Openings): Promise<TableMemory> {
  return await evening(async ({ discord, bot }) => {
    const hall = { discord, boards: new Boards(discord), chance: seeded(1) };
    await openAll(hall, first);
    const before = await bot.weigh();
    await openAll(hall, tables);
    const after = await bot.weigh();
    return {
      bytesPerLiveTable: (after.heap - before.heap) / tables,
      residentPerLiveTable: (after.resident - before.resident) / tables,
    };
  }, UNLIMITED);
}

async function openAll(hall: Hall, count: number): Promise<void> {
  const left = Array.from({ length: count }, (_, nth) => games[nth % games.length]!);
  const openOn = async () => {
    for (let game = left.pop(); game; game = left.pop()) await PressedTable.open(hall, game);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openOn));
}
