import type { Table } from '../../app/core/table.ts';
import { isTheirs } from '../../app/seats/take-seat.ts';
import { isAsleep } from '../../app/turns/dormancy.ts';
import { ChannelKept, rouse } from '../../app/turns/wake.ts';
import { type Refusal, refused } from '../../engine/refusal.ts';
import type { Caller } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { outOfReachMessage, refusalMessage } from '../core/refusing.ts';
import { buttonRows, namedButton } from '../core/rows.ts';
import { takenMessage, threadHere } from '../server-settings/may-open.ts';

/** Somebody is at this table: one that sleeps wakes. What is to be said instead where it cannot, or where it is out of reach. */
export async function roused(caller: Caller, table: Table): Promise<Table | { readonly no: Payload }> {
  if (table.record.goneAt !== null) return { no: outOfReachMessage(caller) };
  if (!isAsleep(table)) return table;
  const awake = await rouse(caller.bot.house, table.record.id, caller.by.person);
  return refused(awake) ? { no: await sleepsOn(caller, table, awake) } : awake;
}

async function sleepsOn(caller: Caller, table: Table, why: Refusal): Promise<Payload> {
  const { bot, language } = caller;
  if (!(why instanceof ChannelKept)) return refusalMessage(why, language);
  const message = await takenMessage(bot, table.record, why, language);
  if (!mayGoOnInThread(caller, table)) return message;
  const offer = namedButton(language, 'goOnInThread', ['wake-thread', table.record.id], 'primary');
  return { ...message, rows: buttonRows([offer]) };
}

/** It sleeps in the channel where they are and may open a thread, and a seat of it is theirs. */
export function mayGoOnInThread(caller: Caller, table: Table): boolean {
  const isHere = table.record.channel === caller.asked.channelId;
  return isHere && isAsleep(table) && isTheirs(table, caller.by.person) && !('no' in threadHere(caller));
}
