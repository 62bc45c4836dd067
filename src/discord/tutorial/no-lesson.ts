import { learnedGames } from '../../app/tutorial/begin.ts';
import { learnable } from '../../app/tutorial/lesson.ts';
import type { Game } from '../../engine/game.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Caller } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { buttonRows, type MenuOption, menuRow, namedButton } from '../core/rows.ts';
import { gameOption } from '../text/game-option.ts';

/** There is no lesson any more, with the way to another one. */
export function noLesson(language: Language, why: Text = text('bot:learn.gone')): Payload {
  return {
    content: say(language, why, () => ''),
    rows: buttonRows([namedButton(language, 'learn', ['learn-which', 0], 'primary')]),
  };
}

/** A lesson was ended before its end: it can be started again, or another one. */
export function stoppedLesson(game: string, language: Language): Payload {
  return {
    content: say(language, text('bot:learn.stopped'), () => ''),
    rows: buttonRows([
      namedButton(language, 'learnAgain', ['learn', 0, game], 'primary'),
      namedButton(language, 'learnOther', ['learn-which', 0]),
    ]),
  };
}

/** A free table has nothing to teach: its rules page says what there is. */
export function noTutorial(game: string, language: Language): Payload {
  return {
    content: say(language, text('bot:learn.notHere'), () => ''),
    rows: buttonRows([namedButton(language, 'rules', ['learn-rules', 0, game])]),
  };
}

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
