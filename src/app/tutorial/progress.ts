import { STRENGTH_IDS } from '../../ai/strengths.ts';
import { createRecordedChance } from '../../engine/chance.ts';
import type { Kinds, Seat, Turn } from '../../engine/game.ts';
import { advance, type Played } from '../../engine/kernel.ts';
import { SecretLuck } from '../../engine/luck.ts';
import { computeForcedMove } from '../../engine/public-question.ts';
import { type Refusal, refused } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import {
  deleteTutorial,
  findTutorial,
  type TutorialMove,
  type TutorialRecord,
} from '../../store/tutorials.ts';
import { type AppContext, findGameVersion } from '../core/context.ts';
import type { Table } from '../core/table.ts';
import { createDetachedRecord } from '../replay/record.ts';
import { addLessonMove, getLearnerView, isEnough, LEARNER_SEAT, type Lesson, setUpLesson } from './lesson.ts';

/** Names of the players of a lesson. */
interface LessonNames {
  readonly person: string;
  readonly learner: string;
  /** Returns the name of the first, second, … AI. */
  readonly ai: (number: number) => string;
}

/** Creates a table that shows a lesson; it is not stored. */
export function createLessonTable(
  { match }: Pick<Lesson, 'match'>,
  names: LessonNames,
  language: Language,
): Table {
  const seats = Array.from({ length: match.seats }, (_, seat) =>
    seat === LEARNER_SEAT
      ? { kind: 'person' as const, seat, person: names.person, name: names.learner }
      : { kind: 'ai' as const, seat, player: EASIEST, name: names.ai(seat) },
  );
  return { record: createDetachedRecord(match, language), game: match.game, seats };
}

/** Strength of the AIs that play against the learner. */
export const [EASIEST] = STRENGTH_IDS;

/** Next move to be played without the learner. */
interface NextMove {
  readonly seat: Seat;
  readonly move: unknown;
  readonly forced?: true;
}

/**
 * Plays the moves of AIs and forced moves until the learner has to decide or the match ends. After enough decisions no
 * forced move of the learner is played, as it would begin a turn that nobody ends. The search runs outside any
 * transaction, and nothing is saved yet.
 */
export async function playUntilDecision(ctx: AppContext, lesson: Lesson): Promise<Lesson> {
  const { game, state } = lesson.match;
  const turn = game.turn(state);
  const next = turn.kind === 'over' ? null : await findNextMove(ctx, lesson, turn);
  if (next === null) return lesson;
  const then = makeLessonMove(ctx, lesson, next);
  if (refused(then)) throw new Error(`An AI of ${game.id} was refused in a lesson: ${then.reason.key}`);
  return await playUntilDecision(ctx, then);
}

/** Returns the lesson after a move with fresh randomness. */
export function makeLessonMove(
  ctx: Pick<AppContext, 'secret'>,
  lesson: Lesson,
  next: NextMove,
): Lesson | Refusal {
  const luck = new SecretLuck(ctx.secret(), 'lesson');
  const played = advance(lesson.match, next.seat, next.move, luck);
  return refused(played) ? played : addLessonMove(lesson, played, next.forced);
}

async function findNextMove(
  ctx: AppContext,
  lesson: Lesson,
  turn: Turn & { kind: 'act' },
): Promise<NextMove | null> {
  const ai = turn.seats.find((seat) => seat !== LEARNER_SEAT);
  return ai === undefined
    ? findForcedLessonMove(lesson)
    : { seat: ai, move: await chooseAiMove(ctx, lesson, ai) };
}

function findForcedLessonMove(lesson: Lesson): NextMove | null {
  if (isEnough(lesson)) return null;
  const { game, state } = lesson.match;
  const only = computeForcedMove(game, game.view(state, null), getLearnerView(lesson), LEARNER_SEAT);
  return only && { seat: LEARNER_SEAT, move: only.move, forced: true };
}

async function chooseAiMove({ ai }: AppContext, { match, notes }: Lesson, seat: Seat): Promise<unknown> {
  const { game, state } = match;
  const known = { game, view: game.view(state, seat), seat, notes: notes.of(seat) };
  return (await ai.choose({ ...known, strength: EASIEST })).move;
}

/**
 * Returns a person's stored lesson; null if there is none or its rules are missing. A lesson that its rules cannot replay
 * is reported as a bug once, and deleted.
 */
export async function loadPersonLesson(ctx: AppContext, person: string): Promise<Lesson | null> {
  const record = await findTutorial(ctx.store, person);
  if (!record) return null;
  try {
    return resumeLesson(ctx, record);
  } catch (error) {
    ctx.onError(error, 0);
    await deleteTutorial(ctx.store, record);
    return null;
  }
}

/** Replays a lesson up to its present state. */
function resumeLesson(ctx: Pick<AppContext, 'games' | 'earlier'>, record: TutorialRecord): Lesson | null {
  const game = findGameVersion(ctx, record.game, record.rules);
  if (!game) return null;
  const begun = setUpLesson(record, { ...record, game });
  return record.moves.reduce(
    (lesson, move) => addLessonMove(lesson, replayLessonMove(lesson, move), move.forced),
    begun,
  );
}

/** Replays a stored move. Throws if the rules refuse it, because the lesson then does not fit this game. */
function replayLessonMove({ match }: Lesson, { seat, move, luck }: TutorialMove): Played<Kinds> {
  const played = advance(match, seat, move, createRecordedChance(luck));
  if (refused(played)) throw new Error(`A lesson of ${match.game.id} cannot go on: ${played.reason.key}`);
  return played;
}
