import { tablesWith } from '../../tables/find.ts';
import type { Caller } from '../kit/visit.ts';

/** How long a list waits for Discord to say whether the person is still in another server, in ms. */
const PATIENCE = 700;

/** The servers that a person has left, of those where they have live tables: they cannot go there. */
export async function leftGuilds(caller: Caller): Promise<ReadonlySet<string>> {
  const tables = await tablesWith(caller.bot.house, caller.by.person);
  const others = new Set(tables.map(({ record }) => record.guild));
  others.delete(caller.asked.guildId ?? '');
  const seen = [...others].map(async (guild) => ((await hasLeft(caller, guild)) ? [guild] : []));
  return new Set((await Promise.all(seen)).flat());
}

async function hasLeft({ bot, by }: Caller, guild: string): Promise<boolean> {
  return (await bot.members.isIn(bot.rest, guild, by.person, PATIENCE)) === false;
}
