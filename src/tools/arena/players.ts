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

/** Information for a player that is to move. */
interface Standpoint {
  readonly game: Game;
  readonly view: unknown;
  readonly seat: Seat;
  readonly notes: unknown;
  readonly chance: Chance;
}

/** Player of the arena: returns its move in the rules' form. */
export type Player = (at: Standpoint) => unknown;

/** Playouts of a search; undefined for the game's default. */
export type Playouts = number | undefined;

/** Parses the name of a player. Throws {@link UsageError} for an unknown one. */
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

/** Creates a player that follows a plan of the current game. */
export function createScriptedPlayer(name: string): Player {
  return ({ game, view, seat, chance }) => {
    const weights = findScript(game)?.plans[name];
    if (!weights) throw new UsageError(`${game.id} has no plan "${name}".`);
    return pickScriptedMove(weights, game, view, seat, chance);
  };
}

/** Creates an AI of that strength, with its memory; by default with the game's number of playouts. */
export function createAiPlayer(strength: StrengthId, playouts?: Playouts): Player {
  return ({ game, view, seat, notes, chance }) => {
    const count = playouts ?? game.ai?.search.playouts ?? 0;
    return searchBestMove(game, { view, seat, notes, strength, seed: drawSeed(chance), playouts: count })
      .move;
  };
}

type PlayerModule = { readonly player?: (game: Game, view: unknown, seat: Seat, chance: Chance) => unknown };

async function loadPlayer(path: string): Promise<Player> {
  const { player }: PlayerModule = await import(pathToFileURL(path).href).catch(() => ({}));
  if (player) return ({ game, view, seat, chance }) => player(game, view, seat, chance);
  const names = [...STRENGTH_IDS, 'strongest', 'greedy', 'random', 'uniform'].join(', ');
  throw new UsageError(
    `Unknown player "${path}". Players: ${names}, a plan of the game, or a module that exports \`player\`.`,
  );
}
