import type { APIMessage } from 'discord-api-types/v10';
import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import {
  findMover,
  getBoard,
  getBoards,
  getLobbyCard,
  giveAnswer,
  openPanel,
  pressPlay,
  startMatch,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { loadWholeLog } from '../support/verify.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot();
});
afterEach(async () => await testBot.end());

const NEEDED = [
  ['View Channel', P.ViewChannel],
  ['Send Messages', P.SendMessages],
  ['Attach Files', P.AttachFiles],
  ['Read Message History', P.ReadMessageHistory],
] as const;

test.each(NEEDED)('without %s: /play is refused and names it', async (name, bit) => {
  testBot.discord.channel(CHANNEL).deny(bit);
  const told = await waitForMessage(getPerson('theo').slash(CHANNEL, 'play', { game: 'forage' }));
  expect(told.content).toContain(`I also need: ${name}.`);
  await expectNothingDone();
});

const FOR_THREADS = [
  ['Create Public Threads', P.CreatePublicThreads],
  ['Send Messages in Threads', P.SendMessagesInThreads],
] as const;

test.each(FOR_THREADS)('without %s: no thread opens, and it is named', async (name, bit) => {
  testBot.discord.channel(CHANNEL).deny(bit);
  const told = await waitForMessage(
    getPerson('theo').slash(CHANNEL, 'play', { game: 'forage', thread: true }),
  );
  expect(told.content).toContain(`I also need: ${name}.`);
  await expectNothingDone();
});

test('missing permissions: are named together in the language of the user', async () => {
  testBot.discord.channel(CHANNEL).deny(P.SendMessages, P.AttachFiles);
  const theo = await waitForMessage(getPerson('theo').slash(CHANNEL, 'play', { game: 'forage' }));
  expect(theo.content).toContain('Send Messages and Attach Files');
  const jisu = await waitForMessage(getPerson('jisu').slash(CHANNEL, 'play', { game: 'forage' }));
  expect(jisu.content).toMatch(/[가-힣]/);
  expect(jisu.content).not.toContain('I can’t play');
});

test('move: is refused when the bot may not write in the channel', async () => {
  const mover = await startRunaround();
  const board = getBoard(testBot, CHANNEL);
  testBot.discord.channel(CHANNEL).deny(P.SendMessages);
  const panel = await roll(mover);
  expect(panel.content).toContain('Send Messages');
  expect(await loadWholeLog(testBot.app, 1)).toHaveLength(1);
  permitAll();
  await typeFirstMove(mover);
  expect(getBoard(testBot, CHANNEL).content).not.toBe(board.content);
  expect(getBoards(testBot, CHANNEL)).toHaveLength(1);
  expectCalm(testBot);
});

test('board that could not be posted: is posted at the next command after the permission is back', async () => {
  const mover = await startRunaround();
  await roll(mover);
  const other = getPerson(mover.key === 'theo' ? 'mina' : 'theo');
  testBot.pass(120_000);
  const stop = testBot.discord.onRequest(({ method, phase, path }) => {
    if (phase !== 'before' || method !== 'POST' || !path.endsWith('/messages')) return;
    stop();
    testBot.discord.channel(CHANNEL).deny(P.SendMessages);
  });
  await layCoin(mover, false);
  await testBot.discord.until(({ problems }) => problems.length > 0, 'the board is refused');
  await testBot.bot.publisher.idle();
  expect(getBoard(testBot, CHANNEL).content).not.toContain(`<@${other.id}>`);
  permitAll();
  await waitForMessage(mover.slash(CHANNEL, 'table board'));
  await waitUntilIdle(testBot);
  expect(getBoard(testBot, CHANNEL).content).toContain(`<@${other.id}>`);
  expect(getBoards(testBot, CHANNEL)).toHaveLength(1);
  expect(testBot.discord.problems.filter((line) => !line.includes(' 50013 '))).toEqual([]);
});

test('Forage board: stops showing an announced coin even when no new board can be posted', async () => {
  const [first, second] = await startForage();
  await layCoin(first);
  const board = getBoard(testBot, CHANNEL);
  const announced = board.content;
  const stop = testBot.discord.onRequest(({ method, phase, path }) => {
    if (phase !== 'before' || method !== 'POST' || !path.endsWith('/messages')) return;
    stop();
    testBot.discord.channel(CHANNEL).deny(P.SendMessages);
  });
  testBot.pass(120_000);
  await layCoin(second, false);
  await testBot.discord.until(
    (discord) => discord.message(board.id)?.content !== announced,
    'the board is hushed',
  );
  await testBot.bot.publisher.idle();
  expect(testBot.discord.message(board.id)?.content).not.toMatch(/ shows the /);
  expect(testBot.discord.message(board.id)?.components).not.toEqual([]);
});

