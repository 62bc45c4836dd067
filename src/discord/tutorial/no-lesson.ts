import { getLearnedGames } from '../../app/tutorial/begin.ts';
import { getLearnableGames } from '../../app/tutorial/lesson.ts';
import type { Game } from '../../engine/game.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { InteractionContext } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { createButtonRows, createMenuRow, createNamedButton, type MenuOption } from '../core/rows.ts';
import { createGameOption } from '../text/game-option.ts';

/** Says that the lesson is over, with a button to choose another. */
export function createNoLessonMessage(language: Language, why: Text = text('bot:learn.gone')): Payload {
  return {
    content: translate(language, why, () => ''),
    rows: createButtonRows([createNamedButton(language, 'learn', ['learn-which', 0], 'primary')]),
  };
}

/** Says that a lesson was stopped, with buttons to restart it or to choose another. */
export function createStoppedMessage(game: string, language: Language): Payload {
  return {
    content: translate(language, text('bot:learn.stopped'), () => ''),
    rows: createButtonRows([
      createNamedButton(language, 'learnAgain', ['learn', 0, game], 'primary'),
      createNamedButton(language, 'learnOther', ['learn-which', 0]),
    ]),
  };
}

/** Refers to the rules, because a free table has no tutorial. */
export function createNoTutorialMessage(game: string, language: Language): Payload {
  return {
    content: translate(language, text('bot:learn.notHere'), () => ''),
    rows: createButtonRows([createNamedButton(language, 'rules', ['learn-rules', 0, game])]),
  };
}

/** Asks which game to learn; marks the games already learned. */
export async function createLearnMenuMessage({ bot, by, language }: InteractionContext): Promise<Payload> {
  const learned = await getLearnedGames(bot.app, by.person);
  const options = getLearnableGames(bot.app.games).map((game) =>
    createLearnOption(game, learned.includes(game.id), language),
  );
  const placeholder = translate(language, text('bot:learn.pick'), () => '');
  const content = translate(language, text('bot:learn.which'), () => '');
  return { content, rows: [createMenuRow({ id: ['learn-pick', 0], placeholder, options })] };
}

function createLearnOption(game: Game, isKnown: boolean, language: Language): MenuOption {
  const option = createGameOption(game, language);
  if (!isKnown) return option;
  return { ...option, label: translate(language, text('bot:learn.known', { game: option.label }), () => '') };
}
