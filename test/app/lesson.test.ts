import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AiPlayers } from '../../src/ai/ai-players.ts';
import { REPEATED } from '../../src/app/core/actor.ts';
import { answerLesson, type LessonTurn, loadSeenLesson } from '../../src/app/tutorial/answer.ts';
import { giveUpLesson, startTutorial } from '../../src/app/tutorial/begin.ts';
import {
  countDecisions,
  getLatestEntries,
  getLearnableGames,
  getLearnerView,
  getLessonSetup,
  LEARNER_SEAT,
  type Lesson,
} from '../../src/app/tutorial/lesson.ts';
import { loadPersonLesson } from '../../src/app/tutorial/progress.ts';
import { findPath } from '../../src/engine/find-path.ts';
import type { Game } from '../../src/engine/game.ts';
import { start } from '../../src/engine/kernel.ts';
import { refused } from '../../src/engine/refusal.ts';
import { createSeededChance } from '../../src/engine/seeded-chance.ts';
import { games } from '../../src/games/registry.ts';
import { loadLearnedGameIds } from '../../src/store/learned-games.ts';
import { deleteOldTutorials, findTutorial, updateTutorial } from '../../src/store/tutorials.ts';
import { createHintPlayers } from '../support/ai-players.ts';
import { beginFreeGame, findAnyMove, playLessonMove } from '../support/app-lesson.ts';
import { interleaveStore } from '../support/meanwhile.ts';
import { getRefusalKey } from '../support/refusal.ts';
import {
  closeTestContext,
  createActor,
  openTestContext,
  START_AT_MS,
  type TestContext,
} from '../support/test-context.ts';

const DAY = 86_400_000;
const LEARNABLE = getLearnableGames(games);

let ctx: TestContext;
let now: number;
beforeEach(async () => {
  now = START_AT_MS;
  ctx = { ...(await openTestContext(':memory:', games, () => now)), ai: createHintPlayers() };
});
afterEach(async () => await closeTestContext(ctx));

function findGameById(id: string): Game {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`There is no ${id}`);
  return game;
}

/** Makes random moves until the game ends. */
async function playOutLesson(lesson: Lesson): Promise<LessonTurn> {
  const taught = await playLessonMove(ctx, lesson, findAnyMove(lesson));
  return taught.end === null ? await playOutLesson(taught.lesson) : taught;
}

async function loadKept(person = 'ann') {
  return await findTutorial(ctx.store, person);
}

describe.each(LEARNABLE.map((game) => [game.id, game] as const))('a first game of %s', (id, game) => {
  test('is laid out as the rules admit it, with other options only where it says so', () => {
    const plan = getLessonSetup(game);
    if (!plan) throw new Error('There is a plan');
    const named = Object.keys(plan.options).toSorted();
    expect(named).toEqual(game.options.map((option) => option.id).toSorted());
    for (const option of game.options) expect(option.values).toContain(plan.options[option.id]);
    expect(refused(start(game, plan.seats, plan.options, createSeededChance(1)))).toBe(false);
    expect(plan.decisions).toBeGreaterThan(9);
  });

  test('goes on from decision to decision with advice about each, and of it stays that it was done', async () => {
    let lesson = await beginFreeGame(ctx, id);
    let decided = 0;
    for (let end: LessonTurn['end'] = null; end === null; decided++) {
      expect(await loadPersonLesson(ctx, 'ann')).toMatchObject({
        record: lesson.record,
        match: lesson.match,
      });
      const { advice } = lesson.record;
      expect(advice && findPath(game, getLearnerView(lesson), LEARNER_SEAT, advice.move)).not.toBeNull();
      const taught: LessonTurn = await playLessonMove(ctx, lesson, findAnyMove(lesson));
      expect(getLatestEntries(taught.lesson)[0]).toMatchObject({ seat: LEARNER_SEAT });
      expect(countDecisions(taught.lesson)).toBe(decided + 1);
      ({ lesson, end } = taught);
    }
    expect(decided, 'with the rest of a turn').toBeLessThan((getLessonSetup(game)?.decisions ?? 0) + 5);
    expect(await loadKept()).toBeUndefined();
    expect(await loadLearnedGameIds(ctx.store, 'ann')).toEqual([id]);
    const others = ['tables', 'seats', 'log', 'outbox', 'posts', 'results', 'alarms', 'turns'] as const;
    for (const name of others)
      expect(await ctx.store.selectFrom(name).selectAll().execute(), name).toEqual([]);
    expect(ctx.told).toEqual([]);
  });

  test('is the same when it is played again from what is kept', async () => {
    let lesson = await beginFreeGame(ctx, id);
    for (let moves = 0; moves < 6; moves++)
      ({ lesson } = await playLessonMove(ctx, lesson, findAnyMove(lesson)));
    const again = await loadPersonLesson(ctx, 'ann');
    expect(again?.match.state).toEqual(lesson.match.state);
    expect(again?.entries).toEqual(lesson.entries);
    for (let seat = 0; seat < lesson.match.seats; seat++)
      expect(again?.notes.of(seat)).toEqual(lesson.notes.of(seat));
  });
});

