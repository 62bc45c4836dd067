import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refused } from '../../src/engine/refusal.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { loadPlans } from '../../src/store/plans.ts';
import {
  findMover,
  getAnswers,
  getBoard,
  getOffers,
  giveAnswer,
  isPrivate,
  openPanel,
  startMatch,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { loadStoredTable, loadWholeLog } from '../support/verify.ts';
import { waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
/** Theo is yellow and waits, with pawns on 3 and 6. */
const WAITING = '24/5 Y 3.6 h2 r0 B 12.15 h2 r0 B 1';
/** Blue changes what pawn 6 of yellow meets with every roll. */
const CROWDED = '24/5 Y 3.6 h2 r0 B 7.8.10.12 h0 r0 B 1';

let testBot: TestBot;
let theo: PlaygroundUser;
let rex: PlaygroundUser;
beforeEach(async () => {
  testBot = await openTestBot();
  [theo, rex] = [testBot.discord.person('theo'), testBot.discord.person('rex')];
});
afterEach(async () => await testBot.end());

async function startWaiting(): Promise<void> {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'rex'] });
  await setPosition(WAITING);
}

async function setPosition(position: string): Promise<void> {
  const { game, record } = await loadStoredTable(testBot.bot.bot.app, 1);
  const state = game.notation.parse(position, record.options);
  if (refused(state)) throw new Error(`${position} is no position`);
  await testBot.store
    .updateTable('tables')
    .set({ state: JSON.stringify(state) })
    .where('id', '=', 1)
    .execute();
}

/** Opens Theo's plan from his panel. */
async function openPlan(): Promise<APIMessage> {
  const panel = await waitForMessage(theo.slash(CHANNEL, 'move'));
  expect(getOffers(panel)).toContain('Plan ahead');
  return await waitForMessage(theo.click(panel, 'Plan ahead'));
}

/** Plans the pawn on 6 for every roll. Returns the plan. */
async function planEveryRoll(): Promise<APIMessage> {
  let plan = await openPlan();
  for (let roll = 1; roll <= 6; roll++) {
    const question = await waitForMessage(theo.click(plan, `Roll of ${roll}`));
    expect(question.attachments).toHaveLength(1);
    plan = await giveAnswer(theo, question, findAnswer(question, `6 to ${6 + roll}`));
  }
  return plan;
}

function findAnswer(panel: APIMessage, part: string): string {
  const found = getAnswers(panel).find((label) => label.endsWith(part));
  if (found === undefined) throw new Error(`${part} is not among ${getAnswers(panel).join(', ')}`);
  return found;
}

async function moveRex(): Promise<void> {
  const panel = await openPanel(testBot, rex, CHANNEL);
  await giveAnswer(rex, panel, findAnswer(panel, '12 to 11'));
  await waitUntilIdle(testBot);
}

function listPublicMessages(): readonly APIMessage[] {
  return testBot.discord.channel(CHANNEL).messages.filter((message) => !isPrivate(message));
}

test('plan: only its player sees it; it is played once, and boards show an ordinary move', async () => {
  await startWaiting();
  const plan = await planEveryRoll();
  expect(plan.content).toContain('Only you can see this.');
  expect(plan.content).toContain('\nRoll of 1: **6 to 7**');
  expect(plan.content).toContain('A pawn moves only if it would still end the same way.');
  expect(isPrivate(plan)).toBe(true);
  expect((await waitForMessage(rex.slash(CHANNEL, 'move'))).content).not.toMatch(/plan/i);
  await moveRex();
  const moves = (await loadWholeLog(testBot.bot.bot.app, 1)).filter((entry) => entry.kind === 'move');
  expect(moves.filter(({ planned }) => planned).map(({ move }) => move)).toContainEqual({
    kind: 'run',
    from: 6,
  });
  expect(await loadPlans(testBot.store, 1)).toEqual([]);
  const board = getBoard(testBot, CHANNEL);
  expect(board.content).toMatch(/Theo\S* moves from 6 to \d+/);
  for (const { content } of listPublicMessages()) expect(content).not.toMatch(/plan/i);
});

