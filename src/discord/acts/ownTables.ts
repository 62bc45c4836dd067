import { tablesWith } from '../../tables/find.ts';
import type { Table } from '../../tables/table.ts';
import type { Caller } from '../kit/visit.ts';

/** How long a list waits for Discord to say whether the person is still in another server, in ms. */
const PATIENCE = 700;

/** A person's live tables, oldest first, but for those in servers that they have left: they cannot go there. */
export async function ownTables(caller: Caller): Promise<readonly Table[]> {
  const tables = await tablesWith(caller.bot.house, caller.by.person);
  const others = new Set(tables.map(({ record }) => record.guild));
  others.delete(caller.asked.guildId ?? '');
  const left = new Set<string>();
  await Promise.all(
    [...others].map(async (guild) => ((await hasLeft(caller, guild)) ? left.add(guild) : left)),
  );
  return tables.filter(({ record }) => !left.has(record.guild));
}

async function hasLeft({ bot, by }: Caller, guild: string): Promise<boolean> {
  return (await bot.members.isIn(bot.rest, guild, by.person, PATIENCE)) === false;
}
