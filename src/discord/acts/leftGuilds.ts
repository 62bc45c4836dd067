import { guildsOf } from '../../app/core/find-tables.ts';
import type { Caller } from '../kit/bot.ts';
import { hasLeft } from '../kit/hasLeft.ts';

/** The servers that a person has left, of those where they have live tables or a seat that is held for them. */
export async function leftGuilds(caller: Caller): Promise<ReadonlySet<string>> {
  const { bot, by } = caller;
  const guilds = await guildsOf(bot.house, by.person);
  const seen = guilds.map(async (guild) => ((await hasLeft(caller, guild)) ? [guild] : []));
  return new Set((await Promise.all(seen)).flat());
}
