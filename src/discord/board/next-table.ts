import type { Table } from '../../app/core/table.ts';
import { listOtherWaitingTables } from '../../app/turns/waits.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { BotContext, TableContext } from '../core/context.ts';
import { getGameIcon } from '../core/emoji.ts';
import { hasLeftGuild } from '../core/left-servers.ts';
import { getGameName } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { type Button, type ButtonStyleName, createButton, createButtonRows } from '../core/rows.ts';

/** Adds the button that leads to the player's next game that waits for them, if there is one. */
export async function addNextTableButton(ctx: TableContext, payload: Payload): Promise<Payload> {
  const { language } = ctx;
  const next = await findNextTable(ctx);
  if (next === null) return payload;
  const label = text('bot:games.next', { game: getGameName(next.game, language) });
  const button = createTableButton(
    next,
    translate(language, label, () => ''),
    'secondary',
  );
  const about = payload.about && { ...payload.about, leadsTo: next.record.id };
  return {
    ...payload,
    rows: [...(payload.rows ?? []), ...createButtonRows([button])],
    ...(about && { about }),
  };
}

/** Returns the player's longest-waiting game. It is in a server they have not left, and no other message leads to it. */
async function findNextTable(ctx: TableContext): Promise<Table | null> {
  const { bot, by, table } = ctx;
  for await (const other of listOtherWaitingTables(bot.app, by.person, table.record.id)) {
    if (bot.privateMessages.leadsTo(other.record.id, table.record.id, by.person)) continue;
    if (!(await hasLeftGuild(ctx, other.record.guild))) return other;
  }
  return null;
}

/** Returns the name of a table among a player's others: its game, and its channel if known. */
export function getTableName(
  { channelName }: BotContext,
  { game, record }: Table,
  language: Language,
): string {
  const [called, channel] = [getGameName(game, language), channelName(record.channel)];
  if (channel === null) return called;
  return translate(language, text('bot:games.at', { game: called, channel }), () => '');
}

/** Creates a button that opens the panel of a player's table, in whichever channel that is. */
export function createTableButton({ record, game }: Table, label: string, style: ButtonStyleName): Button {
  return createButton(label, ['play', record.id, record.version], style, getGameIcon(game));
}
