import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MovableClock, type PlaygroundUser } from '../../src/playground/index.ts';
import {
  findMover,
  getBoard,
  getOffers,
  giveAnswer,
  isPrivate,
  openPanel,
  startMatch,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const GOAL = '**Goal:** First to 3 runs wins. Bring a pawn around to your start to score a run.';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot({ beginners: true, clock: new MovableClock(), byHand: false });
});
afterEach(async () => {
  expectCalm(testBot);
  await testBot.end();
});

test('beginner: sees the goal on board and panel, can open the rules and can roll under the board', async () => {
  await startRunaround();
  const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
  const board = getBoard(testBot, CHANNEL);
  expect(board.content).toContain(GOAL);
  const more = await waitForMessage(mover.click(board, 'More'));
  expect(getOffers(more)).toContain('Rules');
  expect(board.content).not.toMatch(/ rolls \d| brings a pawn/);
  const panel = await openPanel(testBot, mover, CHANNEL);
  expect(panel.content).toContain(GOAL);
  const rules = await waitForMessage(mover.click(panel, 'Rules'));
  expect([isPrivate(rules), rules.id]).toEqual([true, panel.id]);
  expect(rules.content).toContain('**Runaround** · ');
  const back = await waitForMessage(mover.click(rules, 'Back'));
  expect([back.id, back.content, getOffers(back)]).toEqual([panel.id, panel.content, getOffers(panel)]);
  const roll = getOffers(board)[0] as string;
  expect(roll).toMatch(/roll/i);
  testBot.pass(1000);
  await (await mover.click(board, roll)).settled();
  await waitUntilIdle(testBot);
  expect(getBoard(testBot, CHANNEL).content).toContain(`${mover.nick} brings a pawn out onto`);
});

test('beginner: no longer sees the goal after the first turns', async () => {
  await startRunaround();
  for (let turns = 0; turns < 12; turns++) await click();
  expect(getBoard(testBot, CHANNEL).content).not.toContain('Goal');
});

async function startRunaround(): Promise<void> {
  const options = [['Runs to win', '3 runs']] as const;
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'], options });
}

async function click(): Promise<APIMessage> {
  const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
  testBot.pass(1000);
  let panel = await openPanel(testBot, mover, CHANNEL);
  testBot.pass(1000);
  panel = await giveAnswer(mover, panel, getOffers(panel)[0] as string);
  await waitUntilIdle(testBot);
  return panel;
}
