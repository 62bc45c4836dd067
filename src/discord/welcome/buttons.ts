import { findGame } from '../../app/core/context.ts';
import { findDuelGame } from '../../app/lobby/challenge.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { type ComponentReply, defineComponentAnywhere, getChosenValue } from '../core/component.ts';
import type { InteractionContext } from '../core/context.ts';
import { createRefusalMessage } from '../core/refusals.ts';
import { playAgainstAis } from '../lobby/against-ai.ts';
import { getDefaultTableSpec, openTableHere } from '../lobby/open.ts';
import { openInThread, shouldOpenThread } from '../lobby/open-in-thread.ts';
import { checkCanOpenTable } from '../server-settings/check-can-open.ts';
import { createAboutMessage } from './about.ts';
import { createForTwoMessage } from './for-two.ts';
import { showSample } from './sample.ts';

/** Asks which game to play with two players. */
export const two = defineComponentAnywhere('two', [], async (ctx) => {
  const cannot = (await shouldOpenThread(ctx)) ? null : await checkCanOpenTable(ctx);
  return cannot ?? createForTwoMessage(ctx);
});

/** Handles the menu of games: opens a table. */
export const open = defineComponentAnywhere('open', [], async (ctx) => {
  const ownThread = await shouldOpenThread(ctx);
  const cannot = ownThread ? null : await checkCanOpenTable(ctx);
  if (cannot) return cannot;
  const game = findGame(ctx.bot.app, getChosenValue(ctx.interaction) ?? '');
  const open = ownThread ? openInThread : openTableHere;
  if (game) return await open(ctx, await getDefaultTableSpec(ctx, game.id));
  return createRefusalMessage(new Refusal(text('bot:refuse.noSuchGame')), ctx.language);
});

/** Starts a two-player game in this channel between the caller and an AI player. */
export const against = defineComponentAnywhere('against', [], startDuel, 'quiet');

async function startDuel(ctx: InteractionContext): Promise<ComponentReply> {
  const game = findDuelGame(ctx.bot.app);
  if (game) return await playAgainstAis(ctx, game);
  return createRefusalMessage(new Refusal(text('bot:refuse.noSuchGame')), ctx.language);
}

/** Describes the bot and each game in one sentence. */
export const about = defineComponentAnywhere('about', [], async (ctx) => createAboutMessage(ctx));

/** Shows a sample match as a private animation. */
export const watch = defineComponentAnywhere('watch', [], showSample, 'anew');
