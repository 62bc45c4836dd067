import { refused } from '../../engine/refusal.ts';
import { loadLogEntries } from '../../store/log.ts';
import { iterateTables } from '../../store/table-pages.ts';
import { type AppContext, findGameVersion, getShardScope } from '../core/context.ts';
import { recordEvent } from '../core/record-event.ts';
import { isPlayable, loadTable } from '../core/table.ts';
import { inTransaction } from '../core/unit-of-work.ts';

/**
 * Halts matches whose rules are missing, at the start of the process. The halt is a log entry, so that the board shows it
 * exactly once, whatever fails in between.
 */
export async function haltMissingGames(ctx: AppContext): Promise<void> {
  for await (const page of iterateTables(ctx.store, 'playing', getShardScope(ctx)))
    for (const { id, game, rules } of page) if (!findGameVersion(ctx, game, rules)) await haltMatch(ctx, id);
}

/** Halts a match once: at the next start the halt is its last entry. */
async function haltMatch(ctx: AppContext, id: number): Promise<void> {
  await inTransaction(ctx, async (work) => {
    const table = await loadTable(ctx, id, work.store);
    if (refused(table) || table.record.phase !== 'playing' || isPlayable(table)) return;
    const { version } = table.record;
    const [last] = await loadLogEntries(work.store, id, version - 1, version);
    if (last?.kind !== 'halt') await recordEvent(work, table, { kind: 'halt', person: null, name: null }, {});
  });
}
