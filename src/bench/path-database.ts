import { statSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../games/registry.ts';
import { openStore, type Store } from '../store/open.ts';
import { checkpoint, forgetDisk } from '../store/upkeep.ts';
import { figure, type Part } from './part.ts';
import { inTempFolder } from './path-evening.ts';
import { GameRecord } from './path-record.ts';

export interface DatabaseGrowth {
  /** Bytes that the file grows for a move, with all that a move leaves behind: log, posts, interaction. */
  readonly bytesPerMove: number;
}

const MOVES = 3_000;

/** What a move leaves in the file of data, over games of everything in the registry by random answers. */
export const database: Part<DatabaseGrowth> = {
  name: 'database',
  run: () => databaseGrowth(MOVES),
  rows: ({ bytesPerMove }) => [[`database, a move, over ${figure(MOVES)}`, `${figure(bytesPerMove)} bytes`]],
};

/** Plays a few games first, which take the first pages of every index, then so many moves. */
export async function databaseGrowth(moves: number): Promise<DatabaseGrowth> {
  return await inTempFolder(async (folder) => {
    const store = await openStore(folder);
    // How often the disk is waited for changes nothing of the size.
    await forgetDisk(store);
    const record = new GameRecord(store);
    await record.play(games.length);
    const before = await size(store, folder);
    const made = await record.play(moves);
    const bytesPerMove = ((await size(store, folder)) - before) / made;
    await store.destroy();
    return { bytesPerMove };
  });
}

async function size(store: Store, folder: string): Promise<number> {
  await checkpoint(store);
  return statSync(join(folder, 'piecemeal.db')).size;
}
