import { type APIThreadChannel, Routes } from 'discord.js';
import { knownInThread } from '../../../app/privacy/forget.ts';
import { given } from '../../../app/publishing/notices.ts';
import type { Notice } from '../../../store/notices.ts';
import type { Bot } from '../../kit/bot.ts';
import { nameBefore } from '../../kit/names.ts';
import { reopen } from '../../kit/rest/channel.ts';
import { failureOf } from '../../kit/rest/failure.ts';
import { nameOfKnown } from '../../messages/lobby/thread-name.ts';
import { somebody } from '../../messages/privacy/forget.ts';

/** Takes whoever was forgotten out of the name of a thread of the bot. What is gone, or is never taken, is given up. */
export async function renameThread(bot: Bot, notice: Notice): Promise<void> {
  try {
    await rename(bot, notice.channel);
  } catch (error) {
    const failure = failureOf(error);
    if (failure === 'passing' || failure === 'forbidden') throw error;
    bot.log.info({ thread: notice.channel, err: error }, 'A thread keeps its name');
  }
  await given(bot.house, notice);
}

/** One that was archived is opened for it, and archived again. */
async function rename(bot: Bot, id: string): Promise<void> {
  const thread = (await bot.rest.get(Routes.channel(id))) as APIThreadChannel;
  if (thread.owner_id !== bot.application()) return;
  const { games, names } = await knownInThread(bot.house, id);
  const name = nameOfKnown(thread.name ?? '', games, new Set(names.map(nameBefore)), somebody);
  if (name === null) return;
  const { archived: isArchived = false, locked: isLocked = false } = thread.thread_metadata ?? {};
  // Only moderators open it: there is nothing to wait for.
  if (isLocked && isArchived) return;
  if (isArchived) await reopen(bot.rest, id);
  await bot.rest.patch(Routes.channel(id), { body: { name } });
  if (isArchived) await bot.rest.patch(Routes.channel(id), { body: { archived: true } });
}
