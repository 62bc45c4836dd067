import { sampleCourse } from '../../../app/replay/replay.ts';
import type { Game } from '../../../engine/game.ts';
import { type Language, text } from '../../../engine/text.ts';
import { say } from '../../../words/say.ts';
import type { Bot } from '../../kit/bot.ts';
import { gameName } from '../../kit/names.ts';
import type { Payload } from '../../kit/payload.ts';
import { mindName } from '../lobby/mindPanel.ts';
import { filmMessage } from '../replay/film.ts';
import { firstSteps } from './firstSteps.ts';

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
