import type { MessageComponentInteraction } from 'discord.js';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { InteractionContext } from './context.ts';

/** Returns whether the click came right after its message had changed. It then makes no decision, and the reply shows the current state. */
export function isSecondTap({
  bot,
  interaction,
  arrived,
}: InteractionContext<MessageComponentInteraction>): boolean {
  return bot.changes.isFresh(interaction.message.id, arrived);
}

/** Returns the small line that explains why the message is shown again. */
export function formatTooSoonLine(language: Language): string {
  return `-# ${translate(language, text('bot:panel.tooSoon'), () => '')}`;
}
