import { gamesForTwo } from '../../app/lobby/challenge.ts';
import { text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Caller } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { menuRow } from '../core/rows.ts';
import { gameOption } from '../text/game-option.ts';

/** The menu of games that two can play. */
export function forTwoMessage({ bot, language }: Caller): Payload {
  const options = gamesForTwo(bot.house).map((game) => gameOption(game, language));
  const placeholder = say(language, text('bot:welcome.pickForTwo'), () => '');
  const content = say(language, text('bot:welcome.forTwo'), () => '');
  return { content, rows: [menuRow({ id: ['open', 0], placeholder, options })] };
}
