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
  type TableRecord,
} from '../../store/tables.ts';
import type { AppContext } from './context.ts';
import { isDirect } from './screens.ts';
import { buildTable, loadSeatedTable, type Table } from './table.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** Returns the live table of a channel: the awake one, or else a dormant one. */
export async function loadChannelTable(ctx: AppContext, channel: string): Promise<Table | Refusal> {
  const record = (await findLiveTable(ctx.store, channel)) ?? (await findDormantTable(ctx.store, channel));
  return record ? await loadSeatedTable(ctx, record) : new Refusal(text('bot:refuse.noTable'));
}

/** Returns the live table of a channel, or else the last one played there. */
export async function loadLastChannelTable(ctx: AppContext, channel: string): Promise<Table | Refusal> {
  const record = (await findLiveTable(ctx.store, channel)) ?? (await findLastTable(ctx.store, channel));
  return record ? await loadSeatedTable(ctx, record) : new Refusal(text('bot:refuse.noTable'));
}

/** Returns a person's live tables, oldest first. */
export async function loadPlayerTables(ctx: AppContext, person: string): Promise<readonly Table[]> {
  return await loadPlacedTables(ctx, await listPersonTables(ctx.store, person));
}

/** Returns the running matches in which a person may take back their seat, held by an AI or empty. Oldest first. */
export async function loadHeldTables(ctx: AppContext, person: string): Promise<readonly Table[]> {
  return await loadPlacedTables(ctx, await listHeldTables(ctx.store, person));
}

/** Returns the lobbies in which a person has an open invitation, oldest first. */
export async function loadInvitations(ctx: AppContext, person: string): Promise<readonly Table[]> {
  return await loadPlacedTables(ctx, await listInvitingTables(ctx.store, person));
}

/** Returns the keys of a person's live tables, of lobbies that invite them, and of tables that hold a seat for them. */
export async function loadTablePlaces({ store }: AppContext, person: string): Promise<readonly TableKey[]> {
  return [
    ...(await listPersonTables(store, person)),
    ...(await listInvitingTables(store, person)),
    ...(await listHeldTables(store, person)),
  ];
}

/** Returns the servers of the tables from {@link loadTablePlaces}. */
export async function loadPlayerGuilds(ctx: AppContext, person: string): Promise<readonly string[]> {
  return [...new Set((await loadTablePlaces(ctx, person)).map(({ guild }) => guild))];
}

/** Maximum number of tables read before the event loop gets a turn. */
const READ_BATCH_SIZE = 20;

async function loadPlacedTables(ctx: AppContext, places: readonly TableKey[]): Promise<readonly Table[]> {
  return await readTables(
    ctx,
    places.map(({ id }) => id),
  );
}

/** Reads tables by id, in batches between which the event loop gets a turn. */
export async function readTables(ctx: AppContext, all: readonly number[]): Promise<readonly Table[]> {
  const tables: Table[] = [];
  for (let from = 0; from < all.length; from += READ_BATCH_SIZE) {
    if (from > 0) await yieldToEventLoop();
    const ids = all.slice(from, from + READ_BATCH_SIZE);
    const seatsByTable = await loadSeatsByTable(ctx.store, ids);
    for (const record of await loadTables(ctx.store, ids))
      tables.push(buildTable(ctx, record, seatsByTable.get(record.id) ?? []));
  }
  return tables;
}

/** Returns the message id of a table's newest board or lobby card, or null if none has been posted. */
export async function findNewestMessage(ctx: AppContext, tableId: number): Promise<string | null> {
  return (await findNewestPost(ctx.store, tableId))?.message ?? null;
}

/** Channel of a table's messages as one person sees them, and the newest message there; null if none was posted. */
export interface TablePlace {
  readonly guild: string;
  readonly channel: string;
  readonly message: string | null;
}

/** Returns where a person finds a table; null for a table without a server that is not on their screen. */
export async function findTablePlace(
  { store }: Pick<AppContext, 'store'>,
  { id, guild, channel }: Pick<TableRecord, 'id' | 'guild' | 'channel'>,
  person: string | null,
): Promise<TablePlace | null> {
  const post = await findNewestPost(store, id, isDirect({ guild }) ? person : null);
  if (!isDirect({ guild })) return { guild, channel, message: post?.message ?? null };
  return post?.channel ? { guild, channel: post.channel, message: post.message } : null;
}

/** Pending work for each store, by server id. */
const pendingWork = new WeakMap<AppContext['store'], Map<string, Promise<void>>>();

/** Runs work on a server after all earlier work on that server has settled, so that the latest call wins. */
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
