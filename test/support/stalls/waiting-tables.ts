import type { AppContext } from '../../../src/app/core/context.ts';
import { realTimers } from '../../../src/app/core/timers.ts';
import { yieldToEventLoop } from '../../../src/app/core/yield-to-event-loop.ts';
import { setOwnHours } from '../../../src/app/settings/settings.ts';
import { AlarmClock } from '../../../src/discord/publishing/alarm-clock.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { createSeededChance } from '../../../src/engine/seeded-chance.ts';
import { openStore, type Store } from '../../../src/store/open.ts';
import { loadPendingTurns } from '../../../src/store/pending-turns.ts';
import { createBareContext, growTable } from './grown-table.ts';
import { measureStall } from './stall.ts';

/** What is done at very many tables at once. */
export interface WaitingCosts {
  /** The longest that the event loop was held in one piece, in ms of the processor. */
  readonly stall: number;
  /** How many tables had something to tell of it. */
  readonly told: number;
}

/** So many tables of two people, where one has been due for a week. */
export interface WaitingTables {
  readonly house: AppContext;
  /** Of one of them. */
  readonly id: number;
  /** By seat, of each table. */
  readonly people: readonly string[];
  /** The tables that had something to tell so far. */
  readonly told: ReadonlySet<number>;
}

const DAY = 86_400_000;

const PEOPLE = ['ann', 'bob'].map((key) => ({ id: key, key }));

/** Does something that says its longest stall in a house without Discord that has so many such tables. */
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
  const stall = await work({ house: ctx, id, people: PEOPLE.map((one) => one.id), told });
  await store.destroy();
  return { stall, told: told.size };
}

/** Has a player go away for whom others wait at so many tables. */
export async function measureAway(tables: number): Promise<WaitingCosts> {
  return await withWaitingTables(tables - 1, async ({ house: ctx, id, people, told }) => {
    const [due] = await loadPendingTurns(ctx.store, id);
    const person = people[due?.seat ?? 0] ?? '';
    const by = { interaction: 'away', at: Date.now(), person, name: person, manages: false };
    const { longest, done } = await measureStall(() => setOwnHours(ctx, by, { away: '5' }));
    if (done === 'repeated' || refused(done)) throw new Error('They are not away');
    for (let turns = 0; turns < tables && told.size < tables; turns++) await yieldToEventLoop();
    return longest;
  });
}

/** Rings what has come due in a house without Discord. */
export function createAlarmClock(ctx: AppContext): AlarmClock {
  return new AlarmClock(
    () => ctx,
    realTimers,
    (error) => ctx.onError(error, 0),
  );
}

/** Rings so many alarms at once: the bot was away for a week. */
export async function measureOverdueAlarms(alarms: number): Promise<WaitingCosts> {
  return await withWaitingTables(alarms, async ({ house: ctx }) => {
    const clock = createAlarmClock(ctx);
    const { longest } = await measureStall(() => clock.look());
    await clock.close();
    return longest;
  });
}

/** So many more tables like that one, at which somebody has been due for a week, with a day for each turn. */
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
