import { getGamesForTwo } from '../../app/lobby/challenge.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { InteractionContext } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { createMenuRow } from '../core/rows.ts';
import { createGameOption } from '../text/game-option.ts';

/** Creates the menu of games for two players. */
export function createForTwoMessage({ bot, language }: InteractionContext): Payload {
  const options = getGamesForTwo(bot.app).map((game) => createGameOption(game, language));
  const placeholder = translate(language, text('bot:welcome.pickForTwo'), () => '');
  const content = translate(language, text('bot:welcome.forTwo'), () => '');
  return { content, rows: [createMenuRow({ id: ['open', 0], placeholder, options })] };
}
