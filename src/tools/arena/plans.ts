import type { Game } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';
import { BadCall } from '../called.ts';
import { all } from './all.ts';
import { fight } from './matches.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { type Player, scripted } from './players.ts';
import { scriptOf } from './scripted.ts';

/** Matches to play between A and each scripted plan of a game; the plan has all other seats. */
export interface PlansCall {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  readonly a: Player;
  readonly games: number;
  readonly seed: number;
}

/** A plan, and what A came to against it. */
interface PlanRow extends Outcome {
  readonly plan: string;
  readonly fair: number;
}

export const PLAN_HEAD = [
  '| plan | matches | first | fair | unfinished | refused | moves | a move, ms: median |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
];

/** Returns the names of the plans of a game. Throws {@link BadCall} where it has none. */
export function plansOf(game: Game): readonly string[] {
  const plans = Object.keys(scriptOf(game)?.plans ?? {});
  if (plans.length === 0) throw new BadCall(`${game.id} has no scripted opponents.`);
  return plans;
}

/** Plays against one plan after the other. The same seed for each: the same luck of the rules. */
export async function* planRows(call: PlansCall): AsyncGenerator<PlanRow> {
  for (const plan of plansOf(call.game)) {
    const outcome = outcomeOf(await all(fight({ ...call, b: scripted(plan) })));
    yield { plan, fair: 1 / call.seats, ...outcome };
  }
}

/** A row in Markdown, as {@link PLAN_HEAD} has the columns. */
export function planLine({ plan, fair, ...row }: PlanRow): string {
  const share = `${percent(row.first)} ± ${percent(row.interval)}`;
  const counts = [row.unfinished, row.refused, Math.round(row.moves), Math.ceil(row.milliseconds.median)];
  return `| ${[plan, row.games, share, percent(fair), ...counts].join(' | ')} |`;
}

function percent(share: number): string {
  return (100 * share).toFixed(0);
}
