import { forcedMove } from '../../engine/forced.ts';
import type { Seat, Turn } from '../../engine/game.ts';
import { advance } from '../../engine/kernel.ts';
import { SecretLuck } from '../../engine/luck.ts';
import { type Refusal, refused } from '../../engine/refusal.ts';
import { STRENGTH_IDS } from '../../players/strengths.ts';
import type { House } from '../house.ts';
import { isEnough } from './enough.ts';
import { after, LEARNER, type Lesson, learnersView } from './lesson.ts';

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
