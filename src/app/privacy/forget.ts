import { setImmediate } from 'node:timers/promises';
import type { Language } from '../../engine/text.ts';
import { clearAlarms } from '../../store/alarms.ts';
import {
  type Forgetting,
  forgetOwn,
  forgettings,
  keepForgetting,
  newestTable,
  tablesNaming,
} from '../../store/forgetting.ts';
import { unqueue } from '../../store/outbox.ts';
import { namedInChannel } from '../../store/places.ts';
import { rename } from '../../store/renaming.ts';
import { findSeated } from '../../store/seated.ts';
import type { TableRecord } from '../../store/table-record.ts';
import { writeDeletions } from '../../store/upkeep.ts';
import { type Act, once } from '../core/actor.ts';
import { aliasOn } from '../core/alias.ts';
import type { House } from '../core/context.ts';
import { happen } from '../core/record-event.ts';
import { freeSeat, type NameAfter, seatAi } from '../core/seats.ts';
import { isPlayable, peopleAt, seatOf, type Table, tableWith } from '../core/table.ts';
import { type Deed, done } from '../core/unit-of-work.ts';
import { forgetInLeagues } from '../leagues/leave.ts';
import { getUpInLobby } from '../lobby/lobby.ts';
import { readAnew } from '../replay/replay.ts';
import { settle } from '../turns/apply-vote.ts';
import { fallAsleep, isAsleep } from '../turns/dormancy.ts';

/** What people and seats are called afterwards. */
export interface NamesAfter {
  readonly somebody: (language: Language) => string;
  readonly seat: NameAfter;
}

/** Tables that are looked through before others have their turn. */
const AT_ONCE = 20;

/**
 * Forgets whoever asks for it: their seats at live tables go to AIs, their id and names in all that is kept of tables to
 * "somebody", and all else that is kept of them goes. What was played stays. Once it is asked for it is done, also over a
 * restart: see {@link goOnForgetting}. Asked for again while it is being done it is the same. False where it failed at a table, and is to be tried again.
 */
export async function forget(house: House, by: Act, names: NamesAfter): Promise<boolean> {
  const { person } = by;
  await once(house, by, async ({ store, at }) => {
    await keepForgetting(store, { person, seed: house.secret().toString('hex') }, at);
    return true;
  });
  return await goOnForgetting(house, names, person);
}

/**
 * Forgets all who asked for it and are not forgotten yet, or one of them. Where that fails at a table the others are done all
 * the same, and it is tried again the next time.
 */
export async function goOnForgetting(house: House, names: NamesAfter, only?: string): Promise<boolean> {
  let isDone = true;
  const all = await forgettings(house.store);
  for (const one of all.filter(({ person }) => only === undefined || person === only))
    isDone = (await forgetOnce(house, one, names)) && isDone;
  readAnew(house.store);
  return isDone;
}

/** Those who are being forgotten now, in each house: whoever asks for it again waits for the same. */
const underWay = new WeakMap<House['store'], Map<string, Promise<boolean>>>();

async function forgetOnce(house: House, one: Forgetting, names: NamesAfter): Promise<boolean> {
  const doing = underWay.get(house.store) ?? new Map<string, Promise<boolean>>();
  underWay.set(house.store, doing);
  const going = doing.get(one.person) ?? forgetAll(house, one, names).finally(() => doing.delete(one.person));
  doing.set(one.person, going);
  return await going;
}

async function forgetAll(house: House, one: Forgetting, names: NamesAfter): Promise<boolean> {
  const isDone = await forgetAtTables(house, one, names);
  if (isDone) {
    await house.store.transaction().execute((store) => forgetOwn(store, one.person));
    await writeDeletions(house.store);
  }
  return isDone;
}

/** False where it failed at a table. Leagues come first: their matches are given up, and not handed to AIs. */
async function forgetAtTables(house: House, one: Forgetting, names: NamesAfter): Promise<boolean> {
  let isDone = await forgetInLeagues(house, one.person, (guild, language) => ({
    person: aliasOn(guild, one.seed),
    name: names.somebody(language),
  }));
  for (let from = 1; from <= (await newestTable(house.store)); from += AT_ONCE) {
    for (const id of await tablesNaming(house.store, one.person, from, from + AT_ONCE - 1)) {
      isDone = (await forgetCalmly(house, id, one, names)) && isDone;
      await setImmediate();
    }
    await setImmediate();
  }
  return isDone;
}

async function forgetCalmly(house: House, id: number, one: Forgetting, names: NamesAfter): Promise<boolean> {
  try {
    await forgetAt(house, id, one, names);
    return true;
  } catch (error) {
    house.trouble(error, id);
    return false;
  }
}

async function forgetAt(
  house: House,
  id: number,
  { person, seed }: Forgetting,
  names: NamesAfter,
): Promise<void> {
  await done(house, async (deed) => {
    const found = await findSeated(deed.store, id);
    if (!found) return;
    await getUp(deed, tableWith(house, found.record, found.sitters), person, names.seat);
    const { guild, language } = found.record;
    const alias = { person: aliasOn(guild, seed), name: names.somebody(language), after: names.seat };
    await rename(deed.store, id, person, alias);
    await checkThreadName(deed, found.record);
  });
}

/**
 * Somebody leaves a live table for good: a lobby as they would themselves; of a match an AI goes on in their seat, or nobody
 * where there are no AIs. Where nobody else sits, or its rules are not here, it ends.
 */
export async function getUp(deed: Deed, table: Table, person: string, nameAfter: NameAfter): Promise<void> {
  if (table.record.phase === 'lobby') return await getUpInLobby(deed, table, person);
  const seat = table.record.phase === 'playing' ? seatOf(table, person) : null;
  if (seat === null) return;
  if (!isPlayable(table) || peopleAt(table.sitters).length === 1) {
    const what = { kind: 'cancel' as const, person, name: table.sitters[seat]?.name ?? '' };
    await happen(deed, table, what, { phase: 'cancelled', endedAt: deed.at });
    return;
  }
  const handOver = table.game.table === 'free' ? freeSeat : seatAi;
  const after = await settle(deed, await handOver(deed, table, seat, nameAfter), nameAfter);
  if (isAsleep(table)) await sleepOn(deed, after);
}

/** A table that sleeps is not woken by it: its board is shown as it is now, and nobody is waited for. */
async function sleepOn(deed: Deed, table: Table): Promise<void> {
  const { id } = table.record;
  await unqueue(deed.store, id, 'board');
  await clearAlarms(deed.store, id);
  await fallAsleep(deed, table);
  deed.letSleep(id);
}

/** Queues a look at the name of a table's thread, which may be called after somebody who is forgotten. Part of a deed. */
export async function checkThreadName(deed: Deed, { guild, channel, parent }: TableRecord): Promise<void> {
  if (parent !== null) await deed.announce({ kind: 'threadName', subject: channel, guild, channel });
}

/** The games that were played in a thread, and the names that are known of them. */
export async function knownInThread({ store }: Pick<House, 'store'>, channel: string) {
  return await namedInChannel(store, channel);
}
