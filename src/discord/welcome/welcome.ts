import { MIDDLE_STRENGTH } from '../../ai/strengths.ts';
import { findDuelGame } from '../../app/lobby/challenge.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { BotContext } from '../core/context.ts';
import { getGameName } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { getStrengthName } from '../text/strengths.ts';
import { createFirstStepRows } from './about.ts';

/** Creates the welcome for a server that the bot has just joined. */
export function createWelcomeMessage(bot: BotContext, language: Language): Payload {
  const tell = (what: Text) => translate(language, what, () => '');
  const game = findDuelGame(bot.app);
  const first = game && {
    name: getStrengthName(MIDDLE_STRENGTH, language),
    game: getGameName(game, language),
  };
  const lines = [
    tell(text('bot:welcome.title')),
    tell(text('bot:welcome.how')),
    ...(first ? [tell(text('bot:welcome.first', first))] : []),
    ...(bot.isPlayground ? [tell(text('bot:welcome.playground'))] : []),
    `-# ${tell(text('bot:welcome.more'))}`,
  ];
  return {
    content: lines.join('\n'),
    rows: createFirstStepRows(bot, language, ['against', 'learn', 'two', 'watch', 'about']),
  };
}
