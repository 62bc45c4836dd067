import { guildsOf } from '../../app/core/find-tables.ts';
import type { Table } from '../../app/core/table.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import type { Caller } from './context.ts';

/** The servers that a person has left, of those where they have live tables or a seat that is held for them. */
export async function leftGuilds(caller: Caller): Promise<ReadonlySet<string>> {
  const { bot, by } = caller;
  const guilds = await guildsOf(bot.house, by.person);
  const seen = guilds.map(async (guild) => ((await hasLeft(caller, guild)) ? [guild] : []));
  return new Set((await Promise.all(seen)).flat());
}

/** How long an answer waits for Discord to say whether the person is still in another server, in ms. */
const PATIENCE = 700;

/**
 * Whether a person is no longer in that server, so that they cannot go there; not where Discord does not say so in time. `anew`: what
 * was known some minutes ago does not do.
 */
export async function hasLeft(
  { bot, by, asked }: Pick<Caller, 'bot' | 'by' | 'asked'>,
  guild: string,
  anew = false,
): Promise<boolean> {
  if (guild === asked.guildId) return false;
  return (await bot.members.isIn(bot.rest, guild, by.person, PATIENCE, anew)) === false;
}

/** Returns why a person may not see a table from elsewhere; null if they are a member of its server. */
export async function cannotLook(
  caller: Pick<Caller, 'bot' | 'by' | 'asked'>,
  { record }: Pick<Table, 'record'>,
): Promise<Refusal | null> {
  return (await hasLeft(caller, record.guild, true)) ? new Refusal(text('bot:refuse.leftServer')) : null;
}
