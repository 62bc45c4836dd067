import type { Table } from '../../app/core/table.ts';
import { othersWaiting } from '../../app/turns/waiting.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Bot, Visit } from '../core/context.ts';
import { hasLeft } from '../core/left-servers.ts';
import { gameName } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { type Button, button, buttonRows, type Style } from '../core/rows.ts';

/** Adds the button that leads on to the player's next game that waits for them, if there is one. */
export async function withNextTable(visit: Visit, payload: Payload): Promise<Payload> {
  const { bot, language } = visit;
  const next = await nextTable(visit);
  if (next === null) return payload;
  const label = text('bot:games.next', { table: tableName(bot, next, language) });
  const button = tableButton(
    next,
    say(language, label, () => ''),
    'secondary',
  );
  const about = payload.about && { ...payload.about, leadsTo: next.record.id };
  return { ...payload, rows: [...(payload.rows ?? []), ...buttonRows([button])], ...(about && { about }) };
}

/** Returns the game that has waited longest, in a server where the player still is, and to which no other message leads. */
async function nextTable(visit: Visit): Promise<Table | null> {
  const { bot, by, table } = visit;
  for await (const other of othersWaiting(bot.house, by.person, table.record.id)) {
    if (bot.privateMessages.leadsTo(other.record.id, table.record.id, by.person)) continue;
    if (!(await hasLeft(visit, other.record.guild))) return other;
  }
  return null;
}

/** What a person's table is called among others: by its game, and its channel where that is known. */
export function tableName({ channelName }: Bot, { game, record }: Table, language: Language): string {
  const [called, channel] = [gameName(game, language), channelName(record.channel)];
  if (channel === null) return called;
  return say(language, text('bot:games.at', { game: called, channel }), () => '');
}

/** A button that opens the panel of a person's table, wherever that is. */
export function tableButton({ record }: Table, label: string, style: Style): Button {
  return button(label, ['play', record.id, record.version], style);
}
