import { type Refusal, refused } from '../../engine/refusal.ts';
import type { Table } from '../../tables/table.ts';
import { ChannelKept, rouse } from '../../tables/time/rouse.ts';
import { isAsleep } from '../../tables/time/sleep.ts';
import type { Payload } from '../kit/payload.ts';
import { outOfReachMessage, refusalMessage } from '../kit/refusing.ts';
import type { Caller } from '../kit/visit.ts';
import { takenMessage } from '../messages/lobby/taken.ts';

/** Somebody is at this table: one that sleeps wakes. What is to be said instead where it cannot, or where it is out of reach. */
export async function roused(caller: Caller, table: Table): Promise<Table | { readonly no: Payload }> {
  if (table.record.goneAt !== null) return { no: outOfReachMessage(caller) };
  if (!isAsleep(table)) return table;
  const awake = await rouse(caller.bot.house, table.record.id, caller.by.person);
  return refused(awake) ? { no: await sleepsOn(caller, table, awake) } : awake;
}

async function sleepsOn({ bot, language }: Caller, { record }: Table, why: Refusal): Promise<Payload> {
  return why instanceof ChannelKept
    ? await takenMessage(bot, record, why, language)
    : refusalMessage(why, language);
}
