import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pickRandomPath } from '../../../src/ai/random-path.ts';
import { findPerson, getTableTurn, type Table } from '../../../src/app/core/table.ts';
import { addAi, joinLobby } from '../../../src/app/lobby/lobby.ts';
import { startTable } from '../../../src/app/lobby/start.ts';
import { playAis } from '../../../src/app/play/ai-turns.ts';
import { makeMove } from '../../../src/app/play/make-move.ts';
import { iterateSteps, loadReplay, loadStep, type Replay } from '../../../src/app/replay/replay.ts';
import { cancelTable, resign } from '../../../src/app/seats/resign.ts';
import { pickOne } from '../../../src/engine/chance.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { createSeededChance } from '../../../src/engine/seeded-chance.ts';
import { games } from '../../../src/games/registry.ts';
import { openLobby } from '../../support/app-table.ts';
import { getRefusalKey } from '../../support/refusal.ts';
import {
  closeTestContext,
  createActor,
  openTestContext,
  setForcedMovesByHand,
  type TestContext,
} from '../../support/test-context.ts';
import { loadStoredTable } from '../../support/verify.ts';

const PEOPLE = ['ann', 'bob', 'eve', 'sam'];

let ctx: TestContext;
beforeEach(async () => {
  ctx = await openTestContext();
  await setForcedMovesByHand(ctx, PEOPLE);
});
afterEach(async () => await closeTestContext(ctx));

describe('a match is played again', () => {
  test.each(games.map(({ id }) => id))('%s: every position as it was', async (game) => {
    const id = await beginMatch(game);
    const states = await playMoves(id, 40);
    const course = await loadTestCourse(id);
    const steps = [...iterateSteps(course)];
    expect(steps.map(({ number }) => number)).toEqual(states.map((_, at) => at));
    expect(steps.map(({ table }) => table.record.state)).toEqual(states);
    expect(steps.at(-1)?.table).toEqual(await loadStoredTable(ctx, id));
    expect(steps.flatMap(({ entries }) => entries.map(({ kind }) => kind))).toEqual(
      states.map((_, at) => (at === 0 ? 'start' : 'move')),
    );
    for (const step of steps) expect(await loadStep(course, step.number)).toEqual(step);
  });

  test('a step before the first is the first, and one beyond the last is the last', async () => {
    const id = await beginMatch('forage');
    await playMoves(id, 5);
    const course = await loadTestCourse(id);
    expect((await loadStep(course, -3)).number).toBe(0);
    expect((await loadStep(course, 6)).number).toBe(5);
    expect((await loadStep(course, Number.POSITIVE_INFINITY)).table).toEqual(course.table);
  });

  test('it is told as the channel still tells it while it runs, and in full when it is over', async () => {
    const id = await beginMatch('runaround');
    await playMoves(id, 6);
    expect([...iterateSteps(await loadTestCourse(id))].map(({ when }) => when)).toEqual(
      new Array(7).fill('later'),
    );
    await resign(ctx, createActor('ann'), id, String);
    const over = [...iterateSteps(await loadTestCourse(id))];
    expect(over.map(({ when }) => when)).toEqual(new Array(8).fill('now'));
  });
});

describe('whoever left', () => {
  test('sits in their seat until then, and the position stays as it was', async () => {
    const id = await beginMatch('forage');
    await playMoves(id, 4);
    expect(await resign(ctx, createActor('bob'), id, (name) => `${name} (AI)`)).toBe(true);
    const course = await loadTestCourse(id);
    const [before, after] = [await loadStep(course, 4), await loadStep(course, 5)];
    expect(after.entries[0]).toMatchObject({ kind: 'resign', seat: 1, name: 'bob' });
    expect(before.table.seats[1]).toEqual({ kind: 'person', seat: 1, person: 'bob', name: 'bob' });
    expect(after.table.seats[1]).toEqual({ kind: 'ai', player: 'badger', seat: 1, name: 'bob (AI)' });
  });

  test('ends a game for two with the last step, and it was being played until then', async () => {
    const id = await beginMatch('runaround');
    await playMoves(id, 3);
    await resign(ctx, createActor('ann'), id, String);
    const turns = [...iterateSteps(await loadTestCourse(id))].map(({ table }) => getTableTurn(table).kind);
    expect(turns).toEqual(['act', 'act', 'act', 'act', 'over']);
  });
});

