import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Players } from '../../src/ai/players.ts';
import { REPEATED } from '../../src/app/core/actor.ts';
import { answerLesson, lessonAsSeen, type Taught } from '../../src/app/tutorial/answer.ts';
import { giveUp, learn } from '../../src/app/tutorial/begin.ts';
import {
  decisions,
  LEARNER,
  type Lesson,
  latest,
  learnable,
  learnersView,
  planOf,
} from '../../src/app/tutorial/lesson.ts';
import { lessonOfPerson } from '../../src/app/tutorial/progress.ts';
import type { Game } from '../../src/engine/game.ts';
import { start } from '../../src/engine/kernel.ts';
import { pathTo } from '../../src/engine/path-to.ts';
import { refused } from '../../src/engine/refusal.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { games } from '../../src/games/registry.ts';
import { learnedBy } from '../../src/store/learned.ts';
import { forgetLessons, goOnWithLesson, lessonOf } from '../../src/store/lessons.ts';
import { answered, anyMove, begun } from '../support/bare-lesson.ts';
import { act, type BareHouse, BEGIN, closeHouse, openHouse } from '../support/house.ts';
import { meanwhile } from '../support/meanwhile.ts';
import { keyOf } from '../support/refusal.ts';
import { hinting } from '../support/thinking.ts';

const DAY = 86_400_000;
const LEARNABLE = learnable(games);

let house: BareHouse;
let now: number;
beforeEach(async () => {
  now = BEGIN;
  house = { ...(await openHouse(':memory:', games, () => now)), players: hinting() };
});
afterEach(async () => await closeHouse(house));

function gameCalled(id: string): Game {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`There is no ${id}`);
  return game;
}

/** They do anything until it is over or enough. */
async function playedOut(lesson: Lesson): Promise<Taught> {
  const taught = await answered(house, lesson, anyMove(lesson));
  return taught.end === null ? await playedOut(taught.lesson) : taught;
}

async function kept(person = 'ann') {
  return await lessonOf(house.store, person);
}

describe.each(LEARNABLE.map((game) => [game.id, game] as const))('a first game of %s', (id, game) => {
  test('is laid out as the rules admit it, with other options only where it says so', () => {
    const plan = planOf(game);
    if (!plan) throw new Error('There is a plan');
    const named = Object.keys(plan.options).toSorted();
    expect(named).toEqual(game.options.map((option) => option.id).toSorted());
    for (const option of game.options) expect(option.values).toContain(plan.options[option.id]);
    expect(refused(start(game, plan.seats, plan.options, seeded(1)))).toBe(false);
    expect(plan.decisions).toBeGreaterThan(9);
  });

  test('goes on from decision to decision with advice about each, and of it stays that it was done', async () => {
    let lesson = await begun(house, id);
    let decided = 0;
    for (let end: Taught['end'] = null; end === null; decided++) {
      expect(await lessonOfPerson(house, 'ann')).toMatchObject({
        record: lesson.record,
        match: lesson.match,
      });
      const { advice } = lesson.record;
      expect(advice && pathTo(game, learnersView(lesson), LEARNER, advice.move)).not.toBeNull();
      const taught: Taught = await answered(house, lesson, anyMove(lesson));
      expect(latest(taught.lesson)[0]).toMatchObject({ seat: LEARNER });
      expect(decisions(taught.lesson)).toBe(decided + 1);
      ({ lesson, end } = taught);
    }
    expect(decided, 'with the rest of a turn').toBeLessThan((planOf(game)?.decisions ?? 0) + 5);
    expect(await kept()).toBeUndefined();
    expect(await learnedBy(house.store, 'ann')).toEqual([id]);
    const others = ['tables', 'seats', 'log', 'outbox', 'posts', 'results', 'alarms', 'turns'] as const;
    for (const name of others)
      expect(await house.store.selectFrom(name).selectAll().execute(), name).toEqual([]);
    expect(house.told).toEqual([]);
  });

  test('is the same when it is played again from what is kept', async () => {
    let lesson = await begun(house, id);
    for (let moves = 0; moves < 6; moves++) ({ lesson } = await answered(house, lesson, anyMove(lesson)));
    const again = await lessonOfPerson(house, 'ann');
    expect(again?.match.state).toEqual(lesson.match.state);
    expect(again?.entries).toEqual(lesson.entries);
    for (let seat = 0; seat < lesson.match.seats; seat++)
      expect(again?.notes.of(seat)).toEqual(lesson.notes.of(seat));
  });
});

