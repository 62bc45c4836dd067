import { type Guest, gamesForTwo } from '../../../app/lobby/challenge.ts';
import { text } from '../../../engine/text.ts';
import { say } from '../../../words/say.ts';
import type { Caller } from '../../kit/bot.ts';
import { safe } from '../../kit/names.ts';
import type { Payload } from '../../kit/payload.ts';
import { menuRow } from '../../kit/rows.ts';
import { gameOption } from './gameOption.ts';

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
