import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Players } from '../../src/ai/players.ts';
import { advised } from '../../src/app/tutorial/advise.ts';
import { LEARNER, slipIn } from '../../src/app/tutorial/lesson.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { games } from '../../src/games/registry.ts';
import { lessonOf } from '../../src/store/lessons.ts';
import { answered, anyMove, begun } from '../support/bare-lesson.ts';
import { type BareHouse, BEGIN, closeHouse, openHouse } from '../support/house.ts';
import { hinting } from '../support/thinking.ts';

let house: BareHouse;
let now: number;
beforeEach(async () => {
  now = BEGIN;
  house = { ...(await openHouse(':memory:', games, () => now)), players: hinting() };
});
afterEach(async () => await closeHouse(house));

test('without advice, as it fails or takes long, it goes on', async () => {
  const { players } = house;
  const slow: Players = { ...players, hint: () => new Promise(() => undefined) };
  expect(await advised({ ...house, players: slow }, await begun(house, 'gostop'), 0)).toBeNull();
  const failing: Players = { ...players, hint: async () => Promise.reject(new Error('Asleep')) };
  const at = { ...house, players: failing };
  const lesson = await begun(at, 'runaround', 'ann');
  expect(lesson.record.advice).toBeNull();
  const { lesson: then } = await answered(at, lesson, anyMove(lesson), 'ann');
  expect(then.record).toMatchObject({ advice: null, version: 1 });
  expect(slipIn(lesson, anyMove(lesson))).toBeNull();
  expect(house.troubles.splice(0)).toHaveLength(2);
});

test('advice that did not come in time is thought once more when the learner comes again, and stays', async () => {
  const { players } = house;
  const asleep: Players = { ...players, hint: async () => Promise.reject(new Error('Asleep')) };
  const { record } = await begun({ ...house, players: asleep }, 'runaround', 'ann');
  const again = await begun(house, 'runaround');
  expect(again.record).toEqual({
    ...record,
    advice: expect.objectContaining({ options: expect.anything() }),
  });
  expect(await kept()).toEqual(again.record);
  expect((await begun({ ...house, players: asleep }, 'runaround', 'ann')).record).toEqual(again.record);
  expect(house.troubles.splice(0)).toHaveLength(1);
});

test('late advice about a decision that is made meanwhile is not kept for the next one', async () => {
  const { players } = house;
  const asleep: Players = { ...players, hint: async () => Promise.reject(new Error('Asleep')) };
  const lesson = await begun({ ...house, players: asleep }, 'runaround', 'ann');
  const meanwhile: Players = {
    ...players,
    hint: async (asked) => {
      await answered({ ...house, players: asleep }, lesson, anyMove(lesson), 'ann');
      return await players.hint(asked);
    },
  };
  await begun({ ...house, players: meanwhile }, 'runaround', 'ann');
  expect(await kept()).toMatchObject({ version: 1, advice: null });
  expect(house.troubles.splice(0)).toHaveLength(2);
});

test.each(['gostop', 'forage'])(
  'in %s the advice hangs on what the learner may know alone: in another world that looks the same it is the same',
  async (id) => {
    let lesson = await begun(house, id);
    for (let moves = 0; moves < 5; moves++) ({ lesson } = await answered(house, lesson, anyMove(lesson)));
    const { game, state } = lesson.match;
    const worlds = new Set([JSON.stringify(state)]);
    for (let seed = 0; seed < 5; seed++) {
      const world = game.guess(game.view(state, LEARNER), LEARNER, seeded(seed));
      worlds.add(JSON.stringify(world));
      const there = { ...lesson, match: { ...lesson.match, state: world } };
      expect(await advised(house, there)).toEqual(lesson.record.advice);
    }
    if (id === 'gostop') expect(worlds.size).toBeGreaterThan(3);
  },
);

test('a decision that gave much away is known by the advice before it', async () => {
  const lesson = await begun(house, 'runaround');
  const options = [
    { move: { kind: 'run', from: 3 }, chance: 0.7 },
    { move: { from: 5, kind: 'run' }, chance: 0.56 },
    { move: { kind: 'run', from: 9 }, chance: 0.5 },
  ];
  const advice = { ...(options[0] as (typeof options)[0]), options };
  const told = { record: { ...lesson.record, advice } };
  expect(slipIn(told, { kind: 'run', from: 3 })).toBeNull();
  expect(slipIn(told, { kind: 'run', from: 5 }), 'no more than the thought may be wrong by').toBeNull();
  expect(slipIn(told, { kind: 'run', from: 9 })).toBeCloseTo(0.2);
  expect(slipIn(told, { kind: 'run', from: 11 }), 'nobody has looked').toBeNull();
});

/** What is kept of the first game of Ann. */
async function kept() {
  return await lessonOf(house.store, 'ann');
}
