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

/** One transaction on the tables: all of it is done, at one moment, or nothing is. */
export interface UnitOfWork {
  readonly store: Store;
  /** The moment, in ms since 1970. */
  readonly at: number;
  /** The same by Discord's time: for what takes days, and must not go by a clock that is wrong for one start. */
  readonly discordAt: number;
  /** Queues news for the channel of a table, which is told of them after the commit. */
  queueMessages(tableId: number, ...kinds: readonly OutboxKind[]): Promise<void>;
  /** A message that belongs to no table is to be in its channel as it is then, after the commit. Lines of a log are added up. */
  queueNotice(wanted: WantedNotice): Promise<void>;
  /** AI seats of the table play on after the commit, and the channel is told of all of it together. */
  wakeAi(tableId: number): void;
  /** Handlers of events of tables, in this order. */
  readonly onEvent: readonly EventHandler[];
  /** Returns whether Discord notifies members of a server of all messages, unless they chose otherwise. */
  notifiesAll(guild: string): boolean;
  /** Something happened: whoever was to be woken at the table before it need not be. */
  cancelWake(tableId: number): void;
}

/** News that a dashboard shows too: boards, lobbies, names and time limits. */
const DASHBOARD_KINDS: readonly OutboxKind[] = ['board', 'card', 'reshow'];

/** Thrown to undo a deed in which somebody else was faster. */
export class StaleWriteError extends Error {}

/** Undoes everything unless the change took hold. */
export function assertWritten(changed: boolean): void {
  if (!changed) throw new StaleWriteError();
}

/** Does it. After the commit, and only then, whoever tells the channels and whoever plays for AI seats hear of it. */
export async function inTransaction<T>(ctx: AppContext, work: (deed: UnitOfWork) => Promise<T>): Promise<T> {
  return await retryTransaction(() => tryTransaction(ctx, work));
}

/** Of so much is heard at once, and of the rest in later turns of the event loop: whoever hears of it begins to read. */
const MAX_HOOKS_PER_TURN = 20;

/** What is done stands: whoever cannot hear of it is no reason to say that it failed, or that others do not. */
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

async function tryTransaction<T>(ctx: AppContext, work: (deed: UnitOfWork) => Promise<T>): Promise<T> {
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
    const outcome = await work({ store, at, discordAt, ...effects, onEvent, notifiesAll });
    for (const tableId of changed) await scheduleDashboard(store, tableId, at);
    return outcome;
  });
  try {
    const outcome = await transaction;
    hear();
    return outcome;
  } catch (error) {
    // They look for themselves what there is to tell.
    if (error instanceof CommitUnacknowledgedError) hear();
    throw error;
  }
}
