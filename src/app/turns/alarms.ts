import { setAlarm } from '../../store/alarms.ts';
import { openRequest } from '../../store/requests.ts';
import { keepWaiting, waitingAt } from '../../store/turns.ts';
import { isVotedAbout, remindersBy } from '../core/pace.ts';
import type { Table } from '../core/table.ts';
import type { Deed } from '../core/unit-of-work.ts';
import { playedInstead } from '../play/stand-in.ts';
import { playInstead } from './apply-vote.ts';
import { type Awaited, awaited, claimOf, setAlarms } from './deadlines.ts';
import { keepAwake } from './dormancy.ts';
import { isQuiet } from './quiet-call.ts';
import { askOthers } from './votes.ts';

/**
 * The other of two can claim the win from now on: the reminder says so anew. In their own hours it may be later. Nobody is
 * reminded of a turn that an AI plays.
 */
export async function ringClaim(deed: Deed, table: Table): Promise<void> {
  const { id: tableId, version } = table.record;
  const claim = claimOf(table, await awaited(deed.store, table, await waitingAt(deed.store, tableId)));
  if (claim === null || (await playedInstead(deed.store, tableId)) === claim.late) return;
  if (claim.at > deed.at) return await setAlarm(deed.store, { tableId, kind: 'claim', at: claim.at });
  await openRequest(deed.store, { tableId, kind: 'here', seat: claim.late, version, openedAt: deed.at });
  await keepAwake(deed, tableId);
  await deed.tell(tableId, 'reminder');
}

/**
 * Somebody has been due for long: they are to be reminded, once for all the times that have come by now. Where their time
 * is over, or there is no limit and three days have passed, the others vote; at a strict table an AI plays this turn.
 */
export async function ringTurn(deed: Deed, table: Table): Promise<void> {
  const { id, pace, strict } = table.record;
  const before = await awaited(deed.store, table, await waitingAt(deed.store, id));
  const waits = before.map((one) => ({ ...one, reminded: counted(table, one, deed.at) }));
  await keepWaiting(deed.store, id, waits);
  const fresh = waits.filter(({ reminded }, at) => reminded > (before[at]?.reminded ?? 0));
  const late = fresh.filter((one) => isVotedAbout(pace, one, one.own, deed.at));
  const isPlayed = strict && pace !== null;
  await remind(deed, table, isPlayed ? fresh.filter((one) => !late.includes(one)) : fresh);
  await setAlarms(deed, table, waits);
  if (fresh.length > 0) await keepAwake(deed, id);
  if (isPlayed) await playAll(deed, table, late);
  else for (const { seat } of late) await askOthers(deed, table, seat);
}

/** How often they have been reminded when all that has come is told. */
function counted({ record }: Table, one: Awaited, now: number): number {
  return Math.max(one.reminded, remindersBy(record.pace, one, one.own, now));
}

async function playAll(deed: Deed, table: Table, late: readonly Awaited[]): Promise<void> {
  let now = table;
  for (const { seat } of late) now = await playInstead(deed, now, seat);
}

/** Sends reminders to players who want them; on a quiet server by direct message only. The wait continues for the others. */
async function remind(deed: Deed, { record }: Table, people: readonly Awaited[]): Promise<void> {
  const wanting = people.filter(({ own }) => own.reminders !== 'none');
  if (wanting.length === 0) return;
  const { id: tableId, guild } = record;
  const quiet = await isQuiet(deed, guild);
  for (const { seat, own } of wanting) {
    const kind = own.reminders === 'dm' || quiet ? 'dm' : 'here';
    await openRequest(deed.store, { tableId, kind, seat, version: 0, openedAt: deed.at });
    await deed.tell(tableId, 'reminder');
  }
}
