import { findGame } from '../../app/core/context.ts';
import { findDuelGame, getGamesForTwo } from '../../app/lobby/challenge.ts';
import { createSampleReplay } from '../../app/replay/replay.ts';
import type { Game } from '../../engine/game.ts';
import { Refusal } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { type ComponentReply, defineComponentAnywhere, getChosenValue } from '../core/component.ts';
import type { BotContext, InteractionContext } from '../core/context.ts';
import { getGameName } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { describeMissingPermissions } from '../core/permissions.ts';
import { createRefusalMessage } from '../core/refusals.ts';
import { createMenuRow } from '../core/rows.ts';
import { playAgainstAis } from '../lobby/against-ai.ts';
import { getDefaultTableSpec, openTableHere } from '../lobby/open.ts';
import { openInThread, shouldOpenThread } from '../lobby/open-in-thread.ts';
import { createFilmMessage } from '../replay/film-message.ts';
import { checkCanOpenTable } from '../server-settings/check-can-open.ts';
import { createGameOption } from '../text/game-option.ts';
import { getStrengthName } from '../text/strengths.ts';
import { createAboutMessage, createFirstStepRows } from './about.ts';

const PLAYERS = ['sparrow', 'owl'] as const;

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

/** Creates the menu of games for two players. */
function createForTwoMessage({ bot, language }: InteractionContext): Payload {
  const options = getGamesForTwo(bot.app).map((game) => createGameOption(game, language));
  const placeholder = translate(language, text('bot:welcome.pickForTwo'), () => '');
  const content = translate(language, text('bot:welcome.forTwo'), () => '');
  return { content, rows: [createMenuRow({ id: ['open', 0], placeholder, options })] };
}

/** Shows a sample match as a film. It is made once a language and shared by all callers. */
async function showSample({ bot, interaction, language }: InteractionContext): Promise<Payload> {
  const missing = describeMissingPermissions(interaction, 'open', language);
  if (missing !== null) return { content: missing };
  const game = findDuelGame(bot.app);
  if (!game) return createRefusalMessage(new Refusal(text('bot:refuse.noSuchGame')), language);
  const made = bot.samples.get(language) ?? createSampleMessage(bot, game, language);
  bot.samples.set(language, made);
  return await made.catch((error: unknown) => {
    bot.samples.delete(language);
    bot.log.error({ err: error, game: game.id }, 'Failed to make a sample film');
    return createRefusalMessage(new Refusal(text('bot:welcome.noFilm')), language);
  });
}

/**
 * Creates the film of a match between two AIs, without revealing the result. The match has no table, so there are no buttons to step
 * through it. Rejects if rendering fails.
 */
async function createSampleMessage(bot: BotContext, game: Game, language: Language): Promise<Payload> {
  const players = PLAYERS.map((strength) => ({ strength, name: getStrengthName(strength, language) }));
  const film = await createFilmMessage(bot, await createSampleReplay(game, language, players));
  const who = players.map(({ name }) => name);
  const content = translate(
    language,
    text('bot:welcome.sample', { game: getGameName(game, language), who }),
    () => '',
  );
  return { ...film, content, rows: createFirstStepRows(bot, language, ['against', 'two']) };
}
