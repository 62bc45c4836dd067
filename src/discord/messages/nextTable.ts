import { text } from '../../engine/text.ts';
import type { Table } from '../../tables/table.ts';
import { othersWaiting } from '../../tables/time/waiting.ts';
import { say } from '../../words/say.ts';
import { hasLeft } from '../kit/hasLeft.ts';
import type { Row } from '../kit/payload.ts';
import { buttonRows } from '../kit/rows.ts';
import type { Visit } from '../kit/visit.ts';
import { tableButton, tableName } from './tableNames.ts';

/** The button that leads on to the next table that waits for this person, where another one does. */
export async function nextTableRow(visit: Visit): Promise<readonly Row[]> {
  const { bot, language } = visit;
  const next = await nextTable(visit);
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

/** The one that has waited longest, of those in servers where the person still is. */
async function nextTable(visit: Visit): Promise<Table | null> {
  const { bot, by, table } = visit;
  for await (const other of othersWaiting(bot.house, by.person, table.record.id)) {
    if (!(await hasLeft(visit, other.record.guild))) return other;
  }
  return null;
}
