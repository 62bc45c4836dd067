import type { Seat } from '../engine/game.ts';
import { refused } from '../engine/refusal.ts';
import { closeRequest, openRequest, requestsOf } from '../store/requests.ts';
import { type Deed, done } from './deed.ts';
import type { House } from './house.ts';
import { loadTable, personAt, type Table } from './table.ts';
import { votersAbout } from './voting.ts';

/** Somebody who is to be reminded, and whether they are in the server at all is to be seen first. */
export interface Reminding {
  readonly guild: string;
  readonly seat: Seat;
  readonly person: string;
}

/** The people who are to be reminded at a table. */
export async function toRemind({ store, ...house }: House, id: number): Promise<readonly Reminding[]> {
  const wanted = (await requestsOf(store, id)).filter(({ kind }) => kind === 'here' || kind === 'dm');
  const table = wanted.length === 0 ? null : await loadTable({ ...house, store }, id);
  if (table === null || refused(table)) return [];
  return wanted.flatMap(({ seat }) => {
    const person = personAt(table, seat);
    return person === null ? [] : [{ guild: table.record.guild, seat, person }];
  });
}

/**
 * Whoever sits there is in the server, or is not. Of who is not the others decide at once, in the channel, as where time is
 * over: by what they have said already, where they were asked before.
 */
export async function noteMember(house: House, id: number, one: Reminding, isIn: boolean): Promise<void> {
  await done(house, async (deed) => {
    const table = await loadTable(house, id, deed.store);
    if (refused(table) || personAt(table, one.seat) !== one.person) return;
    const open = (await requestsOf(deed.store, id)).filter(({ seat }) => seat === one.seat);
    if (open.length === 0) return;
    if (isIn) await closeRequest(deed.store, { tableId: id, kind: 'left', seat: one.seat });
    else await askInstead(deed, table, one.seat, new Set(open.map(({ kind }) => kind)));
  });
}

async function askInstead(deed: Deed, table: Table, seat: Seat, open: ReadonlySet<string>): Promise<void> {
  const { id: tableId, version } = table.record;
  const asks =
    votersAbout(table, seat).length > 0 ? (['left', 'here', 'time'] as const) : (['left'] as const);
  await closeRequest(deed.store, { tableId, kind: 'dm', seat });
  for (const kind of asks)
    if (!open.has(kind)) await openRequest(deed.store, { tableId, kind, seat, version, openedAt: deed.at });
}

/** The seats whose people are not in the server, as far as that was seen. */
export async function leftAt({ store }: House, id: number): Promise<readonly Seat[]> {
  return (await requestsOf(store, id)).filter(({ kind }) => kind === 'left').map(({ seat }) => seat);
}
