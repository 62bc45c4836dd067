import { Refusal } from '../engine/refusal.ts';
import { text } from '../engine/text.ts';
import { newestPost } from '../store/posts.ts';
import { lastTable, liveTable, sleepingTable, tablesHeldFor, tablesOf } from '../store/tables.ts';
import type { House } from './house.ts';
import { seatedTable, type Table } from './table.ts';

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
  const records = await tablesOf(house.store, person);
  return await Promise.all(records.map((record) => seatedTable(house, record)));
}

/** The running matches in which an AI or nobody holds their seat, which they may take back, oldest first. */
export async function tablesHeld(house: House, person: string): Promise<readonly Table[]> {
  const records = await tablesHeldFor(house.store, person);
  return await Promise.all(records.map((record) => seatedTable(house, record)));
}

/** The message id of the newest board or lobby card of a table, or null while none has been posted. */
export async function newestMessage(house: House, tableId: number): Promise<string | null> {
  return (await newestPost(house.store, tableId))?.message ?? null;
}
