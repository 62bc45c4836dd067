import { setDate } from '../../store/dates.ts';
import { tablesInPages } from '../../store/pages.ts';
import { liveTable, sleepingTable } from '../../store/tables.ts';
import { type EventHandler, type House, partOf, type RingDate } from './context.ts';
import type { Table } from './table.ts';
import type { Deed } from './unit-of-work.ts';

/** Whether a channel or thread has a lobby or a match within reach that is not dormant. */
export async function hasAwakeTable({ store }: Pick<House, 'store'>, channel: string): Promise<boolean> {
  return (await liveTable(store, channel)) !== undefined;
}

/** The threads that have a live table within reach, dormant or not. */
export async function* threadsPlayedIn(
  house: Pick<House, 'store' | 'part'>,
): AsyncGenerator<{ readonly guild: string; readonly channel: string }> {
  for (const phase of ['lobby', 'playing'] as const)
    for await (const page of tablesInPages(house.store, phase, partOf(house)))
      for (const { guild, channel, parent, gone_at } of page)
        if (parent !== null && gone_at === null) yield { guild, channel };
}

/** Time after the end of a game after which its thread is archived, in ms: people look at the last board until then. */
const ARCHIVE_AFTER = 3_600_000;

/** Sets when the thread of a game that has ended is archived. */
export const archiveAfterEnd: EventHandler = async (deed, { after }) => {
  if (['over', 'cancelled'].includes(after.record.phase)) await archiveLater(deed, after);
};

/** Sets when the thread of a table is archived; nothing outside a thread. Part of a transaction. */
export async function archiveLater({ store, at }: Deed, { record }: Pick<Table, 'record'>): Promise<void> {
  const { parent, guild, channel: subject } = record;
  if (parent !== null) await setDate(store, { kind: 'archive', subject, guild, at: at + ARCHIVE_AFTER });
}

/** Queues that a thread is archived, unless another game is played there by now. */
export const ringArchive: RingDate = async (_house, deed, { subject: channel, guild }) => {
  if (!(await hasTable(deed, channel)))
    await deed.announce({ kind: 'threadArchive', subject: channel, guild, channel });
};

/** Returns whether a channel or thread has a lobby or a match, dormant or not. */
export async function hasTable({ store }: Pick<House, 'store'>, channel: string): Promise<boolean> {
  return ((await liveTable(store, channel)) ?? (await sleepingTable(store, channel))) !== undefined;
}
