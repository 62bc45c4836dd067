import { Refusal } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { seatOf, type Table } from '../../tables/table.ts';
import type { Bot } from '../kit/bot.ts';
import type { Payload } from '../kit/payload.ts';
import { notStartedMessage, reason } from '../kit/refusing.ts';
import { panelMessage, spectatorMessage } from '../messages/panel.ts';

type Showing = (bot: Bot, panel: { table: Table; seat: number; language: Language }) => Promise<Payload>;

/** Something for whoever holds a seat; everybody else sees what all see. */
export async function seated(
  bot: Bot,
  table: Table,
  person: string,
  language: Language,
  show: Showing,
): Promise<Payload> {
  if (!hasStarted(table)) return notStartedMessage(language);
  const seat = seatOf(table, person);
  if (seat !== null) return await show(bot, { table, seat, language });
  const first = show === panelMessage ? [reason(new Refusal(text('house:refuse.notSeated')), language)] : [];
  return await spectatorMessage(bot, table, person, language, first);
}

/** There is a position to look at. */
export function hasStarted({ record }: Table): boolean {
  return record.state !== null;
}
