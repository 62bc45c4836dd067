import { AlarmClock } from '../discord/telling/alarmClock.ts';
import { seeded } from '../engine/seeded.ts';
import { openStore, type Store } from '../store/open.ts';
import { realTimers } from '../tables/time/timers.ts';
import { bareHouse } from './bare-house.ts';
import { grownTable } from './grown-table.ts';
import type { Part } from './part.ts';
import { stalled } from './stall.ts';

/** What is done when much has come due at once. */
export interface OverdueCosts {
  /** The longest that the event loop was held in one piece, in ms of the processor. */
  readonly stall: number;
  /** How many tables had something to tell of it. */
  readonly told: number;
}

const ALARMS = 10_000;

/** The bot was away for a week, and at very many tables somebody is to be reminded. */
export const overdue: Part<OverdueCosts> = {
  name: 'overdue',
  run: () => overdueCosts(ALARMS),
  rows: ({ stall, told }) => [
    [
      `${ALARMS.toLocaleString('en')} alarms at once, of which ${told.toLocaleString('en')} tables are told`,
      `stall of at most ${stall.toFixed(0)} ms`,
    ],
  ],
};

const DAY = 86_400_000;
const PEOPLE = ['ann', 'bob'].map((key) => ({ id: key, key }));

export async function overdueCosts(alarms: number): Promise<OverdueCosts> {
  const store = await openStore(':memory:');
  const told = new Set<number>();
  const house = bareHouse(store, (id) => void told.add(id));
  const id = await grownTable(house, { guild: 'g', channel: 'c', game: 'moneyrun' }, PEOPLE, 4, seeded(5));
  await copiedWaiting(store, id, alarms);
  const clock = new AlarmClock(
    () => house,
    realTimers,
    (error) => house.trouble(error, 0),
  );
  const { longest } = await stalled(() => clock.look());
  await clock.close();
  await store.destroy();
  return { stall: longest, told: told.size };
}

/** So many more tables like that one, at which somebody has been due for a week, with a day for each turn. */
async function copiedWaiting(store: Store, id: number, count: number): Promise<void> {
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
