import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoServer } from '../../src/demo-server.ts';
import type { PlaygroundUser, ServerPlan, TestChannel } from '../../src/playground/index.ts';
import { getAnswers, getOffers, giveAnswer, isPrivate, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { loadStoredTable } from '../support/verify.ts';
import { expectCalm, expectNoBug, waitUntilIdle } from '../support/wait-until-idle.ts';

/** A server without the bot, of Theo and a person who shares no other server with it. */
const bookClub: ServerPlan = {
  name: 'Book Club',
  bot: demoServer.bot,
  hasBot: false,
  channels: ['books'],
  people: [
    { key: 'theo', name: 'Theo' },
    { key: 'noor', name: 'Noor' },
  ],
};

let testBot: TestBot;
let mina: PlaygroundUser;
let theo: PlaygroundUser;
let noor: PlaygroundUser;

beforeEach(async () => {
  testBot = await openTestBot({ servers: [demoServer, bookClub] });
  mina = testBot.discord.person('mina');
  theo = testBot.discord.person('theo');
  noor = testBot.discord.person('noor');
});
afterEach(async () => await testBot.end());

test('user install: two people start a game in a group and play it in their direct messages', async () => {
  mina.install();
  const group = testBot.discord.openGroup(['mina', 'theo', 'noor']);
  const offer = await openGame(mina, group);
  expect(noor.sees(group).map(({ message }) => message.id)).toContain(offer.id);
  expect(await pressJoin(theo, offer)).toContain('seat 2. The game is coming to your direct messages.');
  await startGame(mina);
  for (let turn = 0; turn < 3; turn++) await takeTurnApart([mina, theo]);
  expectOnlyAnswers(group.id);
  expectCalm(testBot);
});

test('user install: a game starts on a server without the bot', async () => {
  theo.install();
  noor.install();
  const books = testBot.discord.channel('books');
  const offer = await openGame(theo, books);
  expect(await pressJoin(noor, offer)).toContain('seat 2. The game is coming to your direct messages.');
  await startGame(theo);
  await takeTurnApart([theo, noor]);
  expectOnlyAnswers(books.id);
  expectCalm(testBot);
});

test('user install: an unreachable player gets instructions to add the bot, and the others play', async () => {
  mina.install();
  const group = testBot.discord.openGroup(['mina', 'theo', 'noor']);
  const offer = await openGame(mina, group, 'moneyrun');
  expect(await pressJoin(noor, offer)).toContain('seat 2. But I can’t send you direct messages yet.');
  expect(await pressJoin(theo, offer)).toContain('seat 3. The game is coming to your direct messages.');
  await startGame(mina);
  await takeTurnApart([mina, theo]);
  expect(getOwn(noor)).toBeUndefined();
  expectOnlyUnreached();
});

test('user install: a player who has added the bot gets the game at the next press', async () => {
  mina.install();
  const offer = await openGame(mina, testBot.discord.openGroup(['mina', 'noor']));
  await pressJoin(noor, offer);
  expect(await pressJoin(noor, offer)).toContain('I can’t send you direct messages yet.');
  noor.install();
  expect(await pressJoin(noor, offer)).toContain('seat 2. The game is coming to your direct messages.');
  await startGame(mina);
  await takeTurnApart([mina, noor]);
  expectOnlyUnreached();
});

/** Opens a game there; returns the answer that everybody sees. */
async function openGame(host: PlaygroundUser, place: TestChannel, game = 'runaround'): Promise<APIMessage> {
  const offer = await waitForMessage(host.slash(place, 'play', { game }));
  expect(isPrivate(offer)).toBe(false);
  await waitUntilIdle(testBot);
  return offer;
}

/** Presses *Join*; returns the private answer. */
async function pressJoin(who: PlaygroundUser, offer: APIMessage): Promise<string> {
  const joined = await waitForMessage(who.click(offer, 'Join'));
  expect(isPrivate(joined)).toBe(true);
  await waitUntilIdle(testBot);
  return joined.content;
}

async function startGame(host: PlaygroundUser): Promise<void> {
  await waitUntilIdle(testBot);
  await waitForMessage(host.click(getOwn(host), 'Start'));
  await waitUntilIdle(testBot);
}

/** Has the player on turn play one turn; then the boards of all these people name the next player. */
async function takeTurnApart(people: readonly PlaygroundUser[]): Promise<void> {
  const before = (await loadStoredTable(testBot.app, 1)).record.version;
  const mover = people.find((one) => findCalled(getOwn(one)) === one.id)!;
  const board = getOwn(mover);
  const [first = ''] = getOffers(board);
  let panel = await waitForMessage(mover.click(board, first));
  while (getAnswers(panel).length > 0) panel = await giveAnswer(mover, panel, String(getAnswers(panel)[0]));
  await waitUntilIdle(testBot);
  expect((await loadStoredTable(testBot.app, 1)).record.version).toBeGreaterThan(before);
  const named = people.map((one) => findCalled(getOwn(one)));
  expect(new Set(named).size).toBe(1);
  expect(named[0]).not.toBe(mover.id);
}

/** Returns the id of the person whose turn a board announces. */
const findCalled = ({ content }: APIMessage): string | undefined => /<@(\d+)>, your turn/.exec(content)?.[1];

/** Returns the newest lasting message of the bot in a person's direct messages. */
function getOwn(person: PlaygroundUser): APIMessage {
  const own = person.sees(person.direct()).map(({ message }) => message);
  return own.findLast((message) => !isPrivate(message) && message.author.bot)!;
}

/** Expects that the bot sent nothing to a channel but answers to interactions. */
function expectOnlyAnswers(channel: string): void {
  const kinds = testBot.discord.sent.flatMap((item) => (item.channel === channel ? [item.kind] : []));
  expect(kinds).not.toContain('message');
  expect(kinds.length).toBeGreaterThan(0);
}

/** Expects that Discord refused nothing but direct messages to a person without the bot. */
function expectOnlyUnreached(): void {
  const { problems } = testBot.discord;
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.filter((line) => !line.includes(' 50278 '))).toEqual([]);
  expectNoBug(testBot);
}
