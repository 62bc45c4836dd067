import type { APIMessage } from 'discord.js';
import { loadTable, type Table } from '../../app/core/table.ts';
import { listPostsInFlight } from '../../app/publishing/outbox.ts';
import {
  claimChannelReminder,
  claimDirectReminder,
  getHushQueueTime,
  loadLiveReminders,
  type Reminder,
  reclaimReminder,
  recordDirectChannel,
  recordReminderGone,
  recordReminderLost,
  recordReminderSent,
  redirectChannelRequests,
  remindInChannel,
  type SentReminder,
  settleHush,
  settleReminders,
} from '../../app/publishing/reminders.ts';
import { refused } from '../../engine/refusal.ts';
import type { Post } from '../../store/posts.ts';
import type { BotContext } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import {
  deleteMessage,
  editMessage,
  formatDiscordLink,
  getDirectChannel,
  postMessage,
} from '../core/rest/channel.ts';
import { classifyFailure } from '../core/rest/failure.ts';
import { createReminderMessage } from '../turns/reminder.ts';
import { createNonce, getPostChannel } from './post-with-fallback.ts';
import { findSentPost, getPublishedVersion } from './recovery.ts';

/** Sends the pending reminders of a table. Direct messages go first, because a user who blocks them is reminded in the channel. */
export async function publishReminders(bot: BotContext, id: number): Promise<void> {
  const failures: unknown[] = [];
  const failed = (error: unknown) => void failures.push(error);
  for (const one of await listPostsInFlight(bot.app, id))
    if (one.kind === 'reminder') await recoverReminder(bot, one).catch(failed);
  await redirectChannelRequests(bot.app, id);
  const sendDirectly = async () => {
    for (let one = await claimDirectReminder(bot.app, id); one; one = await claimDirectReminder(bot.app, id))
      await sendReminder(bot, one, false).catch(failed);
  };
  const sendHere = async () => {
    const here = await claimChannelReminder(bot.app, id);
    if (here) await sendReminder(bot, here, false).catch(failed);
    return here !== null;
  };
  await sendDirectly();
  // On a quiet server a vote notifies voters by direct message, and in the channel if they block those.
  if (await sendHere()) {
    await sendDirectly();
    await sendHere();
  }
  await settleReminders(bot.app, id);
  await updateReminders(bot, id).catch(failed);
  if (failures.length > 0) throw failures[0];
}

/** Sends a reminder. `again`: it may have arrived before. */
async function sendReminder(bot: BotContext, reminder: Reminder, again: boolean): Promise<void> {
  try {
    const channel = await openReminderChannel(bot, reminder);
    const payload = await createReminderMessage(bot.app, reminder);
    const { id } = await postMessage(
      bot,
      channel,
      payload,
      createNonce(reminder.post.id, reminder.post.claimedAt),
    );
    bot.changes.asks(id, getButtonIds(payload));
    await recordReminderSent(bot.app, reminder.post, id, await removeOlder(bot, reminder));
  } catch (error) {
    await handleUnsentReminder(bot, reminder, error, again);
  }
}

/** Returns the reminder's channel. A direct-message channel is saved before sending, so that the message can be searched for. */
async function openReminderChannel(bot: BotContext, { post, table }: Reminder): Promise<string> {
  if (post.person === null) return getPostChannel(table, post);
  if (post.channel !== null) return post.channel;
  const channel = await getDirectChannel(bot.rest, post.person);
  await recordDirectChannel(bot.app, post, channel);
  return channel;
}

/** Deletes older reminders; failures are left for {@link updateReminders}. */
async function removeOlder(bot: BotContext, reminder: Reminder) {
  const gone: Post[] = [];
  const older = await loadLiveReminders(bot.app, reminder.table, reminder.post);
  for (const { post, table } of older) {
    const isGone = deleteReminderMessage(bot, table, post).then(
      () => true,
      () => false,
    );
    if (await isGone) gone.push(post);
  }
  return { gone, left: gone.length < older.length };
}

