import { AlarmClock } from '../discord/telling/alarmClock.ts';
import type { House } from '../tables/house.ts';
import { realTimers } from '../tables/time/timers.ts';
import type { Part } from './part.ts';
import { stalled } from './stall.ts';
import { atWaitingTables, type WaitingCosts } from './waiting-tables.ts';

const ALARMS = 10_000;

/** The bot was away for a week, and at very many tables somebody is to be reminded. */
export const overdue: Part<WaitingCosts> = {
  name: 'overdue',
  run: () => overdueCosts(ALARMS),
  rows: ({ stall, told }) => [
    [
      `${ALARMS.toLocaleString('en')} alarms at once, of which ${told.toLocaleString('en')} tables are told`,
      `stall of at most ${stall.toFixed(0)} ms`,
    ],
  ],
};

/** Rings what has come due in a house without Discord. */
export function alarmsOf(house: House): AlarmClock {
  return new AlarmClock(
    () => house,
    realTimers,
    (error) => house.trouble(error, 0),
  );
}

export async function overdueCosts(alarms: number): Promise<WaitingCosts> {
  return await atWaitingTables(alarms, async ({ house }) => {
    const clock = alarmsOf(house);
    const { longest } = await stalled(() => clock.look());
    await clock.close();
    return longest;
  });
}
