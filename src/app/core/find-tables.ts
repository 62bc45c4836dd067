import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { findNewestPost } from '../../store/post-queries.ts';
import { loadSeatsByTable } from '../../store/seats.ts';
import {
  findDormantTable,
  findLastTable,
  findLiveTable,
  listHeldTables,
  listInvitingTables,
  listPersonTables,
  loadTables,
  type TableKey,
} from '../../store/tables.ts';
import type { AppContext } from './context.ts';
import { buildTable, loadSeatedTable, type Table } from './table.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** The live table of a channel: the one that keeps it, or else one that sleeps there. */
export async function loadChannelTable(ctx: AppContext, channel: string): Promise<Table | Refusal> {
  const record = (await findLiveTable(ctx.store, channel)) ?? (await findDormantTable(ctx.store, channel));
  return record ? await loadSeatedTable(ctx, record) : new Refusal(text('bot:refuse.noTable'));
}

/** The live table of a channel, or else the one that was played here last. */
export async function loadLastChannelTable(ctx: AppContext, channel: string): Promise<Table | Refusal> {
  const record = (await findLiveTable(ctx.store, channel)) ?? (await findLastTable(ctx.store, channel));
  return record ? await loadSeatedTable(ctx, record) : new Refusal(text('bot:refuse.noTable'));
}

/** A person's live tables, oldest first. */
export async function loadPlayerTables(ctx: AppContext, person: string): Promise<readonly Table[]> {
  return await loadPlacedTables(ctx, await listPersonTables(ctx.store, person));
}

/** The running matches in which an AI or nobody holds their seat, which they may take back, oldest first. */
export async function loadHeldTables(ctx: AppContext, person: string): Promise<readonly Table[]> {
  return await loadPlacedTables(ctx, await listHeldTables(ctx.store, person));
}

/** The lobbies that wait for a person who is invited, oldest first. */
export async function loadInvitations(ctx: AppContext, person: string): Promise<readonly Table[]> {
  return await loadPlacedTables(ctx, await listInvitingTables(ctx.store, person));
}

/** The live tables of a person, those that invite them, and those where a seat is held for them. */
export async function loadTablePlaces({ store }: AppContext, person: string): Promise<readonly TableKey[]> {
  return [
    ...(await listPersonTables(store, person)),
    ...(await listInvitingTables(store, person)),
    ...(await listHeldTables(store, person)),
  ];
}

/** The servers of these tables. */
export async function loadPlayerGuilds(ctx: AppContext, person: string): Promise<readonly string[]> {
  return [...new Set((await loadTablePlaces(ctx, person)).map(({ guild }) => guild))];
}

/** So many tables are read before others have their turn on the event loop. */
const READ_BATCH_SIZE = 20;

async function loadPlacedTables(ctx: AppContext, places: readonly TableKey[]): Promise<readonly Table[]> {
  return await readTables(
    ctx,
    places.map(({ id }) => id),
  );
}

/** Reads the tables of these ids, in parts between which others have their turn on the event loop. */
export async function readTables(ctx: AppContext, all: readonly number[]): Promise<readonly Table[]> {
  const tables: Table[] = [];
  for (let from = 0; from < all.length; from += READ_BATCH_SIZE) {
    if (from > 0) await yieldToEventLoop();
    const ids = all.slice(from, from + READ_BATCH_SIZE);
    const sitting = await loadSeatsByTable(ctx.store, ids);
    for (const record of await loadTables(ctx.store, ids))
      tables.push(buildTable(ctx, record, sitting.get(record.id) ?? []));
  }
  return tables;
}

/** The message id of the newest board or lobby card of a table, or null while none has been posted. */
export async function findNewestMessage(ctx: AppContext, tableId: number): Promise<string | null> {
  return (await findNewestPost(ctx.store, tableId))?.message ?? null;
}

/** What is done to servers now, in each house, by their ids. */
const pendingWork = new WeakMap<AppContext['store'], Map<string, Promise<void>>>();

/** Does it when all that was to be done to that server before is done: of two that take long the later one has the last word. */
export async function inOrder(
  { store }: Pick<AppContext, 'store'>,
  guild: string,
  work: () => Promise<void>,
): Promise<void> {
  const doing = pendingWork.get(store) ?? new Map<string, Promise<void>>();
  pendingWork.set(store, doing);
  const mine = (doing.get(guild) ?? Promise.resolve()).catch(() => {}).then(work);
  doing.set(guild, mine);
  await mine.finally(() => {
    if (doing.get(guild) === mine) doing.delete(guild);
  });
}
