import { type APIThreadChannel, Routes } from 'discord.js';
import { hasTable } from '../../../app/core/threads.ts';
import { given } from '../../../app/publishing/notices.ts';
import type { Notice } from '../../../store/notices.ts';
import type { Bot } from '../../kit/bot.ts';
import { failureOf } from '../../kit/rest/failure.ts';

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
