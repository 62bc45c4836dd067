import { refused } from '../../engine/refusal.ts';
import { clearAlarms } from '../../store/alarms.ts';
import { holdServer } from '../../store/hold.ts';
import { guildsNoticed, reachNotices, untoldNoticesOf } from '../../store/notices.ts';
import { tablesInPages } from '../../store/pages.ts';
import { isGone, liveTablesOf } from '../../store/places.ts';
import { newestBoard } from '../../store/posted.ts';
import { boardTells } from '../../store/posts.ts';
import { closeRequests } from '../../store/requests.ts';
import { liveTable, noteTable } from '../../store/tables.ts';
import { keepWaiting } from '../../store/turns.ts';
import { type House, partOf } from '../core/context.ts';
import { inOrder } from '../core/find-tables.ts';
import { loadTable, type Table } from '../core/table.ts';
import { type Deed, done } from '../core/unit-of-work.ts';
import { Breath } from '../core/yield-to-event-loop.ts';
import { isAsleep } from '../turns/dormancy.ts';
import { keepOpen } from '../turns/lobby-expiry.ts';
import { isQuiet } from '../turns/quiet-call.ts';
import { goesOn } from '../turns/wake.ts';

/** What was to be told in a server, at no table, is told when the bot is back. Part of what is done there in order. */
export async function reachNoticesOf(house: House, guild: string, isIn: boolean): Promise<void> {
  const { store, now, notice } = house;
  await reachNotices(store, guild, isIn ? null : now());
  if (isIn) for (const id of await untoldNoticesOf(store, guild)) notice(id);
}

/** The same for every server that it is not so in. `isIn`: null where it is not known here. */
export async function reachAllNotices(house: House, isIn: (guild: string) => boolean | null): Promise<void> {
  for await (const { guild, count, gone } of guildsNoticed(house.store))
    await inOrder(house, guild, async () => {
      const isThere = isIn(guild);
      if (isThere !== null && gone !== (isThere ? 0 : count)) await reachNoticesOf(house, guild, isThere);
    });
}

/** The tables of a server are out of reach while the bot is not in it: nothing is told there, and nobody is waited for. */
export async function reachGuild(house: House, guild: string, isIn: boolean): Promise<void> {
  await inOrder(house, guild, async () => {
    await reach(house, guild, isIn);
    await reachNoticesOf(house, guild, isIn);
  });
}

/** The same for every server, where the bot comes back. `isIn`: null where it is not known here, and all stays as it is. */
export async function reachGuilds(house: House, isIn: (guild: string) => boolean | null): Promise<void> {
  const breath = new Breath();
  for (const phase of ['lobby', 'playing'] as const)
    for await (const page of tablesInPages(house.store, phase))
      for (const { id, guild, gone_at } of page) {
        if ((gone_at !== null) === isIn(guild)) await reachAgain(house, id, guild, isIn);
        if (breath.isDue) await breath.taken();
      }
  await reachAllNotices(house, isIn);
}

/** The table is in a thread of that channel. */
export async function keepParent({ store }: House, tableId: number, parent: string): Promise<void> {
  await noteTable(store, tableId, { parent });
}

/** The same for all live tables of which that was not known. */
export async function keepParents(house: House, parentOf: (channel: string) => string | null): Promise<void> {
  for (const phase of ['lobby', 'playing'] as const)
    for await (const page of tablesInPages(house.store, phase, partOf(house)))
      for (const { id, channel, parent } of page) {
        const found = parent ?? parentOf(channel);
        if (found !== parent && found !== null) await keepParent(house, id, found);
      }
}

/** The bot is not in its server now. */
export async function isOutOfReach({ store }: House, tableId: number): Promise<boolean> {
  return await isGone(store, tableId);
}

async function reach(house: House, guild: string, isIn: boolean): Promise<void> {
  const breath = new Breath();
  for (const id of await liveTablesOf(house.store, guild, isIn)) {
    await reachTable(house, id, isIn);
    if (breath.isDue) await breath.taken();
  }
}

/** The bot may have been thrown out or invited since its table was looked at. */
async function reachAgain(
  house: House,
  id: number,
  guild: string,
  isIn: (guild: string) => boolean | null,
): Promise<void> {
  await inOrder(house, guild, async () => {
    const isThere = isIn(guild);
    if (isThere !== null) await reachTable(house, id, isThere);
  });
}

/** Others had their turn since it was looked for: it may have ended, or be as it is to be. */
async function reachTable(house: House, id: number, isIn: boolean): Promise<void> {
  await done(house, async (deed) => {
    const table = await loadTable(house, id, deed.store);
    if (refused(table) || !isLive(table) || isIn !== (table.record.goneAt !== null)) return;
    await (isIn ? comeBack(deed, table) : goAway(deed, table));
  });
}

function isLive({ record }: Table): boolean {
  return record.phase === 'lobby' || record.phase === 'playing';
}

/** What is queued stays so. */
async function goAway({ store, at }: Deed, { record }: Table): Promise<void> {
  await noteTable(store, record.id, { goneAt: at });
  await keepWaiting(store, record.id, []);
  await closeRequests(store, record.id);
  await clearAlarms(store, record.id);
}

/** What was not told meanwhile is told now, and all that waits begins anew. Where another table has the channel now, it sleeps. */
async function comeBack(deed: Deed, table: Table): Promise<void> {
  const { id, phase, guild, channel } = table.record;
  await holdServer(deed.store, guild);
  const isTaken = !isAsleep(table) && (await liveTable(deed.store, channel)) !== undefined;
  if (phase === 'lobby') return isTaken ? undefined : await lobbyBack(deed, id);
  await noteTable(deed.store, id, { goneAt: null, ...(isTaken && { sleptAt: deed.at }) });
  if (!isAsleep(table) && !isTaken) await goesOn(deed, table);
  await callByLetter(deed, table);
  await deed.tell(id, 'board', 'reshow', 'hush');
}

/** Sends the direct message of a turn again on a quiet server, where boards ping nobody. */
async function callByLetter(deed: Deed, { record }: Table): Promise<void> {
  const board = (await isQuiet(deed, record.guild)) ? await newestBoard(deed.store, record.id) : undefined;
  if (board) await boardTells(deed.store, board.id, { ...board, called: [] });
}

async function lobbyBack(deed: Deed, id: number): Promise<void> {
  await noteTable(deed.store, id, { goneAt: null });
  await keepOpen(deed, id);
  await deed.tell(id, 'card');
}
