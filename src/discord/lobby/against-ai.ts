import { MIDDLE_STRENGTH } from '../../ai/strengths.ts';
import { REPEATED } from '../../app/core/actor.ts';
import { findGame } from '../../app/core/context.ts';
import { ChannelTakenRefusal, type Opponent, playNow, type TableSpec } from '../../app/lobby/open.ts';
import type { Game } from '../../engine/game.ts';
import { refused } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import { checkLimit } from '../core/check-limit.ts';
import type { ComponentReply } from '../core/component.ts';
import type { InteractionContext } from '../core/context.ts';
import { getPlace } from '../core/place.ts';
import { createRefusalMessage } from '../core/refusals.ts';
import { getStandardReply } from '../core/reply.ts';
import { checkCanOpenTable } from '../server-settings/check-can-open.ts';
import { formatNumberedAiName } from '../text/strengths.ts';
import { createChannelTakenReply, getDefaultTableSpec } from './open.ts';
import { openInThread, shouldOpenThread } from './open-in-thread.ts';
import { createOpenedMessage } from './opened-message.ts';

/**
 * Starts a match of a game at once in this channel, between the caller and as many AIs as it needs. Its board announces it. No other person
 * waits for a lone player, so the match has no clock.
 */
export async function playAgainstAis(ctx: InteractionContext, game: Game): Promise<ComponentReply> {
  const wish = { ...(await getDefaultTableSpec(ctx, game.id)), pace: null };
  if (getPlace(ctx.interaction) !== 'server')
    return checkLimit(ctx, 'table') ?? (await beginAgainstAis(ctx, wish));
  if (await shouldOpenThread(ctx)) return await openInThread(ctx, wish, beginAgainstAis);
  return (await checkCanOpenTable(ctx)) ?? (await beginAgainstAis(ctx, wish));
}

/** Starts the match at the given place, once a table can be opened there. */
export async function beginAgainstAis(ctx: InteractionContext, wish: TableSpec): Promise<ComponentReply> {
  const { bot, by, language } = ctx;
  const game = findGame(bot.app, wish.game);
  const table = await playNow(bot.app, by, wish, game ? createOpponents(game, wish.language) : []);
  if (table === REPEATED) return { done: true, content: getStandardReply(language, 'nothingDone') };
  if (table instanceof ChannelTakenRefusal) return await createChannelTakenReply(ctx, wish, table, true);
  if (refused(table)) return createRefusalMessage(table, language);
  bot.recent.note(table, by.person);
  return await createOpenedMessage(ctx, wish, table);
}

function createOpponents({ seats }: Game, language: Language): readonly Opponent[] {
  return Array.from({ length: Math.min(...seats) - 1 }, (_, at) => ({
    strength: MIDDLE_STRENGTH,
    name: formatNumberedAiName(MIDDLE_STRENGTH, at + 1, language),
  }));
}
