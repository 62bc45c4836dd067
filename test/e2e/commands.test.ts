import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  findMover,
  getBoard,
  getBoards,
  getOffers,
  plainCommands,
  startMatch,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { loadStoredTable, loadWholeLog } from '../support/verify.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot();
});
afterEach(async () => await closeCalmly(testBot));

test('commands: do the same as the buttons', async () => {
  await open('theo', 'runaround');
  expect((await say('rex', 'join')).content).toBe('You’re in: seat 2.');
  expect((await say('rex', 'table leave')).content).toBe('You left the lobby.');
  expect((await say('mina', 'join')).content).toBe('You’re in: seat 2.');
  expect((await say('mina', 'join')).content).toBe('You’re already in this game.');
  expect((await say('rex', 'join')).content).toBe('All 2 seats are taken.');
  expect((await say('theo', 'table start')).content).toBe('The game is starting.');
  await waitUntilIdle(testBot);
  expect((await say('rex', 'join')).content).toBe('The game has already started.');
  expect(getBoards(testBot, CHANNEL)).toHaveLength(1);
  const panel = await say(findMover(testBot, CHANNEL)?.key ?? '', 'move');
  expect(getOffers(panel)).toEqual(['Roll the die', 'Cancel']);
  expect((await say('theo', 'hand')).attachments).toHaveLength(1);
  expect((await say('rex', 'table board')).attachments).toHaveLength(1);
  const sure = await say('theo', 'table cancel');
  expect(getOffers(sure)).toEqual(['Cancel', 'Yes, end it']);
  await waitForMessage(getPerson('theo').click(sure, 'Yes, end it'));
  await waitUntilIdle(testBot);
  expect((await loadStoredTable(testBot.app, 1)).record.phase).toBe('cancelled');
  expect(getBoard(testBot, CHANNEL).content).toContain('Theo ended the game. Nobody wins.');
});

test('/move: completes a typed move, makes it and explains illegal ones', async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  const mover = findMover(testBot, CHANNEL)?.key ?? '';
  const choices = await getPerson(mover).complete(CHANNEL, 'move', { text: 'ro' }, 'text');
  expect(choices).toEqual([{ name: 'roll · Roll the die', value: 'roll' }]);
  const wrong = await say(mover, 'move', { text: 'fly' });
  expect(wrong.content).toContain('fly');
  expect(await loadWholeLog(testBot.app, 1)).toHaveLength(1);
  await say(mover, 'move', { text: String(choices[0]?.value) });
  await waitUntilIdle(testBot);
  expect(await loadWholeLog(testBot.app, 1)).toHaveLength(2);
});

test("/games: lists a player's tables with links, those waiting for the player first", async () => {
  expect(plainCommands((await say('theo', 'games')).content)).toBe(
    'You’re not in any games. Start one with /play.',
  );
  const places = ['general', 'table-one', 'table-two', '놀이방'];
  for (const channel of places.slice(0, 3))
    await startMatch(testBot, { game: 'runaround', channel, people: ['theo', 'mina'] });
  await waitForMessage(getPerson('theo').slash('놀이방', 'play', { game: 'forage' }));
  await waitUntilIdle(testBot);
  const list = (await say('theo', 'games')).content;
  const linked = places.map((channel) => {
    const { id, messages } = testBot.discord.channel(channel);
    return { channel, at: list.indexOf(`/${id}/${messages.at(-1)?.id}`) };
  });
  for (const { channel, at } of linked) expect(at, channel).toBeGreaterThan(0);
  const waits = (channel: string) => channel !== '놀이방' && findMover(testBot, channel)?.key === 'theo';
  const rank = (channel: string) => (channel === '놀이방' ? 2 : waits(channel) ? 0 : 1);
  const order = linked.toSorted((one, other) => one.at - other.at).map(({ channel }) => rank(channel));
  expect(order).toEqual(order.toSorted());
  const yours = list.indexOf('**Your turn**');
  expect(yours >= 0).toBe(order.includes(0));
  expect(list.indexOf('**Not started yet**')).toBeGreaterThan(yours);
});

test('/board text: describes the position in words', async () => {
  await startMatch(testBot, { game: 'forage', channel: CHANNEL, people: ['theo', 'rex'], ais: 1 });
  const words = await say('mina', 'table board', { text: true });
  expect(words.attachments).toEqual([]);
  expect(words.content).toMatch(/placing coins, round 1 of 6/);
  expect(words.content).toContain('\\*Rex\\_\\* 🦖');
});

test('/rules: shows the options of the table and has pages', async () => {
  await open('theo', 'runaround');
  const first = await say('rex', 'rules');
  expect(first.content).toContain('Settings of this game: default');
  const pages = Number(/1 of (\d+)/.exec(first.content)?.[1]);
  let page = first;
  for (let turned = 2; turned <= pages; turned++)
    page = await waitForMessage(getPerson('rex').click(page, 'Next'));
  expect(page.content).toContain(`${pages} of ${pages}`);
  expect(getOffers(page)).toEqual(['Previous']);
});

function getPerson(name: string) {
  return testBot.discord.person(name);
}

async function say(who: string, words: string, options = {}): Promise<APIMessage> {
  return await waitForMessage(getPerson(who).slash(CHANNEL, words, options));
}

async function open(host: string, game: string): Promise<void> {
  await say(host, 'play', { game });
  await waitUntilIdle(testBot);
}
