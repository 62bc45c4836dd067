import type { APIMessage } from 'discord-api-types/v10';
import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../src/playground/index.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered, boardIn, boardsIn, cardIn, giveAnswer, sitDown, toMove } from '../support/table.ts';
import { wholeLog } from '../support/verify.ts';

const CHANNEL = 'table-one';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
});
afterEach(async () => await evening.end());

const NEEDED = [
  ['View Channel', P.ViewChannel],
  ['Send Messages', P.SendMessages],
  ['Attach Files', P.AttachFiles],
  ['Read Message History', P.ReadMessageHistory],
] as const;

test.each(NEEDED)('without %s no table is opened, and it is named', async (name, bit) => {
  evening.discord.channel(CHANNEL).deny(bit);
  const told = await answered(person('theo').slash(CHANNEL, 'play', { game: 'forage' }));
  expect(told.content).toContain(`I still need: ${name}.`);
  await expectNothingDone();
});

const FOR_THREADS = [
  ['Create Public Threads', P.CreatePublicThreads],
  ['Send Messages in Threads', P.SendMessagesInThreads],
] as const;

test.each(FOR_THREADS)('without %s no thread is opened, and it is named', async (name, bit) => {
  evening.discord.channel(CHANNEL).deny(bit);
  const told = await answered(person('theo').slash(CHANNEL, 'play', { game: 'forage', thread: true }));
  expect(told.content).toContain(`I still need: ${name}.`);
  await expectNothingDone();
});

test('several missing permissions are named together, in the language of the person', async () => {
  evening.discord.channel(CHANNEL).deny(P.SendMessages, P.AttachFiles);
  const theo = await answered(person('theo').slash(CHANNEL, 'play', { game: 'forage' }));
  expect(theo.content).toContain('Send Messages and Attach Files');
  const jisu = await answered(person('jisu').slash(CHANNEL, 'play', { game: 'forage' }));
  expect(jisu.content).toMatch(/[가-힣]/);
  expect(jisu.content).not.toContain('I cannot play');
});

test('where the channel cannot be told of a move none is made, and what is missing is named', async () => {
  const mover = await runaround();
  const board = boardIn(evening, CHANNEL);
  evening.discord.channel(CHANNEL).deny(P.SendMessages);
  const panel = await roll(mover);
  expect(panel.content).toContain('Send Messages');
  expect(await wholeLog(evening.house, 1)).toHaveLength(1);
  permitAll();
  await typed(mover);
  expect(boardIn(evening, CHANNEL).content).not.toBe(board.content);
  expect(boardsIn(evening, CHANNEL)).toHaveLength(1);
  expectCalm(evening);
});

test('a move whose board cannot be posted is told when somebody comes by after the permission is back', async () => {
  const mover = await runaround();
  await roll(mover);
  const other = person(mover.key === 'theo' ? 'mina' : 'theo');
  evening.pass(120_000);
  const stop = evening.discord.onRequest(({ method, phase, path }) => {
    if (phase !== 'before' || method !== 'POST' || !path.endsWith('/messages')) return;
    stop();
    evening.discord.channel(CHANNEL).deny(P.SendMessages);
  });
  await layCoin(mover, false);
  await evening.discord.until(({ problems }) => problems.length > 0, 'the board is refused');
  await evening.bot.announcer.idle();
  expect(boardIn(evening, CHANNEL).content).not.toContain(`<@${other.id}>`);
  permitAll();
  await answered(mover.slash(CHANNEL, 'board'));
  await calm(evening);
  expect(boardIn(evening, CHANNEL).content).toContain(`<@${other.id}>`);
  expect(boardsIn(evening, CHANNEL)).toHaveLength(1);
  expect(evening.discord.problems.filter((line) => !line.includes(' 50013 '))).toEqual([]);
});

test('an announced coin does not stay readable while no board can be posted', async () => {
  const [first, second] = await forage();
  await layCoin(first);
  const board = boardIn(evening, CHANNEL);
  const announced = board.content;
  const stop = evening.discord.onRequest(({ method, phase, path }) => {
    if (phase !== 'before' || method !== 'POST' || !path.endsWith('/messages')) return;
    stop();
    evening.discord.channel(CHANNEL).deny(P.SendMessages);
  });
  evening.pass(120_000);
  await layCoin(second, false);
  await evening.discord.until(
    (discord) => discord.message(board.id)?.content !== announced,
    'the board is hushed',
  );
  await evening.bot.announcer.idle();
  expect(evening.discord.message(board.id)?.content).not.toMatch(/ shows the /);
  expect(evening.discord.message(board.id)?.components).not.toEqual([]);
});

