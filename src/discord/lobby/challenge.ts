import { type Guest, gamesForTwo } from '../../app/lobby/challenge.ts';
import { text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Caller } from '../core/context.ts';
import { safe } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { menuRow } from '../core/rows.ts';
import { gameOption } from '../text/game-option.ts';

/** The menu of games to which somebody is asked: first those that two can play. */
export function challengeMessage({ bot, language }: Caller, { person, name }: Guest): Payload {
  const forTwo = gamesForTwo(bot.house);
  const games = [...forTwo, ...bot.house.games.filter((game) => !forTwo.includes(game))];
  const tell = (what: 'pick' | 'about', who: string) =>
    say(language, text(`bot:challenge.${what}`, { who }), () => '');
  const options = games.map((game) => gameOption(game, language));
  const menu = menuRow({ id: ['challenge', 0, person], placeholder: tell('pick', name), options });
  return { content: tell('about', safe(name)), rows: [menu] };
}
