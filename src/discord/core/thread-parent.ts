import type { Channel } from 'discord.js';
import { saveParentChannel } from '../../app/availability/availability.ts';
import type { Table } from '../../app/core/table.ts';
import type { InteractionContext } from './context.ts';

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
