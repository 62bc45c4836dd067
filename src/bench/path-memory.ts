import { seeded } from '../engine/seeded.ts';
import { games } from '../games/registry.ts';
import { figure, type Part } from './part.ts';
import { Boards } from './path-boards.ts';
import { evening } from './path-evening.ts';
import { type Hall, PressedTable } from './path-table.ts';

export interface TableMemory {
  /** Growth of what JavaScript holds (heap and buffers) for a table in play that nobody presses at. */
  readonly bytesPerLiveTable: number;
  /** Growth of the resident set, which also holds what the allocator has not given back. */
  readonly residentPerLiveTable: number;
}

const TABLES = 1_000;
/** The first tables fill what is kept whatever the number of tables: compiled code, caches with a limit. */
const BEFORE = 60;
/** People open so many tables at a time. */
const AT_ONCE = 8;

/** What a live table keeps in the bot's memory: opened, joined and started in Discord, each in a thread of its own. */
export const memory: Part<TableMemory> = {
  name: 'memory',
  run: () => tableMemory(TABLES),
  rows: ({ bytesPerLiveTable, residentPerLiveTable }) => [
    [`memory for a live table, of ${figure(TABLES)}`, `${figure(bytesPerLiveTable)} bytes`],
    ['the same by resident set', `${figure(residentPerLiveTable)} bytes`],
  ],
};

/** Weighs the bot before and after so many tables were opened, after a collection each. */
export async function tableMemory(count: number): Promise<TableMemory> {
  return await evening(async ({ discord, bot }) => {
    const hall = { discord, boards: new Boards(discord), chance: seeded(1) };
    await openAll(hall, BEFORE);
    const before = await bot.weigh();
    await openAll(hall, count);
    const after = await bot.weigh();
    return {
      bytesPerLiveTable: (after.heap - before.heap) / count,
      residentPerLiveTable: (after.resident - before.resident) / count,
    };
  }, 1_000_000);
}

async function openAll(hall: Hall, count: number): Promise<void> {
  const left = Array.from({ length: count }, (_, nth) => games[nth % games.length]!);
  const openOn = async () => {
    for (let game = left.pop(); game; game = left.pop()) await PressedTable.open(hall, game);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openOn));
}
