import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import { listPressable, type PlaygroundUser } from '../../src/playground/index.ts';
import { takeSnapshot } from '../support/snapshot.ts';
import {
  clickOld,
  findMover,
  getAnswers,
  getBoard,
  getBoards,
  getLobbyCard,
  getOffers,
  giveAnswer,
  openPanel,
  startMatch,
  takeTurn,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { getLuck, loadWholeLog } from '../support/verify.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot();
});
afterEach(async () => await closeCalmly(testBot));

test('interaction: acts once when Discord delivers it twice', async () => {
  await startRunaround();
  const [mover] = getPlayers();
  const panel = await openPanel(testBot, mover, CHANNEL);
  testBot.discord.faults.events.replay();
  await giveAnswer(mover, panel, 'Roll the die');
  await waitUntilIdle(testBot);
  expect(await countMoves()).toBe(1);
});

test('double click: makes one move', async () => {
  await startRunaround();
  const [mover] = getPlayers();
  const panel = await openPanel(testBot, mover, CHANNEL);
  const both = [giveAnswer(mover, panel, 'Roll the die'), giveAnswer(mover, panel, 'Roll the die')];
  await Promise.all(both);
  await waitUntilIdle(testBot);
  expect(await countMoves()).toBe(1);
  const entry = (await loadWholeLog(testBot.app, 1))[1];
  expect(entry).toMatchObject({ kind: 'move', person: mover.id, move: { kind: 'roll' } });
  expect(getLuck(entry)).toHaveLength(1);
});

test('Join: gives the last seat to one of two players who press at once, and tells the other', async () => {
  const mina = testBot.discord.person('mina');
  await waitForMessage(mina.slash(CHANNEL, 'play', { game: 'runaround' }));
  await waitUntilIdle(testBot);
  const card = getLobbyCard(testBot, CHANNEL);
  const wish = async (name: string) => await testBot.discord.person(name).click(card, 'Join');
  const answers = await Promise.all([wish('theo'), wish('rex')]);
  await waitUntilIdle(testBot);
  const told = answers.filter(({ message }) => message?.id !== card.id);
  expect(told).toHaveLength(1);
  expect(told[0]?.message?.content).toBe('All 2 seats are taken.');
  expect(await testBot.store.selectFrom('seats').selectAll().execute()).toHaveLength(2);
});

test('Start: starts a table once when two players press at once', async () => {
  const [theo, mina] = [testBot.discord.person('theo'), testBot.discord.person('mina')];
  await waitForMessage(theo.slash(CHANNEL, 'play', { game: 'runaround' }));
  await waitUntilIdle(testBot);
  await waitForMessage(mina.click(getLobbyCard(testBot, CHANNEL), 'Join'));
  await waitUntilIdle(testBot);
  const card = getLobbyCard(testBot, CHANNEL);
  const answers = await Promise.all([theo.click(card, 'Start'), mina.click(card, 'Start')]);
  await waitUntilIdle(testBot);
  expect(answers.map(({ state }) => state)).toEqual(['answered', 'answered']);
  const told = answers.filter(({ message }) => message?.id !== card.id);
  expect(told.map(({ message }) => message?.content)).toEqual(['The game has already started.']);
  expect(await loadWholeLog(testBot.app, 1)).toHaveLength(1);
  expect(getBoards(testBot, CHANNEL)).toHaveLength(1);
});

const FORGED = [
  '',
  'x',
  'answer:1:1:',
  'answer:1:1:nonsense',
  'answer:1:1:roll.roll.roll',
  'answer:1:1:__proto__',
  'menu:1:1:',
  'answer:1:zz:roll',
  'answer:zzzz:1:roll',
  'play:1:1:more:and:more',
  'play:-1:1',
  'value:1:constructor',
  'option:1',
  'page:1:nowhere:0',
  'page:1:runaround:999',
  'start:1',
  'cancel-sure:1',
  'resign-sure:zz',
  `answer:1:1:${'a.'.repeat(40)}`.slice(0, 100),
];

test.each(FORGED)('forged custom id: is answered calmly and changes nothing: %j', async (custom_id) => {
  await startRunaround();
  const rex = testBot.discord.person('rex');
  const before = await takeSnapshot(testBot.store);
  const answer = await rex.raw({
    channel: CHANNEL,
    type: 3,
    data: { custom_id, component_type: 2, id: 1 },
    message: getBoard(testBot, CHANNEL),
  });
  await answer.settled();
  await waitUntilIdle(testBot);
  expect(answer.state).toBe('answered');
  expect(answer.message?.content).toMatch(/\S/);
  expect(answer.message?.flags).toBe(64);
  expect(await takeSnapshot(testBot.store)).toEqual(before);
});

test('buttons of a table: do nothing in another channel', async () => {
  await startRunaround();
  const theo = testBot.discord.person('theo');
  const before = await takeSnapshot(testBot.store);
  const custom_id = findButtonId(getBoard(testBot, CHANNEL), 'More')
    .replace('more:', 'play:')
    .replace(/^play:(\w+):.*/, 'resign-sure:$1');
  const answer = await theo.raw({
    channel: 'general',
    type: 3,
    data: { custom_id, component_type: 2, id: 1 },
    message: theo.say('general', 'Hello'),
  });
  expect(answer.state).toBe('answered');
  expect(answer.message?.content).toMatch(/no longer works/);
  expect(await takeSnapshot(testBot.store)).toEqual(before);
});

