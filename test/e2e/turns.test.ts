import { type APIMessage, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import { type Actor, MovableClock, pressable } from '../../src/playground/index.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { keptIn } from '../support/snapshot.ts';
import { type SpyPainters, spyPainters } from '../support/spy-painters.ts';
import {
  answered,
  answersOf,
  boardIn,
  boardsIn,
  playOut,
  sitDown,
  takeTurn,
  toMove,
} from '../support/table.ts';
import { expectToldOnce, expectWhole, tableOf } from '../support/verify.ts';

const CHANNEL = 'table-one';
const TWO_MINUTES = 120_000;

let clock: MovableClock;
let evening: Evening;
let painters: SpyPainters;
beforeEach(async () => {
  clock = new MovableClock();
  painters = spyPainters();
  evening = await openEvening({ clock, painters, byHand: false });
});
afterEach(async () => await endCalmly(evening));

test('a turn is one post, which pings only who becomes due', async () => {
  await runaround();
  for (let turn = 0; turn < 12; turn++) {
    const mover = toMove(evening, CHANNEL) as Actor;
    const before = posts().length;
    clock.advance(TWO_MINUTES);
    await takeTurn(evening, CHANNEL, chance);
    const fresh = posts().slice(before);
    const next = toMove(evening, CHANNEL) as Actor;
    expect(fresh.map(({ pinged }) => pinged)).toEqual(next.id === mover.id ? [] : [[next.id]]);
    if (next.id === mover.id) await settle();
  }
  expect(boardsIn(evening, CHANNEL)).toHaveLength(1);
  await expectToldOnce(evening.store, 1);
});

test('where all are here a whole evening is one board, which is edited, and nobody is pinged', async () => {
  await runaround();
  const { id } = boardIn(evening, CHANNEL);
  const before = posts().length;
  for (let turn = 0; turn < 12; turn++) await takeTurn(evening, CHANNEL, chance);
  expect(posts().slice(before)).toEqual([]);
  expect(boardIn(evening, CHANNEL).id).toBe(id);
  expect(boardIn(evening, CHANNEL).content.split('\n').length).toBeLessThan(10);
  expect((await expectWhole(evening.house, 1)).length).toBeGreaterThan(20);
  await expectToldOnce(evening.store, 1);
});

test('who was here and does not move is told 90 seconds after their last press, once', async () => {
  await runaround();
  const before = posts().length;
  const next = await turnPassed();
  const pressed = evening.bot.bot.recent.hereUntil(1, next.id) ?? 0;
  clock.advance(pressed - evening.house.now() - 1_000);
  await settle();
  expect(posts()).toHaveLength(before);
  clock.advance(1_000);
  await settle();
  expect(posts().slice(before)).toMatchObject([{ pinged: [next.id] }]);
  clock.advance(10 * TWO_MINUTES);
  await settle();
  expect(posts()).toHaveLength(before + 1);
  expect(boardsIn(evening, CHANNEL)).toHaveLength(1);
  await expectToldOnce(evening.store, 1);
});

test('a channel that cannot be told is told again by the clock that everything goes by', async () => {
  await runaround();
  const before = posts().length;
  const next = await turnPassed();
  evening.discord.channel(CHANNEL).deny(PermissionFlagsBits.SendMessages);
  clock.advance(TWO_MINUTES);
  await expect.poll(() => evening.discord.problems).toHaveLength(2);
  await evening.bot.announcer.idle();
  expect(posts()).toHaveLength(before);
  evening.discord.channel(CHANNEL).permit((1n << 53n) - 1n);
  clock.advance(1_999);
  await evening.bot.announcer.idle();
  expect(posts()).toHaveLength(before);
  clock.advance(1);
  await expect.poll(() => posts().slice(before)).toMatchObject([{ pinged: [next.id] }]);
  await calm(evening);
  const refused = (evening.discord.problems as string[]).splice(0);
  expect(refused.every((problem) => problem.includes('50013'))).toBe(true);
});

test('who moves within 90 seconds is not told', async () => {
  await runaround();
  const before = posts().length;
  await turnPassed();
  clock.advance(TWO_MINUTES / 4);
  await turnPassed();
  clock.advance(TWO_MINUTES / 4);
  await settle();
  expect(posts()).toHaveLength(before);
});

test('a board that is older than Discord lets one edit freely is posted anew, and calls nobody twice', async () => {
  await evening.end();
  evening = await openEvening({ clock, byHand: true });
  await runaround();
  const old = boardIn(evening, CHANNEL).id;
  clock.advance(51 * 60_000);
  const mover = toMove(evening, CHANNEL) as Actor;
  await answered(mover.slash(CHANNEL, 'move', { text: 'roll' }));
  await calm(evening);
  expect(boardIn(evening, CHANNEL).id).not.toBe(old);
  expect(posts().at(-1)?.pinged).toEqual([]);
  expect(boardsIn(evening, CHANNEL)).toHaveLength(1);
});

test('a limit that an edit would have to wait for leads to a new board', async () => {
  await runaround();
  const old = boardIn(evening, CHANNEL).id;
  const { channel } = evening.discord.channel(CHANNEL);
  evening.discord.faults.next(
    { method: 'PATCH', path: new RegExp(`^/channels/${channel.id}/messages/`) },
    { kind: '429', retryAfter: 60 },
  );
  const mover = toMove(evening, CHANNEL) as Actor;
  await answered(mover.slash(CHANNEL, 'move', { text: await firstMove(mover) }));
  await evening.bot.announcer.idle();
  expect(boardIn(evening, CHANNEL).id).not.toBe(old);
  await expectToldOnce(evening.store, 1);
});

test('every game but the free one is played out by the boards that are edited, and the end is a board of its own', async () => {
  for (const game of ['runaround', 'gostop']) {
    await sitDown(evening, { game, channel: 'table-two', people: ['theo', 'mina'] });
    await playOut(evening, 'table-two', chance);
    expect(boardIn(evening, 'table-two').content).toMatch(/^\*\*.+\*\*\n\*\*.+\.\*\*$/m);
  }
});

describe('where nothing is hidden the board is the panel', () => {
  test('an answer under the board makes the move, and the board shows it', async () => {
    const mover = await asked();
    const board = boardIn(evening, CHANNEL);
    const { played } = (await tableOf(evening.house, 1)).record;
    const answer = await (await mover.click(board, String(openAnswers(board)[0]))).settled();
    await calm(evening);
    expect(answer.message?.id).toBe(board.id);
    const { record } = await tableOf(evening.house, 1);
    expect(record.played).toBeGreaterThan(played);
    const log = await expectWhole(evening.house, 1);
    expect(log[played + 1]).toMatchObject({ kind: 'move', person: mover.id });
    expect(log[played + 1]).not.toHaveProperty('forced');
    expect(boardIn(evening, CHANNEL).content).not.toBe(board.content);
    await expectToldOnce(evening.store, 1);
  });

  test('anybody else is told in private whose turn it is, and nothing happens', async () => {
    const mover = await asked();
    const board = boardIn(evening, CHANNEL);
    const before = await keptIn(evening.store);
    const other = evening.discord.person(mover.key === 'theo' ? 'mina' : 'theo');
    for (const [who, said] of [
      [other, 'is not your turn'],
      [evening.discord.person('rex'), 'seat'],
    ] as const) {
      const told = await answered(who.click(board, String(openAnswers(board)[0])));
      expect(told.content).toContain(said);
      expect(told.flags).toBe(64);
    }
    expect(await keptIn(evening.store)).toEqual(before);
  });

  test('an answer to an older board is not taken, and the question is shown as it is', async () => {
    const mover = await asked();
    const board = boardIn(evening, CHANNEL);
    const label = String(openAnswers(board)[0]);
    await answered(mover.click(board, label));
    await calm(evening);
    const before = await keptIn(evening.store);
    const id = pressable(board.components).find((one) => one.label === label)?.custom_id;
    const late = await mover.raw({
      channel: CHANNEL,
      type: 3,
      data: { custom_id: id, component_type: 2, id: 1 },
      message: { id: board.id },
    });
    await late.settled();
    expect(late.message?.flags).toBe(64);
    expect(await keptIn(evening.store)).toEqual(before);
  });

  test('the answers stand as letters on the picture, short on the buttons, and only where one is due', async () => {
    for (let turn = 0; turn < 12; turn++) {
      await asked();
      const labels = openAnswers(boardIn(evening, CHANNEL));
      expect(labels.length).toBeGreaterThanOrEqual(1);
      expect(labels.length).toBeLessThanOrEqual(10);
      for (const label of labels) expect([...label].length).toBeLessThanOrEqual(38);
      const { marks } = painters.requests.findLast(({ viewer }) => viewer === null) ?? {};
      const lettered = labels.filter((label) => label.includes(':'));
      expect(lettered.map((label) => label.slice(0, label.indexOf(':')))).toEqual(
        marks?.map(({ mark }) => mark),
      );
      await takeTurn(evening, CHANNEL, chance);
    }
  });
});

const chance = seeded(3);

test('an answer under the board that is no whole move yet leads to the next question, in private', async () => {
  await sitDown(evening, { game: 'moneyrun', channel: CHANNEL, people: ['theo', 'mina'] });
  const mover = toMove(evening, CHANNEL) as Actor;
  const board = boardIn(evening, CHANNEL);
  const before = await keptIn(evening.store);
  const [place = ''] = openAnswers(board);
  const panel = await answered(mover.click(board, place));
  expect(panel.flags).toBe(64);
  expect(panel.content).toMatch(/^\*\*Money Run\*\*\n-# So far: .*\n\*\*You place .*On which square/);
  expect(await keptIn(evening.store)).toEqual(before);
  const back = await answered(mover.click(panel, 'Back'));
  expect(answersOf(back)[0]).toBe(place);
});

test('a button with answers of earlier questions leads to the question as it is now, and decides nothing', async () => {
  await sitDown(evening, { game: 'moneyrun', channel: CHANNEL, people: ['theo', 'mina'] });
  const mover = toMove(evening, CHANNEL) as Actor;
  const board = boardIn(evening, CHANNEL);
  const before = await keptIn(evening.store);
  const panel = await answered(mover.click(board, 'Play'));
  const [, table, version] = (pressable(panel.components)[0]?.custom_id ?? '').split(':');
  const old = [`answer:${table}:${version}:L.e.2`, `answer:${table}:${version}:shift-a.1`];
  for (const [message, custom_id] of [
    ...old.map((id) => [panel, id] as const),
    [board, `do:${table}:${version}:move`] as const,
  ]) {
    const data = { custom_id, component_type: 2, id: 1 };
    const pressed = await mover.raw({ channel: CHANNEL, type: 3, data, message: { id: message.id } });
    await pressed.settled();
    expect(pressed.message?.content).toContain('This button is out of date. Choose again.');
    expect(pressed.message?.content).toContain('What do you do?');
    expect(answersOf(pressed.message as APIMessage)).toEqual(answersOf(panel));
  }
  expect(await keptIn(evening.store)).toEqual(before);
});

/** Whoever is to move at a board that asks them openly. */
async function asked(): Promise<Actor> {
  if (evening.discord.channel(CHANNEL).messages.length === 0) await runaround();
  while (openAnswers(boardIn(evening, CHANNEL)).length === 0) await takeTurn(evening, CHANNEL, chance);
  return toMove(evening, CHANNEL) as Actor;
}

/** The answers under a board, by label. */
function openAnswers(board: APIMessage): readonly string[] {
  return pressable(board.components).flatMap(({ custom_id, label }) =>
    custom_id?.startsWith('do:') && label ? [label] : [],
  );
}

async function runaround(): Promise<void> {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
}

/** The messages that are new in the channel, boards and the lobby card. */
function posts() {
  return evening.discord.sent.filter(({ kind, audience }) => kind === 'message' && audience === 'channel');
}

/** Turns are taken until somebody else is to move, who then is told. */
async function turnPassed(): Promise<Actor> {
  const mover = toMove(evening, CHANNEL) as Actor;
  for (;;) {
    await takeTurn(evening, CHANNEL, chance);
    const next = toMove(evening, CHANNEL) as Actor;
    if (next.id !== mover.id) return next;
  }
}

async function firstMove(mover: Actor): Promise<string> {
  const [offer] = await mover.complete(CHANNEL, 'move', { text: '' }, 'text');
  return String(offer?.value);
}

/** What an alarm does takes a moment. */
async function settle(): Promise<void> {
  for (let look = 0; look < 20; look++) await new Promise((resume) => setImmediate(resume));
  await calm(evening);
}
