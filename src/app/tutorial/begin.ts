import type { Game } from '../../engine/game.ts';
import { start } from '../../engine/kernel.ts';
import { SecretLuck } from '../../engine/luck.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { loadLearnedGameIds } from '../../store/learned-games.ts';
import type { Store } from '../../store/open.ts';
import { lockPerson } from '../../store/row-locks.ts';
import {
  deleteTutorial,
  findTutorial,
  saveTutorial,
  type TutorialRecord,
  updateTutorial,
} from '../../store/tutorials.ts';
import { type Actor, oncePerInteraction, type Repeated } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import { ensureAdvice, loadAdvice } from './advise.ts';
import {
  getKeptMoves,
  getLessonSetup,
  type Lesson,
  LessonChangedRefusal,
  LessonGoneRefusal,
  type LessonSetup,
  setUpLesson,
} from './lesson.ts';
import { loadPersonLesson, playUntilDecision } from './progress.ts';
import { getTutorial } from './steps.ts';

/**
 * Begins the tutorial of a game, in the place of one of another game, or goes on with it. One without set positions begins
 * with the free game. It belongs to no table, and no channel hears of it.
 */
export async function startTutorial(
  ctx: AppContext,
  by: Actor,
  game: Game,
): Promise<Lesson | Refusal | Repeated> {
  const now = await loadPersonLesson(ctx, by.person);
  if (now?.record.game === game.id) return now.record.step === null ? await ensureAdvice(ctx, now) : now;
  const plan = getLessonSetup(game);
  return plan === null ? new Refusal(text('bot:learn.notHere')) : await createLesson(ctx, by, game, plan);
}

async function createLesson(
  ctx: AppContext,
  by: Actor,
  game: Game,
  plan: LessonSetup,
): Promise<Lesson | Refusal | Repeated> {
  const lesson =
    getTutorial({ game }).length > 0
      ? setUpLesson(createLessonRecord(ctx, game, plan, 0), { ...plan, game })
      : await createFreeGame(ctx, game, plan);
  return await oncePerInteraction(ctx, by, async ({ store, at }) => {
    await lockPerson(store, by.person);
    const id = await saveTutorial(store, by.person, lesson.record, at);
    return { ...lesson, record: { ...lesson.record, id } };
  });
}

/** Goes from the set positions on to the free game, in the same lesson. Refused where it has gone on or is gone. */
export async function beginFreeGame(
  ctx: AppContext,
  by: Actor,
  { record, match: { game } }: Lesson,
): Promise<Lesson | Refusal | Repeated> {
  const plan = getLessonSetup(game);
  if (plan === null) return new Refusal(text('bot:learn.notHere'));
  const fresh = await createFreeGame(ctx, game, plan);
  const lesson = { ...fresh, record: { ...fresh.record, id: record.id, version: record.version + 1 } };
  return await oncePerInteraction(ctx, by, async ({ store, at }) =>
    (await updateTutorial(store, lesson.record, at)) ? lesson : new LessonChangedRefusal(),
  );
}

/** A free game up to the learner's first decision, with advice about it. */
async function createFreeGame(ctx: AppContext, game: Game, plan: LessonSetup): Promise<Lesson> {
  const lesson = await playToFirstDecision(ctx, game, plan);
  const advice = await loadAdvice(ctx, lesson);
  return { ...lesson, record: { ...lesson.record, moves: getKeptMoves(lesson), advice } };
}

/** A match that ends before the learner could decide anything, as one in which a hand wins at once, is laid out anew. */
async function playToFirstDecision(ctx: AppContext, game: Game, plan: LessonSetup): Promise<Lesson> {
  const record = createLessonRecord(ctx, game, plan, null);
  const lesson = await playUntilDecision(ctx, setUpLesson(record, { ...plan, game }));
  const isOver = game.turn(lesson.match.state).kind === 'over';
  return isOver ? await playToFirstDecision(ctx, game, plan) : lesson;
}

function createLessonRecord(
  ctx: Pick<AppContext, 'secret'>,
  game: Game,
  { seats, options }: LessonSetup,
  step: number | null,
): TutorialRecord {
  const started = start(game, seats, options, new SecretLuck(ctx.secret(), 'lesson'));
  if (refused(started)) throw new Error(`${game.id} cannot be learnt: ${started.reason.key}`);
  const laid = { game: game.id, rules: game.rules, seats, options, opening: started.luck };
  return { ...laid, id: 0, moves: [], advice: null, version: 0, step };
}

/** Ends a lesson before its end: nothing of it stays. Returns of which game it was. */
export async function giveUpLesson(
  ctx: AppContext,
  by: Actor,
  id: number,
): Promise<string | Refusal | Repeated> {
  const lesson = await loadPersonLesson(ctx, by.person);
  if (lesson?.record.id !== id) return new LessonGoneRefusal();
  const { record } = lesson;
  return await oncePerInteraction(ctx, by, async ({ store }) =>
    (await deleteTutorial(store, record)) ? record.game : await refuseChangedLesson(store, by.person, id),
  );
}

async function refuseChangedLesson(store: Store, person: string, id: number): Promise<Refusal> {
  return (await findTutorial(store, person))?.id === id
    ? new LessonChangedRefusal()
    : new LessonGoneRefusal();
}

/** The ids of the games of which somebody has had a first game. */
export async function getLearnedGames(
  { store }: Pick<AppContext, 'store'>,
  person: string,
): Promise<readonly string[]> {
  return await loadLearnedGameIds(store, person);
}
