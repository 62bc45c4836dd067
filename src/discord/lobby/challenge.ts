import { type Guest, getGamesForTwo } from '../../app/lobby/challenge.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { InteractionContext } from '../core/context.ts';
import { escapeName } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { createMenuRow } from '../core/rows.ts';
import { createGameOption } from '../text/game-option.ts';

/** Creates the menu of games for a challenge: games for two players come first. */
export function createChallengeMessage(
  { bot, language }: InteractionContext,
  { person, name }: Guest,
): Payload {
  const forTwo = getGamesForTwo(bot.app);
  const games = [...forTwo, ...bot.app.games.filter((game) => !forTwo.includes(game))];
  const tell = (what: 'pick' | 'about', who: string) =>
    translate(language, text(`bot:challenge.${what}`, { who }), () => '');
  const options = games.map((game) => createGameOption(game, language));
  const menu = createMenuRow({ id: ['challenge', 0, person], placeholder: tell('pick', name), options });
  return { content: tell('about', escapeName(name)), rows: [menu] };
}
