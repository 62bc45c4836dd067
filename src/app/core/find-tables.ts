import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { newestPost } from '../../store/posted.ts';
import { sittingAtAll } from '../../store/seats.ts';
import {
  lastTable,
  liveTable,
  type Place,
  sleepingTable,
  tablesHeldFor,
  tablesInviting,
  tablesNamed,
  tablesOf,
} from '../../store/tables.ts';
import type { House } from './context.ts';
import { seatedTable, type Table, tableWith } from './table.ts';
import { turnOfLoop } from './yield-to-event-loop.ts';

/** The live table of a channel: the one that keeps it, or else one that sleeps there. */
export async function tableHere(house: House, channel: string): Promise<Table | Refusal> {
  const record = (await liveTable(house.store, channel)) ?? (await sleepingTable(house.store, channel));
  return record ? await seatedTable(house, record) : new Refusal(text('bot:refuse.noTable'));
}

/** The live table of a channel, or else the one that was played here last. */
export async function lastTableHere(house: House, channel: string): Promise<Table | Refusal> {
  const record = (await liveTable(house.store, channel)) ?? (await lastTable(house.store, channel));
  return record ? await seatedTable(house, record) : new Refusal(text('bot:refuse.noTable'));
}

/** A person's live tables, oldest first. */
export async function tablesWith(house: House, person: string): Promise<readonly Table[]> {
  return await read(house, await tablesOf(house.store, person));
}

/** The running matches in which an AI or nobody holds their seat, which they may take back, oldest first. */
export async function tablesHeld(house: House, person: string): Promise<readonly Table[]> {
  return await read(house, await tablesHeldFor(house.store, person));
}

/** The lobbies that wait for a person who is invited, oldest first. */
export async function invitationsOf(house: House, person: string): Promise<readonly Table[]> {
  return await read(house, await tablesInviting(house.store, person));
}

/** The live tables of a person, those that invite them, and those where a seat is held for them. */
export async function placesOf({ store }: House, person: string): Promise<readonly Place[]> {
  return [
    ...(await tablesOf(store, person)),
    ...(await tablesInviting(store, person)),
    ...(await tablesHeldFor(store, person)),
  ];
}

/** The servers of these tables. */
export async function guildsOf(house: House, person: string): Promise<readonly string[]> {
  return [...new Set((await placesOf(house, person)).map(({ guild }) => guild))];
}

/** So many tables are read before others have their turn on the event loop. */
const PART = 20;

async function read(house: House, places: readonly Place[]): Promise<readonly Table[]> {
  return await readTables(
    house,
    places.map(({ id }) => id),
  );
}

/** Reads the tables of these ids, in parts between which others have their turn on the event loop. */
export async function readTables(house: House, all: readonly number[]): Promise<readonly Table[]> {
  const tables: Table[] = [];
  for (let from = 0; from < all.length; from += PART) {
    if (from > 0) await turnOfLoop();
    const ids = all.slice(from, from + PART);
    const sitting = await sittingAtAll(house.store, ids);
    for (const record of await tablesNamed(house.store, ids))
      tables.push(tableWith(house, record, sitting.get(record.id) ?? []));
  }
  return tables;
}

/** The message id of the newest board or lobby card of a table, or null while none has been posted. */
export async function newestMessage(house: House, tableId: number): Promise<string | null> {
  return (await newestPost(house.store, tableId))?.message ?? null;
}

/** What is done to servers now, in each house, by their ids. */
const underWay = new WeakMap<House['store'], Map<string, Promise<void>>>();

/** Does it when all that was to be done to that server before is done: of two that take long the later one has the last word. */
export async function inOrder(
  { store }: Pick<House, 'store'>,
  guild: string,
  work: () => Promise<void>,
): Promise<void> {
  const doing = underWay.get(store) ?? new Map<string, Promise<void>>();
  underWay.set(store, doing);
  const mine = (doing.get(guild) ?? Promise.resolve()).catch(() => {}).then(work);
  doing.set(guild, mine);
  await mine.finally(() => {
    if (doing.get(guild) === mine) doing.delete(guild);
  });
}