test.each(['forage', 'motox'])(
  'a first game of %s is enough between two turns of the learner',
  async (id) => {
    const ends: Taught['end'][] = [];
    for (let times = 0; times < 4; times++) {
      const { lesson, end } = await playedOut(await begun(house, id));
      ends.push(end);
      if (end === 'over') continue;
      expect(lesson.entries.at(-1)?.seat).not.toBe(LEARNER);
      expect(lesson.match.game.turn(lesson.match.state)).toMatchObject({ seats: [LEARNER] });
      expect(decisions(lesson)).toBeGreaterThanOrEqual(planOf(lesson.match.game)?.decisions ?? 0);
    }
    expect(ends).toContain('enough');
  },
);

test('where there are no rules to learn there is no first game', async () => {
  const free = games.filter(({ mind }) => mind === undefined);
  expect(free.map(({ id }) => id)).toEqual(['piecepack']);
  expect(keyOf(await learn(house, act('ann'), gameCalled('piecepack')))).toBe('bot:learn.notHere');
  expect(await kept()).toBeUndefined();
});

test('asked for again it goes on; another game takes its place, and its number is not given again', async () => {
  const first = await begun(house, 'runaround');
  expect((await begun(house, 'runaround')).record).toEqual(first.record);
  const second = await begun(house, 'gostop');
  const third = await begun(house, 'runaround');
  expect(new Set([first, second, third].map(({ record }) => record.id)).size).toBe(3);
  expect(keyOf(await lessonAsSeen(house, 'ann', { lesson: first.record.id, version: 0 }))).toBe(
    'bot:learn.gone',
  );
  await giveUp(house, act('ann'), third.record.id);
  expect((await begun(house, 'motox')).record.id).toBeGreaterThan(third.record.id);
});

test('everybody has one of their own', async () => {
  const [anns, bobs] = [await begun(house, 'runaround'), await begun(house, 'runaround', 'bob')];
  expect(bobs.record.id).not.toBe(anns.record.id);
  const seen = { lesson: anns.record.id, version: 0 };
  expect(keyOf(await lessonAsSeen(house, 'bob', seen))).toBe('bot:learn.gone');
  expect(keyOf(await giveUp(house, act('bob'), anns.record.id))).toBe('bot:learn.gone');
  await answered(house, bobs, anyMove(bobs), 'bob');
  expect(await kept()).toMatchObject({ id: anns.record.id, version: 0 });
});

test('two answers to one decision move once', async () => {
  const lesson = await begun(house, 'runaround');
  const move = anyMove(lesson);
  const outcomes = await Promise.all([
    answerLesson(house, act('ann'), lesson, move),
    answerLesson(house, act('ann'), lesson, move),
  ]);
  expect(outcomes.map((one) => keyOf(one)).toSorted()).toEqual(['bot:learn.wentOn', undefined].toSorted());
  expect(await kept()).toMatchObject({ version: 1 });
  const seen = { lesson: lesson.record.id, version: 0 };
  expect(keyOf(await lessonAsSeen(house, 'ann', seen))).toBe('bot:learn.wentOn');
});

test('an interaction that comes twice acts once', async () => {
  const by = act('ann');
  await learn(house, by, gameCalled('runaround'));
  expect(await learn(house, by, gameCalled('gostop'))).toBe(REPEATED);
  const lesson = await begun(house, 'runaround');
  const again = act('ann');
  await answerLesson(house, again, lesson, anyMove(lesson));
  expect(await answerLesson(house, again, lesson, anyMove(lesson))).toBe(REPEATED);
  expect(await kept()).toMatchObject({ game: 'runaround', version: 1 });
});

