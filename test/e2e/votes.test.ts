import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { DEFAULT_TIME_SETTINGS, saveTimeSettings } from '../../src/store/user-settings.ts';
import { openTestBotForWeeks, passTime } from '../support/days.ts';
import { beginPacedMatch, getOtherPlayer } from '../support/paced-match.ts';
import { getPosts, getReminder, getReminders } from '../support/reminders.ts';
import { findMover, getBoard, getOffers, takeTurn, waitForMessage } from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const DAY = 86_400_000;
const CHOICES = ['Give more time', 'AI plays this turn', 'Let an AI take over', 'Open the seat'];

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBotForWeeks();
});
afterEach(async () => {
  expectCalm(testBot);
  await testBot.end();
});

test('timeout vote: without a time limit it comes with the reminder of the third day', async () => {
  const late = await beginPacedMatch(testBot, CHANNEL, { pace: 'null' });
  const other = getOtherPlayer(testBot, late);
  await passTime(testBot, DAY);
  expect(listOffered()).toEqual(['Play']);
  await passTime(testBot, 2 * DAY);
  expect(listOffered()).toEqual(['Play', ...CHOICES]);
  expect(getReminder(testBot, CHANNEL).content).toContain(`<@${other.id}>, what now?`);
  expect(listPinged(-1)).toEqual([late.id, other.id].sort());
  await passTime(testBot, 4 * DAY);
  expect(listPinged(-1)).toEqual([late.id]);
  await waitForMessage(other.click(getReminder(testBot, CHANNEL), 'Let an AI take over'));
  await waitUntilIdle(testBot);
  expect(getBoard(testBot, CHANNEL).content).toContain('An AI takes over for');
  expect(findMover(testBot, CHANNEL)?.id).toBe(other.id);
});

test('timeout vote: more time without a time limit starts the three reminders again', async () => {
  const late = await beginPacedMatch(testBot, CHANNEL, { pace: 'null' });
  await passTime(testBot, 3 * DAY);
  await waitForMessage(getOtherPlayer(testBot, late).click(getReminder(testBot, CHANNEL), 'Give more time'));
  await waitUntilIdle(testBot);
  expect(getReminders(testBot, CHANNEL)).toEqual([]);
  await passTime(testBot, DAY);
  expect(listOffered()).toEqual(['Play']);
  await passTime(testBot, 2 * DAY);
  expect(listPinged(-1)).toEqual([late.id, getOtherPlayer(testBot, late).id].sort());
});

test('timeout vote: a voter who is away is neither pinged nor waited for', async () => {
  await beginPacedMatch(testBot, CHANNEL, { game: 'forage', people: ['theo', 'mina', 'jisu'], pace: '24' });
  const late = findMover(testBot, CHANNEL) as PlaygroundUser;
  const [away, here] = ['theo', 'mina', 'jisu'].map(getPerson).filter(({ id }) => id !== late.id) as [
    PlaygroundUser,
    PlaygroundUser,
  ];
  const now = testBot.discord.clock.now();
  await saveTimeSettings(
    testBot.store,
    away.id,
    { ...DEFAULT_TIME_SETTINGS, away: { from: now, until: now + 20 * DAY } },
    0,
  );
  await passTime(testBot, DAY);
  expect(listPinged(-1)).toEqual([late.id, here.id].sort());
  await waitForMessage(here.click(getReminder(testBot, CHANNEL), 'Let an AI take over'));
  await waitUntilIdle(testBot);
  expect(getBoard(testBot, CHANNEL).content).toContain('An AI takes over for');
});

test('/games: lists an open vote of the player first, with a button to it, until the vote is cast', async () => {
  const late = await beginPacedMatch(testBot, CHANNEL, {
    game: 'forage',
    people: ['theo', 'mina', 'jisu'],
    pace: '24',
  });
  const [one] = ['theo', 'mina', 'jisu'].map(getPerson).filter(({ id }) => id !== late.id) as [
    PlaygroundUser,
  ];
  await passTime(testBot, DAY);
  const listed = await waitForMessage(one.slash('general', 'games'));
  expect(listed.content.split('\n')[0]).toMatch(/\*\*Your vote\*\*|\*\*투표할 게임\*\*/);
  const message = await waitForMessage(one.click(listed, String(getOffers(listed)[0])));
  expect(getOffers(message)).toHaveLength(4);
  await waitForMessage(one.click(message, String(getOffers(message)[0])));
  await waitUntilIdle(testBot);
  expect(listOffered()[1]).toBe('Give more time · 1');
  expect((await waitForMessage(one.slash('general', 'games'))).content).not.toMatch(/Your vote|투표할 게임/);
  const others = await waitForMessage(late.slash('general', 'games'));
  expect(others.content).not.toMatch(/Your vote|투표할 게임/);
});

test('/games: lists an undo request as a vote of the player', async () => {
  const mover = await beginPacedMatch(testBot, CHANNEL, {
    game: 'motox',
    people: ['theo', 'mina', 'rex'],
    pace: '24',
  });
  const other = getPerson(mover.key === 'theo' ? 'mina' : 'theo');
  for (let turn = 0; turn < 3; turn++) await takeTurn(testBot, CHANNEL, chance);
  const more = await waitForMessage(mover.click(getBoard(testBot, CHANNEL), 'More'));
  const sure = await waitForMessage(mover.click(more, 'Ask to undo'));
  if (getOffers(sure).includes('Ask to undo')) await waitForMessage(mover.click(sure, 'Ask to undo'));
  await waitUntilIdle(testBot);
  const listed = await waitForMessage(other.slash('general', 'games'));
  expect(listed.content.split('\n')[0]).toMatch(/\*\*Your vote\*\*/);
});

test('/games: lists an open invitation before all other games, with a link to its lobby', async () => {
  await beginPacedMatch(testBot, CHANNEL);
  await waitForMessage(
    getPerson('theo').slash('table-two', 'play', { game: 'gostop', with: getPerson('mina').id }),
  );
  await waitUntilIdle(testBot);
  const listed = await waitForMessage(getPerson('mina').slash('general', 'games'));
  expect(listed.content.split('\n')[0]).toBe('**Invitations**');
  expect(JSON.stringify(listed.components)).toMatch(
    /"url":"https:\/\/discord\.com\/channels\/\d+\/\d+\/\d+"/,
  );
});

const chance = createSeededChance(3);

function getPerson(key: string): PlaygroundUser {
  return testBot.discord.person(key);
}

/** Lists the people that a new message of the channel pinged; −1 is the last message. */
function listPinged(at: number): readonly string[] {
  return [...(getPosts(testBot).at(at)?.pinged ?? [])].sort();
}

/** Lists the reminder's buttons, except that for the time zone on first reminders. */
function listOffered(): readonly string[] {
  return getOffers(getReminder(testBot, CHANNEL)).filter((label) => label !== 'Set my time zone');
}
