import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { randomPath } from '../../../src/ai/random.ts';
import { personAt, type Table, turnOf } from '../../../src/app/core/table.ts';
import { addAi, join } from '../../../src/app/lobby/lobby.ts';
import { startTable } from '../../../src/app/lobby/start.ts';
import { playAis } from '../../../src/app/play/ai-turns.ts';
import { makeMove } from '../../../src/app/play/move.ts';
import { type Course, courseOf, stepOf, stepsOf } from '../../../src/app/replay/replay.ts';
import { cancelTable, resign } from '../../../src/app/seats/resign.ts';
import { pickOne } from '../../../src/engine/chance.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { seeded } from '../../../src/engine/seeded.ts';
import { games } from '../../../src/games/registry.ts';
import { opened } from '../../support/bare-table.ts';
import { act, type BareHouse, byHand, closeHouse, openHouse } from '../../support/house.ts';
import { keyOf } from '../../support/refusal.ts';
import { tableOf } from '../../support/verify.ts';

const PEOPLE = ['ann', 'bob', 'eve', 'sam'];

let house: BareHouse;
beforeEach(async () => {
  house = await openHouse();
  await byHand(house, PEOPLE);
});
afterEach(async () => await closeHouse(house));

describe('a match is played again', () => {
  test.each(games.map(({ id }) => id))('%s: every position as it was', async (game) => {
    const id = await begun(game);
    const states = await played(id, 40);
    const course = await courseAt(id);
    const steps = [...stepsOf(course)];
    expect(steps.map(({ number }) => number)).toEqual(states.map((_, at) => at));
    expect(steps.map(({ table }) => table.record.state)).toEqual(states);
    expect(steps.at(-1)?.table).toEqual(await tableOf(house, id));
    expect(steps.flatMap(({ entries }) => entries.map(({ kind }) => kind))).toEqual(
      states.map((_, at) => (at === 0 ? 'start' : 'move')),
    );
    for (const step of steps) expect(await stepOf(course, step.number)).toEqual(step);
  });

  test('a step before the first is the first, and one beyond the last is the last', async () => {
    const id = await begun('forage');
    await played(id, 5);
    const course = await courseAt(id);
    expect((await stepOf(course, -3)).number).toBe(0);
    expect((await stepOf(course, 6)).number).toBe(5);
    expect((await stepOf(course, Number.POSITIVE_INFINITY)).table).toEqual(course.table);
  });

  test('it is told as the channel still tells it while it runs, and in full when it is over', async () => {
    const id = await begun('runaround');
    await played(id, 6);
    expect([...stepsOf(await courseAt(id))].map(({ when }) => when)).toEqual(new Array(7).fill('later'));
    await resign(house, act('ann'), id, String);
    const over = [...stepsOf(await courseAt(id))];
    expect(over.map(({ when }) => when)).toEqual(new Array(8).fill('now'));
  });
});

describe('whoever left', () => {
  test('sits in their seat until then, and the position stays as it was', async () => {
    const id = await begun('forage');
    await played(id, 4);
    expect(await resign(house, act('bob'), id, (name) => `${name} (AI)`)).toBe(true);
    const course = await courseAt(id);
    const [before, after] = [await stepOf(course, 4), await stepOf(course, 5)];
    expect(after.entries[0]).toMatchObject({ kind: 'resign', seat: 1, name: 'bob' });
    expect(before.table.sitters[1]).toEqual({ kind: 'person', seat: 1, person: 'bob', name: 'bob' });
    expect(after.table.sitters[1]).toEqual({ kind: 'ai', player: 'badger', seat: 1, name: 'bob (AI)' });
  });

  test('ends a game for two with the last step, and it was being played until then', async () => {
    const id = await begun('runaround');
    await played(id, 3);
    await resign(house, act('ann'), id, String);
    const turns = [...stepsOf(await courseAt(id))].map(({ table }) => turnOf(table).kind);
    expect(turns).toEqual(['act', 'act', 'act', 'act', 'over']);
  });
});

describe('what AI seats did at once', () => {
  test('is one step while the match runs, and move by move when it is over', async () => {
    const id = await opened(house, 'forage');
    for (const _ of [1, 2]) await addAi(house, act('ann'), id, (number) => `AI ${number}`);
    await startTable(house, act('ann'), id);
    await playAis(house, id);
    await played(id, 1);
    await playAis(house, id);
    const running = await courseAt(id);
    const people = running.entries.filter(({ person }) => person !== null).length;
    expect(people).toBe(1);
    expect(running.entries.length).toBeGreaterThan(people);
    expect([...stepsOf(running)].map(({ number }) => number)).toEqual(running.stops);
    expect([...stepsOf(running)].flatMap(({ entries }) => entries.slice(-1))).not.toContainEqual(
      expect.objectContaining({ kind: 'move', person: 'ann' }),
    );
    expect([...stepsOf(running)].flatMap(({ entries }) => entries)).toEqual([
      running.opening,
      ...running.entries,
    ]);
    await cancelTable(house, act('ann'), id, 'playing');
    const over = await courseAt(id);
    expect(over.stops).toEqual(Array.from({ length: over.entries.length + 1 }, (_, number) => number));
  });
});

describe('there is nothing to show', () => {
  test('of a table that has not begun, also when it is closed', async () => {
    const id = await opened(house, 'forage');
    expect(await keyAt(id)).toBe('bot:refuse.notStarted');
    await cancelTable(house, act('ann'), id, 'lobby');
    expect(await keyAt(id)).toBe('bot:refuse.notStarted');
  });

  test('of a match that was played by other rules', async () => {
    const id = await begun('forage');
    const table = await tableOf(house, id);
    const newer: Table = { ...table, game: { ...table.game, rules: table.game.rules + 1 } };
    expect(await courseOf(house, newer)).toMatchObject({ reason: { key: 'bot:replay.absent' } });
  });

  test('a log that does not follow the rules is a bug, not a film', async () => {
    const id = await begun('runaround');
    await played(id, 3);
    const course = await courseAt(id);
    const [first, ...rest] = course.entries;
    const skipped: Course = { ...course, entries: rest };
    expect(first).toBeDefined();
    expect(() => [...stepsOf(skipped)]).toThrow();
  });
});

/** A match of as many people as can play. */
async function begun(game: string): Promise<number> {
  const id = await opened(house, game);
  const seats = (await tableOf(house, id)).game.seats;
  for (const who of PEOPLE.slice(1, Math.max(...seats))) await join(house, act(who), id);
  expect(await startTable(house, act('ann'), id)).toBe(true);
  return id;
}

/** So many random moves, fewer where it ends. Returns the states, the set-up first. */
async function played(id: number, most: number): Promise<readonly unknown[]> {
  const chance = seeded(5);
  const states = [(await tableOf(house, id)).record.state];
  while (states.length <= most) {
    const table = await tableOf(house, id);
    const turn = turnOf(table);
    if (turn.kind === 'over') return states;
    const seat = pickOne(chance, turn.seats);
    const by = act(personAt(table, seat) ?? '');
    const made = await makeMove(house, by, id, null, (game, view, mine) =>
      randomPath(game, view, mine, chance),
    );
    if (refused(made)) throw new Error(made.reason.key);
    states.push((await tableOf(house, id)).record.state);
  }
  return states;
}

async function courseAt(id: number): Promise<Course> {
  const course = await courseOf(house, await tableOf(house, id));
  if (refused(course)) throw new Error(course.reason.key);
  return course;
}

async function keyAt(id: number): Promise<string | undefined> {
  return keyOf(await courseOf(house, await tableOf(house, id)));
}
