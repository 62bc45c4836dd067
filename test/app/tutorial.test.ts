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
import { createSeededChance } from '../../src/engine/chance.ts';
import { findPath } from '../../src/engine/find-path.ts';
import type { Game } from '../../src/engine/game.ts';
import { start } from '../../src/engine/kernel.ts';
import { refused } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/registry.ts';
import {
  deleteOldTutorials,
  findTutorial,
  loadLearnedGameIds,
  updateTutorial,
} from '../../src/store/tutorials.ts';
import { createHintPlayers } from '../support/ai-players.ts';
import { beginFreeGame, findAnyMove, playLessonMove } from '../support/app-tutorial.ts';
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
  const turn = await playLessonMove(ctx, lesson, findAnyMove(lesson));
  return turn.end === null ? await playOutLesson(turn.lesson) : turn;
}

async function loadStoredTutorial(person = 'ann') {
  return await findTutorial(ctx.store, person);
}

describe.each(LEARNABLE.map((game) => [game.id, game] as const))('a tutorial match of %s', (id, game) => {
  test('getLessonSetup: names every option of the game with a legal value', () => {
    const plan = getLessonSetup(game);
    if (!plan) throw new Error('There is a plan');
    const named = Object.keys(plan.options).toSorted();
    expect(named).toEqual(game.options.map((option) => option.id).toSorted());
    for (const option of game.options) expect(option.values).toContain(plan.options[option.id]);
    expect(refused(start(game, plan.seats, plan.options, createSeededChance(1)))).toBe(false);
    expect(plan.decisions).toBeGreaterThan(9);
  });

  test('a tutorial match: advises every decision, and stores only that the game was learned', async () => {
    let lesson = await beginFreeGame(ctx, id);
    let decided = 0;
    for (let end: LessonTurn['end'] = null; end === null; decided++) {
      expect(await loadPersonLesson(ctx, 'ann')).toMatchObject({
        record: lesson.record,
        match: lesson.match,
      });
      const { advice } = lesson.record;
      expect(advice && findPath(game, getLearnerView(lesson), LEARNER_SEAT, advice.move)).not.toBeNull();
      const turn: LessonTurn = await playLessonMove(ctx, lesson, findAnyMove(lesson));
      expect(getLatestEntries(turn.lesson)[0]).toMatchObject({ seat: LEARNER_SEAT });
      expect(countDecisions(turn.lesson)).toBe(decided + 1);
      ({ lesson, end } = turn);
    }
    expect(decided, 'the last turn is completed').toBeLessThan((getLessonSetup(game)?.decisions ?? 0) + 5);
    expect(await loadStoredTutorial()).toBeUndefined();
    expect(await loadLearnedGameIds(ctx.store, 'ann')).toEqual([id]);
    const others = ['tables', 'seats', 'log', 'outbox', 'posts', 'results', 'alarms', 'turns'] as const;
    for (const name of others)
      expect(await ctx.store.selectFrom(name).selectAll().execute(), name).toEqual([]);
    expect(ctx.told).toEqual([]);
  });

  test('a tutorial match: is restored from its stored moves with the same state and notes', async () => {
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
  'a tutorial match of %s: ends between two turns of the learner',
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

test('startTutorial: is refused for a game without rules to learn', async () => {
  expect(findGameById('piecepack').ai).toBeUndefined();
  expect(getRefusalKey(await startTutorial(ctx, createActor('ann'), findGameById('piecepack')))).toBe(
    'bot:learn.notHere',
  );
  expect(await loadStoredTutorial()).toBeUndefined();
});

test('startTutorial: resumes the same game; another game replaces it under a new number', async () => {
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

test('tutorial: every player has a separate one', async () => {
  const [anns, bobs] = [await beginFreeGame(ctx, 'runaround'), await beginFreeGame(ctx, 'runaround', 'bob')];
  expect(bobs.record.id).not.toBe(anns.record.id);
  const seen = { lesson: anns.record.id, version: 0 };
  expect(getRefusalKey(await loadSeenLesson(ctx, 'bob', seen))).toBe('bot:learn.gone');
  expect(getRefusalKey(await giveUpLesson(ctx, createActor('bob'), anns.record.id))).toBe('bot:learn.gone');
  await playLessonMove(ctx, bobs, findAnyMove(bobs), 'bob');
  expect(await loadStoredTutorial()).toMatchObject({ id: anns.record.id, version: 0 });
});

test('answerLesson: two simultaneous answers to one decision move once', async () => {
  const lesson = await beginFreeGame(ctx, 'runaround');
  const move = findAnyMove(lesson);
  const outcomes = await Promise.all([
    answerLesson(ctx, createActor('ann'), lesson, move),
    answerLesson(ctx, createActor('ann'), lesson, move),
  ]);
  expect(outcomes.map((one) => getRefusalKey(one)).toSorted()).toEqual(
    ['bot:learn.wentOn', undefined].toSorted(),
  );
  expect(await loadStoredTutorial()).toMatchObject({ version: 1 });
  const seen = { lesson: lesson.record.id, version: 0 };
  expect(getRefusalKey(await loadSeenLesson(ctx, 'ann', seen))).toBe('bot:learn.wentOn');
});

test('tutorial: an interaction that arrives twice acts once', async () => {
  const by = createActor('ann');
  await startTutorial(ctx, by, findGameById('runaround'));
  expect(await startTutorial(ctx, by, findGameById('gostop'))).toBe(REPEATED);
  const lesson = await beginFreeGame(ctx, 'runaround');
  const again = createActor('ann');
  await answerLesson(ctx, again, lesson, findAnyMove(lesson));
  expect(await answerLesson(ctx, again, lesson, findAnyMove(lesson))).toBe(REPEATED);
  expect(await loadStoredTutorial()).toMatchObject({ game: 'runaround', version: 1 });
});

test('answerLesson: refuses an illegal move and changes nothing', async () => {
  const lesson = await beginFreeGame(ctx, 'runaround');
  const outcome = await answerLesson(ctx, createActor('ann'), lesson, { kind: 'run', from: 98 });
  expect(getRefusalKey(outcome)).toMatch(/^runaround:refuse/);
  expect(await loadStoredTutorial()).toEqual(lesson.record);
});

test('answerLesson: does not restore a tutorial that was given up during the AI search', async () => {
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
  expect(await loadStoredTutorial()).toBeUndefined();
  expect(await loadLearnedGameIds(ctx.store, 'ann')).toEqual([]);
});

test('tutorial: is deleted when given up, and after a day without a move', async () => {
  const anns = await beginFreeGame(ctx, 'runaround');
  await beginFreeGame(ctx, 'runaround', 'bob');
  expect(await giveUpLesson(ctx, createActor('ann'), anns.record.id)).toBe('runaround');
  expect(await loadStoredTutorial()).toBeUndefined();
  now += DAY - 1;
  const eves = await beginFreeGame(ctx, 'gostop', 'eve');
  await deleteOldTutorials(ctx.store, now);
  expect(await loadStoredTutorial('bob')).toBeDefined();
  now += 2;
  await deleteOldTutorials(ctx.store, now);
  expect(await loadStoredTutorial('bob')).toBeUndefined();
  expect((await loadStoredTutorial('eve'))?.id).toBe(eves.record.id);
  expect(await loadLearnedGameIds(ctx.store, 'ann')).toEqual([]);
});

test('tutorial: a move keeps it for another day', async () => {
  const lesson = await beginFreeGame(ctx, 'runaround');
  now += DAY - 1;
  await playLessonMove(ctx, lesson, findAnyMove(lesson));
  now += DAY - 1;
  await deleteOldTutorials(ctx.store, now);
  expect(await loadStoredTutorial()).toBeDefined();
});

test('tutorial: cannot be resumed when its rules version is gone', async () => {
  await beginFreeGame(ctx, 'runaround');
  const later = games.map((game) => (game.id === 'runaround' ? { ...game, rules: 99 } : game));
  expect(await loadPersonLesson({ ...ctx, games: later, earlier: [] }, 'ann')).toBeNull();
  expect(await loadPersonLesson({ ...ctx, games: later, earlier: games }, 'ann')).not.toBeNull();
});

test('giveUpLesson: is refused and deletes nothing when a move was made meanwhile', async () => {
  const { record } = await beginFreeGame(ctx, 'runaround');
  const goneOn = { ...record, version: 1 };
  const store = interleaveStore(ctx.store, () => updateTutorial(ctx.store, goneOn, now));
  const outcome = await giveUpLesson({ ...ctx, store }, createActor('ann'), record.id);
  expect(getRefusalKey(outcome)).toBe('bot:learn.wentOn');
  expect(await loadStoredTutorial()).toMatchObject({ id: record.id, version: 1 });
});

test('tutorial: is deleted when its stored moves are illegal, and a new one can begin', async () => {
  const { record } = await beginFreeGame(ctx, 'runaround');
  const moves = [{ seat: LEARNER_SEAT, move: { kind: 'run', from: 98 }, luck: [] }];
  await updateTutorial(ctx.store, { ...record, moves, version: 1 }, now);
  expect(await loadPersonLesson(ctx, 'ann')).toBeNull();
  expect(await loadStoredTutorial()).toBeUndefined();
  expect(ctx.errors.splice(0).join()).toMatch(/^Error: A lesson of runaround cannot go on/);
  expect((await beginFreeGame(ctx, 'runaround')).record).toMatchObject({ version: 0 });
});

test('startTutorial: sets up again when the match ends before the learner decides anything', async () => {
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
  expect(starts, 'set up twice, and restored each time').toBe(4);
  expect((await loadStoredTutorial())?.moves.length).toBeGreaterThan(0);
});
