import { type APIThreadChannel, Routes } from 'discord.js';
import { hasTable } from '../../app/core/threads.ts';
import { knownInThread } from '../../app/privacy/forget.ts';
import { given } from '../../app/publishing/notices.ts';
import type { Notice } from '../../store/notices.ts';
import type { Bot } from '../core/context.ts';
import { nameBefore } from '../core/names.ts';
import { reopen } from '../core/rest/channel.ts';
import { failureOf } from '../core/rest/failure.ts';
import { somebody } from '../core/somebody.ts';
import { nameOfKnown } from '../text/thread-name.ts';

/**
 * Archives a thread that the bot opened, unless a game is played there. Whoever writes there, or plays again, opens it again.
 * Gives up when the thread is gone or Discord never accepts the change.
 */
export async function archiveThread(bot: Bot, notice: Notice): Promise<void> {
  try {
    if (!(await hasTable(bot.house, notice.channel))) await archive(bot, notice.channel);
  } catch (error) {
    if (failureOf(error) === 'passing') throw error;
    bot.log.info({ thread: notice.channel, err: error }, 'A thread is not archived');
  }
  await given(bot.house, notice);
}

async function archive(bot: Bot, id: string): Promise<void> {
  const thread = (await bot.rest.get(Routes.channel(id))) as APIThreadChannel;
  if (thread.owner_id !== bot.application() || thread.thread_metadata?.archived !== false) return;
  await bot.rest.patch(Routes.channel(id), { body: { archived: true } });
}

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
