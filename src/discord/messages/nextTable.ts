import { text } from '../../engine/text.ts';
import { nextWaiting } from '../../tables/waiting.ts';
import { say } from '../../words/say.ts';
import type { Row } from '../kit/payload.ts';
import { buttonRows } from '../kit/rows.ts';
import type { Visit } from '../kit/visit.ts';
import { tableButton, tableName } from './tableNames.ts';

/** The button that leads on to the next table that waits for this person, where another one does. */
export async function nextTableRow({ bot, by, table, language }: Visit): Promise<readonly Row[]> {
  const next = await nextWaiting(bot.house, by.person, table.record.id);
  if (next === null) return [];
  const label = text('bot:games.next', { table: tableName(bot, next, language) });
  return buttonRows([
    tableButton(
      next,
      say(language, label, () => ''),
      'primary',
    ),
  ]);
}
