import { VerificationError, verifyInSteps } from '../../engine/verify-match-record.ts';
import type { AppContext } from '../core/context.ts';
import type { Table } from '../core/table.ts';
import { yieldToEventLoop } from '../core/yield-to-event-loop.ts';
import { buildMatchRecord, loadFullLog } from './record.ts';

/** Time in ms of verification after which the event loop gets a turn. */
const SLICE_MS = 10;

/** Outcome of a check: the number of rolls and cards recomputed, and the commitment of the start; null if something differs. */
export type LuckCheck = { readonly outcomes: number; readonly commitment: string } | null;

/**
 * Replays an ended match, with each roll and card recomputed from its secret, and compares both with the commitment that was published at
 * the start. The game must be playable, and the match must have ended.
 */
export async function checkLuck(ctx: Pick<AppContext, 'store'>, table: Table): Promise<LuckCheck> {
  const record = buildMatchRecord(table, await loadFullLog(ctx, table));
  const steps = verifyInSteps(record, table.game);
  try {
    for (let began = performance.now(); ; ) {
      const step = steps.next();
      if (step.done) return { outcomes: step.value.outcomes, commitment: record.commitment };
      if (performance.now() - began < SLICE_MS) continue;
      await yieldToEventLoop();
      began = performance.now();
    }
  } catch (error) {
    if (error instanceof VerificationError) return null;
    throw error;
  }
}
