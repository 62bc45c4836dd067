import { namedInChannel } from '../../store/places.ts';
import type { TableRecord } from '../../store/tableRecord.ts';
import type { Deed } from '../deed.ts';
import type { House } from '../house.ts';

/** Queues a look at the name of a table's thread, which may be called after somebody who is forgotten. Part of a deed. */
export async function checkThreadName(deed: Deed, { guild, channel, parent }: TableRecord): Promise<void> {
  if (parent !== null) await deed.announce({ kind: 'threadName', subject: channel, guild, channel });
}

/** The games that were played in a thread, and the names that are known of them. */
export async function knownInThread({ store }: Pick<House, 'store'>, channel: string) {
  return await namedInChannel(store, channel);
}
