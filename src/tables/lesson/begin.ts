import type { Game } from '../../engine/game.ts';
import { start } from '../../engine/kernel.ts';
import { SecretLuck } from '../../engine/luck.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { holdPerson } from '../../store/hold.ts';
import { keepLesson, type LessonRecord } from '../../store/lessons.ts';
import { type Act, once, type Repeated } from '../act.ts';
import type { House } from '../house.ts';
import { advised } from './advise.ts';
import { adviseAgain } from './adviseAgain.ts';
import { keptMoves } from './kept.ts';
import { type Lesson, laidOut } from './lesson.ts';
import { onward } from './onward.ts';
import { type Plan, planOf } from './plan.ts';
import { lessonOfPerson } from './resume.ts';

/**
 * The first game of a person: goes on with the one that they play, or begins it, in the place of one of another game. It
 * belongs to no table, and no channel hears of it.
 */
export async function learn(house: House, by: Act, game: Game): Promise<Lesson | Refusal | Repeated> {
  const now = await lessonOfPerson(house, by.person);
  if (now?.record.game === game.id) return await adviseAgain(house, now);
  const plan = planOf(game);
  return plan === null ? new Refusal(text('bot:learn.notHere')) : await begun(house, by, game, plan);
}

async function begun(house: House, by: Act, game: Game, plan: Plan): Promise<Lesson | Refusal | Repeated> {
  const lesson = await untilFirstDecision(house, game, plan);
  const advice = await advised(house, lesson);
  const record = { ...lesson.record, moves: keptMoves(lesson), advice };
  return await once(house, by, async ({ store, at }) => {
    await holdPerson(store, by.person);
    const id = await keepLesson(store, by.person, record, at);
    return { ...lesson, record: { ...record, id } };
  });
}

/** A match that ends before the learner could decide anything, as one in which a hand wins at once, is laid out anew. */
async function untilFirstDecision(house: House, game: Game, plan: Plan): Promise<Lesson> {
  const record = startOf(house, game, plan);
  const lesson = await onward(house, laidOut(record, { ...plan, game }));
  const isOver = game.turn(lesson.match.state).kind === 'over';
  return isOver ? await untilFirstDecision(house, game, plan) : lesson;
}

function startOf(house: Pick<House, 'secret'>, game: Game, { seats, options }: Plan): LessonRecord {
  const started = start(game, seats, options, new SecretLuck(house.secret(), 'lesson'));
  if (refused(started)) throw new Error(`${game.id} cannot be learnt: ${started.reason.key}`);
  const laid = { game: game.id, rules: game.rules, seats, options, opening: started.luck };
  return { ...laid, id: 0, moves: [], advice: null, version: 0 };
}
