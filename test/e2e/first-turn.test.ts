import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Actor, MovableClock } from '../../src/playground/index.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered, boardIn, giveAnswer, isPrivate, offers, sitDown, toMove } from '../support/table.ts';

const CHANNEL = 'table-one';
const GOAL =
  '**Goal:** First to 3 runs wins. A pawn that comes round to your start, or past it, scores a run.';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening({ beginners: true, clock: new MovableClock(), byHand: false });
});
afterEach(async () => {
  expectCalm(evening);
  await evening.end();
});

test('a beginner is told the goal on board and panel, with the rules a press away, and rolls under the board', async () => {
  await runaround();
  const mover = toMove(evening, CHANNEL) as Actor;
  const board = boardIn(evening, CHANNEL);
  expect(board.content).toContain(GOAL);
  expect(offers(board)).toContain('Rules');
  expect(board.content).not.toMatch(/ rolls \d| brings a pawn/);
  const panel = await answered(mover.click(board, 'Play'));
  expect(panel.content).toContain(GOAL);
  const rules = await answered(mover.click(panel, 'Rules'));
  expect([isPrivate(rules), rules.id]).toEqual([true, panel.id]);
  expect(rules.content).toContain('**Runaround** · ');
  const back = await answered(mover.click(rules, 'Back'));
  expect([back.id, back.content, offers(back)]).toEqual([panel.id, panel.content, offers(panel)]);
  const roll = offers(board)[0] as string;
  expect(roll).toMatch(/roll/i);
  evening.pass(1000);
  await (await mover.click(board, roll)).settled();
  await calm(evening);
  expect(boardIn(evening, CHANNEL).content).toContain(`${mover.nick} brings a pawn onto`);
});

test('the goal is no longer told after the first turns', async () => {
  await runaround();
  for (let turns = 0; turns < 12; turns++) await press();
  expect(boardIn(evening, CHANNEL).content).not.toContain('Goal');
});

async function runaround(): Promise<void> {
  const options = [['Runs to win', '3 runs']] as const;
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'], options });
}

async function press(): Promise<APIMessage> {
  const mover = toMove(evening, CHANNEL) as Actor;
  evening.pass(1000);
  let panel = await answered(mover.click(boardIn(evening, CHANNEL), 'Play'));
  evening.pass(1000);
  panel = await giveAnswer(mover, panel, offers(panel)[0] as string);
  await calm(evening);
  return panel;
}
