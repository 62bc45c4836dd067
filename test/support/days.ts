import { MovableClock } from '../../src/playground/index.ts';
import { openTestBot, type TestBot, type TestBotOptions } from './test-bot.ts';
import { waitUntilIdle } from './wait-until-idle.ts';

const DAY = 86_400_000;

/** Opens a test bot for weeks of game time: only the test moves its clock, and its data are kept. */
export async function openTestBotForWeeks(options: TestBotOptions = {}): Promise<TestBot> {
  return await openTestBot({ clock: new MovableClock(), kept: true, ...options });
}

/** Advances the clock of Discord and the bot by `days`, one by one. */
export async function passDays(testBot: TestBot, days: number): Promise<void> {
  for (let day = 0; day < days; day++) await passTime(testBot, DAY);
}

/** Advances the clock of Discord and the bot by `ms`, and waits until they are idle. */
export async function passTime(testBot: TestBot, ms: number): Promise<void> {
  testBot.discord.clock.advance(ms);
  await waitUntilSettled(testBot);
}

/** Waits until everything caused by an alarm or a Gateway event is done. */
export async function waitUntilSettled(testBot: TestBot): Promise<void> {
  for (let look = 0; look < 20; look++) await new Promise((resume) => setImmediate(resume));
  await waitUntilIdle(testBot);
}
