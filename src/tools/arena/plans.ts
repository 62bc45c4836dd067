import type { Game } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';
import { UsageError } from '../cli-args.ts';
import { collect } from './collect.ts';
import { fight } from './matches.ts';
import { computeOutcome, type Outcome } from './outcome.ts';
import { createScriptedPlayer, type Player } from './players.ts';
import { findScript } from './scripted.ts';

/** Matches to play between A and each scripted plan of a game; the plan has all other seats. */
export interface PlansCall {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  readonly a: Player;
  readonly games: number;
  readonly seed: number;
}

/** Plan, and A's result against it. */
interface PlanRow extends Outcome {
  readonly plan: string;
  readonly fair: number;
}

export const PLAN_HEAD = [
  '| plan | matches | first | fair | unfinished | refused | moves | median ms per move |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
];

/** Returns the names of the plans of a game. Throws {@link UsageError} if it has none. */
export function listPlans(game: Game): readonly string[] {
  const plans = Object.keys(findScript(game)?.plans ?? {});
  if (plans.length === 0) throw new UsageError(`${game.id} has no scripted players.`);
  return plans;
}

/** Plays against one plan after the other, each with the same seed and so the same randomness. */
export async function* playPlans(call: PlansCall): AsyncGenerator<PlanRow> {
  for (const plan of listPlans(call.game)) {
    const outcome = computeOutcome(await collect(fight({ ...call, b: createScriptedPlayer(plan) })));
    yield { plan, fair: 1 / call.seats, ...outcome };
  }
}

/** Formats a row in Markdown with the columns of {@link PLAN_HEAD}. */
export function formatPlanRow({ plan, fair, ...row }: PlanRow): string {
  const share = `${formatPercent(row.first)} ± ${formatPercent(row.interval)}`;
  const counts = [row.unfinished, row.refused, Math.round(row.moves), Math.ceil(row.milliseconds.median)];
  return `| ${[plan, row.games, share, formatPercent(fair), ...counts].join(' | ')} |`;
}

function formatPercent(share: number): string {
  return (100 * share).toFixed(0);
}
