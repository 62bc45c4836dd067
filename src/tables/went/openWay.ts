import { sameJson } from '../../engine/sameJson.ts';
import { seenBy } from '../../engine/seenBy.ts';
import type { Walk } from '../../engine/walk.ts';
import type { Course } from '../past/replay.ts';
import type { Decision } from './decisions.ts';

/** A move that would have been better, and the way of its mover to it. */
interface Better {
  readonly move: unknown;
  readonly way: Walk;
}

/**
 * Whether a better move may be told to everybody: the game lays all open at the end, what everybody saw then asked the very
 * same up to the move, or it has been shown since that it could be made.
 */
export function mayBeTold(course: Course, decision: Decision, { move, way }: Better): boolean {
  const { game } = course.table;
  if (game.laidOpen || wasAskedOpenly(course, decision, way)) return true;
  return game.mind?.shown?.(move, decision.entry.seat, shownFrom(course, decision.number)) ?? false;
}

/** What everybody was shown from that entry on. */
function shownFrom({ table: { game }, entries }: Course, number: number): readonly unknown[] {
  const since = entries.slice(number - 1);
  const events = since.flatMap((entry) => (entry.kind === 'move' ? entry.events : []));
  return seenBy(game, events, null, 'now');
}

/** Nothing is asked of what everybody saw after the first difference. */
function wasAskedOpenly({ table: { game } }: Course, { entry, open }: Decision, way: Walk): boolean {
  return way.questions.every((question, at) =>
    sameJson(question, game.next(open, entry.seat, way.path.slice(0, at))),
  );
}
