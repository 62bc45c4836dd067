import { pickRandomPath } from '../../src/ai/random-path.ts';
import { REPEATED } from '../../src/app/core/actor.ts';
import { answerLesson, type LessonTurn } from '../../src/app/tutorial/answer.ts';
import { startTutorial } from '../../src/app/tutorial/begin.ts';
import { getLearnerView, LEARNER_SEAT, type Lesson } from '../../src/app/tutorial/lesson.ts';
import { loadPersonLesson } from '../../src/app/tutorial/progress.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { Game } from '../../src/engine/game.ts';
import { refused } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/registry.ts';
import { createActor, type TestContext } from './test-context.ts';

/** Starts or resumes the free game of a person, without the tutorial's positions. */
export async function beginFreeGame(ctx: TestContext, id: string, person = 'ann'): Promise<Lesson> {
  await beginLesson(ctx, { ...findGameWithId(id), tutorial: [] }, person);
  const lesson = await loadPersonLesson(ctx, person);
  if (lesson === null) throw new Error('The lesson is not kept');
  return lesson;
}

/** Starts or resumes the tutorial of a person. */
export async function beginTutorial(ctx: TestContext, id: string, person = 'ann'): Promise<Lesson> {
  return await beginLesson(ctx, findGameWithId(id), person);
}

async function beginLesson(ctx: TestContext, game: Game, person: string): Promise<Lesson> {
  const lesson = await startTutorial(ctx, createActor(person), game);
  if (lesson === REPEATED || refused(lesson)) throw new Error('No lesson begins');
  return lesson;
}

function findGameWithId(id: string): Game {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`There is no ${id}`);
  return game;
}

/** Makes the learner's move and the replies of the others. */
export async function playLessonMove(
  ctx: TestContext,
  before: Lesson,
  move: unknown,
  person = 'ann',
): Promise<LessonTurn> {
  const taught = await answerLesson(ctx, createActor(person), before, move);
  if (taught === REPEATED || refused(taught)) throw new Error('The lesson does not go on');
  return taught;
}

const chance = createSeededChance(11);

/** Returns a random move of the learner. */
export function findAnyMove(lesson: Lesson): unknown {
  return pickRandomPath(lesson.match.game, getLearnerView(lesson), LEARNER_SEAT, chance).move;
}
