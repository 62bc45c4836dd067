import { findDuelGame } from '../../app/lobby/challenge.ts';
import { createSampleReplay } from '../../app/replay/replay.ts';
import type { Game } from '../../engine/game.ts';
import { Refusal } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { BotContext, InteractionContext } from '../core/context.ts';
import { getGameName } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { describeMissingPermissions } from '../core/permissions.ts';
import { createRefusalMessage } from '../core/refusals.ts';
import { createFilmMessage } from '../replay/film-message.ts';
import { getStrengthName } from '../text/strengths.ts';
import { createFirstStepRows } from './about.ts';

/** Shows a sample match as a film. It is made once a language and shared by all callers. */
export async function showSample({ bot, interaction, language }: InteractionContext): Promise<Payload> {
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

const PLAYERS = ['sparrow', 'owl'] as const;

/**
 * Creates the film of a match between two AIs, without revealing the result. The match has no table, so there are no buttons to step
 * through it. Rejects if rendering fails.
 */
export async function createSampleMessage(bot: BotContext, game: Game, language: Language): Promise<Payload> {
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
