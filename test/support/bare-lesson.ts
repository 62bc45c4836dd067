import { refused } from '../../src/engine/refusal.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { games } from '../../src/games/registry.ts';
import { randomPath } from '../../src/players/random.ts';
import { REPEATED } from '../../src/tables/act.ts';
import { answerLesson, type Taught } from '../../src/tables/lesson/answer.ts';
import { beginFreeGame, learn } from '../../src/tables/lesson/begin.ts';
import { LEARNER, type Lesson, learnersView } from '../../src/tables/lesson/lesson.ts';
import { act, type BareHouse } from './house.ts';

/** Somebody begins the free game of what has that id, past the set positions, or goes on with it. */
export async function begun(house: BareHouse, id: string, person = 'ann'): Promise<Lesson> {
  const lesson = await tutorialBegun(house, id, person);
  if (lesson.record.step === null) return lesson;
  const free = await beginFreeGame(house, act(person), lesson);
  if (free === REPEATED || refused(free)) throw new Error('No free game begins');
  return free;
}

/** Somebody begins the tutorial of what has that id, or goes on with it. */
export async function tutorialBegun(house: BareHouse, id: string, person = 'ann'): Promise<Lesson> {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`There is no ${id}`);
  const lesson = await learn(house, act(person), game);
  if (lesson === REPEATED || refused(lesson)) throw new Error('No lesson begins');
  return lesson;
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
