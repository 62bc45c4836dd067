import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pickRandomPath } from '../../src/ai/random-path.ts';
import { makeMove } from '../../src/app/play/make-move.ts';
import { claimBoard } from '../../src/app/publishing/boards.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { Faults, PlaygroundUser } from '../../src/playground/index.ts';
import {
  findMover,
  getAnswers,
  getBoard,
  getBoards,
  giveAnswer,
  openPanel,
  startMatch,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectCompleteLog, expectToldOnce } from '../support/verify.ts';
import { waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const ALL = P.ViewChannel | P.SendMessages | P.AttachFiles | P.ReadMessageHistory;
const BOARD = { method: 'POST', path: /^\/channels\/\d+\/messages$/ };
const RETIRE = { method: 'PATCH', path: /^\/channels\/\d+\/messages\/\d+$/ };
const ANSWER = { method: 'POST', path: /\/callback$/ };

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot({ restTimeout: 800 });
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await testBot.end();
});

/** Every fault of a request, at each of the three kinds of request that a move makes. */
const FAULTS = [
  { kind: '429', retryAfter: 0.2 },
  { kind: '502', write: 'before' },
  { kind: '502', write: 'after' },
  { kind: 'hang' },
  { kind: 'hang', write: 'after' },
] as const;
const REQUESTS = [
  ['the board', BOARD],
  ['the old board', RETIRE],
  ['the answer', ANSWER],
] as const;

for (const fault of FAULTS) {
  test.each(REQUESTS)(`fault ${JSON.stringify(fault)} on %s: publishes the move once`, async (_, match) => {
    const { panel, mover } = await openMatch();
    testBot.discord.faults.next(match, fault);
    const next = await giveAnswer(mover, panel, 'Roll the die');
    expect(next.content).toContain('rolls');
    await expectOneEffect();
    await expectMatchContinues();
    expect(testBot.discord.problems.filter((line) => !line.includes(' 40060 '))).toEqual([]);
  });
}

test('acknowledgement: a third attempt is in time after two that hang', async () => {
  const { panel, mover } = await openMatch();
  for (let hung = 0; hung < 2; hung++) testBot.discord.faults.next(ANSWER, { kind: 'hang' });
  const answer = await (await mover.click(panel, 'Roll the die')).settled();
  expect(answer.state).toBe('answered');
  expect(answer.acknowledgedAfter).toBeLessThan(3_000);
  await expectOneEffect();
});

test('lost answer to a board: the nonce prevents a second post when the history cannot be read', async () => {
  const { panel, mover } = await openMatch();
  testBot.discord.channel(CHANNEL).deny(P.ReadMessageHistory);
  testBot.discord.faults.next(BOARD, { kind: 'hang', write: 'after' });
  await giveAnswer(mover, panel, 'Roll the die');
  await expectOneEffect();
  testBot.discord.channel(CHANNEL).permit(ALL);
  await expectMatchContinues();
  expect(testBot.discord.problems).toEqual([]);
});

test('board claimed by an earlier version without a message id: is found among the newest messages', async () => {
  const { panel, mover } = await openMatch();
  await giveAnswer(mover, panel, 'Roll the die');
  await waitUntilIdle(testBot);
  const claim = { phase: 'sending', message: null, heard: null } as const;
  await testBot.store
    .updateTable('posts')
    .set(claim)
    .where('kind', '=', 'board')
    .where('to_number', '=', 2)
    .execute();
  testBot.app.onOutbox(1);
  await expectOneEffect();
});

test('older board edited while posting was forbidden: is not mistaken for the board being looked for', async () => {
  const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
  const first = getBoard(testBot, CHANNEL).id;
  await waitForMessage(mover.slash(CHANNEL, 'move', { text: 'roll' }));
  await waitUntilIdle(testBot);
  testBot.pass(120_000);
  testBot.discord.channel(CHANNEL).deny(P.SendMessages);
  const by = {
    interaction: first,
    at: testBot.discord.clock.now(),
    person: mover.id,
    name: 'Theo',
    manages: false,
  };
  await makeMove(testBot.app, by, 1, null, (game, view, seat) =>
    pickRandomPath(game, view, seat, createSeededChance(1)),
  );
  await testBot.bot.publisher.idle();
  expect(getBoard(testBot, CHANNEL)).toMatchObject({ id: first, mentions: [] });
  testBot.discord.channel(CHANNEL).permit(ALL);
  await claimBoard(testBot.app, 1);
  testBot.app.onOutbox(1);
  await expectOneBoard();
  expect(getBoard(testBot, CHANNEL).id).not.toBe(first);
});

