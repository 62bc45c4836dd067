import { duel } from '../../app/lobby/challenge.ts';
import { sampleCourse } from '../../app/replay/replay.ts';
import type { Game } from '../../engine/game.ts';
import { Refusal } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Bot, Caller } from '../core/context.ts';
import { gameName } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { missingPermissions } from '../core/permissions.ts';
import { refusalMessage } from '../core/refusing.ts';
import { filmMessage } from '../replay/film-message.ts';
import { mindName } from '../text/ai-levels.ts';
import { firstSteps } from './about.ts';

/** A match as a film for whoever has never seen one: made once for a language, and shown to everybody who asks. */
export async function showSample({ bot, asked, language }: Caller): Promise<Payload> {
  const missing = missingPermissions(asked, 'open', language);
  if (missing !== null) return { content: missing };
  const game = duel(bot.house);
  if (!game) return refusalMessage(new Refusal(text('bot:refuse.noSuchGame')), language);
  const made = bot.samples.get(language) ?? sampleMessage(bot, game, language);
  bot.samples.set(language, made);
  return await made.catch((error: unknown) => {
    bot.samples.delete(language);
    bot.log.error({ err: error, game: game.id }, 'A sample film could not be made');
    return refusalMessage(new Refusal(text('bot:welcome.noFilm')), language);
  });
}

const PLAYERS = ['sparrow', 'owl'] as const;

/**
 * The film of a match that two AIs played, without a word of how it ends; at no table, so there is nothing to step through.
 * Rejects when it fails.
 */
export async function sampleMessage(bot: Bot, game: Game, language: Language): Promise<Payload> {
  const players = PLAYERS.map((strength) => ({ strength, name: mindName(strength, language) }));
  const film = await filmMessage(bot, await sampleCourse(game, language, players));
  const who = players.map(({ name }) => name);
  const content = say(
    language,
    text('bot:welcome.sample', { game: gameName(game, language), who }),
    () => '',
  );
  return { ...film, content, rows: firstSteps(bot, language, ['against', 'two']) };
}
