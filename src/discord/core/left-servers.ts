import { loadPlayerGuilds } from '../../app/core/find-tables.ts';
import type { Table } from '../../app/core/table.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import type { InteractionContext } from './context.ts';

/** The servers that a person has left, of those where they have live tables or a seat that is held for them. */
export async function findLeftGuilds(ctx: InteractionContext): Promise<ReadonlySet<string>> {
  const { bot, by } = ctx;
  const guilds = await loadPlayerGuilds(bot.app, by.person);
  const seen = guilds.map(async (guild) => ((await hasLeftGuild(ctx, guild)) ? [guild] : []));
  return new Set((await Promise.all(seen)).flat());
}

/** How long an answer waits for Discord to say whether the person is still in another server, in ms. */
const MEMBERSHIP_TIMEOUT_MS = 700;

/**
 * Whether a person is no longer in that server, so that they cannot go there; not where Discord does not say so in time. `anew`: what
 * was known some minutes ago does not do.
 */
export async function hasLeftGuild(
  { bot, by, asked }: Pick<InteractionContext, 'bot' | 'by' | 'asked'>,
  guild: string,
  anew = false,
): Promise<boolean> {
  if (guild === asked.guildId) return false;
  return (await bot.members.isIn(bot.rest, guild, by.person, MEMBERSHIP_TIMEOUT_MS, anew)) === false;
}

/** Returns why a person may not see a table from elsewhere; null if they are a member of its server. */
export async function checkTableAccess(
  ctx: Pick<InteractionContext, 'bot' | 'by' | 'asked'>,
  { record }: Pick<Table, 'record'>,
): Promise<Refusal | null> {
  return (await hasLeftGuild(ctx, record.guild, true)) ? new Refusal(text('bot:refuse.leftServer')) : null;
}
