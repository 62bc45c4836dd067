import type { Game } from '../../engine/game.ts';
import { start } from '../../engine/kernel.ts';
import { SecretLuck } from '../../engine/luck.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import type { Store } from '../../store/open.ts';
import { lockPerson } from '../../store/row-locks.ts';
import {
  deleteTutorial,
  findTutorial,
  loadLearnedGameIds,
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
 * Starts the tutorial of a game, replacing one of another game, or continues it. Without set positions it starts with the
 * free game. It belongs to no table, and no channel shows it.
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

/** Continues a lesson from the set positions to the free game. Refused if the lesson has changed or is gone. */
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

/** Creates a free game up to the learner's first decision, with advice on it. */
async function createFreeGame(ctx: AppContext, game: Game, plan: LessonSetup): Promise<Lesson> {
  const lesson = await playToFirstDecision(ctx, game, plan);
  const advice = await loadAdvice(ctx, lesson);
  return { ...lesson, record: { ...lesson.record, moves: getKeptMoves(lesson), advice } };
}

/**
 * Plays a new match up to the learner's first decision. A match that ends before, for example by a hand that wins at once,
 * is replaced.
 */
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

/** Ends a lesson early and deletes it. Returns the id of its game. */
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

/** Returns the ids of the games that a person has learnt. */
export async function getLearnedGames(
  { store }: Pick<AppContext, 'store'>,
  person: string,
): Promise<readonly string[]> {
  return await loadLearnedGameIds(store, person);
}
