import type { Language, Sentences } from '../engine/text.ts';
import type { CheckedTranslation } from '../engine/translation.ts';
import { botEn } from './bot.en.ts';
import { botKo } from './bot.ko.ts';

declare module '../engine/sentence-keys.ts' {
  interface SentenceRegistry {
    bot: typeof botEn;
  }
}

/** What the bot itself says, beside the games: refusals of the kernel, lobby, panels, announcements. */
export const botSentences: Readonly<Record<Language, Sentences>> = {
  en: botEn,
  ko: botKo satisfies CheckedTranslation<typeof botEn, typeof botKo>,
};
