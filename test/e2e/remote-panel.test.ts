import { type APIMessage, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatCustomId, parseCustomId } from '../../src/discord/core/custom-ids.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { listPressable, type PlaygroundUser } from '../../src/playground/index.ts';
import { takeSnapshot } from '../support/snapshot.ts';
import {
  findMover,
  getAnswers,
  getBoard,
  getOffers,
  giveAnswer,
  openPanel,
  startMatch,
  takeTurn,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { loadWholeLog } from '../support/verify.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const PLACES = ['table-one', 'table-two', 'general'] as const;
let testBot: TestBot;
let here: string;
beforeEach(async () => {
  testBot = await openTestBot();
  here = String(testBot.discord.channels.find(({ name }) => !PLACES.some((place) => place === name))?.name);
});
afterEach(async () => {
  expectCalm(testBot);
  await testBot.end();
});

test('/games: opens the panel of a table in another channel, where a move can be made', async () => {
  const mover = await findDueActor();
  const panel = await openListed(mover, 'Runaround in #table-one');
  expect(panel.channel_id).toBe(testBot.discord.channel(here).id);
  expect(panel.content).toMatch(
    /^\*\*Runaround\*\*\n-# This game is in https:\/\/discord\.com\/channels\/\d+\/\d+\./,
  );
  const after = await giveAnswer(mover, panel, getAnswers(panel)[0] ?? '');
  await waitUntilIdle(testBot);
  expect(await countMoves(1)).toBe(1);
  expect(after.content).toContain('This game is in');
});

test('panel: leads to the table that has waited longest after the turn', async () => {
  const chance = createSeededChance(2);
  for (const channel of PLACES) {
    await startMatch(testBot, { game: 'runaround', channel, people: ['theo', 'mina'] });
    while (findMover(testBot, channel)?.key !== 'theo') await takeTurn(testBot, channel, chance);
    testBot.pass(60_000);
  }
  const theo = testBot.discord.person('theo');
  const list = await waitForMessage(theo.slash(here, 'games'));
  expect(listButtons(list)).toEqual(PLACES.map((place) => `Runaround in #${place}`));
  let panel = await waitForMessage(theo.click(list, 'Runaround in #table-two'));
  while (getAnswers(panel).length > 0) panel = await giveAnswer(theo, panel, getAnswers(panel)[0] ?? '');
  expect(getOffers(panel)).toContain('Next: Runaround');
  const next = await waitForMessage(theo.click(panel, 'Next: Runaround'));
  expect([next.id, next.content.split('\n')[0]]).toEqual([panel.id, '**Runaround**']);
  expect(getAnswers(next).length).toBeGreaterThan(0);
  await waitUntilIdle(testBot);
  expect(findMover(testBot, 'table-two')?.key).toBe('mina');
});

test('panel: offers no next table when no other table waits for the player', async () => {
  const mover = await findDueActor();
  let panel = await openPanel(testBot, mover, 'table-one');
  while (getAnswers(panel).length > 0) panel = await giveAnswer(mover, panel, getAnswers(panel)[0] ?? '');
  expect(getOffers(panel)).toEqual(['View', 'My turn?', 'Undo', 'Plan ahead']);
});

test('/games menu: shows a table that waits for other players without offering answers', async () => {
  const mover = await findDueActor();
  const other = testBot.discord.person(mover.key === 'theo' ? 'mina' : 'theo');
  const list = await waitForMessage(other.slash(here, 'games'));
  const [menu] = listPressable(list.components);
  expect(menu?.options).toMatchObject([{ label: 'Runaround in #table-one', value: '1' }]);
  const look = await waitForMessage(other.select(list, menu?.custom_id ?? '', ['1']));
  expect(look.content).toContain('This game is in');
  expect(getAnswers(look)).toEqual([]);
});

test('remote panel: a move is made and published when the bot may not write in the current channel', async () => {
  const mover = await findDueActor();
  const panel = await openListed(mover, 'Runaround in #table-one');
  testBot.discord.channel(here).deny(P.SendMessages);
  await giveAnswer(mover, panel, getAnswers(panel)[0] ?? '');
  await waitUntilIdle(testBot);
  expect(await countMoves(1)).toBe(1);
});

test('remote panel: a move is made when the bot may not write at the table, and published later', async () => {
  const mover = await findDueActor();
  const panel = await openListed(mover, 'Runaround in #table-one');
  const before = getBoard(testBot, 'table-one').content;
  testBot.discord.channel('table-one').deny(P.SendMessages);
  testBot.pass(200_000);
  let after = panel;
  while (getAnswers(after).length > 0) after = await giveAnswer(mover, after, getAnswers(after)[0] ?? '');
  await testBot.bot.publisher.idle();
  expect(await countMoves(1)).toBeGreaterThan(0);
  testBot.discord.channel('table-one').permit((1n << 53n) - 1n);
  await waitForMessage(mover.click(after, 'My turn?'));
  await waitUntilIdle(testBot);
  expect(getBoard(testBot, 'table-one').content).not.toBe(before);
  const refused = (testBot.discord.problems as string[]).splice(0);
  expect(refused.every((problem) => problem.includes('50013'))).toBe(true);
});

test('buttons of another table: are refused on a public message, and to players without a seat', async () => {
  const mover = await findDueActor();
  await startMatch(testBot, { game: 'runaround', channel: 'table-two', people: ['rex', 'theo'] });
  const before = await takeSnapshot(testBot.store);
  const stranger = testBot.discord.person('rex');
  const list = await waitForMessage(stranger.slash('table-two', 'games'));
  const id = findId(await openPanel(testBot, mover, 'table-one'), 'answer');
  for (const [who, message] of [
    [stranger, list],
    [mover, getBoard(testBot, 'table-two')],
  ] as const) {
    const data = { custom_id: id, component_type: 2, id: 1 };
    const told = await who.raw({ channel: 'table-two', type: 3, data, message });
    expect((await told.settled()).message?.content).toBe(
      'That button no longer works. Press *Play* on the newest board.',
    );
  }
  await waitUntilIdle(testBot);
  expect(await takeSnapshot(testBot.store)).toEqual(before);
});

test('channel manager: cannot cancel a table in another channel from here', async () => {
  await startMatch(testBot, { game: 'runaround', channel: 'table-one', people: ['theo', 'mina'] });
  const mina = testBot.discord.person('mina');
  const list = await waitForMessage(mina.slash(here, 'games'));
  testBot.pass(1_000);
  const data = { custom_id: formatCustomId(['cancel-sure', 1]), component_type: 2, id: 1 };
  await (await mina.raw({ channel: here, type: 3, data, message: list })).settled();
  await waitUntilIdle(testBot);
  expect(findMover(testBot, 'table-one')).not.toBeNull();
});

async function findDueActor(): Promise<PlaygroundUser> {
  await startMatch(testBot, { game: 'runaround', channel: 'table-one', people: ['theo', 'mina'] });
  return findMover(testBot, 'table-one') as PlaygroundUser;
}

/** Opens the panel of a button under /games, in a channel without a table. */
async function openListed(who: PlaygroundUser, label: string): Promise<APIMessage> {
  return await waitForMessage(who.click(await waitForMessage(who.slash(here, 'games')), label));
}

function listButtons(message: APIMessage): readonly string[] {
  return listPressable(message.components).flatMap(({ label }) => label ?? []);
}

function findId(panel: APIMessage, name: string): string {
  const ids = listPressable(panel.components).flatMap(({ custom_id }) => custom_id ?? []);
  return ids.find((id) => parseCustomId(id)?.name === name) ?? '';
}

async function countMoves(table: number): Promise<number> {
  return (await loadWholeLog(testBot.app, table)).filter(({ kind }) => kind === 'move').length;
}
