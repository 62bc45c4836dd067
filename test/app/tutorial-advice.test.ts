import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AiPlayers } from '../../src/ai/ai-players.ts';
import { loadAdvice } from '../../src/app/tutorial/advise.ts';
import { getLostChance, LEARNER_SEAT } from '../../src/app/tutorial/lesson.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { games } from '../../src/games/registry.ts';
import { findTutorial } from '../../src/store/tutorials.ts';
import { createHintPlayers } from '../support/ai-players.ts';
import { beginFreeGame, findAnyMove, playLessonMove } from '../support/app-tutorial.ts';
import { closeTestContext, openTestContext, START_AT_MS, type TestContext } from '../support/test-context.ts';

let ctx: TestContext;
let now: number;
beforeEach(async () => {
  now = START_AT_MS;
  ctx = { ...(await openTestContext(':memory:', games, () => now)), ai: createHintPlayers() };
});
afterEach(async () => await closeTestContext(ctx));

test('tutorial: goes on without advice when the AI fails or takes too long', async () => {
  const { ai } = ctx;
  const slow: AiPlayers = { ...ai, hint: () => new Promise(() => undefined) };
  expect(await loadAdvice({ ...ctx, ai: slow }, await beginFreeGame(ctx, 'gostop'), 0)).toBeNull();
  const failing: AiPlayers = { ...ai, hint: async () => Promise.reject(new Error('No worker')) };
  const at = { ...ctx, ai: failing };
  const lesson = await beginFreeGame(at, 'runaround', 'ann');
  expect(lesson.record.advice).toBeNull();
  const { lesson: then } = await playLessonMove(at, lesson, findAnyMove(lesson), 'ann');
  expect(then.record).toMatchObject({ advice: null, version: 1 });
  expect(getLostChance(lesson, findAnyMove(lesson))).toBeNull();
  expect(ctx.errors.splice(0)).toHaveLength(2);
});

test('tutorial: computes missing advice again when the learner returns, and stores it', async () => {
  const { ai } = ctx;
  const failing: AiPlayers = { ...ai, hint: async () => Promise.reject(new Error('No worker')) };
  const { record } = await beginFreeGame({ ...ctx, ai: failing }, 'runaround', 'ann');
  const again = await beginFreeGame(ctx, 'runaround');
  expect(again.record).toEqual({
    ...record,
    advice: expect.objectContaining({ options: expect.anything() }),
  });
  expect(await loadStoredTutorial()).toEqual(again.record);
  expect((await beginFreeGame({ ...ctx, ai: failing }, 'runaround', 'ann')).record).toEqual(again.record);
  expect(ctx.errors.splice(0)).toHaveLength(1);
});

test('tutorial: drops advice that arrives after its decision was made', async () => {
  const { ai } = ctx;
  const failing: AiPlayers = { ...ai, hint: async () => Promise.reject(new Error('No worker')) };
  const lesson = await beginFreeGame({ ...ctx, ai: failing }, 'runaround', 'ann');
  const meanwhile: AiPlayers = {
    ...ai,
    hint: async (request) => {
      await playLessonMove({ ...ctx, ai: failing }, lesson, findAnyMove(lesson), 'ann');
      return await ai.hint(request);
    },
  };
  await beginFreeGame({ ...ctx, ai: meanwhile }, 'runaround', 'ann');
  expect(await loadStoredTutorial()).toMatchObject({ version: 1, advice: null });
  expect(ctx.errors.splice(0)).toHaveLength(2);
});

test.each(['gostop', 'forage'])(
  'tutorial advice for %s: is the same in every hidden state that looks the same to the learner',
  async (id) => {
    let lesson = await beginFreeGame(ctx, id);
    for (let moves = 0; moves < 5; moves++)
      ({ lesson } = await playLessonMove(ctx, lesson, findAnyMove(lesson)));
    const { game, state } = lesson.match;
    const worlds = new Set([JSON.stringify(state)]);
    for (let seed = 0; seed < 5; seed++) {
      const world = game.guess(game.view(state, LEARNER_SEAT), LEARNER_SEAT, createSeededChance(seed));
      worlds.add(JSON.stringify(world));
      const there = { ...lesson, match: { ...lesson.match, state: world } };
      expect(await loadAdvice(ctx, there)).toEqual(lesson.record.advice);
    }
    if (id === 'gostop') expect(worlds.size).toBeGreaterThan(3);
  },
);

test('getLostChance: returns the lost chance of a move that was clearly worse than the advice', async () => {
  const lesson = await beginFreeGame(ctx, 'runaround');
  const options = [
    { move: { kind: 'run', from: 3 }, chance: 0.7 },
    { move: { from: 5, kind: 'run' }, chance: 0.56 },
    { move: { kind: 'run', from: 9 }, chance: 0.5 },
  ];
  const advice = { ...(options[0] as (typeof options)[0]), options };
  const advised = { record: { ...lesson.record, advice } };
  expect(getLostChance(advised, { kind: 'run', from: 3 })).toBeNull();
  expect(getLostChance(advised, { kind: 'run', from: 5 }), 'within the error of the search').toBeNull();
  expect(getLostChance(advised, { kind: 'run', from: 9 })).toBeCloseTo(0.2);
  expect(getLostChance(advised, { kind: 'run', from: 11 }), 'a move that was not searched').toBeNull();
});

/** Loads Ann's stored tutorial. */
async function loadStoredTutorial() {
  return await findTutorial(ctx.store, 'ann');
}
