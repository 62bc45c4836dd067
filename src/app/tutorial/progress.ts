import { STRENGTH_IDS } from '../../ai/strengths.ts';
import { recorded } from '../../engine/chance.ts';
import { forcedMove } from '../../engine/forced.ts';
import type { Kinds, Seat, Turn } from '../../engine/game.ts';
import { advance, type Played } from '../../engine/kernel.ts';
import { SecretLuck } from '../../engine/luck.ts';
import { type Refusal, refused } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import { endLesson, type LessonMove, type LessonRecord, lessonOf } from '../../store/lessons.ts';
import { type House, versionOf } from '../core/context.ts';
import type { Table } from '../core/table.ts';
import { recordOfNone } from '../replay/record.ts';
import { after, isEnough, LEARNER, type Lesson, laidOut, learnersView } from './lesson.ts';

/** Who plays a lesson, as they are called there. */
interface LessonNames {
  readonly person: string;
  readonly learner: string;
  /** The first, second, … AI. */
  readonly ai: (number: number) => string;
}

/** A lesson as a table, so that it can be shown as one: there is none, and nothing of it is kept. */
export function noTableOf({ match }: Pick<Lesson, 'match'>, names: LessonNames, language: Language): Table {
  const sitters = Array.from({ length: match.seats }, (_, seat) =>
    seat === LEARNER
      ? { kind: 'person' as const, seat, person: names.person, name: names.learner }
      : { kind: 'ai' as const, seat, player: EASIEST, name: names.ai(seat) },
  );
  return { record: recordOfNone(match, language), game: match.game, sitters };
}

/** Who plays against the learner. */
export const [EASIEST] = STRENGTH_IDS;

/** What is to be played next without the learner. */
interface Next {
  readonly seat: Seat;
  readonly move: unknown;
  readonly forced?: true;
}

/**
 * Plays the moves of the AIs, and what plays itself, until the learner has to decide or it is over. Where it is
 * enough, nothing more of the learner plays itself: it would begin a turn that nobody ends. The AIs think with nothing
 * open, and nothing is kept yet.
 */
export async function onward(house: House, lesson: Lesson): Promise<Lesson> {
  const { game, state } = lesson.match;
  const turn = game.turn(state);
  const next = turn.kind === 'over' ? null : await nextIn(house, lesson, turn);
  if (next === null) return lesson;
  const then = moved(house, lesson, next);
  if (refused(then)) throw new Error(`An AI of ${game.id} was refused in a lesson: ${then.reason.key}`);
  return await onward(house, then);
}

/** The lesson after a move, by luck that nobody foresees. */
export function moved(house: Pick<House, 'secret'>, lesson: Lesson, next: Next): Lesson | Refusal {
  const luck = new SecretLuck(house.secret(), 'lesson');
  const played = advance(lesson.match, next.seat, next.move, luck);
  return refused(played) ? played : after(lesson, played, next.forced);
}

async function nextIn(house: House, lesson: Lesson, turn: Turn & { kind: 'act' }): Promise<Next | null> {
  const ai = turn.seats.find((seat) => seat !== LEARNER);
  return ai === undefined ? forcedIn(lesson) : { seat: ai, move: await chosen(house, lesson, ai) };
}

function forcedIn(lesson: Lesson): Next | null {
  if (isEnough(lesson)) return null;
  const { game, state } = lesson.match;
  const only = forcedMove(game, game.view(state, null), learnersView(lesson), LEARNER);
  return only && { seat: LEARNER, move: only.move, forced: true };
}

async function chosen({ players }: House, { match, notes }: Lesson, seat: Seat): Promise<unknown> {
  const { game, state } = match;
  const known = { game, view: game.view(state, seat), seat, notes: notes.of(seat) };
  return (await players.choose({ ...known, strength: EASIEST })).move;
}

/**
 * The lesson of a person as it is kept; null where they have none, or where its rules are not here any more. One that its
 * rules do not play as it was played is told as a bug once, and is gone.
 */
export async function lessonOfPerson(house: House, person: string): Promise<Lesson | null> {
  const record = await lessonOf(house.store, person);
  if (!record) return null;
  try {
    return resumed(house, record);
  } catch (error) {
    house.trouble(error, 0);
    await endLesson(house.store, record);
    return null;
  }
}

/** Plays it again up to where it stands. */
function resumed(house: Pick<House, 'games' | 'earlier'>, record: LessonRecord): Lesson | null {
  const game = versionOf(house, record.game, record.rules);
  if (!game) return null;
  const begun = laidOut(record, { ...record, game });
  return record.moves.reduce((lesson, move) => after(lesson, again(lesson, move), move.forced), begun);
}

/** Throws where the rules refuse what was kept: then it is not of this game. */
function again({ match }: Lesson, { seat, move, luck }: LessonMove): Played<Kinds> {
  const played = advance(match, seat, move, recorded(luck));
  if (refused(played)) throw new Error(`A lesson of ${match.game.id} cannot go on: ${played.reason.key}`);
  return played;
}
