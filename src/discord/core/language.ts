import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';

/** The language for a Discord locale: Korean where it is set, else English. */
export function parseLocale(locale: string | null | undefined): Language {
  return locale?.startsWith('ko') ? 'ko' : 'en';
}

/** What a language calls itself: "한국어". */
export function getLanguageName(language: Language): string {
  return translate(language, text('bot:language'), () => '');
}

/**
 * What a new table speaks unless told: what its server does. A server outside Discord's Community programme cannot choose
 * and always has en-US: there it is what the person reads who opens the table.
 * https://docs.discord.com/developers/resources/guild#guild-object-guild-features
 */
export function getTableLanguage(
  { guildLocale }: { readonly guildLocale: string | null },
  opener: Language,
): Language {
  return guildLocale === null || guildLocale === 'en-US' ? opener : parseLocale(guildLocale);
}
