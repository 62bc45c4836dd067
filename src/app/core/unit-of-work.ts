import { CommitUnacknowledgedError } from '../../store/connection-errors.ts';
import { scheduleDashboard } from '../../store/dashboards.ts';
import { requestLogLine } from '../../store/log-lines.ts';
import { requestNotice, type WantedNotice } from '../../store/notices.ts';
import type { Store } from '../../store/open.ts';
import { queueMessage } from '../../store/outbox.ts';
import { retryTransaction } from '../../store/retry-transaction.ts';
import type { OutboxKind } from '../../store/schema.ts';
import { type AppContext, type EventHandler, getClockAhead } from './context.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** One database transaction with its after-commit effects, at a single point in time. */
export interface UnitOfWork {
  readonly store: Store;
  /** Time of the transaction, in ms since 1970. */
  readonly at: number;
  /** The same time by Discord's clock. Timers of several days use it, so that one start with a wrong clock does not distort them. */
  readonly discordAt: number;
  /** Queues messages for the channel of a table; the publisher is notified after the commit. */
  queueMessages(tableId: number, ...kinds: readonly OutboxKind[]): Promise<void>;
  /** Queues a message outside any table, to be rendered from the state after the commit. Log lines accumulate in one message. */
  queueNotice(wanted: WantedNotice): Promise<void>;
  /** Wakes the AI seats of the table after the commit; their moves are published together with this change. */
  wakeAi(tableId: number): void;
  /** Handlers of table events, in this order. */
  readonly onEvent: readonly EventHandler[];
  /** Returns whether a server's default notification setting is "all messages". */
  notifiesAll(guild: string): boolean;
  /** Cancels an earlier {@link wakeAi} of this transaction, because a new event follows. */
  cancelWake(tableId: number): void;
}

/** Outbox kinds that also change the dashboard: boards, lobbies, names and time limits. */
const DASHBOARD_KINDS: readonly OutboxKind[] = ['board', 'card', 'reshow'];

/** Thrown to roll back a transaction when another one has changed the same row first. */
export class StaleWriteError extends Error {}

/** Throws {@link StaleWriteError} unless the write took effect. */
export function assertWritten(changed: boolean): void {
  if (!changed) throw new StaleWriteError();
}

/** Runs work in a transaction, with retries. The hooks for publishing and AI seats run only after the commit. */
export async function inTransaction<T>(ctx: AppContext, run: (work: UnitOfWork) => Promise<T>): Promise<T> {
  return await retryTransaction(() => tryTransaction(ctx, run));
}

/** Maximum number of hooks called in one turn of the event loop. Each hook starts reads, so the rest run in later turns. */
const MAX_HOOKS_PER_TURN = 20;

/** Runs the hooks after a commit. An error in one is reported and stops neither the transaction nor the other hooks. */
function runHooks(ctx: AppContext, hearing: readonly (() => void)[]): void {
  for (const hear of hearing.slice(0, MAX_HOOKS_PER_TURN)) {
    try {
      hear();
    } catch (error) {
      ctx.onError(error, 0);
    }
  }
  if (hearing.length > MAX_HOOKS_PER_TURN)
    void yieldToEventLoop().then(() => runHooks(ctx, hearing.slice(MAX_HOOKS_PER_TURN)));
}

async function tryTransaction<T>(ctx: AppContext, run: (work: UnitOfWork) => Promise<T>): Promise<T> {
  const told = new Set<number>();
  const changed = new Set<number>();
  const awake = new Set<number>();
  const announced = new Set<number>();
  const hear = () =>
    runHooks(ctx, [
      ...[...awake].map((tableId) => () => ctx.onAiTurn(tableId)),
      ...[...told].filter((tableId) => !awake.has(tableId)).map((tableId) => () => ctx.onOutbox(tableId)),
      ...[...announced].map((id) => () => ctx.onNotice(id)),
    ]);
  const transaction = ctx.store.transaction().execute(async (store) => {
    const at = ctx.now();
    const discordAt = at - getClockAhead(ctx);
    const queueMessages = async (tableId: number, ...kinds: readonly OutboxKind[]) => {
      for (const kind of kinds) await queueMessage(store, tableId, kind, at);
      told.add(tableId);
      if (kinds.some((kind) => DASHBOARD_KINDS.includes(kind))) changed.add(tableId);
    };
    const wakeAi = (tableId: number) => void awake.add(tableId);
    const queueNotice = async (wanted: WantedNotice) =>
      void announced.add(await (wanted.kind === 'log' ? requestLogLine : requestNotice)(store, wanted));
    const cancelWake = (tableId: number) => void awake.delete(tableId);
    const notifiesAll = (guild: string) => ctx.notifiesAll?.(guild) ?? false;
    const { onEvent } = ctx;
    const effects = { queueMessages, queueNotice, wakeAi, cancelWake };
    const outcome = await run({ store, at, discordAt, ...effects, onEvent, notifiesAll });
    for (const tableId of changed) await scheduleDashboard(store, tableId, at);
    return outcome;
  });
  try {
    const outcome = await transaction;
    hear();
    return outcome;
  } catch (error) {
    // The hooks read the database themselves, so a commit that did not happen does no harm.
    if (error instanceof CommitUnacknowledgedError) hear();
    throw error;
  }
}
