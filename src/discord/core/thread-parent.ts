import type { Channel } from 'discord.js';
import { saveParentChannel } from '../../app/availability/availability.ts';
import type { Table } from '../../app/core/table.ts';
import type { InteractionContext } from './context.ts';

/** Keeps the channel of the thread that the table is in, where that was not known: it may be deleted with it. */
export async function saveThreadParent({ bot, asked }: InteractionContext, { record }: Table): Promise<void> {
  const parent = asked.channelId === record.channel ? getParentId(asked.channel) : null;
  if (parent !== record.parent && parent !== null) await saveParentChannel(bot.app, record.id, parent);
}

/** The channel of a thread; null for what is none, or is not known. */
export function getParentId(channel: Channel | null | undefined): string | null {
  return channel?.isThread() ? channel.parentId : null;
}
