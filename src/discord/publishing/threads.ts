import { type APIThreadChannel, Routes } from 'discord.js';
import { hasTable } from '../../app/core/threads.ts';
import { loadThreadNames } from '../../app/privacy/forget.ts';
import { settleNotice } from '../../app/publishing/notices.ts';
import type { Notice } from '../../store/notices.ts';
import type { BotContext } from '../core/context.ts';
import { getAnonymousName } from '../core/forget-person.ts';
import { parseAiStandInName } from '../core/names.ts';
import { reopenThread } from '../core/rest/channel.ts';
import { classifyFailure } from '../core/rest/failure.ts';
import { anonymiseThreadName } from '../text/thread-name.ts';

/**
 * Archives a thread that the bot opened, unless a game is played there. Any message or rematch reopens it. Gives up if the thread is gone
 * or Discord never accepts the change.
 */
export async function archiveThread(bot: BotContext, notice: Notice): Promise<void> {
  try {
    if (!(await hasTable(bot.app, notice.channel))) await archive(bot, notice.channel);
  } catch (error) {
    if (classifyFailure(error) === 'passing') throw error;
    bot.log.info({ thread: notice.channel, err: error }, 'Failed to archive a thread');
  }
  await settleNotice(bot.app, notice);
}

async function archive(bot: BotContext, id: string): Promise<void> {
  const thread = (await bot.rest.get(Routes.channel(id))) as APIThreadChannel;
  if (thread.owner_id !== bot.application() || thread.thread_metadata?.archived !== false) return;
  await bot.rest.patch(Routes.channel(id), { body: { archived: true } });
}

/** Removes anonymised players from the name of a bot's thread. Gives up if the thread is gone or Discord never accepts the change. */
export async function renameThread(bot: BotContext, notice: Notice): Promise<void> {
  try {
    await rename(bot, notice.channel);
  } catch (error) {
    const failure = classifyFailure(error);
    if (failure === 'passing' || failure === 'forbidden') throw error;
    bot.log.info({ thread: notice.channel, err: error }, 'Failed to rename a thread');
  }
  await settleNotice(bot.app, notice);
}

/** Renames a thread; an archived one is reopened for it and archived again. */
async function rename(bot: BotContext, id: string): Promise<void> {
  const thread = (await bot.rest.get(Routes.channel(id))) as APIThreadChannel;
  if (thread.owner_id !== bot.application()) return;
  const { games, names } = await loadThreadNames(bot.app, id);
  const name = anonymiseThreadName(
    thread.name ?? '',
    games,
    new Set(names.map(parseAiStandInName)),
    getAnonymousName,
  );
  if (name === null) return;
  const { archived: isArchived = false, locked: isLocked = false } = thread.thread_metadata ?? {};
  // Only moderators can reopen it, so there is nothing to wait for.
  if (isLocked && isArchived) return;
  if (isArchived) await reopenThread(bot.rest, id);
  await bot.rest.patch(Routes.channel(id), { body: { name } });
  if (isArchived) await bot.rest.patch(Routes.channel(id), { body: { archived: true } });
}
