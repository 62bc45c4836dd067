import type { MessageComponentInteraction } from 'discord.js';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { InteractionContext } from './context.ts';

/** Whether this was pressed right after its message had changed: it never decides, and is answered with what stands there now. */
export function isSecondTap({
  bot,
  asked,
  arrived,
}: InteractionContext<MessageComponentInteraction>): boolean {
  return bot.changes.isFresh(asked.message.id, arrived);
}

/** The small line that tells why it is shown again. */
export function formatTooSoonLine(language: Language): string {
  return `-# ${translate(language, text('bot:panel.tooSoon'), () => '')}`;
}
