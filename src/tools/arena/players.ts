import { pathToFileURL } from 'node:url';
import { pickRandomPath, pickUniformPath } from '../../ai/random-path.ts';
import { drawSeed } from '../../ai/search/stream.ts';
import { searchBestMove } from '../../ai/search-best-move.ts';
import { isStrength, STRENGTH_IDS, STRONGEST_STRENGTH, type StrengthId } from '../../ai/strengths.ts';
import type { Chance } from '../../engine/chance.ts';
import type { Game, Seat } from '../../engine/game.ts';
import { UsageError } from '../cli-args.ts';
import { pickGreedyMove } from './greedy.ts';
import { findScript, isPlan, pickScriptedMove } from './scripted.ts';

/** What a player knows when it is to move. */
interface Standpoint {
  readonly game: Game;
  readonly view: unknown;
  readonly seat: Seat;
  readonly notes: unknown;
  readonly chance: Chance;
}

/** Somebody who plays in the arena: its moves, in the form that the rules know. */
export type Player = (at: Standpoint) => unknown;

/** Playouts of a thought; undefined for as many as the game takes. */
export type Playouts = number | undefined;

/** Throws {@link UsageError} for who is nobody. */
export async function parsePlayer(name: string, playouts: Playouts): Promise<Player> {
  if (name === 'random')
    return ({ game, view, seat, chance }) => pickRandomPath(game, view, seat, chance).move;
  if (name === 'uniform')
    return ({ game, view, seat, chance }) => pickUniformPath(game, view, seat, chance).move;
  if (name === 'greedy') return ({ game, view, seat, chance }) => pickGreedyMove(game, view, seat, chance);
  if (name === 'strongest') return createAiPlayer(STRONGEST_STRENGTH, playouts);
  if (isPlan(name)) return createScriptedPlayer(name);
  return isStrength(name) ? createAiPlayer(name, playouts) : await loadPlayer(name);
}

/** A player by a plan of the game that it is asked of. */
export function createScriptedPlayer(name: string): Player {
  return ({ game, view, seat, chance }) => {
    const weights = findScript(game)?.plans[name];
    if (!weights) throw new UsageError(`${game.id} has no plan "${name}".`);
    return pickScriptedMove(weights, game, view, seat, chance);
  };
}

/** A player of that strength, with its memory; with the playouts of the game unless told. */
export function createAiPlayer(strength: StrengthId, playouts?: Playouts): Player {
  return ({ game, view, seat, notes, chance }) => {
    const count = playouts ?? game.mind?.search.playouts ?? 0;
    return searchBestMove(game, { view, seat, notes, strength, seed: drawSeed(chance), playouts: count })
      .move;
  };
}

type PlayerModule = { readonly player?: (game: Game, view: unknown, seat: Seat, chance: Chance) => unknown };

async function loadPlayer(path: string): Promise<Player> {
  const { player }: PlayerModule = await import(pathToFileURL(path).href).catch(() => ({}));
  if (player) return ({ game, view, seat, chance }) => player(game, view, seat, chance);
  const names = [...STRENGTH_IDS, 'strongest', 'greedy', 'random', 'uniform'].join(', ');
  throw new UsageError(`"${path}" is no player: give one of ${names}, or a module that exports \`player\`.`);
}