async function deleteReminderMessage(
  bot: BotContext,
  { record }: Table,
  { channel, message }: Post,
): Promise<void> {
  if (message !== null) await deleteMessage(bot.rest, channel ?? record.channel, message);
}

/**
 * Handles a failure. A player who blocks direct messages is reminded in the channel. There, what people can fix waits, and what can never
 * be posted is dropped.
 */
async function handleUnsentReminder(
  bot: BotContext,
  reminder: Reminder,
  error: unknown,
  again: boolean,
): Promise<void> {
  const failure = classifyFailure(error);
  if (failure === 'passing') throw error;
  bot.log.info({ table: reminder.post.tableId, err: error }, 'Failed to send a reminder');
  if (reminder.post.person !== null) return await remindInChannel(bot.app, reminder);
  if (failure !== 'forbidden') return await recordReminderLost(bot.app, reminder);
  if (!again) await remindInChannel(bot.app, reminder);
  throw error;
}

/** Finds out whether a reminder that was being sent during a crash has arrived, and otherwise sends it again. */
async function recoverReminder(bot: BotContext, post: Post): Promise<void> {
  const table = await loadTable(bot.app, post.tableId);
  if (refused(table)) return;
  const channel = post.person === null ? getPostChannel(table, post) : post.channel;
  const isIt = (message: APIMessage) => isReminder(message, table, post);
  const arrived = channel === null ? undefined : await findSentPost(bot, channel, post, isIt);
  if (arrived) return await recordReminderSent(bot.app, post, arrived.id, { gone: [], left: true });
  const reminder = await reclaimReminder(bot.app, post);
  if (reminder) await sendReminder(bot, reminder, true);
}

/** Returns whether a message is a reminder of that table. Older direct messages have no button, so their link counts. */
function isReminder(message: APIMessage, { record }: Table, { person }: Post): boolean {
  if (getPublishedVersion(message, record.id, 'reminder') !== null) return true;
  return person !== null && message.content.includes(formatDiscordLink(record.guild, record.channel));
}

/** Updates the existing reminders, if that is queued; those that nobody needs any more are deleted. */
export async function updateReminders(bot: BotContext, id: number): Promise<void> {
  const queued = await getHushQueueTime(bot.app, id);
  if (queued === null) return;
  const table = await loadTable(bot.app, id);
  if (refused(table)) return;
  const all = await loadLiveReminders(bot.app, table);
  for (const reminder of all) {
    const newest = all.findLast(({ post }) => post.person === reminder.post.person);
    const isDone = reminder.named.length === 0 && reminder.questions.length === 0;
    if (reminder !== newest || isDone) await removeReminder(bot, reminder);
    else await editReminder(bot, reminder);
  }
  if (!(await settleHush(bot.app, id, queued))) await updateReminders(bot, id);
}

/** Edits a reminder so that it names only players who are still due; an edit pings nobody. */
async function editReminder(bot: BotContext, reminder: SentReminder): Promise<void> {
  const { post, table } = reminder;
  const payload = await createReminderMessage(bot.app, reminder);
  try {
    const message = post.message ?? '';
    const channel = post.channel ?? table.record.channel;
    await bot.changes.asking(message, getButtonIds(payload), () =>
      editMessage(bot, channel, message, payload),
    );
  } catch (error) {
    if (!isFinalFailure(error)) throw error;
    await recordReminderGone(bot.app, post);
  }
}

/** Returns whether a reminder stays as it is: it was deleted, or Discord never accepts the change. */
function isFinalFailure(error: unknown): boolean {
  return ['gone', 'unsendable', 'unwelcome'].includes(classifyFailure(error));
}

/** Returns the custom ids of the reminder's components. */
function getButtonIds({ rows = [] }: Payload): string {
  return rows
    .flatMap(({ components }) => components.flatMap((one) => ('custom_id' in one ? one.custom_id : [])))
    .join(' ');
}

async function removeReminder(bot: BotContext, { post, table }: SentReminder): Promise<void> {
  await deleteReminderMessage(bot, table, post).catch((error) => {
    if (!isFinalFailure(error)) throw error;
  });
  await recordReminderGone(bot.app, post);
}
