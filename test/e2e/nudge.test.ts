import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { DEFAULT_TIME_SETTINGS, saveTimeSettings, type TimeSettings } from '../../src/store/user-settings.ts';
import { openTestBotForWeeks, passTime } from '../support/days.ts';
import { beginPacedMatch, getOtherPlayer, playUntilTurnPasses } from '../support/paced-match.ts';
import { getPosts, getReminder, getReminders } from '../support/reminders.ts';
import { findMover, getBoard, getOffers, isPrivate, openPanel, waitForMessage } from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const HOUR = 3_600_000;
const chance = createSeededChance(3);

let testBot: TestBot;
let late: PlaygroundUser;
let other: PlaygroundUser;
beforeEach(async () => {
  testBot = await openTestBotForWeeks();
  late = await beginPacedMatch(testBot, CHANNEL);
  other = getOtherPlayer(testBot, late);
});
afterEach(async () => {
  await testBot.end();
});

test('nudge: is sent under More by another player and pings the player to move in the channel', async () => {
  const told = await clickNudge(other);
  expect([isPrivate(told), told.content]).toEqual([true, `Nudge sent to ${getName(late)}.`]);
  expect(getPosts(testBot).at(-1)?.pinged).toEqual([late.id]);
  expect(getReminder(testBot, CHANNEL).content).toContain(`${getName(other)} sent a nudge`);
  await playUntilTurnPasses(testBot, CHANNEL, chance);
  expect(getReminders(testBot, CHANNEL)).toEqual([]);
  expectCalm(testBot);
});

test('nudge: is limited to one a day at a table', async () => {
  await clickNudge(other);
  const posts = getPosts(testBot).length;
  await passTime(testBot, 20 * HOUR);
  expect((await clickNudge(other)).content).toContain(`${getName(late)} already got a nudge today.`);
  expect(getPosts(testBot)).toHaveLength(posts);
  await passTime(testBot, 5 * HOUR);
  expect((await clickNudge(other)).content).toContain('Nudge sent to');
  await playUntilTurnPasses(testBot, CHANNEL, chance);
  expect((await clickNudge(late)).content).toContain('already got a nudge today');
});

test('nudge: comes by direct message to a player who chose that for reminders', async () => {
  await storeWishes({ reminders: 'dm' });
  const posts = getPosts(testBot).length;
  await clickNudge(other);
  expect(getPosts(testBot)).toHaveLength(posts);
  const [direct] = late.sees(late.direct());
  expect(direct?.message.content).toContain(`${getName(other)} sent a nudge`);
  await passTime(testBot, HOUR);
  expect(late.sees(late.direct())).toHaveLength(1);
});

test('nudge: pings a player without direct messages in the channel', async () => {
  await storeWishes({ reminders: 'dm' });
  late.takeDirect(false);
  await clickNudge(other);
  expect(getPosts(testBot).at(-1)?.pinged).toEqual([late.id]);
});

test.each<readonly [string, Partial<TimeSettings>, RegExp]>([
  [
    'in quiet hours',
    { zone: 'UTC', quiet: { from: 0, to: 1439 } },
    /quiet hours or a day off .* You can nudge from <t:\d+:f>/,
  ],
  ['who is away', { away: { from: 0, until: 4_000_000_000_000 } }, /quiet hours or a day off .* <t:\d+:f>/],
  ['who turned reminders off', { reminders: 'none' }, /turned reminders off/],
])('nudge: is refused for a player %s, with the reason', async (_, timeSettings, why) => {
  await storeWishes(timeSettings);
  const posts = testBot.discord.sent.length;
  expect((await clickNudge(other)).content).toMatch(why);
  expect(testBot.discord.sent.slice(posts).filter(({ pinged }) => pinged.length > 0)).toEqual([]);
  await storeWishes({});
  expect((await clickNudge(other)).content).toContain('Nudge sent to');
});

test('nudge: is offered in the waiting panel, but not to the player to move or to spectators', async () => {
  const panel = await openPanel(testBot, other, CHANNEL);
  expect(getOffers(panel)).toContain('Nudge');
  const told = await waitForMessage(other.click(panel, 'Nudge'));
  expect(told.id).not.toBe(panel.id);
  for (const who of [late, testBot.discord.person('rex')])
    expect(getOffers(await waitForMessage(who.click(getBoard(testBot, CHANNEL), 'More')))).not.toContain(
      'Nudge',
    );
});

async function clickNudge(who: PlaygroundUser) {
  expect(findMover(testBot, CHANNEL)?.id).not.toBe(who.id);
  const more = await waitForMessage(who.click(getBoard(testBot, CHANNEL), 'More'));
  const told = await waitForMessage(who.click(more, 'Nudge'));
  await waitUntilIdle(testBot);
  return told;
}

async function storeWishes(timeSettings: Partial<TimeSettings>): Promise<void> {
  await saveTimeSettings(testBot.store, late.id, { ...DEFAULT_TIME_SETTINGS, ...timeSettings }, 0);
}

function getName({ key }: PlaygroundUser): string {
  return { theo: 'Theo', mina: 'Mina' }[key] ?? '';
}
