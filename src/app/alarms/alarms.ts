import { refused } from '../../engine/refusal.ts';
import { type Alarm, nextAlarm, setAlarm, takeAlarm } from '../../store/alarms.ts';
import type { AlarmKind } from '../../store/schema.ts';
import { aheadOf, type House, partOf } from '../core/context.ts';
import { happen } from '../core/record-event.ts';
import { loadTable, type Table } from '../core/table.ts';
import { type Deed, done } from '../core/unit-of-work.ts';
import { wouldSleep } from '../leagues/award.ts';
import { ringClaim, ringTurn } from '../turns/alarms.ts';
import { fallAsleep, isAsleep, sleepTime } from '../turns/dormancy.ts';

/** Whoever is still due and was not told so is to be told, by a board of its own. */
export async function ringCall(deed: Deed, { record }: Table): Promise<void> {
  if (record.phase === 'playing' && record.sleptAt === null) await deed.tell(record.id, 'board');
}

/** Nobody has started it for a week: the lobby is closed, and its card says why. */
export async function ringClose(deed: Deed, table: Table): Promise<void> {
  if (table.record.phase !== 'lobby') return;
  const closed = { phase: 'cancelled' as const, endedAt: deed.at, sleptAt: deed.at };
  await happen(deed, table, { kind: 'cancel', person: null, name: null }, closed);
}

/** It may be time to sleep; where somebody has moved since, the time is later. A match of a league ends instead. */
export async function ringSleep(deed: Deed, table: Table): Promise<void> {
  const { id: tableId, phase } = table.record;
  if (phase !== 'playing' || isAsleep(table)) return;
  const at = await sleepTime(deed.store, table);
  if (at > deed.at) await setAlarm(deed.store, { tableId, kind: 'sleep', at });
  else if (!(await wouldSleep(deed, table))) await fallAsleep(deed, table);
}

/** The next alarm of all tables of this process, by its clock; undefined where none is set. */
export async function comingAlarm(
  house: Pick<House, 'store' | 'part' | 'ahead'>,
): Promise<ComingAlarm | undefined> {
  const { store } = house;
  const [ahead, part] = [aheadOf(house), partOf(house)];
  if (ahead === 0) return await nextAlarm(store, part);
  const [one, close] = [await nextAlarm(store, part, '!close'), await nextAlarm(store, part, 'close')];
  const closing = close && { ...close, at: close.at + ahead, setFor: close.at };
  return [one, closing].filter((alarm) => alarm !== undefined).sort((a, b) => a.at - b.at)[0];
}

/** `setFor`: what its time is in the store, where that is another: lobbies are closed by Discord's time. */
interface ComingAlarm extends Alarm {
  readonly setFor?: number;
}

/** What an alarm of each kind does at its table. It may ring long after its time, where the bot was away. */
const RINGING: Readonly<Record<AlarmKind, (deed: Deed, table: Table) => Promise<void>>> = {
  call: ringCall,
  turn: ringTurn,
  sleep: ringSleep,
  close: ringClose,
  claim: ringClaim,
};

/** An alarm has come. What it does is one transaction; one that was set anew or taken out meanwhile does nothing. */
export async function ring(house: House, alarm: ComingAlarm): Promise<void> {
  await done(house, async (deed) => {
    if (!(await takeAlarm(deed.store, { ...alarm, at: alarm.setFor ?? alarm.at }))) return;
    const table = await loadTable(house, alarm.tableId, deed.store);
    if (!refused(table)) await RINGING[alarm.kind](deed, table);
  });
}
