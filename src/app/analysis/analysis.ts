import type { Judgement } from '../../ai/judgement.ts';
import type { SearchPlan } from '../../engine/game-ai.ts';
import { type Refusal, refused } from '../../engine/refusal.ts';
import type { AppContext } from '../core/context.ts';
import { createSeed } from '../core/seed.ts';
import { isPlayable, type Table } from '../core/table.ts';
import { loadReplay, type Replay } from '../replay/replay.ts';
import { type BestMove, type Blunder, findBestMove, findBlunders, type JudgedDecision } from './blunders.ts';
import {
  type ChanceBreakdown,
  getChanceBreakdowns,
  getEqualShares,
  getFirstPlaceShares,
  type JudgedChances,
} from './chance-breakdown.ts';
import { type Decision, listDecisions } from './decisions.ts';

/** Number of decisions up to which each gets the game's full number of playouts. */
const FULL_PLAYOUT_DECISIONS = 60;

/**
 * Returns the number of playouts for each decision. It falls with the number of decisions, down to the minimum, so that a
 * long match takes no longer than a usual one.
 */
export function countPlayouts({ playouts, minPlayouts }: SearchPlan, decisions: number): number {
  return Math.max(minPlayouts, Math.floor(playouts * Math.min(1, FULL_PLAYOUT_DECISIONS / decisions)));
}

/** Analysis of a match by the strongest AI. */
export interface MatchAnalysis {
  readonly course: Replay;
  /** Chances of each seat by number of entries, ascending; the first point is equal for all, the last is the real end. */
  readonly curve: readonly Point[];
  /** Chance breakdowns by seat. */
  readonly sums: readonly ChanceBreakdown[];
  /** The worst decisions, the largest loss first; at most three. */
  readonly gifts: readonly Blunder[];
  /** The best decision; null if none raised a seat's chances. */
  readonly best: BestMove | null;
  /** Number of decisions judged. */
  readonly judged: number;
}

interface Point {
  readonly number: number;
  readonly chances: readonly number[];
}

/** Returns whether a match was played to its end and its game has an AI that can judge it. */
export function canAnalyseMatch(table: Table): boolean {
  return table.record.phase === 'over' && isPlayable(table) && table.game.ai !== undefined;
}

/**
 * Analyses a match that {@link canAnalyseMatch} accepts. Its decisions are judged one by one, with lower priority than AI
 * seats. The same log always gives the same result.
 */
export async function analyseMatch(ctx: AppContext, table: Table): Promise<MatchAnalysis | Refusal> {
  const course = await loadReplay(ctx, table);
  if (refused(course)) return course;
  const decisions = await listDecisions(course);
  const judged = await judgeDecisions(ctx, table, decisions);
  const seats = table.seats.length;
  const end = getFirstPlaceShares(seats, table.record.standings ?? []);
  const ways = judged.map(({ decision, judgement }) => getJudgedChances(decision, judgement));
  return {
    course,
    curve: buildCurve(ways, end, course.entries.length),
    sums: getChanceBreakdowns(ways, end, isGivenUp(course)),
    gifts: await findBlunders(course, judged),
    best: findBestMove(judged),
    judged: judged.length,
  };
}

async function judgeDecisions(
  { ai }: AppContext,
  { game, record, seats }: Table,
  decisions: readonly Decision[],
): Promise<readonly JudgedDecision[]> {
  if (!game.ai) throw new Error(`Nobody can say how a match of ${game.id} went`);
  const more = { game, seats: seats.length, playouts: countPlayouts(game.ai.search, decisions.length) };
  const judged: JudgedDecision[] = [];
  for (const decision of decisions) {
    const { entry, number, view, notes } = decision;
    const { seat, move } = entry;
    const judgement = await ai.judge({
      ...more,
      view,
      notes,
      seat,
      move,
      seed: getDecisionSeed(record.id, number),
    });
    if (judgement) judged.push({ decision, judgement });
  }
  return judged;
}

/** Returns the seed of a decision's analysis, independent of the match's randomness. */
function getDecisionSeed(tableId: number, number: number): string {
  return createSeed(`went ${tableId} ${number}`);
}

function getJudgedChances({ entry, number }: Decision, { made, best }: Judgement): JudgedChances {
  return { seat: entry.seat, number, made: made.worths, best: best.worths };
}

function buildCurve(
  judged: readonly JudgedChances[],
  end: readonly number[],
  count: number,
): readonly Point[] {
  const points = judged.map(({ number, made }) => ({ number, chances: made }));
  const between = points.filter(({ number }) => number < count);
  return [{ number: 0, chances: getEqualShares(end.length) }, ...between, { number: count, chances: end }];
}

/** Returns whether the match ended by a resignation or a claim. */
function isGivenUp({ entries }: Replay): boolean {
  const kind = entries.at(-1)?.kind;
  return kind === 'resign' || kind === 'claim';
}
