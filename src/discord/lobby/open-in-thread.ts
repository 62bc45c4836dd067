import { findGame } from '../../app/core/context.ts';
import type { Table } from '../../app/core/table.ts';
import { parseTheme } from '../../app/core/theme.ts';
import type { TableSpec } from '../../app/lobby/open.ts';
import { checkCanRematch, openRematch } from '../../app/lobby/rematch.ts';
import { getServerSettings } from '../../app/server-settings/server-settings.ts';
import { wakeInThread } from '../../app/turns/wake.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { checkLimit } from '../core/check-limit.ts';
import type { ComponentReply } from '../core/component.ts';
import type { InteractionContext } from '../core/context.ts';
import { getGameName } from '../core/names.ts';
import { createRefusalMessage } from '../core/refusals.ts';
import { formatDiscordLink } from '../core/rest/channel.ts';
import { checkServerAllowsTables } from '../server-settings/change.ts';
import { checkCanOpenThread } from '../server-settings/check-can-open.ts';
import { formatLobbyThreadName } from '../text/thread-name.ts';
import { checkCanInvite, openTableHere } from './open.ts';
import { openNewThread } from './open-thread.ts';
import { createOpenedMessage } from './opened-message.ts';

/**
 * Returns whether a new game gets its own thread: the caller's choice, else the server's setting if a thread can be opened. A game opened
 * in a thread stays there.
 */
export async function shouldOpenThread(
  ctx: InteractionContext,
  wanted: boolean | null = null,
): Promise<boolean> {
  const { channel, guildId } = ctx.interaction;
  if (channel?.isThread()) return false;
  if (wanted !== null) return wanted;
  const { notifications } = await getServerSettings(ctx.bot.app, guildId ?? '');
  return notifications === 'threads' && !('no' in checkCanOpenThread(ctx));
}

/**
 * Opens a thread of this channel and, with `open`, the wished table in it. Checks the wish first, so that a refusal leaves no empty thread.
 */
export async function openInThread(
  ctx: InteractionContext,
  wish: TableSpec,
  open: (ctx: InteractionContext, wish: TableSpec) => Promise<ComponentReply> = openTableHere,
): Promise<ComponentReply> {
  const { language } = ctx;
  const thread = checkCanOpenThread(ctx);
  if ('no' in thread) return thread.no;
  const tooMany = checkLimit(ctx, 'table');
  if (tooMany) return tooMany;
  const objection = findTableObjection(ctx, wish);
  if (objection) return createRefusalMessage(objection, language);
  const no = (await checkServerAllowsTables(ctx)) ?? (await checkCanInvite(ctx, wish));
  if (no) return no;
  const opened = await openNewThread(ctx, {
    ...getThreadNames(ctx, wish),
    parent: wish.channel,
    kind: thread.kind,
  });
  if ('no' in opened) return opened.no;
  return await open(ctx, { ...wish, channel: opened.channel, parent: wish.channel });
}

function findTableObjection({ bot }: InteractionContext, wish: TableSpec): Refusal | null {
  const game = findGame(bot.app, wish.game);
  if (!game) return new Refusal(text('bot:refuse.noSuchGame'));
  const theme = parseTheme(game, wish.theme ?? null);
  return refused(theme) ? theme : null;
}

/** Opens a thread of this channel for a rematch. Checks first, so that a refusal leaves no empty thread. */
export async function playAgainInThread(ctx: InteractionContext, ended: Table): Promise<ComponentReply> {
  const { bot, by, language } = ctx;
  const thread = checkCanOpenThread(ctx);
  if ('no' in thread) return thread.no;
  const tooMany = checkLimit(ctx, 'table');
  if (tooMany) return tooMany;
  const objection = await checkCanRematch(bot.app, by, ended);
  if (objection) return createRefusalMessage(objection, language);
  const { id, guild, game, channel: parent, language: spoken } = ended.record;
  const named = getThreadNames(ctx, { game, language: spoken });
  const opened = await openNewThread(ctx, { ...named, parent, kind: thread.kind });
  if ('no' in opened) return opened.no;
  const { channel } = opened;
  const outcome = await openRematch(bot.app, by, id, { channel, parent });
  if (refused(outcome)) return createRefusalMessage(outcome, language);
  return await createOpenedMessage(ctx, { guild, channel }, outcome);
}

/** Opens a thread for a dormant match whose channel has another table, and wakes the match there. */
export async function wakeMatchInThread(ctx: InteractionContext, table: Table): Promise<ComponentReply> {
  const { bot, by, language } = ctx;
  const { id, guild, game, channel: parent, language: spoken } = table.record;
  const thread = checkCanOpenThread(ctx);
  if ('no' in thread) return thread.no;
  const tooMany = checkLimit(ctx, 'table');
  if (tooMany) return tooMany;
  const named = getThreadNames(ctx, { game, language: spoken });
  const opened = await openNewThread(ctx, { ...named, parent, kind: thread.kind });
  if ('no' in opened) return opened.no;
  const { channel } = opened;
  const outcome = await wakeInThread(bot.app, by, id, { channel, parent });
  if (refused(outcome)) return createRefusalMessage(outcome, language);
  return {
    done: true,
    content: translate(
      language,
      text('bot:board.goesOn', { link: formatDiscordLink(guild, channel) }),
      () => '',
    ),
  };
}

function getThreadNames(
  { by }: InteractionContext,
  { game, language }: Pick<TableSpec, 'game' | 'language'>,
) {
  const plainName = getGameName({ id: game }, language);
  return {
    name: formatLobbyThreadName(game, by.name, language),
    plainName,
    starter: translate(language, text('bot:lobby.threadBelow', { game: plainName }), () => ''),
  };
}
