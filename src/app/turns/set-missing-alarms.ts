import { lockTablesInPhase } from '../../store/row-locks.ts';
import { filterTablesWithoutAlarm, iterateTables } from '../../store/table-pages.ts';
import { type AppContext, getShardScope } from '../core/context.ts';
import { inTransaction, type UnitOfWork } from '../core/unit-of-work.ts';
import { postponeDormancy } from './dormancy.ts';
import { postponeLobbyExpiry } from './lobby-expiry.ts';

/** Sets missing alarms at the start, so that lobbies and matches from before these alarms existed also close or become dormant. */
export async function setMissingAlarms(ctx: AppContext): Promise<void> {
  await setMissingAlarm(ctx, 'lobby', 'close', postponeLobbyExpiry);
  await setMissingAlarm(ctx, 'playing', 'sleep', postponeDormancy);
}

async function setMissingAlarm(
  ctx: AppContext,
  phase: 'lobby' | 'playing',
  kind: 'close' | 'sleep',
  set: (work: UnitOfWork, id: number) => Promise<void>,
): Promise<void> {
  for await (const page of iterateTables(ctx.store, phase, getShardScope(ctx))) {
    const ids = await filterTablesWithoutAlarm(
      ctx.store,
      page.map(({ id }) => id),
      kind,
    );
    if (ids.length === 0) continue;
    await inTransaction(ctx, async (work) => {
      // Another process may have started or ended one of these tables meanwhile.
      for (const id of await lockTablesInPhase(work.store, ids, phase)) await set(work, id);
    });
  }
}
