import type { Store } from '../store/open.ts';
import { keepServer } from '../store/servers.ts';

/** More tables than are ever opened here. */
const ROOM = 1_000_000;

/** The server of a bench has room for all its tables, and each of its people. */
export async function makeRoom(store: Store, guild: string): Promise<void> {
  await keepServer(store, guild, { tablesOfPerson: ROOM, tables: ROOM }, 0);
}