test.each(['forage', 'motox'])(
  'a first game of %s is enough between two turns of the learner',
  async (id) => {
    const ends: LessonTurn['end'][] = [];
    for (let times = 0; times < 4; times++) {
      const { lesson, end } = await playOutLesson(await beginFreeGame(ctx, id));
      ends.push(end);
      if (end === 'over') continue;
      expect(lesson.entries.at(-1)?.seat).not.toBe(LEARNER_SEAT);
      expect(lesson.match.game.turn(lesson.match.state)).toMatchObject({ seats: [LEARNER_SEAT] });
      expect(countDecisions(lesson)).toBeGreaterThanOrEqual(
        getLessonSetup(lesson.match.game)?.decisions ?? 0,
      );
    }
    expect(ends).toContain('enough');
  },
);

test('where there are no rules to learn there is no first game', async () => {
  const free = games.filter(({ ai }) => ai === undefined);
  expect(free.map(({ id }) => id)).toEqual(['piecepack']);
  expect(getRefusalKey(await startTutorial(ctx, createActor('ann'), findGameById('piecepack')))).toBe(
    'bot:learn.notHere',
  );
  expect(await loadKept()).toBeUndefined();
});

test('asked for again it goes on; another game takes its place, and its number is not given again', async () => {
  const first = await beginFreeGame(ctx, 'runaround');
  expect((await beginFreeGame(ctx, 'runaround')).record).toEqual(first.record);
  const second = await beginFreeGame(ctx, 'gostop');
  const third = await beginFreeGame(ctx, 'runaround');
  expect(new Set([first, second, third].map(({ record }) => record.id)).size).toBe(3);
  expect(getRefusalKey(await loadSeenLesson(ctx, 'ann', { lesson: first.record.id, version: 0 }))).toBe(
    'bot:learn.gone',
  );
  await giveUpLesson(ctx, createActor('ann'), third.record.id);
  expect((await beginFreeGame(ctx, 'motox')).record.id).toBeGreaterThan(third.record.id);
});

test('everybody has one of their own', async () => {
  const [anns, bobs] = [await beginFreeGame(ctx, 'runaround'), await beginFreeGame(ctx, 'runaround', 'bob')];
  expect(bobs.record.id).not.toBe(anns.record.id);
  const seen = { lesson: anns.record.id, version: 0 };
  expect(getRefusalKey(await loadSeenLesson(ctx, 'bob', seen))).toBe('bot:learn.gone');
  expect(getRefusalKey(await giveUpLesson(ctx, createActor('bob'), anns.record.id))).toBe('bot:learn.gone');
  await playLessonMove(ctx, bobs, findAnyMove(bobs), 'bob');
  expect(await loadKept()).toMatchObject({ id: anns.record.id, version: 0 });
});

test('two answers to one decision move once', async () => {
  const lesson = await beginFreeGame(ctx, 'runaround');
  const move = findAnyMove(lesson);
  const outcomes = await Promise.all([
    answerLesson(ctx, createActor('ann'), lesson, move),
    answerLesson(ctx, createActor('ann'), lesson, move),
  ]);
  expect(outcomes.map((one) => getRefusalKey(one)).toSorted()).toEqual(
    ['bot:learn.wentOn', undefined].toSorted(),
  );
  expect(await loadKept()).toMatchObject({ version: 1 });
  const seen = { lesson: lesson.record.id, version: 0 };
  expect(getRefusalKey(await loadSeenLesson(ctx, 'ann', seen))).toBe('bot:learn.wentOn');
});

test('an interaction that comes twice acts once', async () => {
  const by = createActor('ann');
  await startTutorial(ctx, by, findGameById('runaround'));
  expect(await startTutorial(ctx, by, findGameById('gostop'))).toBe(REPEATED);
  const lesson = await beginFreeGame(ctx, 'runaround');
  const again = createActor('ann');
  await answerLesson(ctx, again, lesson, findAnyMove(lesson));
  expect(await answerLesson(ctx, again, lesson, findAnyMove(lesson))).toBe(REPEATED);
  expect(await loadKept()).toMatchObject({ game: 'runaround', version: 1 });
});

