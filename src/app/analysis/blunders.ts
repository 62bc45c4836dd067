import type { Judgement } from '../../ai/judgement.ts';
import type { Seat } from '../../engine/game.ts';
import type { Walk } from '../../engine/walk.ts';
import type { MoveEntry } from '../../store/log.ts';
import { findPathToMove } from '../core/path-to-move.ts';
import type { Replay } from '../replay/replay.ts';
import { getEqualShares } from './chance-breakdown.ts';
import { canReveal, type Decision } from './decisions.ts';

/** A decision that gave away part of the match. */
export interface Blunder {
  readonly entry: MoveEntry;
  /** Number of its entry in the replay, from 1. */
  readonly number: number;
  readonly seat: Seat;
  /** The seat's chances after the move made, and after the best move. */
  readonly made: number;
  readonly best: number;
  /** Answers that lead to the best move; null if they would reveal hidden information. */
  readonly better: Walk | null;
}

/** A decision with its judgement. */
export interface JudgedDecision {
  readonly decision: Decision;
  readonly judgement: Judgement;
}

/** Maximum number of blunders shown, and minimum loss of each; a smaller loss may be noise of the estimate. */
const MAX_BLUNDERS = 3;
const MIN_LOSS = 0.03;

/** Returns the decisions that gave away most, the largest loss first. */
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

/** A decision without a mistake, and the chances of its seat before and after it. */
export interface BestMove {
  readonly entry: MoveEntry;
  /** Number of its entry in the replay, from 1. */
  readonly number: number;
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

/** Maximum loss against the best move, and minimum gain; less may be noise of the estimate. */
const MAX_LOSS = 0.01;
const MIN_GAIN = 0.03;

/** Returns the decision without a mistake after which its seat's chances were raised most; null if none raised them. */
export function findBestMove(judged: readonly JudgedDecision[]): BestMove | null {
  const moves = judged.flatMap((one, at) => createBestMove(one, judged[at - 1]) ?? []);
  const [best] = moves.toSorted((one, other) => getGain(other) - getGain(one));
  return best && getGain(best) >= MIN_GAIN ? best : null;
}

function getGain({ before, after }: BestMove): number {
  return after - before;
}

/** Returns the move with the chances of its seat since the decision before it; null if a better move was possible. */
function createBestMove(
  { decision: { entry, number }, judgement: { made, best } }: JudgedDecision,
  earlier: JudgedDecision | undefined,
): BestMove | null {
  const { seat } = entry;
  const worths = earlier?.judgement.made.worths ?? getEqualShares(made.worths.length);
  const [before, after] = [worths[seat] as number, made.worths[seat] as number];
  return (best.worths[seat] as number) - after > MAX_LOSS ? null : { entry, number, seat, before, after };
}
