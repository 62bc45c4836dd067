import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { comingAlarm, ring } from '../../src/app/alarms/alarms.ts';
import { claimDirect, claimHere, goesTo, type Reminder } from '../../src/app/publishing/reminders.ts';
import { post } from '../../src/discord/core/rest/channel.ts';
import { nonceOf } from '../../src/discord/publishing/posted.ts';
import { reminderMessage } from '../../src/discord/turns/reminder.ts';
import { seeded } from '../../src/engine/seeded.ts';
import type { Actor } from '../../src/playground/index.ts';
import { keepHours, type OwnHours, USUAL_HOURS } from '../../src/store/hours.ts';
import { openWeeks, settle, timePasses } from '../support/days.ts';
import type { Evening } from '../support/evening.ts';
import { begun, turnPassed } from '../support/paced.ts';
import { postsIn, remindersIn } from '../support/reminders.ts';

const CHANNEL = 'table-one';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let evening: Evening;
beforeEach(async () => {
  evening = await openWeeks({ byHand: false, restTimeout: 400 });
});
afterEach(async () => {
  await evening.end();
});

describe('whatever fails', () => {
  test('after a restart the same wait goes on, and all that has come meanwhile is one reminder', async () => {
    const late = await begun(evening, CHANNEL);
    await timePasses(evening, DAY);
    const { id } = remindersIn(evening, CHANNEL)[0] as APIMessage;
    evening.discord.clock.advance(HOUR);
    await evening.bot.close();
    evening.discord.clock.advance(8 * DAY);
    evening = await evening.again();
    await settle(evening);
    expect(remindersIn(evening, CHANNEL)).toHaveLength(1);
    expect(remindersIn(evening, CHANNEL)[0]?.id).not.toBe(id);
    expect(pinged(late)).toBe(3);
    await turnPassed(evening, CHANNEL, chance);
    expect(remindersIn(evening, CHANNEL)).toEqual([]);
  });

  test.each(['before', 'after'] as const)(
    'one whose sending fails %s it is written comes once',
    async (write) => {
      const late = await begun(evening, CHANNEL);
      const before = pinged(late);
      const { channel } = evening.discord.channel(CHANNEL);
      const path = new RegExp(`^/channels/${channel.id}/messages$`);
      evening.discord.faults.next({ method: 'POST', path }, { kind: 'hang', write });
      await timePasses(evening, DAY);
      expect(remindersIn(evening, CHANNEL)).toHaveLength(1);
      expect(pinged(late)).toBe(before + 1);
      await turnPassed(evening, CHANNEL, chance);
      expect(remindersIn(evening, CHANNEL)).toEqual([]);
    },
  );

  test.each([
    ['here', false],
    ['here', true],
    ['dm', false],
    ['dm', true],
  ] as const)('where the process ends at the claim of one %s, sent: %s, it comes once', async (way, sent) => {
    const late = await begun(evening, CHANNEL);
    await wishes(late, { reminders: way });
    await evening.bot.close();
    evening.discord.clock.advance(DAY);
    const alarm = await comingAlarm(evening.house);
    if (alarm) await ring(evening.house, alarm);
    const reminder = await (way === 'dm' ? claimDirect : claimHere)(evening.house, 1);
    if (!reminder) throw new Error('Nobody is to be reminded');
    if (sent)
      await sendUnseen(reminder, way === 'dm' ? late.direct().id : evening.discord.channel(CHANNEL).id);
    evening = await evening.again();
    await settle(evening);
    const there = way === 'dm' ? late.sees(late.direct()) : remindersIn(evening, CHANNEL);
    expect(there).toHaveLength(1);
    await turnPassed(evening, CHANNEL, chance);
    expect(way === 'dm' ? late.sees(late.direct()) : remindersIn(evening, CHANNEL)).toEqual([]);
  });

  test('a reminder that cannot be taken away is taken away later', async () => {
    await begun(evening, CHANNEL);
    await timePasses(evening, DAY);
    const { channel } = evening.discord.channel(CHANNEL);
    const path = new RegExp(`^/channels/${channel.id}/messages/`);
    evening.discord.faults.next({ method: 'DELETE', path }, { kind: '502', write: 'before' });
    await timePasses(evening, 2 * DAY);
    await turnPassed(evening, CHANNEL, chance);
    expect(remindersIn(evening, CHANNEL)).toEqual([]);
  });
});

const chance = seeded(3);

async function wishes({ id }: Actor, own: Partial<OwnHours>): Promise<void> {
  await keepHours(evening.store, id, { ...USUAL_HOURS, ...own }, 0);
}

function pinged({ id }: Actor): number {
  return postsIn(evening).filter((post) => post.pinged.includes(id)).length;
}

/** It arrives, and the bot ends before it has heard of it. */
async function sendUnseen(reminder: Reminder, channel: string): Promise<void> {
  const { house, bot } = evening;
  const { id, claimedAt, person } = reminder.post;
  if (person !== null) await goesTo(house, reminder.post, channel);
  await post(bot.bot.rest, channel, await reminderMessage(house, reminder), nonceOf(id, claimedAt));
}
