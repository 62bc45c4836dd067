import { type APIMessage, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import { listPressable, MovableClock, type PlaygroundUser } from '../../src/playground/index.ts';
import { takeSnapshot } from '../support/snapshot.ts';
import { createSpyRenderPool, type SpyRenderPool } from '../support/spy-render-pool.ts';
import {
  findMover,
  getAnswers,
  getBoard,
  getBoards,
  openPanel,
  playOut,
  startMatch,
  takeTurn,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectCompleteLog, expectToldOnce, loadStoredTable } from '../support/verify.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const TWO_MINUTES = 120_000;

let clock: MovableClock;
let testBot: TestBot;
let renderPool: SpyRenderPool;
beforeEach(async () => {
  clock = new MovableClock();
  renderPool = createSpyRenderPool();
  testBot = await openTestBot({ clock, renderPool, byHand: false });
});
afterEach(async () => await closeCalmly(testBot));

test('turn: posts one board, which pings only the next player', async () => {
  await startRunaround();
  for (let turn = 0; turn < 12; turn++) {
    const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
    const before = listPosts().length;
    clock.advance(TWO_MINUTES);
    await takeTurn(testBot, CHANNEL, chance);
    const fresh = listPosts().slice(before);
    const next = findMover(testBot, CHANNEL) as PlaygroundUser;
    expect(fresh.map(({ pinged }) => pinged)).toEqual(next.id === mover.id ? [] : [[next.id]]);
    if (next.id === mover.id) await waitForAlarm();
  }
  expect(getBoards(testBot, CHANNEL)).toHaveLength(1);
  await expectToldOnce(testBot.store, 1);
});

test('turns of players who are present: edit one board and ping no one', async () => {
  await startRunaround();
  const { id } = getBoard(testBot, CHANNEL);
  const before = listPosts().length;
  for (let turn = 0; turn < 12; turn++) await takeTurn(testBot, CHANNEL, chance);
  expect(listPosts().slice(before)).toEqual([]);
  expect(getBoard(testBot, CHANNEL).id).toBe(id);
  expect(getBoard(testBot, CHANNEL).content.split('\n').length).toBeLessThan(10);
  expect((await expectCompleteLog(testBot.app, 1)).length).toBeGreaterThan(20);
  await expectToldOnce(testBot.store, 1);
});

test('present player who does not move: is pinged once, 90 seconds after the last click', async () => {
  await startRunaround();
  const before = listPosts().length;
  const next = await playUntilTurnPasses();
  const clicked = testBot.bot.bot.recent.hereUntil(1, next.id) ?? 0;
  clock.advance(clicked - testBot.app.now() - 1_000);
  await waitForAlarm();
  expect(listPosts()).toHaveLength(before);
  clock.advance(1_000);
  await waitForAlarm();
  expect(listPosts().slice(before)).toMatchObject([{ pinged: [next.id] }]);
  clock.advance(10 * TWO_MINUTES);
  await waitForAlarm();
  expect(listPosts()).toHaveLength(before + 1);
  expect(getBoards(testBot, CHANNEL)).toHaveLength(1);
  await expectToldOnce(testBot.store, 1);
});

test('ping that is refused: is tried again after two seconds', async () => {
  await startRunaround();
  const before = listPosts().length;
  const next = await playUntilTurnPasses();
  testBot.discord.channel(CHANNEL).deny(PermissionFlagsBits.SendMessages);
  clock.advance(TWO_MINUTES);
  await expect.poll(() => testBot.discord.problems).toHaveLength(2);
  await testBot.bot.publisher.idle();
  expect(listPosts()).toHaveLength(before);
  testBot.discord.channel(CHANNEL).permit((1n << 53n) - 1n);
  clock.advance(1_999);
  await testBot.bot.publisher.idle();
  expect(listPosts()).toHaveLength(before);
  clock.advance(1);
  await expect.poll(() => listPosts().slice(before)).toMatchObject([{ pinged: [next.id] }]);
  await waitUntilIdle(testBot);
  const refused = (testBot.discord.problems as string[]).splice(0);
  expect(refused.every((problem) => problem.includes('50013'))).toBe(true);
});

test('present player who moves within 90 seconds: is not pinged', async () => {
  await startRunaround();
  const before = listPosts().length;
  await playUntilTurnPasses();
  clock.advance(TWO_MINUTES / 4);
  await playUntilTurnPasses();
  clock.advance(TWO_MINUTES / 4);
  await waitForAlarm();
  expect(listPosts()).toHaveLength(before);
});

test('board that is too old to be edited freely: is posted anew without a ping', async () => {
  await testBot.end();
  testBot = await openTestBot({ clock, byHand: true });
  await startRunaround();
  const old = getBoard(testBot, CHANNEL).id;
  clock.advance(51 * 60_000);
  const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
  await waitForMessage(mover.slash(CHANNEL, 'move', { text: 'roll' }));
  await waitUntilIdle(testBot);
  expect(getBoard(testBot, CHANNEL).id).not.toBe(old);
  expect(listPosts().at(-1)?.pinged).toEqual([]);
  expect(getBoards(testBot, CHANNEL)).toHaveLength(1);
});

test('edit under a long rate limit: a new board is posted instead', async () => {
  await startRunaround();
  const old = getBoard(testBot, CHANNEL).id;
  const { channel } = testBot.discord.channel(CHANNEL);
  testBot.discord.faults.next(
    { method: 'PATCH', path: new RegExp(`^/channels/${channel.id}/messages/`) },
    { kind: '429', retryAfter: 60 },
  );
  const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
  await waitForMessage(mover.slash(CHANNEL, 'move', { text: await findFirstMove(mover) }));
  await testBot.bot.publisher.idle();
  expect(getBoard(testBot, CHANNEL).id).not.toBe(old);
  await expectToldOnce(testBot.store, 1);
});

test('game played on edited boards: ends with a result on the last board', async () => {
  for (const game of ['runaround', 'gostop']) {
    await startMatch(testBot, { game, channel: 'table-two', people: ['theo', 'mina'] });
    await playOut(testBot, 'table-two', chance);
    expect(getBoard(testBot, 'table-two').content).toMatch(/^\*\*.+\*\*\n\*\*.+\.\*\*$/m);
  }
});

describe('answers under the board', () => {
  test('answer under the board: makes the move, and the board shows it', async () => {
    const mover = await startAskedMatch();
    const board = getBoard(testBot, CHANNEL);
    const { played } = (await loadStoredTable(testBot.app, 1)).record;
    const answer = await (await mover.click(board, String(listOpenAnswers(board)[0]))).settled();
    await waitUntilIdle(testBot);
    expect(answer.message?.id).toBe(board.id);
    const { record } = await loadStoredTable(testBot.app, 1);
    expect(record.played).toBeGreaterThan(played);
    const log = await expectCompleteLog(testBot.app, 1);
    expect(log[played + 1]).toMatchObject({ kind: 'move', person: mover.id });
    expect(log[played + 1]).not.toHaveProperty('forced');
    expect(getBoard(testBot, CHANNEL).content).not.toBe(board.content);
    await expectToldOnce(testBot.store, 1);
  });

  test('answer under the board: is refused privately for anyone but the player to move', async () => {
    const mover = await startAskedMatch();
    const board = getBoard(testBot, CHANNEL);
    const before = await takeSnapshot(testBot.store);
    const other = testBot.discord.person(mover.key === 'theo' ? 'mina' : 'theo');
    for (const [who, said] of [
      [other, 'It’s not your turn'],
      [testBot.discord.person('rex'), 'not in this game'],
    ] as const) {
      const told = await waitForMessage(who.click(board, String(listOpenAnswers(board)[0])));
      expect(told.content).toContain(said);
      expect(told.flags).toBe(64);
    }
    expect(await takeSnapshot(testBot.store)).toEqual(before);
  });

  test('answer under an older board: is refused, and the current question is shown privately', async () => {
    const mover = await startAskedMatch();
    const board = getBoard(testBot, CHANNEL);
    const label = String(listOpenAnswers(board)[0]);
    await waitForMessage(mover.click(board, label));
    await waitUntilIdle(testBot);
    const before = await takeSnapshot(testBot.store);
    const id = listPressable(board.components).find((one) => one.label === label)?.custom_id;
    const late = await mover.raw({
      channel: CHANNEL,
      type: 3,
      data: { custom_id: id, component_type: 2, id: 1 },
      message: { id: board.id },
    });
    await late.settled();
    expect(late.message?.flags).toBe(64);
    expect(await takeSnapshot(testBot.store)).toEqual(before);
  });

  test('answers under the board: match the letters on the picture and have short labels', async () => {
    for (let turn = 0; turn < 12; turn++) {
      await startAskedMatch();
      const labels = listOpenAnswers(getBoard(testBot, CHANNEL));
      expect(labels.length).toBeGreaterThanOrEqual(1);
      expect(labels.length).toBeLessThanOrEqual(10);
      for (const label of labels) expect([...label].length).toBeLessThanOrEqual(38);
      const { marks } = renderPool.requests.findLast(({ viewer }) => viewer === null) ?? {};
      const lettered = labels.filter((label) => label.includes(':'));
      expect(lettered.map((label) => label.slice(0, label.indexOf(':')))).toEqual(
        marks?.map(({ mark }) => mark),
      );
      await takeTurn(testBot, CHANNEL, chance);
    }
  });
});

const chance = createSeededChance(3);

test('answer under the board that is part of a move: leads to the next question privately', async () => {
  await startMatch(testBot, { game: 'moneyrun', channel: CHANNEL, people: ['theo', 'mina'] });
  const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
  const board = getBoard(testBot, CHANNEL);
  const before = await takeSnapshot(testBot.store);
  const [place = ''] = listOpenAnswers(board);
  const panel = await waitForMessage(mover.click(board, place));
  expect(panel.flags).toBe(64);
  expect(panel.content).toMatch(/^\*\*Money Run\*\*\n-# So far: .*\n\*\*/);
  expect(await takeSnapshot(testBot.store)).toEqual(before);
  const back = await waitForMessage(mover.click(panel, 'Back'));
  expect(getAnswers(back)[0]).toBe(place);
});

test('button with outdated answers: shows the current question and decides nothing', async () => {
  await startMatch(testBot, { game: 'moneyrun', channel: CHANNEL, people: ['theo', 'mina'] });
  const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
  const board = getBoard(testBot, CHANNEL);
  const before = await takeSnapshot(testBot.store);
  const panel = await openPanel(testBot, mover, CHANNEL);
  const [, table, version] = (listPressable(panel.components)[0]?.custom_id ?? '').split(':');
  const old = [`answer:${table}:${version}:L.e.2`, `answer:${table}:${version}:shift-a.1`];
  for (const [message, custom_id] of [
    ...old.map((id) => [panel, id] as const),
    [board, `do:${table}:${version}:move`] as const,
  ]) {
    const data = { custom_id, component_type: 2, id: 1 };
    const clicked = await mover.raw({ channel: CHANNEL, type: 3, data, message: { id: message.id } });
    await clicked.settled();
    expect(clicked.message?.content).toContain('That button is out of date. Choose again.');
    expect(clicked.message?.content).toContain('Place a coin, shift one, or move your pawn.');
    expect(getAnswers(clicked.message as APIMessage)).toEqual(getAnswers(panel));
  }
  expect(await takeSnapshot(testBot.store)).toEqual(before);
});

/** Plays to a board that asks the player openly. Returns that player. */
async function startAskedMatch(): Promise<PlaygroundUser> {
  if (testBot.discord.channel(CHANNEL).messages.length === 0) await startRunaround();
  while (listOpenAnswers(getBoard(testBot, CHANNEL)).length === 0) await takeTurn(testBot, CHANNEL, chance);
  return findMover(testBot, CHANNEL) as PlaygroundUser;
}

/** Lists the answers under a board, by label. */
function listOpenAnswers(board: APIMessage): readonly string[] {
  return listPressable(board.components).flatMap(({ custom_id, label }) =>
    custom_id?.startsWith('do:') && label ? [label] : [],
  );
}

async function startRunaround(): Promise<void> {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
}

/** Lists the new messages in the channel: boards and the lobby card. */
function listPosts() {
  return testBot.discord.sent.filter(({ kind, audience }) => kind === 'message' && audience === 'channel');
}

/** Takes turns until another player is due. Returns that player. */
async function playUntilTurnPasses(): Promise<PlaygroundUser> {
  const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
  for (;;) {
    await takeTurn(testBot, CHANNEL, chance);
    const next = findMover(testBot, CHANNEL) as PlaygroundUser;
    if (next.id !== mover.id) return next;
  }
}

async function findFirstMove(mover: PlaygroundUser): Promise<string> {
  const [offer] = await mover.complete(CHANNEL, 'move', { text: '' }, 'text');
  return String(offer?.value);
}

/** Waits until an alarm has been handled. */
async function waitForAlarm(): Promise<void> {
  for (let look = 0; look < 20; look++) await new Promise((resume) => setImmediate(resume));
  await waitUntilIdle(testBot);
}
