import { MIDDLE } from '../../ai/strengths.ts';
import { duel } from '../../app/lobby/challenge.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Bot } from '../core/context.ts';
import { gameName } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { mindName } from '../text/ai-levels.ts';
import { firstSteps } from './about.ts';

/** What there is to do with the bot, for a server where it has just arrived. */
export function welcomeMessage(bot: Bot, language: Language): Payload {
  const tell = (what: Text) => say(language, what, () => '');
  const game = duel(bot.house);
  const first = game && { name: mindName(MIDDLE, language), game: gameName(game, language) };
  const lines = [
    tell(text('bot:welcome.title')),
    tell(text('bot:welcome.how')),
    ...(first ? [tell(text('bot:welcome.first', first))] : []),
    ...(bot.isPlayground ? [tell(text('bot:welcome.playground'))] : []),
    `-# ${tell(text('bot:welcome.more'))}`,
  ];
  return {
    content: lines.join('\n'),
    rows: firstSteps(bot, language, ['against', 'learn', 'two', 'watch', 'about']),
  };
}
