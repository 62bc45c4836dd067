import { MovableClock } from '../../src/playground/index.ts';
import { calm } from './calm.ts';
import { type Evening, type EveningOptions, openEvening } from './evening.ts';

const DAY = 86_400_000;

/** An evening that may last for weeks: only the test moves its clock, and what the bot knows is kept. */
export async function openWeeks(options: EveningOptions = {}): Promise<Evening> {
  return await openEvening({ clock: new MovableClock(), kept: true, ...options });
}

/** So many days pass for Discord and the bot alike, one by one. */
export async function daysPass(evening: Evening, days: number): Promise<void> {
  for (let day = 0; day < days; day++) await timePasses(evening, DAY);
}

/** So many ms pass for both at once, and what comes of it is done. */
export async function timePasses(evening: Evening, ms: number): Promise<void> {
  evening.discord.clock.advance(ms);
  await settle(evening);
}

/** What an alarm or an event of the Gateway leads to is done. */
export async function settle(evening: Evening): Promise<void> {
  for (let look = 0; look < 20; look++) await new Promise((resume) => setImmediate(resume));
  await calm(evening);
}
