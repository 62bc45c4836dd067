import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { listDirectTables } from '../../store/tables.ts';
import type { AppContext } from '../core/context.ts';
import { NO_SERVER } from '../core/screens.ts';
import { hasStarted, loadTable, type Table } from '../core/table.ts';
import { isAwaited } from './waits.ts';

/**
 * Returns a table without a server at which a person sits: of the live ones the newest that waits for them, else the newest;
 * with `last`, if none is live, the newest that has started; with a `number` the one of that number.
 */
export async function findDirectTable(
  ctx: AppContext,
  person: string,
  which: 'live' | 'last',
  number: string | null = null,
): Promise<Table | Refusal> {
  const all = await loadDirectTables(ctx, person, number);
  const live = all.filter(({ record }) => record.phase === 'lobby' || record.phase === 'playing');
  const last = which === 'last' ? all.find(hasStarted) : undefined;
  const best = live.find((table) => isAwaited(table, person)) ?? live[0] ?? last;
  return best ?? new Refusal(text('bot:refuse.noDirectTable'));
}

/** Returns the newest tables without a server at which a person sits or sat, the newest first; only one with a `number`. */
export async function loadDirectTables(
  ctx: AppContext,
  person: string,
  number: string | null = null,
): Promise<readonly Table[]> {
  const own = await listDirectTables(ctx.store, NO_SERVER, person);
  const ids = own.filter((id) => number === null || String(id) === number);
  const found = await Promise.all(ids.map((id) => loadTable(ctx, id)));
  return found.flatMap((table) => (refused(table) ? [] : [table]));
}
