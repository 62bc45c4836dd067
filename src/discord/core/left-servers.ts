import { loadPlayerGuilds } from '../../app/core/find-tables.ts';
import { isDirect } from '../../app/core/screens.ts';
import type { Table } from '../../app/core/table.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import type { InteractionContext } from './context.ts';

/** Returns the servers that the user has left, among those where they have live tables or a reserved seat. */
export async function findLeftGuilds(ctx: InteractionContext): Promise<ReadonlySet<string>> {
  const { bot, by } = ctx;
  const guilds = await loadPlayerGuilds(bot.app, by.person);
  const seen = guilds.map(async (guild) => ((await hasLeftGuild(ctx, guild)) ? [guild] : []));
  return new Set((await Promise.all(seen)).flat());
}

/** Time in ms that a reply waits for Discord to confirm membership in another server. */
const MEMBERSHIP_TIMEOUT_MS = 700;

/** Returns whether the user has left the server; false if Discord does not answer in time. `anew`: bypasses the cache of some minutes. */
export async function hasLeftGuild(
  { bot, by, interaction }: Pick<InteractionContext, 'bot' | 'by' | 'interaction'>,
  guild: string,
  anew = false,
): Promise<boolean> {
  if (guild === interaction.guildId || isDirect({ guild })) return false;
  return (await bot.members.isIn(bot.rest, guild, by.person, MEMBERSHIP_TIMEOUT_MS, anew)) === false;
}

/** Returns a refusal if the user is no longer a member of the table's server; null otherwise. */
export async function checkTableAccess(
  ctx: Pick<InteractionContext, 'bot' | 'by' | 'interaction'>,
  { record }: Pick<Table, 'record'>,
): Promise<Refusal | null> {
  return (await hasLeftGuild(ctx, record.guild, true)) ? new Refusal(text('bot:refuse.leftServer')) : null;
}
