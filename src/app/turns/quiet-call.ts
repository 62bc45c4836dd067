import type { Store } from '../../store/open.ts';
import { queue } from '../../store/outbox.ts';
import { directReminders } from '../../store/posted.ts';
import { openRequest, requestsAt } from '../../store/requests.ts';
import { type Server, serverOf } from '../../store/servers.ts';
import { isOfTurn, waitingAt } from '../../store/turns.ts';
import type { House } from '../core/context.ts';
import { personAt, type Table } from '../core/table.ts';
import type { Calling } from './calls.ts';
import { askDirectly } from './questions.ts';

/**
 * Calls players on a quiet server: those who are due get a direct message, once a turn, and so do those who are asked for their
 * consent or have lost their seat. Elsewhere `calling` is returned unchanged. `at`: in ms since 1970. `server`: its settings, if
 * they were read already.
 */
export async function callQuietly(
  { notifiesAll }: Pick<House, 'notifiesAll'>,
  store: Store,
  table: Table,
  calling: Calling,
  at: number,
  server?: Server,
): Promise<Calling> {
  if (calling.calls.length === 0) return calling;
  if (!(await isQuiet({ store, notifiesAll }, table.record.guild, server))) return calling;
  const { id: tableId, version } = table.record;
  const waits = await waitingAt(store, tableId);
  const called = await requestsAt(store, tableId, 'call');
  const turns = calling.calls.filter((person) => !calling.asked.includes(person));
  const due = waits.filter((wait) => turns.includes(personAt(table, wait.seat) ?? ''));
  for (const wait of due) {
    if (called.some((one) => isOfTurn(one, wait))) continue;
    // The clock may be behind the one by which the turn began.
    const request = { tableId, seat: wait.seat, version, openedAt: Math.max(at, wait.since) };
    for (const kind of ['call', 'dm'] as const) await openRequest(store, { ...request, kind });
    await queue(store, tableId, 'reminder', at);
  }
  const asked = await askDirectly(store, table, calling.asked, at);
  const people = [...due.map(({ seat }) => personAt(table, seat)), ...asked];
  if ((await directReminders(store, tableId)).length > 0) await queue(store, tableId, 'hush', at);
  const isCalled = (person: string) => !people.includes(person);
  return { ...calling, calls: calling.calls.filter(isCalled), asked: calling.asked.filter(isCalled) };
}

/**
 * Returns whether a server tells players of their turn by direct message. One with threads does where Discord notifies of all
 * messages: there a ping in a thread notifies everybody in it.
 */
export async function isQuiet(
  { store, notifiesAll }: Notifying,
  guild: string,
  server?: Server,
): Promise<boolean> {
  const { notifications } = server ?? (await serverOf(store, guild));
  return notifications === 'quiet' || (notifications === 'threads' && (notifiesAll?.(guild) ?? false));
}

/** Context that knows how a server notifies its members. */
interface Notifying {
  readonly store: Store;
  readonly notifiesAll?: House['notifiesAll'] | undefined;
}
