import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { randomPath } from '../../src/ai/random.ts';
import { makeMove } from '../../src/app/play/move.ts';
import { claimBoard } from '../../src/app/publishing/boards.ts';
import { seeded } from '../../src/engine/seeded.ts';
import type { Actor, Faults } from '../../src/playground/index.ts';
import { calm } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered, answersOf, boardIn, boardsIn, giveAnswer, sitDown, toMove } from '../support/table.ts';
import { expectToldOnce, expectWhole } from '../support/verify.ts';

const CHANNEL = 'table-one';
const ALL = P.ViewChannel | P.SendMessages | P.AttachFiles | P.ReadMessageHistory;
const BOARD = { method: 'POST', path: /^\/channels\/\d+\/messages$/ };
const RETIRE = { method: 'PATCH', path: /^\/channels\/\d+\/messages\/\d+$/ };
const ANSWER = { method: 'POST', path: /\/callback$/ };

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening({ restTimeout: 800 });
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await evening.end();
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
  test.each(REQUESTS)(`${JSON.stringify(fault)} at %s: the move is made and told once`, async (_, match) => {
    const { panel, mover } = await opened();
    evening.discord.faults.next(match, fault);
    const next = await giveAnswer(mover, panel, 'Roll the die');
    expect(next.content).toContain('rolls');
    await expectOneEffect();
    await expectGoesOn();
    expect(evening.discord.problems.filter((line) => !line.includes(' 40060 '))).toEqual([]);
  });
}

test('two answers in a row that hang leave time for a third', async () => {
  const { panel, mover } = await opened();
  for (let hung = 0; hung < 2; hung++) evening.discord.faults.next(ANSWER, { kind: 'hang' });
  const answer = await (await mover.click(panel, 'Roll the die')).settled();
  expect(answer.state).toBe('answered');
  expect(answer.acknowledgedAfter).toBeLessThan(3_000);
  await expectOneEffect();
});

test('a board that arrived and cannot be looked for is not posted again: Discord knows it by its nonce', async () => {
  const { panel, mover } = await opened();
  evening.discord.channel(CHANNEL).deny(P.ReadMessageHistory);
  evening.discord.faults.next(BOARD, { kind: 'hang', write: 'after' });
  await giveAnswer(mover, panel, 'Roll the die');
  await expectOneEffect();
  evening.discord.channel(CHANNEL).permit(ALL);
  await expectGoesOn();
  expect(evening.discord.problems).toEqual([]);
});

test('a claim of a release that kept no id is looked for among the newest messages', async () => {
  const { panel, mover } = await opened();
  await giveAnswer(mover, panel, 'Roll the die');
  await calm(evening);
  const claim = { phase: 'sending', message: null, heard: null } as const;
  await evening.store
    .updateTable('posts')
    .set(claim)
    .where('kind', '=', 'board')
    .where('to_number', '=', 2)
    .execute();
  evening.house.news(1);
  await expectOneEffect();
});

test('an older board that told more while none could be posted is not taken for the one that is looked for', async () => {
  const mover = toMove(evening, CHANNEL) as Actor;
  const first = boardIn(evening, CHANNEL).id;
  await answered(mover.slash(CHANNEL, 'move', { text: 'roll' }));
  await calm(evening);
  evening.pass(120_000);
  evening.discord.channel(CHANNEL).deny(P.SendMessages);
  const by = {
    interaction: first,
    at: evening.discord.clock.now(),
    person: mover.id,
    name: 'Theo',
    manages: false,
  };
  await makeMove(evening.house, by, 1, null, (game, view, seat) => randomPath(game, view, seat, seeded(1)));
  await evening.bot.announcer.idle();
  expect(boardIn(evening, CHANNEL)).toMatchObject({ id: first, mentions: [] });
  evening.discord.channel(CHANNEL).permit(ALL);
  await claimBoard(evening.house, 1);
  evening.house.news(1);
  await expectOneBoard();
  expect(boardIn(evening, CHANNEL).id).not.toBe(first);
});

test('where more has happened by then, the board that Discord knows tells what it told, and the next one the rest', async () => {
  const { panel, mover } = await opened();
  evening.discord.channel(CHANNEL).deny(P.ReadMessageHistory);
  evening.discord.faults.next(BOARD, { kind: 'hang', write: 'after' });
  const other = evening.discord.person(mover.key === 'theo' ? 'mina' : 'theo');
  const moving = await giveAnswer(mover, panel, 'Roll the die');
  await calm(evening);
  evening.pass(120_000);
  await giveAnswer(mover, moving, String(answersOf(moving)[0]));
  await answered(other.slash(CHANNEL, 'move', { text: 'roll' }));
  await calm(evening);
  expect((await expectWhole(evening.house, 1)).length).toBeGreaterThan(3);
  await expectToldOnce(evening.store, 1);
  const { messages } = evening.discord.channel(CHANNEL);
  const entered = messages.flatMap(({ content }) =>
    content.split('\n').filter((line) => line.includes('brings a pawn')),
  );
  expect(new Set(entered).size).toBe(2);
  expect(boardsIn(evening, CHANNEL)).toHaveLength(1);
});

