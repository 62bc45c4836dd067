import type { Store } from '../store/open.ts';
import { saveServerSettings } from '../store/server-settings.ts';

/** More tables than are ever opened here. */
const RAISED_LIMIT = 1_000_000;

/** The server of a bench has room for all its tables, and each of its people. */
export async function raiseLimits(store: Store, guild: string): Promise<void> {
  await saveServerSettings(store, guild, { tablesOfPerson: RAISED_LIMIT, tables: RAISED_LIMIT }, 0);
}