test('a move that is not legal is refused and changes nothing', async () => {
  const lesson = await begun(house, 'runaround');
  const outcome = await answerLesson(house, act('ann'), lesson, { kind: 'run', from: 98 });
  expect(keyOf(outcome)).toMatch(/^runaround:refuse/);
  expect(await kept()).toEqual(lesson.record);
});

test('one that is given up or replaced while an AI thinks is not brought back by its move', async () => {
  const lesson = await begun(house, 'runaround');
  const { players } = house;
  const meanwhile: Players = {
    ...players,
    hint: async (asked) => {
      await giveUp(house, act('ann'), lesson.record.id);
      return await players.hint(asked);
    },
  };
  const outcome = await answerLesson({ ...house, players: meanwhile }, act('ann'), lesson, anyMove(lesson));
  expect(keyOf(outcome)).toBe('bot:learn.wentOn');
  expect(await kept()).toBeUndefined();
  expect(await learnedBy(house.store, 'ann')).toEqual([]);
});

test('what is given up is forgotten, and so is what nobody touches for a day', async () => {
  const anns = await begun(house, 'runaround');
  await begun(house, 'runaround', 'bob');
  expect(await giveUp(house, act('ann'), anns.record.id)).toBe('runaround');
  expect(await kept()).toBeUndefined();
  now += DAY - 1;
  const eves = await begun(house, 'gostop', 'eve');
  await forgetLessons(house.store, now);
  expect(await kept('bob')).toBeDefined();
  now += 2;
  await forgetLessons(house.store, now);
  expect(await kept('bob')).toBeUndefined();
  expect((await kept('eve'))?.id).toBe(eves.record.id);
  expect(await learnedBy(house.store, 'ann')).toEqual([]);
});

test('a move keeps it for another day', async () => {
  const lesson = await begun(house, 'runaround');
  now += DAY - 1;
  await answered(house, lesson, anyMove(lesson));
  now += DAY - 1;
  await forgetLessons(house.store, now);
  expect(await kept()).toBeDefined();
});

test('where the rules by which it began are gone there is none', async () => {
  await begun(house, 'runaround');
  const later = games.map((game) => (game.id === 'runaround' ? { ...game, rules: 99 } : game));
  expect(await lessonOfPerson({ ...house, games: later, earlier: [] }, 'ann')).toBeNull();
  expect(await lessonOfPerson({ ...house, games: later, earlier: games }, 'ann')).not.toBeNull();
});

test('one that has gone on by the time it is to be given up is still there, and they are told so', async () => {
  const { record } = await begun(house, 'runaround');
  const goneOn = { ...record, version: 1 };
  const store = meanwhile(house.store, () => goOnWithLesson(house.store, goneOn, now));
  const outcome = await giveUp({ ...house, store }, act('ann'), record.id);
  expect(keyOf(outcome)).toBe('bot:learn.wentOn');
  expect(await kept()).toMatchObject({ id: record.id, version: 1 });
});

test('one that its rules refuse is gone, and another one begins', async () => {
  const { record } = await begun(house, 'runaround');
  const moves = [{ seat: LEARNER, move: { kind: 'run', from: 98 }, luck: [] }];
  await goOnWithLesson(house.store, { ...record, moves, version: 1 }, now);
  expect(await lessonOfPerson(house, 'ann')).toBeNull();
  expect(await kept()).toBeUndefined();
  expect(house.troubles.splice(0).join()).toMatch(/^Error: A lesson of runaround cannot go on/);
  expect((await begun(house, 'runaround')).record).toMatchObject({ version: 0 });
});

test('a match that is over before the learner could decide is laid out anew', async () => {
  const runaround = gameCalled('runaround');
  let starts = 0;
  const hasty: Game = {
    ...runaround,
    setup: (...how) => ({ ...(runaround.setup(...how) as object), isOver: starts++ < 2 }),
    tutorial: [],
    turn: (state) =>
      (state as { isOver: boolean }).isOver ? { kind: 'over', standings: [] } : runaround.turn(state),
  };
  const lesson = await learn({ ...house, games: [hasty] }, act('ann'), hasty);
  expect(refused(lesson)).toBe(false);
  expect(starts, 'twice laid out, and each time played again').toBe(4);
  expect((await kept())?.moves.length).toBeGreaterThan(0);
});