test('answer for an older board: is refused, and the current question is shown', async () => {
  await startRunaround();
  const [mover] = getPlayers();
  const first = await openPanel(testBot, mover, CHANNEL);
  const after = await giveAnswer(mover, first, 'Roll the die');
  await waitUntilIdle(testBot);
  const count = await countMoves();
  const stale = await clickOld(mover, after, first, 'Roll the die');
  expect(stale.content).toContain('The game has moved on.');
  expect(await countMoves()).toBe(count);
});

test('button of an older board: opens the current state of the table', async () => {
  await startRunaround();
  const [mover] = getPlayers();
  const old = getBoard(testBot, CHANNEL);
  const id = findButtonId(old, 'More').replace('more:', 'play:');
  testBot.pass(120_000);
  await takeTurn(testBot, CHANNEL, createSeededChance(1));
  expect(getOffers(testBot.discord.message(old.id) as APIMessage)).toEqual([]);
  const answer = await mover.raw({
    channel: CHANNEL,
    type: 3,
    data: { custom_id: id, component_type: 2, id: 1 },
    message: old,
  });
  expect((await answer.settled()).state).toBe('answered');
  expect(answer.message?.content).toMatch(/^\*\*Runaround\*\*/);
});

test('spectator: sees the public view and cannot move', async () => {
  await startRunaround();
  const rex = testBot.discord.person('rex');
  const before = await takeSnapshot(testBot.store);
  const seen = await openPanel(testBot, rex, CHANNEL);
  expect(seen.content).toContain('You’re not in this game.');
  expect(getAnswers(seen)).toEqual(['Follow']);
  const view = await waitForMessage(rex.click(getBoard(testBot, CHANNEL), 'View'));
  expect(view.content).toContain('Spectator view: ');
  const typed = await waitForMessage(rex.slash(CHANNEL, 'move', { text: 'roll' }));
  expect(typed.content).toContain('You’re not in this game.');
  expect(await rex.complete(CHANNEL, 'move', { text: '' }, 'text')).toEqual([]);
  expect(await takeSnapshot(testBot.store)).toEqual(before);
});

test('player who is not to move: is told whose turn it is and can only nudge', async () => {
  await startRunaround();
  const [mover, waiter] = getPlayers();
  const panel = await openPanel(testBot, waiter, CHANNEL);
  expect(panel.content).toContain(mover.nick);
  expect(getAnswers(panel)).toEqual([]);
  expect(getOffers(panel)).toEqual(['My turn?', 'Nudge']);
  const typed = await waitForMessage(waiter.slash(CHANNEL, 'move', { text: 'roll' }));
  expect(typed.content).toContain(`It’s not your turn. Waiting for ${mover.nick}.`);
  const id = findButtonId(await openPanel(testBot, mover, CHANNEL), 'Roll the die');
  const forged = await waiter.raw({
    channel: CHANNEL,
    type: 3,
    data: { custom_id: id, component_type: 2, id: 1 },
    message: typed,
  });
  expect((await forged.settled()).message?.content).toContain('It’s not your turn.');
  expect(await countMoves()).toBe(0);
});

test('Back and Cancel: decide nothing', async () => {
  await startMatch(testBot, { game: 'forage', channel: CHANNEL, people: ['mina', 'theo'], ais: 1 });
  const who = findMover(testBot, CHANNEL) as PlaygroundUser;
  const first = await openPanel(testBot, who, CHANNEL);
  const before = await takeSnapshot(testBot.store);
  const second = await giveAnswer(who, first, getAnswers(first)[2] as string);
  expect(second.content).toContain('So far: ');
  const back = await waitForMessage(who.click(second, 'Back'));
  expect(getAnswers(back)).toEqual(getAnswers(first));
  const stopped = await waitForMessage(who.click(back, 'Cancel'));
  expect(stopped.content).toContain('Nothing played.');
  expect(getAnswers(await waitForMessage(who.click(stopped, 'Play')))).toEqual(getAnswers(first));
  expect(await takeSnapshot(testBot.store)).toEqual(before);
});

async function startRunaround(): Promise<void> {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
}

/** Returns the player to move and the other. */
function getPlayers(): readonly [PlaygroundUser, PlaygroundUser] {
  const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
  return [mover, testBot.discord.person(mover.key === 'theo' ? 'mina' : 'theo')];
}

function findButtonId(message: APIMessage, label: string): string {
  const found = listPressable(message.components).find((one) => one.label === label);
  if (!found?.custom_id) throw new Error(`No ${label} in ${getOffers(message)}`);
  return found.custom_id;
}

async function countMoves(): Promise<number> {
  return (await loadWholeLog(testBot.app, 1)).filter(({ kind }) => kind === 'move').length;
}
