import { AlarmClock } from '../discord/telling/alarmClock.ts';
import { seeded } from '../engine/seeded.ts';
import { openStore } from '../store/open.ts';
import { realTimers } from '../tables/time/timers.ts';
import { bareHouse } from './bare-house.ts';
import { copiedWaiting } from './copied-waiting.ts';
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
