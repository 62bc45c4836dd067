import type { AlertReader } from '../../../app/alerts/alerts.ts';
import type { Table } from '../../../app/core/table.ts';
import type { Language } from '../../../engine/text.ts';
import { languageOf } from '../../kit/language.ts';
import type { Row } from '../../kit/payload.ts';
import { buttonRows, namedButton } from '../../kit/rows.ts';

/** Returns the language that a person chose, else that of their Discord, else that of the table. */
export function alertLanguage(
  { language, locale }: AlertReader,
  { record }: Pick<Table, 'record'>,
): Language {
  return language ?? (locale === null ? record.language : languageOf(locale));
}

/** Button of a direct message that opens the reader's notification settings for that server. */
export function alertButtons({ record }: Pick<Table, 'record'>, language: Language): readonly Row[] {
  return buttonRows([namedButton(language, 'notifications', ['my-page', 0, 'notifications', record.guild])]);
}
