import { learnedGames } from '../../../app/tutorial/begin.ts';
import { learnable } from '../../../app/tutorial/lesson.ts';
import type { Game } from '../../../engine/game.ts';
import { type Language, text } from '../../../engine/text.ts';
import { say } from '../../../words/say.ts';
import type { Caller } from '../../kit/bot.ts';
import type { Payload } from '../../kit/payload.ts';
import { type MenuOption, menuRow } from '../../kit/rows.ts';
import { gameOption } from '../lobby/gameOption.ts';

/** Asks which game somebody would like to learn; those that they have learnt are ticked. */
export async function whichMessage({ bot, by, language }: Caller): Promise<Payload> {
  const learned = await learnedGames(bot.house, by.person);
  const options = learnable(bot.house.games).map((game) =>
    offered(game, learned.includes(game.id), language),
  );
  const placeholder = say(language, text('bot:learn.pick'), () => '');
  const content = say(language, text('bot:learn.which'), () => '');
  return { content, rows: [menuRow({ id: ['learn-pick', 0], placeholder, options })] };
}

function offered(game: Game, isKnown: boolean, language: Language): MenuOption {
  const option = gameOption(game, language);
  if (!isKnown) return option;
  return { ...option, label: say(language, text('bot:learn.known', { game: option.label }), () => '') };
}
