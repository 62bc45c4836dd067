import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { openTestBotForWeeks } from '../support/days.ts';
import {
  findMover,
  getBoard,
  getBoards,
  getLobbyCard,
  getOffers,
  startMatch,
  takeTurn,
  waitForMessage,
} from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBotForWeeks();
});
afterEach(async () => {
  await closeCalmly(testBot);
});

test('absence: is shown on the board, on the lobby card and under More', async () => {
  await waitForMessage(getPerson('theo').slash(CHANNEL, 'play', { game: 'runaround', 'time-limit': 'null' }));
  await waitUntilIdle(testBot);
  await waitForMessage(getPerson('mina').click(getLobbyCard(testBot, CHANNEL), 'Join'));
  await callMe('mina', { away: '3 days' });
  expect(getLobbyCard(testBot, CHANNEL).content).toMatch(/\n-# Mina is away until <t:\d+:f>\.\n/);
  await waitForMessage(getPerson('theo').click(getLobbyCard(testBot, CHANNEL), 'Start'));
  await waitUntilIdle(testBot);
  const more = await waitForMessage(getPerson('theo').click(getBoard(testBot, CHANNEL), 'More'));
  expect(more.content).toMatch(/\n-# Mina is away until <t:\d+:f>\.\n/);
  await playUntilTurn('mina');
  expect(getBoard(testBot, CHANNEL).content).toMatch(
    /<@\d+>, your turn:\*\* .*\n-# Mina is away until <t:\d+:f>\.$/,
  );
  await callMe('mina', { away: 'off' });
  expect(getBoard(testBot, CHANNEL).content).not.toContain('away');
});

test('absence: of the player to move is added to the current board without a ping', async () => {
  const mover = await startAwayMatch();
  const before = getBoard(testBot, CHANNEL);
  testBot.discord.clock.advance(5 * HOUR);
  await callMe(mover.nick, { away: '3 days' });
  const board = getBoard(testBot, CHANNEL);
  expect(board.id).toBe(before.id);
  expect(board.content).toBe(`${before.content}\n${board.content.split('\n').at(-1)}`);
  expect(board.content).toMatch(new RegExp(`-# ${mover.nick} is away until <t:\\d+:f>\\.$`));
  expect(getOffers(board)).toEqual(getOffers(before));
});

test('absence: the player is named without a ping until its end, and pinged then', async () => {
  await startAwayMatch();
  await playUntilTurn('theo');
  const { until } = await callMe('mina', { away: '3 days' });
  const before = listPings('mina');
  await playUntilTurn('mina');
  expect(listPings('mina')).toEqual(before);
  await passTimeUntil(until - HOUR);
  expect(listPings('mina')).toEqual(before);
  await passTimeUntil(until + HOUR);
  expect(listPings('mina')).toEqual([...before, getBoard(testBot, CHANNEL).id]);
  expect(getBoard(testBot, CHANNEL).content).not.toContain('away');
  expect(getBoards(testBot, CHANNEL)).toHaveLength(1);
});

test('absence: a player who ends it early is pinged at once', async () => {
  const mover = await startAwayMatch();
  await callMe(mover.nick, { away: '3 days' });
  const before = getBoard(testBot, CHANNEL).id;
  await callMe(mover.nick, { away: 'off' });
  expect(getBoard(testBot, CHANNEL).id).not.toBe(before);
  expect(listPings(mover.nick)).toContain(getBoard(testBot, CHANNEL).id);
  expect(await callMe(mover.nick, { away: 'off' })).toEqual({ until: 0 });
  expect(getBoards(testBot, CHANNEL)).toHaveLength(1);
});

test('absence: is shown after a restart when the bot ended before it could show it', async () => {
  const { id, nick } = await startAwayMatch();
  const until = testBot.app.now() + DAY;
  await testBot.store
    .updateTable('people')
    .set({ away_from: 1, away_until: until })
    .where('person', '=', id)
    .execute();
  await testBot.store.insertInto('outbox').values({ table_id: 1, kind: 'reshow', queued_at: 1 }).execute();
  testBot = await testBot.again();
  await waitUntilIdle(testBot);
  expect(getBoard(testBot, CHANNEL).content).toContain(`-# ${nick} is away until `);
});

test('absence and quiet hours: move the alarms of the player to move, and of no one else', async () => {
  const mover = await startAwayMatch();
  const [alarm] = await listTurnAlarms();
  await callMe(mover.nick, { away: '3 days' });
  const { until } = await callMe(mover.nick);
  const [away] = await listTurnAlarms();
  expect(away).toBeGreaterThan(Number(alarm) + 2 * DAY);
  expect(away).toBeGreaterThan(until);
  await callMe(mover.nick, { away: 'off' });
  expect(Math.abs(Number((await listTurnAlarms())[0]) - Number(alarm))).toBeLessThan(HOUR);
  const hour = new Date(Number(alarm)).getUTCHours();
  await callMe(mover.nick, { zone: 'utc', quiet: `${hour}-${(hour + 2) % 24}` });
  const [quiet] = await listTurnAlarms();
  expect(new Date(Number(quiet)).getUTCHours()).toBe((hour + 2) % 24);
  expect(Number(quiet) - Number(alarm)).toBeLessThanOrEqual(2 * HOUR);
  const other = mover.nick === 'Theo' ? 'mina' : 'theo';
  await callMe(other, { away: '9 days', zone: 'kst', quiet: '1-23' });
  expect(await listTurnAlarms()).toEqual([quiet]);
});

test('reminders: pause during an absence and go on as if no time had passed', async () => {
  const { nick } = await startAwayMatch();
  const reminders = () => testBot.discord.sent.filter(({ text }) => /^turn:/m.test(text)).length;
  await passTimeUntil(testBot.app.now() + 12 * HOUR);
  const { until } = await callMe(nick, { away: '5 days' });
  await passTimeUntil(until + HOUR);
  expect(reminders()).toBe(0);
  await passTimeUntil(until + 11 * HOUR);
  expect(reminders()).toBe(0);
  await passTimeUntil(until + 13 * HOUR);
  expect(reminders()).toBe(1);
});

test('turn clock: keeps the pause of one absence when the next one begins', async () => {
  const mover = await startAwayMatch();
  const [alarm] = await listTurnAlarms();
  const { until } = await callMe(mover.nick, { away: '2 days' });
  const rest = until - testBot.app.now();
  await passTimeUntil(until + HOUR);
  await callMe(mover.nick, { away: '2 days' });
  await callMe(mover.nick, { away: 'off' });
  expect(Math.abs(Number((await listTurnAlarms())[0]) - Number(alarm) - rest)).toBeLessThan(HOUR);
});

async function startAwayMatch(): Promise<PlaygroundUser> {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'], pace: 'null' });
  const mover = findMover(testBot, CHANNEL);
  if (!mover) throw new Error('Nobody is to move');
  return mover;
}

async function playUntilTurn(name: string): Promise<void> {
  while (findMover(testBot, CHANNEL)?.id !== getPerson(name).id)
    await takeTurn(testBot, CHANNEL, createSeededChance(3));
}

/** Sets an absence in `/settings`. Returns its end in ms since 1970, or 0. */
async function callMe(
  name: string,
  wishes: Readonly<Record<string, string>> = {},
): Promise<{ readonly until: number }> {
  const panel = await waitForMessage(getPerson(name.toLowerCase()).slash('table-two', 'settings', wishes));
  await waitUntilIdle(testBot);
  const [, until = 0] = /Away until <t:(\d+):f>/.exec(panel.content) ?? [];
  return { until: Number(until) * 1000 };
}

async function passTimeUntil(time: number): Promise<void> {
  testBot.discord.clock.advance(time - testBot.app.now());
  for (let look = 0; look < 20; look++) await new Promise((resume) => setImmediate(resume));
  await waitUntilIdle(testBot);
}

/** Lists the messages that pinged a person. */
function listPings(name: string): readonly string[] {
  const { id } = getPerson(name.toLowerCase());
  const fresh = testBot.discord.sent.filter(({ kind, pinged }) => kind === 'message' && pinged.includes(id));
  return fresh.map(({ message }) => String(message));
}

async function listTurnAlarms(): Promise<readonly number[]> {
  const rows = await testBot.store.selectFrom('alarms').select('at').where('kind', '=', 'turn').execute();
  return rows.map(({ at }) => at);
}

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}
