import { pickRandomPath } from '../../ai/random-path.ts';
import { type Chance, pickOne } from '../../engine/chance.ts';
import type { Game, Kinds, Seat } from '../../engine/game.ts';
import { forageScript } from './scripted/forage.ts';
import { gostopScript } from './scripted/gostop.ts';
import { moneyrunScript } from './scripted/moneyrun.ts';
import { motoxScript } from './scripted/motox.ts';
import { runaroundScript } from './scripted/runaround.ts';

/** Value of each feature for one move: `{ nearer: 1, coinAhead: 0 }`. Scripts document the units. */
export type Features<F extends string> = Readonly<Record<F, number>>;

/** Weight of each feature for a player; a missing feature counts as 0. */
export type Weights<F extends string = string> = Readonly<Partial<Record<F, number>>>;

/** Candidate move of a scripted player. */
export interface Weighable<K extends Kinds, F extends string> {
  readonly move: K['move'];
  readonly has: Features<F>;
}

/** Simple plans for one game, as weights of a move's features: an AI has to beat each of them. */
export interface Script<K extends Kinds = Kinds, F extends string = string> {
  readonly features: readonly F[];
  readonly plans: Readonly<Record<string, Weights<F>>>;
  /** Returns the candidate moves with their features; none if any move will do. `view`: what the seat sees. */
  look(view: K['view'], seat: Seat, chance: Chance): readonly Weighable<K, F>[];
}

/** Script of each game with an AI. */
const SCRIPTS: Readonly<Record<string, Script>> = {
  forage: forageScript as Script,
  gostop: gostopScript as Script,
  moneyrun: moneyrunScript as Script,
  motox: motoxScript as Script,
  runaround: runaroundScript as Script,
};

/** Returns the plans of a game; undefined for a game without an AI. */
export function findScript(game: Game): Script | undefined {
  return SCRIPTS[game.id];
}

/** Returns whether some game has a plan of that name. */
export function isPlan(name: string): boolean {
  return Object.values(SCRIPTS).some(({ plans }) => Object.hasOwn(plans, name));
}

/** Returns a random one of the best moves by these weights, or a random move if there are no candidates. */
export function pickScriptedMove(
  weights: Weights,
  game: Game,
  view: unknown,
  seat: Seat,
  chance: Chance,
): unknown {
  const seen = findScript(game)?.look(view, seat, chance) ?? [];
  const sums = seen.map(({ has }) => computeMoveWeight(has, weights));
  const most = Math.max(...sums);
  const best = seen.filter((_, at) => sums[at] === most);
  return best.length > 0 ? pickOne(chance, best).move : pickRandomPath(game, view, seat, chance).move;
}

function computeMoveWeight(has: Features<string>, weights: Weights): number {
  return Object.entries(weights).reduce(
    (sum, [feature, weight]) => sum + (weight ?? 0) * (has[feature] ?? 0),
    0,
  );
}
