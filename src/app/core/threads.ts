import { setDate } from '../../store/dates.ts';
import { iterateTables } from '../../store/table-pages.ts';
import { findDormantTable, findLiveTable } from '../../store/tables.ts';
import { type AppContext, type DateHandler, type EventHandler, getShardScope } from './context.ts';
import type { Table } from './table.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Returns whether a channel or thread has an available lobby or match that is not dormant. */
export async function hasAwakeTable({ store }: Pick<AppContext, 'store'>, channel: string): Promise<boolean> {
  return (await findLiveTable(store, channel)) !== undefined;
}

/** Yields the threads with an available live table, dormant or not. */
export async function* listLiveThreads(
  ctx: Pick<AppContext, 'store' | 'shardScope'>,
): AsyncGenerator<{ readonly guild: string; readonly channel: string }> {
  for (const phase of ['lobby', 'playing'] as const)
    for await (const page of iterateTables(ctx.store, phase, getShardScope(ctx)))
      for (const { guild, channel, parent, gone_at } of page)
        if (parent !== null && gone_at === null) yield { guild, channel };
}

/** Time after the end of a game at which its thread is archived, in ms. Until then players look at the last board. */
const ARCHIVE_AFTER_MS = 3_600_000;

/** Schedules the archiving of a thread when its game ends. */
export const archiveAfterEnd: EventHandler = async (work, { after }) => {
  if (['over', 'cancelled'].includes(after.record.phase)) await scheduleArchive(work, after);
};

/** Schedules the archiving of a table's thread; does nothing outside a thread. Part of a transaction. */
export async function scheduleArchive(
  { store, at }: UnitOfWork,
  { record }: Pick<Table, 'record'>,
): Promise<void> {
  const { parent, guild, channel: subject } = record;
  if (parent !== null) await setDate(store, { kind: 'archive', subject, guild, at: at + ARCHIVE_AFTER_MS });
}

/** Queues the archiving of a thread, unless another game is played there by now. */
export const fireArchiveDate: DateHandler = async (_ctx, work, { subject: channel, guild }) => {
  if (!(await hasTable(work, channel)))
    await work.queueNotice({ kind: 'threadArchive', subject: channel, guild, channel });
};

/** Returns whether a channel or thread has a lobby or a match, dormant or not. */
export async function hasTable({ store }: Pick<AppContext, 'store'>, channel: string): Promise<boolean> {
  return ((await findLiveTable(store, channel)) ?? (await findDormantTable(store, channel))) !== undefined;
}
