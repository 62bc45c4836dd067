import type { Store } from '../store/open.ts';
import { saveServerSettings } from '../store/server-settings.ts';

/** Limit above the number of tables of any benchmark. */
const RAISED_LIMIT = 1_000_000;

/** Raises the limits of a benchmark's server for tables, in total and per person. */
export async function raiseLimits(store: Store, guild: string): Promise<void> {
  await saveServerSettings(store, guild, { tablesOfPerson: RAISED_LIMIT, tables: RAISED_LIMIT }, 0);
}