test('without Attach Files: panel and board come without pictures, and the move is made', async () => {
  const mover = await startRunaround();
  const board = getBoard(testBot, CHANNEL);
  testBot.discord.channel(CHANNEL).deny(P.AttachFiles);
  const panel = await roll(mover);
  expect(panel.content).toContain('rolls');
  expect(panel.attachments).toEqual([]);
  expect(getBoard(testBot, CHANNEL).id).toBe(board.id);
  expect(board.attachments).toHaveLength(1);
  expect(getBoard(testBot, CHANNEL).attachments).toEqual([]);
  expect(getBoards(testBot, CHANNEL)).toHaveLength(1);
  expect(await loadWholeLog(testBot.app, 1)).toHaveLength(2);
});

test('deleted board: the game goes on, and a new board is posted', async () => {
  const mover = await startRunaround();
  await removeMessage(getBoard(testBot, CHANNEL));
  expect(getBoards(testBot, CHANNEL)).toEqual([]);
  const again = await waitForMessage(mover.slash(CHANNEL, 'table board'));
  expect(again.attachments).toHaveLength(1);
  const panel = await waitForMessage(pressPlay(mover, again));
  await giveAnswer(mover, panel, 'Roll the die');
  await waitUntilIdle(testBot);
  expect(getBoards(testBot, CHANNEL)).toHaveLength(1);
  expect(testBot.discord.problems).toEqual([expect.stringContaining(' 10008 ')]);
});

test('deleted lobby card: is posted again at the next change', async () => {
  await waitForMessage(getPerson('theo').slash(CHANNEL, 'play', { game: 'runaround' }));
  await waitUntilIdle(testBot);
  await removeMessage(getLobbyCard(testBot, CHANNEL));
  await waitForMessage(getPerson('mina').slash(CHANNEL, 'join'));
  await waitUntilIdle(testBot);
  expect(getLobbyCard(testBot, CHANNEL).content).toContain('2. Mina');
  await waitForMessage(getPerson('theo').click(getLobbyCard(testBot, CHANNEL), 'Start'));
  await waitUntilIdle(testBot);
  expect(getBoards(testBot, CHANNEL)).toHaveLength(1);
});

async function expectNothingDone(): Promise<void> {
  await waitUntilIdle(testBot);
  expect(await testBot.store.selectFrom('tables').selectAll().execute()).toEqual([]);
  expect(testBot.discord.channel(CHANNEL).messages).toEqual([]);
  expect(testBot.discord.sent.map(({ kind, audience }) => [kind, audience])).toEqual([
    ['reply', getPerson('theo').id],
  ]);
  expectCalm(testBot);
}

async function startRunaround(): Promise<PlaygroundUser> {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  return findMover(testBot, CHANNEL) as PlaygroundUser;
}

/** Starts Forage for three. Returns the first two people in the order of their turns. */
async function startForage(): Promise<readonly [PlaygroundUser, PlaygroundUser]> {
  await startMatch(testBot, { game: 'forage', channel: CHANNEL, people: ['theo', 'mina', 'rex'] });
  const first = findMover(testBot, CHANNEL) as PlaygroundUser;
  const order = ['theo', 'mina', 'rex'];
  return [first, getPerson(order[(order.indexOf(first.key) + 1) % 3] as string)];
}

/** Makes the first offered move: in Forage a coin and a direction. */
async function layCoin(who: PlaygroundUser, rest = true): Promise<void> {
  const [offer] = await who.complete(CHANNEL, 'move', { text: '' }, 'text');
  await waitForMessage(who.slash(CHANNEL, 'move', { text: String(offer?.value) }));
  if (rest) await waitUntilIdle(testBot);
}

function permitAll(): void {
  const all = P.SendMessages | P.ViewChannel | P.AttachFiles | P.ReadMessageHistory;
  testBot.discord.channel(CHANNEL).permit(all);
}

async function roll(mover: PlaygroundUser): Promise<APIMessage> {
  const panel = await openPanel(testBot, mover, CHANNEL);
  const next = await giveAnswer(mover, panel, 'Roll the die');
  await waitUntilIdle(testBot);
  return next;
}

/** Types the first move offered to the player who is due. */
async function typeFirstMove(first: PlaygroundUser): Promise<void> {
  for (const who of [first, getPerson(first.key === 'theo' ? 'mina' : 'theo')]) {
    const [offer] = await who.complete(CHANNEL, 'move', { text: '' }, 'text');
    if (!offer) continue;
    await waitForMessage(who.slash(CHANNEL, 'move', { text: String(offer.value) }));
    return await waitUntilIdle(testBot);
  }
  throw new Error('Nobody is offered a move');
}

/** Deletes a message as a channel manager does. */
async function removeMessage(message: APIMessage): Promise<void> {
  const { api, token } = testBot.discord;
  const url = `${api}/v10/channels/${message.channel_id}/messages/${message.id}`;
  const { status } = await fetch(url, { method: 'DELETE', headers: { authorization: `Bot ${token}` } });
  expect(status).toBe(204);
}

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}
