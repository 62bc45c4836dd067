import type { MovableClock } from '../../src/playground/index.ts';
import { calm } from './calm.ts';
import type { Evening } from './evening.ts';

const DAY = 86_400_000;

/** So many days pass for Discord and the bot alike, one by one. */
export async function daysPass(evening: Evening, clock: MovableClock, days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    clock.advance(DAY);
    await settle(evening);
  }
}

/** What an alarm or an event of the Gateway leads to is done. */
export async function settle(evening: Evening): Promise<void> {
  for (let look = 0; look < 20; look++) await new Promise((resume) => setImmediate(resume));
  await calm(evening);
}
