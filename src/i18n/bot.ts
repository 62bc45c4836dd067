import type { Language, Sentences } from '../engine/text.ts';
import type { CheckedTranslation } from '../engine/translation.ts';
import { botEn } from './bot.en.ts';
import { botKo } from './bot.ko.ts';

declare module '../engine/sentence-keys.ts' {
  interface SentenceRegistry {
    bot: typeof botEn;
  }
}

/** Sentences of the bot itself, apart from the games: refusals, lobby, panels, announcements. */
export const botSentences: Readonly<Record<Language, Sentences>> = {
  en: botEn,
  ko: botKo satisfies CheckedTranslation<typeof botEn, typeof botKo>,
};
