import type { Game } from '../../engine/game.ts';
import { start } from '../../engine/kernel.ts';
import { SecretLuck } from '../../engine/luck.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { holdPerson } from '../../store/hold.ts';
import { learnedBy } from '../../store/learned.ts';
import { endLesson, goOnWithLesson, keepLesson, type LessonRecord, lessonOf } from '../../store/lessons.ts';
import type { Store } from '../../store/open.ts';
import { type Act, once, type Repeated } from '../core/actor.ts';
import type { House } from '../core/context.ts';
import { adviseAgain, advised } from './advise.ts';
import { Gone, keptMoves, type Lesson, laidOut, type Plan, planOf, WentOn } from './lesson.ts';
import { lessonOfPerson, onward } from './progress.ts';
import { getTutorial } from './steps.ts';

/**
 * Begins the tutorial of a game, in the place of one of another game, or goes on with it. One without set positions begins
 * with the free game. It belongs to no table, and no channel hears of it.
 */
export async function learn(house: House, by: Act, game: Game): Promise<Lesson | Refusal | Repeated> {
  const now = await lessonOfPerson(house, by.person);
  if (now?.record.game === game.id) return now.record.step === null ? await adviseAgain(house, now) : now;
  const plan = planOf(game);
  return plan === null ? new Refusal(text('bot:learn.notHere')) : await begun(house, by, game, plan);
}

async function begun(house: House, by: Act, game: Game, plan: Plan): Promise<Lesson | Refusal | Repeated> {
  const lesson =
    getTutorial({ game }).length > 0
      ? laidOut(startOf(house, game, plan, 0), { ...plan, game })
      : await freeGame(house, game, plan);
  return await once(house, by, async ({ store, at }) => {
    await holdPerson(store, by.person);
    const id = await keepLesson(store, by.person, lesson.record, at);
    return { ...lesson, record: { ...lesson.record, id } };
  });
}

/** Goes from the set positions on to the free game, in the same lesson. Refused where it has gone on or is gone. */
export async function beginFreeGame(
  house: House,
  by: Act,
  { record, match: { game } }: Lesson,
): Promise<Lesson | Refusal | Repeated> {
  const plan = planOf(game);
  if (plan === null) return new Refusal(text('bot:learn.notHere'));
  const fresh = await freeGame(house, game, plan);
  const lesson = { ...fresh, record: { ...fresh.record, id: record.id, version: record.version + 1 } };
  return await once(house, by, async ({ store, at }) =>
    (await goOnWithLesson(store, lesson.record, at)) ? lesson : new WentOn(),
  );
}

/** A free game up to the learner's first decision, with advice about it. */
async function freeGame(house: House, game: Game, plan: Plan): Promise<Lesson> {
  const lesson = await untilFirstDecision(house, game, plan);
  const advice = await advised(house, lesson);
  return { ...lesson, record: { ...lesson.record, moves: keptMoves(lesson), advice } };
}

/** A match that ends before the learner could decide anything, as one in which a hand wins at once, is laid out anew. */
async function untilFirstDecision(house: House, game: Game, plan: Plan): Promise<Lesson> {
  const record = startOf(house, game, plan, null);
  const lesson = await onward(house, laidOut(record, { ...plan, game }));
  const isOver = game.turn(lesson.match.state).kind === 'over';
  return isOver ? await untilFirstDecision(house, game, plan) : lesson;
}

function startOf(
  house: Pick<House, 'secret'>,
  game: Game,
  { seats, options }: Plan,
  step: number | null,
): LessonRecord {
  const started = start(game, seats, options, new SecretLuck(house.secret(), 'lesson'));
  if (refused(started)) throw new Error(`${game.id} cannot be learnt: ${started.reason.key}`);
  const laid = { game: game.id, rules: game.rules, seats, options, opening: started.luck };
  return { ...laid, id: 0, moves: [], advice: null, version: 0, step };
}

/** Ends a lesson before its end: nothing of it stays. Returns of which game it was. */
export async function giveUp(house: House, by: Act, id: number): Promise<string | Refusal | Repeated> {
  const lesson = await lessonOfPerson(house, by.person);
  if (lesson?.record.id !== id) return new Gone();
  const { record } = lesson;
  return await once(house, by, async ({ store }) =>
    (await endLesson(store, record)) ? record.game : await whyNot(store, by.person, id),
  );
}

async function whyNot(store: Store, person: string, id: number): Promise<Refusal> {
  return (await lessonOf(store, person))?.id === id ? new WentOn() : new Gone();
}

/** The ids of the games of which somebody has had a first game. */
export async function learnedGames(
  { store }: Pick<House, 'store'>,
  person: string,
): Promise<readonly string[]> {
  return await learnedBy(store, person);
}
