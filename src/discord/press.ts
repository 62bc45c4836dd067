import { type MessageComponentInteraction, MessageFlags } from 'discord.js';
import { refused } from '../engine/refusal.ts';
import { isTheirs } from '../tables/seats/taking.ts';
import { loadTable, type Table } from '../tables/table.ts';
import { noteParent } from './acts/parent.ts';
import { roused } from './acts/rousing.ts';
import type { Arrival } from './kit/arrival.ts';
import { type Parts, partsOf } from './kit/ids.ts';
import type { Press, Reading, Reply } from './kit/press.ts';
import { forgedMessage, refusalMessage } from './kit/refusing.ts';
import { replyInPlace, replyPrivately, replyPublicly, replyQuietly, type Said } from './kit/reply.ts';
import { type Caller, visitTo } from './kit/visit.ts';
import { presses } from './presses/index.ts';

type Pressed = Caller<MessageComponentInteraction>;
type Pressing = Arrival<MessageComponentInteraction>;

/** Somebody pressed a button or chose from a menu of ours. */
export async function press(arrival: Pressing): Promise<void> {
  const parts = partsOf(arrival.asked.customId);
  const answered = answer(arrival, parts);
  await (parts ? arrival.bot.answering.during(parts.tableId, answered) : answered);
}

async function answer(arrival: Pressing, parts: Parts | null): Promise<void> {
  const { message } = arrival.asked;
  const known = parts && presses.find(({ name }) => name === parts.name);
  const replying = async (caller: Pressed) => await replyOf(caller, parts, known ?? null);
  const isOwn = message.flags.has(MessageFlags.Ephemeral);
  if (known?.way === 'quiet' && !isOwn) return await replyQuietly(arrival, replying);
  if (known?.way === 'aloud')
    return await replyPublicly(arrival, async (caller) => said(await replying(caller)));
  if (isOwn && known?.way !== 'anew') return await replyInPlace(arrival, replying);
  await replyPrivately(arrival, replying);
}

function said({ toAll = false, ...payload }: Reply): Said {
  return { toAll, payload };
}

async function replyOf(caller: Pressed, parts: Parts | null, known: Press | null): Promise<Reply> {
  const reading = parts && known ? known.reading(parts.fields) : null;
  if (parts === null || reading === null) return forgedMessage(caller.language);
  return await read(caller, parts.tableId, reading);
}

async function read(caller: Pressed, id: number, reading: Reading): Promise<Reply> {
  const { bot, language } = caller;
  const table = await loadTable(bot.house, id);
  if (!refused(table) && !mayStandHere(caller, table)) return forgedMessage(language);
  if (reading.at === 'anywhere') return await reading.run(caller, refused(table) ? null : table);
  if (refused(table)) return refusalMessage(table, language);
  const now = await roused(caller, table);
  if ('no' in now) return now.no;
  await noteParent(caller, now);
  bot.nudge(id);
  const visit = visitTo(caller, now);
  if (!visit.elsewhere) bot.recent.note(id, caller.by.person);
  return await reading.run(visit);
}

/** A button of a table is shown in its channel, or in private to whom a seat of it is, wherever they are. */
function mayStandHere({ asked, by }: Pressed, table: Table): boolean {
  if (table.record.channel === asked.channelId) return true;
  return asked.message.flags.has(MessageFlags.Ephemeral) && isTheirs(table, by.person);
}