test('a move that is not legal is refused and changes nothing', async () => {
  const lesson = await beginFreeGame(ctx, 'runaround');
  const outcome = await answerLesson(ctx, createActor('ann'), lesson, { kind: 'run', from: 98 });
  expect(getRefusalKey(outcome)).toMatch(/^runaround:refuse/);
  expect(await loadKept()).toEqual(lesson.record);
});

test('one that is given up or replaced while an AI thinks is not brought back by its move', async () => {
  const lesson = await beginFreeGame(ctx, 'runaround');
  const { ai } = ctx;
  const meanwhile: AiPlayers = {
    ...ai,
    hint: async (request) => {
      await giveUpLesson(ctx, createActor('ann'), lesson.record.id);
      return await ai.hint(request);
    },
  };
  const outcome = await answerLesson(
    { ...ctx, ai: meanwhile },
    createActor('ann'),
    lesson,
    findAnyMove(lesson),
  );
  expect(getRefusalKey(outcome)).toBe('bot:learn.wentOn');
  expect(await loadKept()).toBeUndefined();
  expect(await loadLearnedGameIds(ctx.store, 'ann')).toEqual([]);
});

test('what is given up is forgotten, and so is what nobody touches for a day', async () => {
  const anns = await beginFreeGame(ctx, 'runaround');
  await beginFreeGame(ctx, 'runaround', 'bob');
  expect(await giveUpLesson(ctx, createActor('ann'), anns.record.id)).toBe('runaround');
  expect(await loadKept()).toBeUndefined();
  now += DAY - 1;
  const eves = await beginFreeGame(ctx, 'gostop', 'eve');
  await deleteOldTutorials(ctx.store, now);
  expect(await loadKept('bob')).toBeDefined();
  now += 2;
  await deleteOldTutorials(ctx.store, now);
  expect(await loadKept('bob')).toBeUndefined();
  expect((await loadKept('eve'))?.id).toBe(eves.record.id);
  expect(await loadLearnedGameIds(ctx.store, 'ann')).toEqual([]);
});

test('a move keeps it for another day', async () => {
  const lesson = await beginFreeGame(ctx, 'runaround');
  now += DAY - 1;
  await playLessonMove(ctx, lesson, findAnyMove(lesson));
  now += DAY - 1;
  await deleteOldTutorials(ctx.store, now);
  expect(await loadKept()).toBeDefined();
});

test('where the rules by which it began are gone there is none', async () => {
  await beginFreeGame(ctx, 'runaround');
  const later = games.map((game) => (game.id === 'runaround' ? { ...game, rules: 99 } : game));
  expect(await loadPersonLesson({ ...ctx, games: later, earlier: [] }, 'ann')).toBeNull();
  expect(await loadPersonLesson({ ...ctx, games: later, earlier: games }, 'ann')).not.toBeNull();
});

test('one that has gone on by the time it is to be given up is still there, and they are told so', async () => {
  const { record } = await beginFreeGame(ctx, 'runaround');
  const goneOn = { ...record, version: 1 };
  const store = interleaveStore(ctx.store, () => updateTutorial(ctx.store, goneOn, now));
  const outcome = await giveUpLesson({ ...ctx, store }, createActor('ann'), record.id);
  expect(getRefusalKey(outcome)).toBe('bot:learn.wentOn');
  expect(await loadKept()).toMatchObject({ id: record.id, version: 1 });
});

test('one that its rules refuse is gone, and another one begins', async () => {
  const { record } = await beginFreeGame(ctx, 'runaround');
  const moves = [{ seat: LEARNER_SEAT, move: { kind: 'run', from: 98 }, luck: [] }];
  await updateTutorial(ctx.store, { ...record, moves, version: 1 }, now);
  expect(await loadPersonLesson(ctx, 'ann')).toBeNull();
  expect(await loadKept()).toBeUndefined();
  expect(ctx.errors.splice(0).join()).toMatch(/^Error: A lesson of runaround cannot go on/);
  expect((await beginFreeGame(ctx, 'runaround')).record).toMatchObject({ version: 0 });
});

test('a match that is over before the learner could decide is laid out anew', async () => {
  const runaround = findGameById('runaround');
  let starts = 0;
  const hasty: Game = {
    ...runaround,
    setup: (...how) => ({ ...(runaround.setup(...how) as object), isOver: starts++ < 2 }),
    tutorial: [],
    turn: (state) =>
      (state as { isOver: boolean }).isOver ? { kind: 'over', standings: [] } : runaround.turn(state),
  };
  const lesson = await startTutorial({ ...ctx, games: [hasty] }, createActor('ann'), hasty);
  expect(refused(lesson)).toBe(false);
  expect(starts, 'twice laid out, and each time played again').toBe(4);
  expect((await loadKept())?.moves.length).toBeGreaterThan(0);
});
