import type { AppContext } from '../../../src/app/core/context.ts';
import { realTimers } from '../../../src/app/core/timers.ts';
import { yieldToEventLoop } from '../../../src/app/core/yield-to-event-loop.ts';
import { setOwnHours } from '../../../src/app/settings/settings.ts';
import { AlarmClock } from '../../../src/discord/publishing/alarm-clock.ts';
import { createSeededChance } from '../../../src/engine/chance.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { openStore, type Store } from '../../../src/store/open.ts';
import { loadPendingTurns } from '../../../src/store/pending-turns.ts';
import { createBareContext, growTable } from './grown-table.ts';
import { measureStall } from './stall.ts';

/** Costs of an action at very many tables at once. */
export interface WaitingCosts {
  /** Longest uninterrupted hold of the event loop, in ms of CPU time. */
  readonly stall: number;
  /** Number of tables with something to publish. */
  readonly told: number;
}

/** Many tables of two people, one of whom has been due for a week. */
export interface WaitingTables {
  readonly ctx: AppContext;
  /** Id of one of the tables. */
  readonly id: number;
  /** People by seat, the same at each table. */
  readonly people: readonly string[];
  /** Ids of the tables with something to publish so far. */
  readonly told: ReadonlySet<number>;
}

const DAY = 86_400_000;

const PEOPLE = ['ann', 'bob'].map((key) => ({ id: key, key }));

/** Runs work that returns its longest stall, in a context without Discord that has `count` such tables. */
export async function withWaitingTables(
  count: number,
  work: (tables: WaitingTables) => Promise<number>,
): Promise<WaitingCosts> {
  const store = await openStore(':memory:');
  const told = new Set<number>();
  const ctx = createBareContext(store, (id) => void told.add(id));
  const id = await growTable(
    ctx,
    { guild: 'g', channel: 'c', game: 'moneyrun' },
    PEOPLE,
    4,
    createSeededChance(5),
  );
  await copyWaitingTable(store, id, count);
  const stall = await work({ ctx, id, people: PEOPLE.map((one) => one.id), told });
  await store.destroy();
  return { stall, told: told.size };
}

/** Has a player go away who is due at `tables` tables. */
export async function measureAway(tables: number): Promise<WaitingCosts> {
  return await withWaitingTables(tables - 1, async ({ ctx, id, people, told }) => {
    const [due] = await loadPendingTurns(ctx.store, id);
    const person = people[due?.seat ?? 0] ?? '';
    const by = { interaction: 'away', at: Date.now(), person, name: person, manages: false };
    const { longest, done } = await measureStall(() => setOwnHours(ctx, by, { away: '5' }));
    if (done === 'repeated' || refused(done)) throw new Error('They are not away');
    for (let turns = 0; turns < tables && told.size < tables; turns++) await yieldToEventLoop();
    return longest;
  });
}

/** Creates an alarm clock for a context without Discord. */
export function createAlarmClock(ctx: AppContext): AlarmClock {
  return new AlarmClock(
    () => ctx,
    realTimers,
    (error) => ctx.onError(error, 0),
  );
}

/** Fires `alarms` alarms at once, as after a week of downtime. */
export async function measureOverdueAlarms(alarms: number): Promise<WaitingCosts> {
  return await withWaitingTables(alarms, async ({ ctx }) => {
    const clock = createAlarmClock(ctx);
    const { longest } = await measureStall(() => clock.look());
    await clock.close();
    return longest;
  });
}

/** Copies the table `count` times, with a day for each turn and a player due for a week. */
async function copyWaitingTable(store: Store, id: number, count: number): Promise<void> {
  const since = Date.now() - 7 * DAY;
  const table = await store.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const seats = await store.selectFrom('seats').selectAll().where('table_id', '=', id).execute();
  const turns = await store.selectFrom('turns').selectAll().where('table_id', '=', id).execute();
  await store.transaction().execute(async (within) => {
    for (let other = id + 1; other <= id + count; other++) {
      const at = { table_id: other };
      const like = { ...table, id: other, channel: `elsewhere-${other}`, pace: 24 };
      const waits = turns.map((turn) => ({ ...turn, ...at, since, clock_from: since }));
      await within.insertInto('tables').values(like).execute();
      await within
        .insertInto('seats')
        .values(seats.map((seat) => ({ ...seat, ...at })))
        .execute();
      await within.insertInto('turns').values(waits).execute();
      await within
        .insertInto('alarms')
        .values({ ...at, kind: 'turn', at: since + DAY })
        .execute();
    }
  });
}
