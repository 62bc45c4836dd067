import type { Screen } from '../../app/core/screens.ts';
import type { Table } from '../../app/core/table.ts';
import { loadOwnSettings, loadReaderLocale } from '../../app/settings/settings.ts';
import type { BotContext } from '../core/context.ts';
import { parseLocale } from '../core/language.ts';

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
