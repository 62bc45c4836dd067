import { refused } from '../../engine/refusal.ts';
import { type Alarm, nextAlarm, takeAlarm } from '../../store/alarms.ts';
import type { AlarmKind } from '../../store/schema.ts';
import { type Deed, done } from '../deed.ts';
import { aheadOf, type House, partOf } from '../house.ts';
import { ringCall } from '../ringing/call.ts';
import { ringClaim } from '../ringing/claim.ts';
import { ringClose } from '../ringing/close.ts';
import { ringSleep } from '../ringing/sleep.ts';
import { ringTurn } from '../ringing/turn.ts';
import { loadTable, type Table } from '../table.ts';

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
