import type { APIMessage } from 'discord.js';
import { loadTable, type Table } from '../../app/core/table.ts';
import { underWay } from '../../app/publishing/outbox.ts';
import {
  claimDirect,
  claimHere,
  goesTo,
  hushed,
  hushQueued,
  liveReminders,
  type Reminder,
  remindAgain,
  reminded,
  reminderGone,
  reminderLost,
  remindersTold,
  remindHere,
  type Sent,
} from '../../app/publishing/reminders.ts';
import { refused } from '../../engine/refusal.ts';
import type { Post } from '../../store/posts.ts';
import type { Bot } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { directChannel, edit, link, post, remove } from '../core/rest/channel.ts';
import { failureOf } from '../core/rest/failure.ts';
import { reminderMessage } from '../turns/reminder.ts';
import { arrivedIn } from './arrived.ts';
import { nonceOf, placeOf } from './posted.ts';
import { toldBy } from './recovery.ts';

/** Reminds whoever is to be reminded: by direct message first, as who takes none is reminded in the channel. */
export async function tellReminders(bot: Bot, id: number): Promise<void> {
  const failures: unknown[] = [];
  const failed = (error: unknown) => void failures.push(error);
  for (const one of await underWay(bot.house, id))
    if (one.kind === 'reminder') await recover(bot, one).catch(failed);
  const sendDirectly = async () => {
    for (let one = await claimDirect(bot.house, id); one; one = await claimDirect(bot.house, id))
      await send(bot, one, false).catch(failed);
  };
  const sendHere = async () => {
    const here = await claimHere(bot.house, id);
    if (here) await send(bot, here, false).catch(failed);
    return here !== null;
  };
  await sendDirectly();
  // On a quiet server a vote calls the voters by direct message, and who takes none is called in the channel.
  if (await sendHere()) {
    await sendDirectly();
    await sendHere();
  }
  await remindersTold(bot.house, id);
  await hushReminders(bot, id).catch(failed);
  if (failures.length > 0) throw failures[0];
}

/** `again`: it may have arrived before. */
async function send(bot: Bot, reminder: Reminder, again: boolean): Promise<void> {
  try {
    const channel = await channelFor(bot, reminder);
    const payload = await reminderMessage(bot.house, reminder);
    const { id } = await post(bot.rest, channel, payload, nonceOf(reminder.post.id, reminder.post.claimedAt));
    bot.changes.asks(id, asks(payload));
    await reminded(bot.house, reminder.post, id, await removeOlder(bot, reminder));
  } catch (error) {
    await unsent(bot, reminder, error, again);
  }
}

/** Where a direct message goes is written down before it is sent, so that it can be looked for. */
async function channelFor(bot: Bot, { post, table }: Reminder): Promise<string> {
  if (post.person === null) return placeOf(table, post);
  if (post.channel !== null) return post.channel;
  const channel = await directChannel(bot.rest, post.person);
  await goesTo(bot.house, post, channel);
  return channel;
}

/** The one before goes; what fails is left for {@link hushReminders}. */
async function removeOlder(bot: Bot, reminder: Reminder) {
  const gone: Post[] = [];
  const older = await liveReminders(bot.house, reminder.table, reminder.post);
  for (const { post, table } of older) {
    const isGone = removed(bot, table, post).then(
      () => true,
      () => false,
    );
    if (await isGone) gone.push(post);
  }
  return { gone, left: gone.length < older.length };
}

async function removed(bot: Bot, { record }: Table, { channel, message }: Post): Promise<void> {
  if (message !== null) await remove(bot.rest, channel ?? record.channel, message);
}

/**
 * Who takes no direct messages is reminded in the channel. What people can mend there waits; what never can be told is
 * dropped.
 */
async function unsent(bot: Bot, reminder: Reminder, error: unknown, again: boolean): Promise<void> {
  const failure = failureOf(error);
  if (failure === 'passing') throw error;
  bot.log.info({ table: reminder.post.tableId, err: error }, 'A reminder cannot be sent');
  if (reminder.post.person !== null) return await remindHere(bot.house, reminder);
  if (failure !== 'forbidden') return await reminderLost(bot.house, reminder);
  if (!again) await remindHere(bot.house, reminder);
  throw error;
}

/** Finds out whether a reminder that was under way when something failed had arrived. */
async function recover(bot: Bot, post: Post): Promise<void> {
  const table = await loadTable(bot.house, post.tableId);
  if (refused(table)) return;
  const channel = post.person === null ? placeOf(table, post) : post.channel;
  const isIt = (message: APIMessage) => isReminder(message, table, post);
  const arrived = channel === null ? undefined : await arrivedIn(bot, channel, post, isIt);
  if (arrived) return await reminded(bot.house, post, arrived.id, { gone: [], left: true });
  const reminder = await remindAgain(bot.house, post);
  if (reminder) await send(bot, reminder, true);
}

/** Returns whether a message reminds of that table: by its button, or by the link of an older direct message. */
function isReminder(message: APIMessage, { record }: Table, { person }: Post): boolean {
  if (toldBy(message, record.id, 'reminder') !== null) return true;
  return person !== null && message.content.includes(link(record.guild, record.channel));
}

/** Brings the reminders that are there up to date, if that is queued: one that nobody needs any more goes. */
export async function hushReminders(bot: Bot, id: number): Promise<void> {
  const queued = await hushQueued(bot.house, id);
  if (queued === null) return;
  const table = await loadTable(bot.house, id);
  if (refused(table)) return;
  const all = await liveReminders(bot.house, table);
  for (const reminder of all) {
    const newest = all.findLast(({ post }) => post.person === reminder.post.person);
    const isDone = reminder.named.length === 0 && reminder.questions.length === 0;
    if (reminder !== newest || isDone) await hush(bot, reminder);
    else await edited(bot, reminder);
  }
  if (!(await hushed(bot.house, id, queued))) await hushReminders(bot, id);
}

/** Who is not due any more is named no longer; nobody is pinged by that. */
async function edited(bot: Bot, reminder: Sent): Promise<void> {
  const { post, table } = reminder;
  const payload = await reminderMessage(bot.house, reminder);
  try {
    const message = post.message ?? '';
    const channel = post.channel ?? table.record.channel;
    await bot.changes.asking(message, asks(payload), () => edit(bot.rest, channel, message, payload));
  } catch (error) {
    if (!isOver(error)) throw error;
    await reminderGone(bot.house, post);
  }
}

/** Whether a reminder is left as it is: it was deleted, or Discord never takes what is to become of it. */
function isOver(error: unknown): boolean {
  return ['gone', 'unsendable'].includes(failureOf(error));
}

/** What can be pressed on it. */
function asks({ rows = [] }: Payload): string {
  return rows
    .flatMap(({ components }) => components.flatMap((one) => ('custom_id' in one ? one.custom_id : [])))
    .join(' ');
}

async function hush(bot: Bot, { post, table }: Sent): Promise<void> {
  await removed(bot, table, post).catch((error) => {
    if (!isOver(error)) throw error;
  });
  await reminderGone(bot.house, post);
}
