import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import { listPressable, MovableClock, type PlaygroundUser } from '../../src/playground/index.ts';
import { getHurried } from '../support/slow-people.ts';
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
import { setForcedMovesByHand } from '../support/test-context.ts';
import { loadWholeLog } from '../support/verify.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const TOO_SOON = 'The buttons had just changed, so I ignored that press. Choose again.';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot({ clock: new MovableClock() });
});
afterEach(async () => {
  expectCalm(testBot);
  await testBot.end();
});

test('double tap: on a panel that has just changed shows it again and decides nothing', async () => {
  const { who, panel } = await openFirstQuestion('forage');
  const [first = ''] = getAnswers(panel);
  const next = await giveAnswer(who, panel, first);
  const before = getAnswers(next);
  const again = await tap(who, next, 400);
  expect(again.id).toBe(next.id);
  expect(again.content).toContain(TOO_SOON);
  expect(getAnswers(again)).toEqual(before);
  expect(await countMoves()).toBe(0);
});

test('double tap: counts when more than 0.7 seconds have passed since the change', async () => {
  const { who, panel } = await openFirstQuestion('forage');
  const next = await giveAnswer(who, panel, getAnswers(panel)[0] ?? '');
  const again = await tap(who, next, 300);
  expect(getAnswers(await tap(who, again, 300))).toEqual(getAnswers(next));
  const decided = await tap(who, again, 500);
  expect(getAnswers(decided)).not.toEqual(getAnswers(next));
});

test('double tap: on a menu that has just changed shows it again', async () => {
  const who = await startAndFindMover('moneyrun');
  let panel = await openPanel(testBot, who, CHANNEL);
  await giveAnswer(who, panel, getAnswers(panel)[0] ?? '');
  await waitUntilIdle(testBot);
  const other = findMover(testBot, CHANNEL) as PlaygroundUser;
  panel = await openPanel(testBot, other, CHANNEL);
  await giveAnswer(other, panel, getAnswers(panel)[0] ?? '');
  await waitUntilIdle(testBot);
  panel = await openPanel(testBot, who, CHANNEL);
  const menu = await giveAnswer(who, panel, getAnswers(panel)[0] ?? '');
  const again = await tap(who, menu, 0);
  expect(again.content).toContain(TOO_SOON);
  expect(getAnswers(again)).toEqual(getAnswers(menu));
});

test('first tap: on a message that was just posted counts at once', async () => {
  const { who, panel } = await openFirstQuestion('runaround');
  await tap(who, panel, 0);
  expect(await countMoves()).toBe(1);
});

test('Back and Cancel: work at once after a change', async () => {
  const { who, panel } = await openFirstQuestion('forage');
  const first = getAnswers(panel);
  const next = await giveAnswer(who, panel, first[0] ?? '');
  const back = await waitForMessage(getHurried(who).click(next, 'Back'));
  expect(getAnswers(back)).toEqual(first);
  expect(back.content).not.toContain(TOO_SOON);
  const stopped = await waitForMessage(getHurried(who).click(back, 'Cancel'));
  expect(stopped.content).toBe('Nothing played. Press *Play* when you’re ready.');
});

test('double tap: under an edited board is answered privately with the question', async () => {
  await startAndFindMover('runaround');
  await setForcedMovesByHand(
    testBot,
    testBot.discord.people.map(({ id }) => id),
    false,
  );
  const board = await answerUnderBoards(3);
  const before = await countMoves();
  const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
  const [open = ''] = listOpenAnswers(board);
  const told = await waitForMessage(getHurried(mover).click(board, open));
  expect([told.flags, await countMoves()]).toEqual([64, before]);
  expect(told.content).toContain(TOO_SOON);
  expect(getAnswers(told).length).toBe(listOpenAnswers(board).length);
  await mover.click(board, open);
  await waitUntilIdle(testBot);
  expect(await countMoves()).toBeGreaterThan(before);
});

test('double tap: on the confirmation of a resignation asks again', async () => {
  const { who } = await openFirstQuestion('runaround');
  const more = await waitForMessage(who.click(getBoard(testBot, CHANNEL), 'More'));
  const message = await waitForMessage(who.click(more, 'Resign'));
  const sure = getOffers(message).at(-1) ?? '';
  const again = await waitForMessage(getHurried(who).click(message, sure));
  expect(getOffers(again)).toEqual(getOffers(message));
  const left = await waitForMessage(who.click(again, sure));
  expect(left.content).toBe('You left the game.');
});

/** Opens the first panel of the player who begins. */
async function openFirstQuestion(
  game: string,
): Promise<{ readonly who: PlaygroundUser; readonly panel: APIMessage }> {
  const who = await startAndFindMover(game);
  return { who, panel: await openPanel(testBot, who, CHANNEL) };
}

/** Starts a match. Returns the player who begins. */
async function startAndFindMover(game: string): Promise<PlaygroundUser> {
  const people = game === 'forage' ? ['theo', 'mina', 'rex'] : ['theo', 'mina'];
  await startMatch(testBot, { game, channel: CHANNEL, people });
  return findMover(testBot, CHANNEL) as PlaygroundUser;
}

/** Presses the first answer, `later` ms later. */
async function tap(who: PlaygroundUser, panel: APIMessage, later: number): Promise<APIMessage> {
  testBot.pass(later);
  const after = await giveAnswer(getHurried(who), panel, getAnswers(panel)[0] ?? '');
  await waitUntilIdle(testBot);
  return after;
}

/** Has players answer under the board until the same board was edited `most` times in a row. */
async function answerUnderBoards(most: number): Promise<APIMessage> {
  const chance = createSeededChance(3);
  for (let edits = 0, last = ''; edits < most || listOpenAnswers(getBoard(testBot, CHANNEL)).length === 0; ) {
    await takeTurn(testBot, CHANNEL, chance);
    const { id } = getBoard(testBot, CHANNEL);
    edits = id === last ? edits + 1 : 0;
    last = id;
  }
  return getBoard(testBot, CHANNEL);
}

function listOpenAnswers(board: APIMessage): readonly string[] {
  return listPressable(board.components).flatMap(({ custom_id }) =>
    custom_id?.startsWith('do:') ? [custom_id] : [],
  );
}

async function countMoves(): Promise<number> {
  return (await loadWholeLog(testBot.app, 1)).filter(({ kind }) => kind === 'move').length;
}
