import type { AlertReader } from '../../app/alerts/alerts.ts';
import type { Screen } from '../../app/core/screens.ts';
import type { Table } from '../../app/core/table.ts';
import { loadOwnSettings, loadReaderLocale } from '../../app/settings/settings.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { BotContext } from './context.ts';

/** Returns the language for a Discord locale: Korean for `ko`, else English. */
export function parseLocale(locale: string | null | undefined): Language {
  return locale?.startsWith('ko') ? 'ko' : 'en';
}

/** Returns the reader's chosen language, else that of the reader's Discord client, else the fallback. */
export function getReaderLanguage(
  { language, locale }: Pick<AlertReader, 'language' | 'locale'>,
  fallback: Language,
): Language {
  return language ?? (locale === null ? fallback : parseLocale(locale));
}

/** Returns the language's own name: "한국어". */
export function getLanguageName(language: Language): string {
  return translate(language, text('bot:language'), () => '');
}

/**
 * Returns the default language of a new table: that of its server.
 * A server outside Discord's Community programme cannot choose a locale and always has en-US; there the opener's language counts.
 * https://docs.discord.com/developers/resources/guild#guild-object-guild-features
 */
export function getTableLanguage(
  { guildLocale }: { readonly guildLocale: string | null },
  opener: Language,
): Language {
  return guildLocale === null || guildLocale === 'en-US' ? opener : parseLocale(guildLocale);
}

/** Returns the table in the language of the person whose screen shows it; in a channel it keeps its own. */
export async function translateForScreen(
  { app }: Pick<BotContext, 'app'>,
  table: Table,
  screen: Screen,
): Promise<Table> {
  if (screen === null) return table;
  const { hours } = await loadOwnSettings(app, screen);
  const locale = hours.language === null ? await loadReaderLocale(app, screen) : null;
  const language = hours.language ?? (locale === null ? table.record.language : parseLocale(locale));
  return { ...table, record: { ...table.record, language } };
}
