import type { Store } from '../../store/open.ts';
import { queueMessage } from '../../store/outbox.ts';
import { isRequestInTurn, loadPendingTurns } from '../../store/pending-turns.ts';
import { loadDirectReminders } from '../../store/post-queries.ts';
import { loadRequests, openRequest } from '../../store/requests.ts';
import { loadStoredServerSettings, type ServerSettings } from '../../store/server-settings.ts';
import type { AppContext } from '../core/context.ts';
import { isDirect } from '../core/screens.ts';
import { findPerson, type Table } from '../core/table.ts';
import type { TurnCall } from './calls.ts';
import { askDirectly } from './questions.ts';

/**
 * Calls players on a quiet server by direct message. Players who are due get one once a turn; people who are asked for
 * consent or have lost their seat get one for each such question. On other servers it returns `calling` unchanged, as on the
 * boards of a table without a server, which are direct messages themselves. `at` is
 * in ms since 1970; `server` holds the settings if they were loaded already.
 */
export async function callQuietly(
  { notifiesAll }: Pick<AppContext, 'notifiesAll'>,
  store: Store,
  table: Table,
  calling: TurnCall,
  at: number,
  server?: ServerSettings,
): Promise<TurnCall> {
  if (calling.calls.length === 0 || isDirect(table.record)) return calling;
  if (!(await isQuiet({ store, notifiesAll }, table.record.guild, server))) return calling;
  const { id: tableId, version } = table.record;
  const waits = await loadPendingTurns(store, tableId);
  const called = await loadRequests(store, tableId, 'call');
  const turns = calling.calls.filter((person) => !calling.consulted.includes(person));
  const due = waits.filter((wait) => turns.includes(findPerson(table, wait.seat) ?? ''));
  for (const wait of due) {
    if (called.some((one) => isRequestInTurn(one, wait))) continue;
    // The clock may be behind the one by which the turn began.
    const request = { tableId, seat: wait.seat, version, openedAt: Math.max(at, wait.since) };
    for (const kind of ['call', 'dm'] as const) await openRequest(store, { ...request, kind });
    await queueMessage(store, tableId, 'reminder', at);
  }
  const consulted = await askDirectly(store, table, calling.consulted, at);
  const people = [...due.map(({ seat }) => findPerson(table, seat)), ...consulted];
  if ((await loadDirectReminders(store, tableId)).length > 0) await queueMessage(store, tableId, 'hush', at);
  const isCalled = (person: string) => !people.includes(person);
  return { ...calling, calls: calling.calls.filter(isCalled), consulted: calling.consulted.filter(isCalled) };
}

/**
 * Returns whether a server calls players by direct message. With the setting `threads` it does if Discord notifies of all
 * messages, because a ping in a thread then notifies everyone in it. A table without a server has direct messages only.
 */
export async function isQuiet(
  { store, notifiesAll }: NotificationContext,
  guild: string,
  server?: ServerSettings,
): Promise<boolean> {
  if (isDirect({ guild })) return true;
  const { notifications } = server ?? (await loadStoredServerSettings(store, guild));
  return notifications === 'quiet' || (notifications === 'threads' && (notifiesAll?.(guild) ?? false));
}

/** Context that knows a server's default notification setting. */
interface NotificationContext {
  readonly store: Store;
  readonly notifiesAll?: AppContext['notifiesAll'] | undefined;
}
