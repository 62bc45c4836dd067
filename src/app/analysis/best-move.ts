import type { Seat } from '../../engine/game.ts';
import type { MoveEntry } from '../../store/log.ts';
import type { JudgedDecision } from './blunders.ts';
import { getEqualShares } from './chance-breakdown.ts';

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
