import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import { type Actor, MovableClock, pressable } from '../../src/playground/index.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { hurried } from '../support/ease.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { byHand } from '../support/house.ts';
import {
  answered,
  answersOf,
  boardIn,
  giveAnswer,
  offers,
  sitDown,
  takeTurn,
  toMove,
} from '../support/table.ts';
import { wholeLog } from '../support/verify.ts';

const CHANNEL = 'table-one';
const TOO_SOON = 'This had only just changed when you pressed, so it is shown once more.';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening({ clock: new MovableClock() });
});
afterEach(async () => {
  expectCalm(evening);
  await evening.end();
});

test('a second tap on a panel that has just changed shows it again and decides nothing', async () => {
  const { who, panel } = await atQuestion('forage');
  const [first = ''] = answersOf(panel);
  const next = await giveAnswer(who, panel, first);
  const before = answersOf(next);
  const again = await tap(who, next, 400);
  expect(again.id).toBe(next.id);
  expect(again.content).toContain(TOO_SOON);
  expect(answersOf(again)).toEqual(before);
  expect(await moves()).toBe(0);
});

test('more than 0.7 seconds after the change it decides, however often it was tapped before', async () => {
  const { who, panel } = await atQuestion('forage');
  const next = await giveAnswer(who, panel, answersOf(panel)[0] ?? '');
  const again = await tap(who, next, 300);
  expect(answersOf(await tap(who, again, 300))).toEqual(answersOf(next));
  const decided = await tap(who, again, 500);
  expect(answersOf(decided)).not.toEqual(answersOf(next));
});

test('a second tap on a menu shows it again', async () => {
  const who = await atPanel('moneyrun');
  let panel = await answered(who.click(boardIn(evening, CHANNEL), 'Play'));
  await giveAnswer(who, panel, answersOf(panel)[0] ?? '');
  await calm(evening);
  const other = toMove(evening, CHANNEL) as Actor;
  panel = await answered(other.click(boardIn(evening, CHANNEL), 'Play'));
  await giveAnswer(other, panel, answersOf(panel)[0] ?? '');
  await calm(evening);
  panel = await answered(who.click(boardIn(evening, CHANNEL), 'Play'));
  const menu = await giveAnswer(who, panel, answersOf(panel)[0] ?? '');
  const again = await tap(who, menu, 0);
  expect(again.content).toContain(TOO_SOON);
  expect(answersOf(again)).toEqual(answersOf(menu));
});

test('a message that was only just posted is answered at once', async () => {
  const { who, panel } = await atQuestion('runaround');
  await tap(who, panel, 0);
  expect(await moves()).toBe(1);
});

test('Back and Cancel work at once', async () => {
  const { who, panel } = await atQuestion('forage');
  const first = answersOf(panel);
  const next = await giveAnswer(who, panel, first[0] ?? '');
  const back = await answered(hurried(who).click(next, 'Back'));
  expect(answersOf(back)).toEqual(first);
  expect(back.content).not.toContain(TOO_SOON);
  const stopped = await answered(hurried(who).click(back, 'Cancel'));
  expect(stopped.content).toBe('Nothing is decided. Press Play when you are ready.');
});

test('a second tap under a board that was edited is answered with the question, privately', async () => {
  await atPanel('runaround');
  await byHand(
    evening,
    evening.discord.people.map(({ id }) => id),
    false,
  );
  const board = await answerUnderBoards(3);
  const before = await moves();
  const mover = toMove(evening, CHANNEL) as Actor;
  const [open = ''] = openAnswers(board);
  const told = await answered(hurried(mover).click(board, open));
  expect([told.flags, await moves()]).toEqual([64, before]);
  expect(told.content).toContain(TOO_SOON);
  expect(answersOf(told).length).toBe(openAnswers(board).length);
  await mover.click(board, open);
  await calm(evening);
  expect(await moves()).toBeGreaterThan(before);
});

test('giving up asks once more where it was tapped twice', async () => {
  const { who } = await atQuestion('runaround');
  const more = await answered(who.click(boardIn(evening, CHANNEL), 'More'));
  const asked = await answered(who.click(more, 'Resign'));
  const sure = offers(asked).at(-1) ?? '';
  const again = await answered(hurried(who).click(asked, sure));
  expect(offers(again)).toEqual(offers(asked));
  const left = await answered(who.click(again, sure));
  expect(left.content).toBe('You have left the game.');
});

/** The first panel of whoever begins. */
async function atQuestion(game: string): Promise<{ readonly who: Actor; readonly panel: APIMessage }> {
  const who = await atPanel(game);
  return { who, panel: await answered(who.click(boardIn(evening, CHANNEL), 'Play')) };
}

/** Sits down to a game; whoever begins. */
async function atPanel(game: string): Promise<Actor> {
  const people = game === 'forage' ? ['theo', 'mina', 'rex'] : ['theo', 'mina'];
  await sitDown(evening, { game, channel: CHANNEL, people });
  return toMove(evening, CHANNEL) as Actor;
}

/** Presses the first answer, so many ms later. */
async function tap(who: Actor, panel: APIMessage, later: number): Promise<APIMessage> {
  evening.pass(later);
  const after = await giveAnswer(hurried(who), panel, answersOf(panel)[0] ?? '');
  await calm(evening);
  return after;
}

/** Whoever is due answers under the board, where it is the same one; until so many were edited in a row. */
async function answerUnderBoards(most: number): Promise<APIMessage> {
  const chance = seeded(3);
  for (let edits = 0, last = ''; edits < most || openAnswers(boardIn(evening, CHANNEL)).length === 0; ) {
    await takeTurn(evening, CHANNEL, chance);
    const { id } = boardIn(evening, CHANNEL);
    edits = id === last ? edits + 1 : 0;
    last = id;
  }
  return boardIn(evening, CHANNEL);
}

function openAnswers(board: APIMessage): readonly string[] {
  return pressable(board.components).flatMap(({ custom_id }) =>
    custom_id?.startsWith('do:') ? [custom_id] : [],
  );
}

async function moves(): Promise<number> {
  return (await wholeLog(evening.house, 1)).filter(({ kind }) => kind === 'move').length;
}
