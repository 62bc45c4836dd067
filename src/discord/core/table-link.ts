import { findTablePlace } from '../../app/core/find-tables.ts';
import type { Table } from '../../app/core/table.ts';
import type { BotContext } from './context.ts';
import { formatDiscordLink } from './rest/channel.ts';

/** Returns the link to the newest message of a table, as a person sees it; null stands for everybody. */
export async function findTableLink(
  app: Pick<BotContext['app'], 'store'>,
  { record }: Pick<Table, 'record'>,
  person: string | null,
): Promise<string> {
  const place = await findTablePlace(app, record, person);
  return place === null
    ? 'https://discord.com/channels/@me'
    : formatDiscordLink(place.guild, place.channel, place.message);
}
