import { MovableClock } from '../../src/playground/index.ts';
import { openTestBot, type TestBot, type TestBotOptions } from './test-bot.ts';
import { waitUntilIdle } from './wait-until-idle.ts';

const DAY = 86_400_000;

/** An evening that may last for weeks: only the test moves its clock, and what the bot knows is kept. */
export async function openTestBotForWeeks(options: TestBotOptions = {}): Promise<TestBot> {
  return await openTestBot({ clock: new MovableClock(), kept: true, ...options });
}

/** So many days pass for Discord and the bot alike, one by one. */
export async function passDays(testBot: TestBot, days: number): Promise<void> {
  for (let day = 0; day < days; day++) await passTime(testBot, DAY);
}

/** So many ms pass for both at once, and what comes of it is done. */
export async function passTime(testBot: TestBot, ms: number): Promise<void> {
  testBot.discord.clock.advance(ms);
  await waitUntilSettled(testBot);
}

/** What an alarm or an event of the Gateway leads to is done. */
export async function waitUntilSettled(testBot: TestBot): Promise<void> {
  for (let look = 0; look < 20; look++) await new Promise((resume) => setImmediate(resume));
  await waitUntilIdle(testBot);
}