test('board found by its nonce after more moves: keeps its text, and the next board tells the rest', async () => {
  const { panel, mover } = await openMatch();
  testBot.discord.channel(CHANNEL).deny(P.ReadMessageHistory);
  testBot.discord.faults.next(BOARD, { kind: 'hang', write: 'after' });
  const other = testBot.discord.person(mover.key === 'theo' ? 'mina' : 'theo');
  const moving = await giveAnswer(mover, panel, 'Roll the die');
  await waitUntilIdle(testBot);
  testBot.pass(120_000);
  await giveAnswer(mover, moving, String(getAnswers(moving)[0]));
  await waitForMessage(other.slash(CHANNEL, 'move', { text: 'roll' }));
  await waitUntilIdle(testBot);
  expect((await expectCompleteLog(testBot.app, 1)).length).toBeGreaterThan(3);
  await expectToldOnce(testBot.store, 1);
  const { messages } = testBot.discord.channel(CHANNEL);
  const entered = messages.flatMap(({ content }) =>
    content.split('\n').filter((line) => line.includes('brings a pawn')),
  );
  expect(new Set(entered).size).toBe(2);
  expect(getBoards(testBot, CHANNEL)).toHaveLength(1);
});

test('interaction lost on the way: does nothing and can be repeated', async () => {
  const { panel, mover } = await openMatch();
  testBot.discord.faults.events.drop();
  const lost = await mover.click(panel, 'Roll the die');
  expect(lost.state).toBe('failed');
  expect(await expectCompleteLog(testBot.app, 1)).toHaveLength(1);
  await giveAnswer(mover, panel, 'Roll the die');
  await expectOneEffect();
  expect(testBot.discord.problems).toEqual([]);
});

test('interaction that arrives a second late: is still answered', async () => {
  const { panel, mover } = await openMatch();
  testBot.discord.faults.events.late(1_000);
  const answer = await mover.click(panel, 'Roll the die');
  expect(answer.state).toBe('answered');
  await expectOneEffect();
  expect(testBot.discord.problems).toEqual([]);
});

test('interaction that arrives too late to be answered: acts once and logs no error', async () => {
  const { panel, mover } = await openMatch();
  testBot.discord.faults.events.late(3_200);
  expect((await mover.click(panel, 'Roll the die')).state).toBe('failed');
  await testBot.discord.until(
    () => getBoard(testBot, CHANNEL).content.includes('brings a pawn'),
    'the board after the move',
  );
  await expectOneEffect();
  expect(testBot.discord.problems).toEqual([expect.stringContaining(' 10062 ')]);
  expect(testBot.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
});

test('interaction delivered twice: acts once', async () => {
  const { panel, mover } = await openMatch();
  testBot.discord.faults.events.replay();
  await giveAnswer(mover, panel, 'Roll the die');
  await expectOneEffect();
  expect(testBot.discord.problems).toEqual([]);
});

const SESSIONS: readonly (readonly [string, (faults: Faults) => void])[] = [
  ['closed and resumed (4000)', (faults) => faults.closeSession(4000)],
  ['closed and begun anew (4009)', (faults) => faults.closeSession(4009)],
  ['asked to reconnect (op 7)', (faults) => faults.reconnect()],
  ['called invalid, resumable (op 9)', (faults) => faults.invalidSession(true)],
  ['called invalid for good (op 9)', (faults) => faults.invalidSession(false)],
];

test.each(SESSIONS)('gateway session %s: the move in flight is published once', async (_, strike) => {
  const { panel, mover } = await openMatch();
  const stop = testBot.discord.onRequest(({ path, phase }) => {
    if (phase !== 'before' || !ANSWER.path.test(path)) return;
    stop();
    strike(testBot.discord.faults);
  });
  await giveAnswer(mover, panel, 'Roll the die');
  await expectOneEffect();
  await testBot.discord.until(({ connected }) => connected === 1, 'the bot to come back', 20_000);
  await expectMatchContinues();
  expect(testBot.discord.problems).toEqual([]);
});

async function openMatch() {
  const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
  return { mover, panel: await openPanel(testBot, mover, CHANNEL) };
}

/** Expects one roll in the log that enters a pawn, published in one board, the only one with buttons. */
async function expectOneEffect(): Promise<void> {
  await waitUntilIdle(testBot);
  const log = await expectCompleteLog(testBot.app, 1);
  expect(log.map(({ kind }) => kind)).toEqual(['start', 'move']);
  await expectToldOnce(testBot.store, 1);
  expect(getBoards(testBot, CHANNEL)).toHaveLength(1);
  const { messages } = testBot.discord.channel(CHANNEL);
  expect(messages.filter(({ content }) => content.includes('brings a pawn'))).toHaveLength(1);
}

async function expectOneBoard(): Promise<void> {
  await waitUntilIdle(testBot);
  await expectToldOnce(testBot.store, 1);
  expect(getBoards(testBot, CHANNEL)).toHaveLength(1);
}

async function expectMatchContinues(): Promise<void> {
  const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
  await openPanel(testBot, mover, CHANNEL);
  const typed = await mover.complete(CHANNEL, 'move', { text: '' }, 'text');
  await waitForMessage(mover.slash(CHANNEL, 'move', { text: String(typed[0]?.value) }));
  await waitUntilIdle(testBot);
  expect(await expectCompleteLog(testBot.app, 1)).toHaveLength(3);
}
