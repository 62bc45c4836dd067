import type { Judgement } from '../../ai/judgement.ts';
import type { Seat } from '../../engine/game.ts';
import type { Walk } from '../../engine/walk.ts';
import type { MoveEntry } from '../../store/log.ts';
import { findPathToMove } from '../core/path-to-move.ts';
import type { Replay } from '../replay/replay.ts';
import { canReveal, type Decision } from './decisions.ts';

/** A decision that gave a part of the match away. */
export interface Blunder {
  readonly entry: MoveEntry;
  /** Which entry of the course it is, from 1. */
  readonly number: number;
  readonly seat: Seat;
  /** What the match was worth to its seat by it, and by the better one. */
  readonly made: number;
  readonly best: number;
  /** The answers that would have led to the better one; null where everybody would learn by them what is hidden. */
  readonly better: Walk | null;
}

/** A decision with what was found of it. */
export interface JudgedDecision {
  readonly decision: Decision;
  readonly judgement: Judgement;
}

/** So many are told of, each of which gave away at least so much: less may be chance in the guess. */
const MAX_BLUNDERS = 3;
const MIN_LOSS = 0.03;

/** The decisions that gave away most, the largest first. */
export async function findBlunders(
  course: Replay,
  judged: readonly JudgedDecision[],
): Promise<readonly Blunder[]> {
  const losses = judged.map((one) => ({ ...one, loss: getLoss(one) }));
  const most = losses.filter(({ loss }) => loss >= MIN_LOSS).toSorted((one, other) => other.loss - one.loss);
  const gifts: Blunder[] = [];
  for (const one of most.slice(0, MAX_BLUNDERS)) gifts.push(await buildBlunder(course, one));
  return gifts;
}

function getLoss({ decision, judgement: { made, best } }: JudgedDecision): number {
  const { seat } = decision.entry;
  return (best.worths[seat] as number) - (made.worths[seat] as number);
}

async function buildBlunder(course: Replay, { decision, judgement }: JudgedDecision): Promise<Blunder> {
  const { entry, number, view } = decision;
  const { seat } = entry;
  const { made, best } = judgement;
  const way = await findPathToMove(course.table.game, view, seat, best.move);
  return {
    ...{ entry, number, seat },
    made: made.worths[seat] as number,
    best: best.worths[seat] as number,
    better: way !== null && canReveal(course, decision, { move: best.move, way }) ? way : null,
  };
}