test('an interaction that is lost on the way does nothing, and can be repeated', async () => {
  const { panel, mover } = await opened();
  evening.discord.faults.events.drop();
  const lost = await mover.click(panel, 'Roll the die');
  expect(lost.state).toBe('failed');
  expect(await expectWhole(evening.house, 1)).toHaveLength(1);
  await giveAnswer(mover, panel, 'Roll the die');
  await expectOneEffect();
  expect(evening.discord.problems).toEqual([]);
});

test('an interaction that comes late is answered as long as it may be', async () => {
  const { panel, mover } = await opened();
  evening.discord.faults.events.late(1_000);
  const answer = await mover.click(panel, 'Roll the die');
  expect(answer.state).toBe('answered');
  await expectOneEffect();
  expect(evening.discord.problems).toEqual([]);
});

test('one that comes too late to be answered acts once, and its refused answer is no trouble', async () => {
  const { panel, mover } = await opened();
  evening.discord.faults.events.late(3_200);
  expect((await mover.click(panel, 'Roll the die')).state).toBe('failed');
  await evening.discord.until(
    () => boardIn(evening, CHANNEL).content.includes('brings a pawn'),
    'the board after the move',
  );
  await expectOneEffect();
  expect(evening.discord.problems).toEqual([expect.stringContaining(' 10062 ')]);
  expect(evening.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
});

test('an interaction that comes twice acts once', async () => {
  const { panel, mover } = await opened();
  evening.discord.faults.events.replay();
  await giveAnswer(mover, panel, 'Roll the die');
  await expectOneEffect();
  expect(evening.discord.problems).toEqual([]);
});

const SESSIONS: readonly (readonly [string, (faults: Faults) => void])[] = [
  ['closed and resumed (4000)', (faults) => faults.closeSession(4000)],
  ['closed and begun anew (4009)', (faults) => faults.closeSession(4009)],
  ['asked to reconnect (op 7)', (faults) => faults.reconnect()],
  ['called invalid, resumable (op 9)', (faults) => faults.invalidSession(true)],
  ['called invalid for good (op 9)', (faults) => faults.invalidSession(false)],
];

test.each(SESSIONS)('a session %s with a move in flight', async (_, strike) => {
  const { panel, mover } = await opened();
  const stop = evening.discord.onRequest(({ path, phase }) => {
    if (phase !== 'before' || !ANSWER.path.test(path)) return;
    stop();
    strike(evening.discord.faults);
  });
  await giveAnswer(mover, panel, 'Roll the die');
  await expectOneEffect();
  await evening.discord.until(({ connected }) => connected === 1, 'the bot to come back', 20_000);
  await expectGoesOn();
  expect(evening.discord.problems).toEqual([]);
});

async function opened() {
  const mover = toMove(evening, CHANNEL) as Actor;
  return { mover, panel: await answered(mover.click(boardIn(evening, CHANNEL), 'Play')) };
}

/** One roll in the log, which brings a pawn in and is told by one board, which is the only one with buttons. */
async function expectOneEffect(): Promise<void> {
  await calm(evening);
  const log = await expectWhole(evening.house, 1);
  expect(log.map(({ kind }) => kind)).toEqual(['start', 'move']);
  await expectToldOnce(evening.store, 1);
  expect(boardsIn(evening, CHANNEL)).toHaveLength(1);
  const { messages } = evening.discord.channel(CHANNEL);
  expect(messages.filter(({ content }) => content.includes('brings a pawn'))).toHaveLength(1);
}

async function expectOneBoard(): Promise<void> {
  await calm(evening);
  await expectToldOnce(evening.store, 1);
  expect(boardsIn(evening, CHANNEL)).toHaveLength(1);
}

async function expectGoesOn(): Promise<void> {
  const mover = toMove(evening, CHANNEL) as Actor;
  await answered(mover.click(boardIn(evening, CHANNEL), 'Play'));
  const typed = await mover.complete(CHANNEL, 'move', { text: '' }, 'text');
  await answered(mover.slash(CHANNEL, 'move', { text: String(typed[0]?.value) }));
  await calm(evening);
  expect(await expectWhole(evening.house, 1)).toHaveLength(3);
}
