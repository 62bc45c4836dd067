import { randomPath } from '../../src/ai/random.ts';
import { REPEATED } from '../../src/app/core/actor.ts';
import { answerLesson, type Taught } from '../../src/app/tutorial/answer.ts';
import { learn } from '../../src/app/tutorial/begin.ts';
import { LEARNER, type Lesson, learnersView } from '../../src/app/tutorial/lesson.ts';
import { lessonOfPerson } from '../../src/app/tutorial/progress.ts';
import type { Game } from '../../src/engine/game.ts';
import { refused } from '../../src/engine/refusal.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { games } from '../../src/games/registry.ts';
import { act, type BareHouse } from './house.ts';

/** Somebody begins the free game of what has that id, without set positions before it, or goes on with it. */
export async function begun(house: BareHouse, id: string, person = 'ann'): Promise<Lesson> {
  await lessonBegun(house, { ...gameOf(id), tutorial: [] }, person);
  const lesson = await lessonOfPerson(house, person);
  if (lesson === null) throw new Error('The lesson is not kept');
  return lesson;
}

/** Somebody begins the tutorial of what has that id, or goes on with it. */
export async function tutorialBegun(house: BareHouse, id: string, person = 'ann'): Promise<Lesson> {
  return await lessonBegun(house, gameOf(id), person);
}

async function lessonBegun(house: BareHouse, game: Game, person: string): Promise<Lesson> {
  const lesson = await learn(house, act(person), game);
  if (lesson === REPEATED || refused(lesson)) throw new Error('No lesson begins');
  return lesson;
}

function gameOf(id: string): Game {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`There is no ${id}`);
  return game;
}

/** They make that move, and the others theirs. */
export async function answered(
  house: BareHouse,
  before: Lesson,
  move: unknown,
  person = 'ann',
): Promise<Taught> {
  const taught = await answerLesson(house, act(person), before, move);
  if (taught === REPEATED || refused(taught)) throw new Error('The lesson does not go on');
  return taught;
}

const chance = seeded(11);

/** Some move of the learner. */
export function anyMove(lesson: Lesson): unknown {
  return randomPath(lesson.match.game, learnersView(lesson), LEARNER, chance).move;
}