test('plan: lapses with a private note when things have changed, and the turn is called', async () => {
  await startWaiting();
  await planEveryRoll();
  await setPosition(CROWDED);
  await moveRex();
  const board = getBoard(testBot, CHANNEL);
  expect(board.content).toContain(`<@${theo.id}>`);
  expect((await loadPlans(testBot.store, 1))[0]?.lapse).toMatchObject({ why: 'changed' });
  const panel = await waitForMessage(theo.slash(CHANNEL, 'move'));
  expect(panel.content).toMatch(/Your plan wasn’t played \(Roll of \d\): things have changed\./);
  const told = await theo.click(board, findAnswer(board, getAnswers(board)[0]?.slice(3) ?? ''));
  await waitUntilIdle(testBot);
  expect(told.message?.content).toContain('Your plan wasn’t played');
  expect(isPrivate(told.message as APIMessage)).toBe(true);
  expect(await loadPlans(testBot.store, 1)).toEqual([]);
  for (const { content } of listPublicMessages()) expect(content).not.toMatch(/plan/i);
});

test('plan: can be played always, be cleared, and is refused once the turn has come', async () => {
  await startWaiting();
  const plan = await planEveryRoll();
  const always = await waitForMessage(theo.click(plan, 'Play even if changed'));
  expect(always.content).toContain('even if things have changed');
  expect(getOffers(always)).toContain('Play only if unchanged');
  const cleared = await waitForMessage(theo.click(always, 'Clear plan'));
  expect(getOffers(cleared)).not.toContain('Clear plan');
  expect(await loadPlans(testBot.store, 1)).toEqual([]);
  const panel = await waitForMessage(theo.click(cleared, 'Back'));
  expect(panel.content).not.toContain('Your plan');
  const open = await openPlan();
  await moveRex();
  const late = await waitForMessage(theo.click(open, 'Roll of 4'));
  expect(late.content).toContain('There’s nothing to plan right now.');
});

/** Starts Money Run, has the first player end their turn, and plans their next one. Returns the player and the plan. */
async function planAfterTurn(...people: string[]): Promise<readonly [PlaygroundUser, APIMessage]> {
  await startMatch(testBot, { game: 'moneyrun', channel: CHANNEL, people });
  const player = findMover(testBot, CHANNEL) as PlaygroundUser;
  const panel = await giveAnswer(player, await openPanel(testBot, player, CHANNEL), 'End turn');
  const plan = await waitForMessage(player.click(panel, 'Plan ahead'));
  const question = await waitForMessage(player.click(plan, 'Action 1'));
  const planned = await giveAnswer(player, question, 'End turn');
  expect(await loadPlans(testBot.store, 1)).toHaveLength(1);
  return [player, planned];
}

test('plan: is off, with a private note, when the move before it is undone', async () => {
  const [player] = await planAfterTurn('theo', 'rex');
  const more = await waitForMessage(player.click(getBoard(testBot, CHANNEL), 'More'));
  const undone = await waitForMessage(player.click(more, 'Undo'));
  await waitUntilIdle(testBot);
  const panel = await openPanel(testBot, player, CHANNEL);
  expect([undone.content, panel.content].join()).toContain(
    'Your plan is off: the move before it was undone.',
  );
  for (const { content } of listPublicMessages()) expect(content).not.toMatch(/plan/i);
});

test('plan: is gone when an AI takes over the seat', async () => {
  const [player] = await planAfterTurn('theo', 'rex', 'mina');
  const more = await waitForMessage(player.click(getBoard(testBot, CHANNEL), 'More'));
  const sure = await waitForMessage(player.click(more, 'Resign'));
  await player.click(sure, 'Yes, resign');
  await waitUntilIdle(testBot);
  expect(await loadPlans(testBot.store, 1)).toEqual([]);
});
