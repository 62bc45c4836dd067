import { ApplicationIntegrationType, type Channel, InteractionContextType } from 'discord.js';
import { saveParentChannel } from '../../app/availability/availability.ts';
import { loadChannelTable, loadLastChannelTable } from '../../app/core/find-tables.ts';
import type { Table } from '../../app/core/table.ts';
import { findDirectTable } from '../../app/turns/direct-tables.ts';
import type { Refusal } from '../../engine/refusal.ts';
import type { BotContext, BotInteraction, InteractionContext } from './context.ts';

/** Interaction with the fields that say where it comes from. */
export type PlacedInteraction = Pick<
  BotInteraction,
  'guildId' | 'channelId' | 'user' | 'context' | 'authorizingIntegrationOwners'
>;

/**
 * Place from which an interaction comes. `server`: one with the bot. `direct`: the bot's direct messages. `elsewhere`: other people's
 * direct messages, or a server without the bot; there it can only answer.
 */
type Place = 'server' | 'direct' | 'elsewhere';

/** Returns where an interaction comes from. https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object */
export function getPlace({
  guildId,
  context,
  authorizingIntegrationOwners: owners,
}: PlacedInteraction): Place {
  if (guildId === null) return context === InteractionContextType.PrivateChannel ? 'elsewhere' : 'direct';
  const isOfUser = owners?.[ApplicationIntegrationType.UserInstall] !== undefined;
  return isOfUser && owners?.[ApplicationIntegrationType.GuildInstall] === undefined ? 'elsewhere' : 'server';
}

/** Returns the live table of the interaction's channel; outside servers with the bot, the live one of the user without a server. */
export async function loadTableHere(
  { app }: Pick<BotContext, 'app'>,
  interaction: PlacedInteraction,
): Promise<Table | Refusal> {
  if (getPlace(interaction) === 'server') return await loadChannelTable(app, interaction.channelId);
  return await findDirectTable(app, interaction.user.id, 'live');
}

/** Returns the same table, or else the last one played there. */
export async function loadLastTableHere(
  { app }: Pick<BotContext, 'app'>,
  interaction: PlacedInteraction,
): Promise<Table | Refusal> {
  if (getPlace(interaction) === 'server') return await loadLastChannelTable(app, interaction.channelId);
  return await findDirectTable(app, interaction.user.id, 'last');
}

/** Saves the parent channel of the table's thread if it was unknown: deleting the channel deletes the thread. */
export async function saveThreadParent(
  { bot, interaction }: InteractionContext,
  { record }: Table,
): Promise<void> {
  const parent = interaction.channelId === record.channel ? getParentId(interaction.channel) : null;
  if (parent !== record.parent && parent !== null) await saveParentChannel(bot.app, record.id, parent);
}

/** Returns the parent channel of a thread; null if the channel is not a thread or not known. */
export function getParentId(channel: Channel | null | undefined): string | null {
  return channel?.isThread() ? channel.parentId : null;
}