describe('what AI seats did at once', () => {
  test('is one step while the match runs, and move by move when it is over', async () => {
    const id = await openLobby(ctx, 'forage');
    for (const _ of [1, 2]) await addAi(ctx, createActor('ann'), id, (number) => `AI ${number}`);
    await startTable(ctx, createActor('ann'), id);
    await playAis(ctx, id);
    await playMoves(id, 1);
    await playAis(ctx, id);
    const running = await loadTestCourse(id);
    const people = running.entries.filter(({ person }) => person !== null).length;
    expect(people).toBe(1);
    expect(running.entries.length).toBeGreaterThan(people);
    expect([...iterateSteps(running)].map(({ number }) => number)).toEqual(running.stops);
    expect([...iterateSteps(running)].flatMap(({ entries }) => entries.slice(-1))).not.toContainEqual(
      expect.objectContaining({ kind: 'move', person: 'ann' }),
    );
    expect([...iterateSteps(running)].flatMap(({ entries }) => entries)).toEqual([
      running.opening,
      ...running.entries,
    ]);
    await cancelTable(ctx, createActor('ann'), id, 'playing');
    const over = await loadTestCourse(id);
    expect(over.stops).toEqual(Array.from({ length: over.entries.length + 1 }, (_, number) => number));
  });
});

describe('there is nothing to show', () => {
  test('of a table that has not begun, also when it is closed', async () => {
    const id = await openLobby(ctx, 'forage');
    expect(await loadKey(id)).toBe('bot:refuse.notStarted');
    await cancelTable(ctx, createActor('ann'), id, 'lobby');
    expect(await loadKey(id)).toBe('bot:refuse.notStarted');
  });

  test('of a match that was played by other rules', async () => {
    const id = await beginMatch('forage');
    const table = await loadStoredTable(ctx, id);
    const newer: Table = { ...table, game: { ...table.game, rules: table.game.rules + 1 } };
    expect(await loadReplay(ctx, newer)).toMatchObject({ reason: { key: 'bot:replay.absent' } });
  });

  test('a log that does not follow the rules is a bug, not a film', async () => {
    const id = await beginMatch('runaround');
    await playMoves(id, 3);
    const course = await loadTestCourse(id);
    const [first, ...rest] = course.entries;
    const skipped: Replay = { ...course, entries: rest };
    expect(first).toBeDefined();
    expect(() => [...iterateSteps(skipped)]).toThrow();
  });
});

/** Starts a match of as many people as can play. */
async function beginMatch(game: string): Promise<number> {
  const id = await openLobby(ctx, game);
  const seats = (await loadStoredTable(ctx, id)).game.seats;
  for (const who of PEOPLE.slice(1, Math.max(...seats))) await joinLobby(ctx, createActor(who), id);
  expect(await startTable(ctx, createActor('ann'), id)).toBe(true);
  return id;
}

/** Makes up to `most` random moves. Returns the states, beginning with the set-up. */
async function playMoves(id: number, most: number): Promise<readonly unknown[]> {
  const chance = createSeededChance(5);
  const states = [(await loadStoredTable(ctx, id)).record.state];
  while (states.length <= most) {
    const table = await loadStoredTable(ctx, id);
    const turn = getTableTurn(table);
    if (turn.kind === 'over') return states;
    const seat = pickOne(chance, turn.seats);
    const by = createActor(findPerson(table, seat) ?? '');
    const made = await makeMove(ctx, by, id, null, (game, view, mine) =>
      pickRandomPath(game, view, mine, chance),
    );
    if (refused(made)) throw new Error(made.reason.key);
    states.push((await loadStoredTable(ctx, id)).record.state);
  }
  return states;
}

async function loadTestCourse(id: number): Promise<Replay> {
  const course = await loadReplay(ctx, await loadStoredTable(ctx, id));
  if (refused(course)) throw new Error(course.reason.key);
  return course;
}

async function loadKey(id: number): Promise<string | undefined> {
  return getRefusalKey(await loadReplay(ctx, await loadStoredTable(ctx, id)));
}