test('without Attach Files panel and board come without their pictures, and the move is made', async () => {
  const mover = await runaround();
  const board = boardIn(evening, CHANNEL);
  evening.discord.channel(CHANNEL).deny(P.AttachFiles);
  const panel = await roll(mover);
  expect(panel.content).toContain('rolls');
  expect(panel.attachments).toEqual([]);
  expect(boardIn(evening, CHANNEL).id).toBe(board.id);
  expect(board.attachments).toHaveLength(1);
  expect(boardIn(evening, CHANNEL).attachments).toEqual([]);
  expect(boardsIn(evening, CHANNEL)).toHaveLength(1);
  expect(await wholeLog(evening.house, 1)).toHaveLength(2);
});

test('a deleted board does not stop the game', async () => {
  const mover = await runaround();
  await remove(boardIn(evening, CHANNEL));
  expect(boardsIn(evening, CHANNEL)).toEqual([]);
  const again = await answered(mover.slash(CHANNEL, 'board'));
  expect(again.attachments).toHaveLength(1);
  const panel = await answered(mover.click(again, 'Play'));
  await giveAnswer(mover, panel, 'Roll the die');
  await calm(evening);
  expect(boardsIn(evening, CHANNEL)).toHaveLength(1);
  expect(evening.discord.problems).toEqual([expect.stringContaining(' 10008 ')]);
});

test('a deleted lobby card is posted again at the next change', async () => {
  await answered(person('theo').slash(CHANNEL, 'play', { game: 'runaround' }));
  await calm(evening);
  await remove(cardIn(evening, CHANNEL));
  await answered(person('mina').slash(CHANNEL, 'join'));
  await calm(evening);
  expect(cardIn(evening, CHANNEL).content).toContain('2. Mina');
  await answered(person('theo').click(cardIn(evening, CHANNEL), 'Start'));
  await calm(evening);
  expect(boardsIn(evening, CHANNEL)).toHaveLength(1);
});

async function expectNothingDone(): Promise<void> {
  await calm(evening);
  expect(await evening.store.selectFrom('tables').selectAll().execute()).toEqual([]);
  expect(evening.discord.channel(CHANNEL).messages).toEqual([]);
  expect(evening.discord.sent.map(({ kind, audience }) => [kind, audience])).toEqual([
    ['reply', person('theo').id],
  ]);
  expectCalm(evening);
}

async function runaround(): Promise<Actor> {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  return toMove(evening, CHANNEL) as Actor;
}

/** Two people in the order in which they lay their coins, of three. */
async function forage(): Promise<readonly [Actor, Actor]> {
  await sitDown(evening, { game: 'forage', channel: CHANNEL, people: ['theo', 'mina', 'rex'] });
  const first = toMove(evening, CHANNEL) as Actor;
  const order = ['theo', 'mina', 'rex'];
  return [first, person(order[(order.indexOf(first.key) + 1) % 3] as string)];
}

/** The first move on offer: of Forage a coin and a way. */
async function layCoin(who: Actor, rest = true): Promise<void> {
  const [offer] = await who.complete(CHANNEL, 'move', { text: '' }, 'text');
  await answered(who.slash(CHANNEL, 'move', { text: String(offer?.value) }));
  if (rest) await calm(evening);
}

function permitAll(): void {
  const all = P.SendMessages | P.ViewChannel | P.AttachFiles | P.ReadMessageHistory;
  evening.discord.channel(CHANNEL).permit(all);
}

async function roll(mover: Actor): Promise<APIMessage> {
  const panel = await answered(mover.click(boardIn(evening, CHANNEL), 'Play'));
  const next = await giveAnswer(mover, panel, 'Roll the die');
  await calm(evening);
  return next;
}

/** The first move that is offered to whoever is to move. */
async function typed(first: Actor): Promise<void> {
  for (const who of [first, person(first.key === 'theo' ? 'mina' : 'theo')]) {
    const [offer] = await who.complete(CHANNEL, 'move', { text: '' }, 'text');
    if (!offer) continue;
    await answered(who.slash(CHANNEL, 'move', { text: String(offer.value) }));
    return await calm(evening);
  }
  throw new Error('Nobody is offered a move');
}

/** As somebody who manages the channel would. */
async function remove(message: APIMessage): Promise<void> {
  const { api, token } = evening.discord;
  const url = `${api}/v10/channels/${message.channel_id}/messages/${message.id}`;
  const { status } = await fetch(url, { method: 'DELETE', headers: { authorization: `Bot ${token}` } });
  expect(status).toBe(204);
}

function person(name: string): Actor {
  return evening.discord.person(name);
}
