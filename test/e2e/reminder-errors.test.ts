import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findUpcomingAlarm, fireDueAlarm } from '../../src/app/alarms/alarms.ts';
import {
  claimChannelReminder,
  claimDirectReminder,
  type Reminder,
  recordDirectChannel,
} from '../../src/app/publishing/reminders.ts';
import { postMessage } from '../../src/discord/core/rest/channel.ts';
import { createNonce } from '../../src/discord/publishing/post-with-fallback.ts';
import { createReminderMessage } from '../../src/discord/turns/reminder.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { DEFAULT_TIME_SETTINGS, saveTimeSettings, type TimeSettings } from '../../src/store/user-settings.ts';
import { openTestBotForWeeks, passTime, waitUntilSettled } from '../support/days.ts';
import { beginPacedMatch, playUntilTurnPasses } from '../support/paced-match.ts';
import { getPosts, getReminders } from '../support/reminders.ts';
import type { TestBot } from '../support/test-bot.ts';

const CHANNEL = 'table-one';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBotForWeeks({ byHand: false, restTimeout: 400 });
});
afterEach(async () => {
  await testBot.end();
});

describe('reminders after failures', () => {
  test('reminder: goes on after a restart, with one message for all reminders due meanwhile', async () => {
    const late = await beginPacedMatch(testBot, CHANNEL);
    await passTime(testBot, DAY);
    const { id } = getReminders(testBot, CHANNEL)[0] as APIMessage;
    testBot.discord.clock.advance(HOUR);
    await testBot.bot.close();
    testBot.discord.clock.advance(8 * DAY);
    testBot = await testBot.again();
    await waitUntilSettled(testBot);
    expect(getReminders(testBot, CHANNEL)).toHaveLength(1);
    expect(getReminders(testBot, CHANNEL)[0]?.id).not.toBe(id);
    expect(countPings(late)).toBe(3);
    await playUntilTurnPasses(testBot, CHANNEL, chance);
    expect(getReminders(testBot, CHANNEL)).toEqual([]);
  });

  test.each(['before', 'after'] as const)(
    'reminder: comes once when its request fails %s the write',
    async (write) => {
      const late = await beginPacedMatch(testBot, CHANNEL);
      const before = countPings(late);
      const { channel } = testBot.discord.channel(CHANNEL);
      const path = new RegExp(`^/channels/${channel.id}/messages$`);
      testBot.discord.faults.next({ method: 'POST', path }, { kind: 'hang', write });
      await passTime(testBot, DAY);
      expect(getReminders(testBot, CHANNEL)).toHaveLength(1);
      expect(countPings(late)).toBe(before + 1);
      await playUntilTurnPasses(testBot, CHANNEL, chance);
      expect(getReminders(testBot, CHANNEL)).toEqual([]);
    },
  );

  test.each([
    ['here', false],
    ['here', true],
    ['dm', false],
    ['dm', true],
  ] as const)('reminder (%s, sent: %s): comes once when the process ends at its claim', async (way, sent) => {
    const late = await beginPacedMatch(testBot, CHANNEL);
    await storeWishes(late, { reminders: way });
    await testBot.bot.close();
    testBot.discord.clock.advance(DAY);
    const alarm = await findUpcomingAlarm(testBot.app);
    if (alarm) await fireDueAlarm(testBot.app, alarm);
    const reminder = await (way === 'dm' ? claimDirectReminder : claimChannelReminder)(testBot.app, 1);
    if (!reminder) throw new Error('Nobody is to be reminded');
    if (sent)
      await sendUnseen(reminder, way === 'dm' ? late.direct().id : testBot.discord.channel(CHANNEL).id);
    testBot = await testBot.again();
    await waitUntilSettled(testBot);
    const there = way === 'dm' ? late.sees(late.direct()) : getReminders(testBot, CHANNEL);
    expect(there).toHaveLength(1);
    await playUntilTurnPasses(testBot, CHANNEL, chance);
    expect(way === 'dm' ? late.sees(late.direct()) : getReminders(testBot, CHANNEL)).toEqual([]);
  });

  test('reminder: is deleted later when its deletion fails', async () => {
    await beginPacedMatch(testBot, CHANNEL);
    await passTime(testBot, DAY);
    const { channel } = testBot.discord.channel(CHANNEL);
    const path = new RegExp(`^/channels/${channel.id}/messages/`);
    testBot.discord.faults.next({ method: 'DELETE', path }, { kind: '502', write: 'before' });
    await passTime(testBot, 2 * DAY);
    await playUntilTurnPasses(testBot, CHANNEL, chance);
    expect(getReminders(testBot, CHANNEL)).toEqual([]);
  });
});

const chance = createSeededChance(3);

async function storeWishes({ id }: PlaygroundUser, timeSettings: Partial<TimeSettings>): Promise<void> {
  await saveTimeSettings(testBot.store, id, { ...DEFAULT_TIME_SETTINGS, ...timeSettings }, 0);
}

function countPings({ id }: PlaygroundUser): number {
  return getPosts(testBot).filter((post) => post.pinged.includes(id)).length;
}

/** Sends a reminder as if the bot ended before it heard of the delivery. */
async function sendUnseen(reminder: Reminder, channel: string): Promise<void> {
  const { app: ctx, bot } = testBot;
  const { id, claimedAt, person } = reminder.post;
  if (person !== null) await recordDirectChannel(ctx, reminder.post, channel);
  await postMessage(bot.bot, channel, await createReminderMessage(ctx, reminder), createNonce(id, claimedAt));
}
