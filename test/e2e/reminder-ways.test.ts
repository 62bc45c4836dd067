import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { DEFAULT_TIME_SETTINGS, saveTimeSettings, type TimeSettings } from '../../src/store/user-settings.ts';
import { openTestBotForWeeks, passTime } from '../support/days.ts';
import { beginPacedMatch, chooseOption, getMatchStart, playUntilTurnPasses } from '../support/paced-match.ts';
import { getPosts, getReminders } from '../support/reminders.ts';
import { getAnswers, getBoard, getLobbyCard, openPanel, waitForMessage } from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

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

describe('reminder settings', () => {
  test("direct reminder: is in the player's language, links to the board and is deleted after the move", async () => {
    const late = await beginPacedMatch(testBot, CHANNEL);
    await storeWishes(late, { reminders: 'dm', language: 'ko' });
    const before = getPosts(testBot).length;
    await passTime(testBot, DAY);
    expect(getPosts(testBot)).toHaveLength(before);
    const [direct, ...others] = late.sees(late.direct());
    expect(others).toEqual([]);
    expect(direct?.message.content).toContain('내 차례입니다');
    expect(direct?.message.content).toContain(`/${getBoard(testBot, CHANNEL).id}`);
    await passTime(testBot, 2 * DAY);
    expect(late.sees(late.direct())).toHaveLength(1);
    await playUntilTurnPasses(testBot, CHANNEL, chance);
    expect(late.sees(late.direct())).toEqual([]);
    expectCalm(testBot);
  });

  test('direct reminder: comes in the channel for a player without direct messages', async () => {
    const late = await beginPacedMatch(testBot, CHANNEL);
    await storeWishes(late, { reminders: 'dm' });
    late.takeDirect(false);
    await passTime(testBot, DAY);
    expect(getPosts(testBot).at(-1)?.pinged).toEqual([late.id]);
    expect(getReminders(testBot, CHANNEL)).toHaveLength(1);
    expect(late.sees(late.direct())).toEqual([]);
    await playUntilTurnPasses(testBot, CHANNEL, chance);
    expect(getReminders(testBot, CHANNEL)).toEqual([]);
  });

  test('reminder: is not sent to a player who turned it off', async () => {
    const late = await beginPacedMatch(testBot, CHANNEL, { pace: 'null' });
    await storeWishes(late, { reminders: 'none' });
    const before = testBot.discord.sent.length;
    await passTime(testBot, 2 * DAY);
    expect(testBot.discord.sent).toHaveLength(before);
    await passTime(testBot, 14 * DAY);
    expect(
      getPosts(testBot)
        .slice(before)
        .flatMap(({ pinged }) => pinged),
    ).not.toContain(late.id);
  });

  test('reminder: waits for the end of quiet hours', async () => {
    const late = await beginPacedMatch(testBot, CHANNEL);
    const start = new Date(await getMatchStart(testBot)).getUTCHours() * 60;
    await storeWishes(late, { zone: 'UTC', quiet: { from: start - 60, to: start + 120 } });
    await passTime(testBot, DAY + HOUR);
    expect(getReminders(testBot, CHANNEL)).toEqual([]);
    await passTime(testBot, HOUR + 60_000);
    expect(getReminders(testBot, CHANNEL)).toHaveLength(1);
  });

  test('reminder: of two players to move each gets one, and the message names those still to move', async () => {
    await startWithBothDue();
    const started = await getMatchStart(testBot);
    await storeWishes(getPerson('mina'), { zone: 'UTC', away: { from: started, until: started + DAY } });
    await passTime(testBot, DAY);
    expect(getPosts(testBot).at(-1)?.pinged).toEqual([getPerson('theo').id]);
    await passTime(testBot, DAY);
    expect(getPosts(testBot).at(-1)?.pinged).toEqual([getPerson('mina').id]);
    expect(getReminders(testBot, CHANNEL)).toHaveLength(1);
    for (const key of ['theo', 'mina'])
      expect(getReminders(testBot, CHANNEL)[0]?.content).toContain(`<@${getPerson(key).id}>`);
    const panel = await openPanel(testBot, getPerson('theo'), CHANNEL);
    await waitForMessage(getPerson('theo').click(panel, String(getAnswers(panel)[0])));
    await waitUntilIdle(testBot);
    expect(getReminders(testBot, CHANNEL)).toHaveLength(1);
    expect(getReminders(testBot, CHANNEL)[0]?.content).not.toContain(`<@${getPerson('theo').id}>`);
    expectCalm(testBot);
  });
});

const chance = createSeededChance(3);

/** Starts Go-Stop with Theo and Mina choosing the dealer at the same time. */
async function startWithBothDue(): Promise<void> {
  const theo = getPerson('theo');
  await waitForMessage(theo.slash(CHANNEL, 'play', { game: 'gostop', 'time-limit': 'null' }));
  await waitUntilIdle(testBot);
  await waitForMessage(getPerson('mina').click(getLobbyCard(testBot, CHANNEL), 'Join'));
  await chooseOption(testBot, CHANNEL, theo, 'Dealer', 'Rock, paper, scissors');
  await waitUntilIdle(testBot);
  await waitForMessage(theo.click(getLobbyCard(testBot, CHANNEL), 'Start'));
  await waitUntilIdle(testBot);
}

function getPerson(key: string): PlaygroundUser {
  return testBot.discord.person(key);
}

async function storeWishes({ id }: PlaygroundUser, timeSettings: Partial<TimeSettings>): Promise<void> {
  await saveTimeSettings(testBot.store, id, { ...DEFAULT_TIME_SETTINGS, ...timeSettings }, 0);
}
