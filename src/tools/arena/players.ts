import { pathToFileURL } from 'node:url';
import { randomPath, uniformPath } from '../../ai/random.ts';
import { drawSeed } from '../../ai/search/stream.ts';
import { isStrength, STRENGTH_IDS, STRONGEST, type StrengthId } from '../../ai/strengths.ts';
import { think } from '../../ai/thought.ts';
import type { Chance } from '../../engine/chance.ts';
import type { Game, Seat } from '../../engine/game.ts';
import { BadCall } from '../called.ts';
import { greedy } from './greedy.ts';
import { isPlan, playedBy, scriptOf } from './scripted.ts';

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

/** Throws {@link BadCall} for who is nobody. */
export async function playerCalled(name: string, playouts: Playouts): Promise<Player> {
  if (name === 'random') return ({ game, view, seat, chance }) => randomPath(game, view, seat, chance).move;
  if (name === 'uniform') return ({ game, view, seat, chance }) => uniformPath(game, view, seat, chance).move;
  if (name === 'greedy') return ({ game, view, seat, chance }) => greedy(game, view, seat, chance);
  if (name === 'strongest') return mind(STRONGEST, playouts);
  if (isPlan(name)) return scripted(name);
  return isStrength(name) ? mind(name, playouts) : await fromFile(name);
}

/** A player by a plan of the game that it is asked of. */
export function scripted(name: string): Player {
  return ({ game, view, seat, chance }) => {
    const weights = scriptOf(game)?.plans[name];
    if (!weights) throw new BadCall(`${game.id} has no plan "${name}".`);
    return playedBy(weights, game, view, seat, chance);
  };
}

/** A player of that strength, with its memory; with the playouts of the game unless told. */
export function mind(strength: StrengthId, playouts?: Playouts): Player {
  return ({ game, view, seat, notes, chance }) => {
    const count = playouts ?? game.mind?.search.playouts ?? 0;
    return think(game, { view, seat, notes, strength, seed: drawSeed(chance), playouts: count }).move;
  };
}

type Export = { readonly player?: (game: Game, view: unknown, seat: Seat, chance: Chance) => unknown };

async function fromFile(path: string): Promise<Player> {
  const { player }: Export = await import(pathToFileURL(path).href).catch(() => ({}));
  if (player) return ({ game, view, seat, chance }) => player(game, view, seat, chance);
  const names = [...STRENGTH_IDS, 'strongest', 'greedy', 'random', 'uniform'].join(', ');
  throw new BadCall(`"${path}" is no player: give one of ${names}, or a module that exports \`player\`.`);
}
