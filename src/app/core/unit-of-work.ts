import { CommitUnknown } from '../../store/away.ts';
import { scheduleDashboard } from '../../store/dashboards.ts';
import { tryAgain } from '../../store/locked.ts';
import { wantLine } from '../../store/log-lines.ts';
import { type Wanted, want } from '../../store/notices.ts';
import type { Store } from '../../store/open.ts';
import { queue } from '../../store/outbox.ts';
import type { OutboxKind } from '../../store/schema.ts';
import { aheadOf, type EventHandler, type House } from './context.ts';
import { turnOfLoop } from './yield-to-event-loop.ts';

/** One transaction on the tables: all of it is done, at one moment, or nothing is. */
export interface Deed {
  readonly store: Store;
  /** The moment, in ms since 1970. */
  readonly at: number;
  /** The same by Discord's time: for what takes days, and must not go by a clock that is wrong for one start. */
  readonly discordAt: number;
  /** Queues news for the channel of a table, which is told of them after the commit. */
  tell(tableId: number, ...kinds: readonly OutboxKind[]): Promise<void>;
  /** A message that belongs to no table is to be in its channel as it is then, after the commit. Lines of a log are added up. */
  announce(wanted: Wanted): Promise<void>;
  /** AI seats of the table play on after the commit, and the channel is told of all of it together. */
  wake(tableId: number): void;
  /** Handlers of events of tables, in this order. */
  readonly onEvent: readonly EventHandler[];
  /** Returns whether Discord notifies members of a server of all messages, unless they chose otherwise. */
  notifiesAll(guild: string): boolean;
  /** Something happened: whoever was to be woken at the table before it need not be. */
  letSleep(tableId: number): void;
}

/** News that a dashboard shows too: boards, lobbies, names and time limits. */
const ON_DASHBOARD: readonly OutboxKind[] = ['board', 'card', 'reshow'];

/** Thrown to undo a deed in which somebody else was faster. */
export class Overtaken extends Error {}

/** Undoes everything unless the change took hold. */
export function mustHold(changed: boolean): void {
  if (!changed) throw new Overtaken();
}

/** Does it. After the commit, and only then, whoever tells the channels and whoever plays for AI seats hear of it. */
export async function done<T>(house: House, work: (deed: Deed) => Promise<T>): Promise<T> {
  return await tryAgain(() => tryToDo(house, work));
}

/** Of so much is heard at once, and of the rest in later turns of the event loop: whoever hears of it begins to read. */
const AT_ONCE = 20;

/** What is done stands: whoever cannot hear of it is no reason to say that it failed, or that others do not. */
function heard(house: House, hearing: readonly (() => void)[]): void {
  for (const hear of hearing.slice(0, AT_ONCE)) {
    try {
      hear();
    } catch (error) {
      house.trouble(error, 0);
    }
  }
  if (hearing.length > AT_ONCE) void turnOfLoop().then(() => heard(house, hearing.slice(AT_ONCE)));
}

async function tryToDo<T>(house: House, work: (deed: Deed) => Promise<T>): Promise<T> {
  const told = new Set<number>();
  const changed = new Set<number>();
  const awake = new Set<number>();
  const announced = new Set<number>();
  const hear = () =>
    heard(house, [
      ...[...awake].map((tableId) => () => house.wake(tableId)),
      ...[...told].filter((tableId) => !awake.has(tableId)).map((tableId) => () => house.news(tableId)),
      ...[...announced].map((id) => () => house.notice(id)),
    ]);
  const transaction = house.store.transaction().execute(async (store) => {
    const at = house.now();
    const discordAt = at - aheadOf(house);
    const tell = async (tableId: number, ...kinds: readonly OutboxKind[]) => {
      for (const kind of kinds) await queue(store, tableId, kind, at);
      told.add(tableId);
      if (kinds.some((kind) => ON_DASHBOARD.includes(kind))) changed.add(tableId);
    };
    const wake = (tableId: number) => void awake.add(tableId);
    const announce = async (wanted: Wanted) =>
      void announced.add(await (wanted.kind === 'log' ? wantLine : want)(store, wanted));
    const letSleep = (tableId: number) => void awake.delete(tableId);
    const notifiesAll = (guild: string) => house.notifiesAll?.(guild) ?? false;
    const { onEvent } = house;
    const effects = { tell, announce, wake, letSleep };
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
    if (error instanceof CommitUnknown) hear();
    throw error;
  }
}
