import { keepParent } from '../../tables/reach.ts';
import type { Table } from '../../tables/table.ts';
import { parentOf } from '../kit/parent.ts';
import type { Caller } from '../kit/visit.ts';

/** Keeps the channel of the thread that the table is in, where that was not known: it may be deleted with it. */
export async function noteParent({ bot, asked }: Caller, { record }: Table): Promise<void> {
  const parent = asked.channelId === record.channel ? parentOf(asked.channel) : null;
  if (parent !== record.parent && parent !== null) await keepParent(bot.house, record.id, parent);
}
