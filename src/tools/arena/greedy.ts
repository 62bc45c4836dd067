import { randomPath } from '../../ai/random.ts';
import type { Chance } from '../../engine/chance.ts';
import type { Game, Kinds, Seat } from '../../engine/game.ts';
import { forage } from './greedy/forage.ts';
import { gostop } from './greedy/gostop.ts';
import { moneyrun } from './greedy/moneyrun.ts';
import { motox } from './greedy/motox.ts';
import { runaround } from './greedy/runaround.ts';

/** A player that takes what looks best at once, by the contract alone; null where it does not care. */
export type Greedy<K extends Kinds> = (view: K['view'], seat: Seat, chance: Chance) => K['move'] | null;

/** A method may want a narrower view than it promises to take: each of these is asked by the id of its own game only. */
interface Mover {
  move(view: unknown, seat: Seat, chance: Chance): unknown;
}

/** One for each game that has a mind, to measure that mind by. */
const PLAYERS: Readonly<Record<string, Mover>> = {
  forage: { move: forage },
  gostop: { move: gostop },
  moneyrun: { move: moneyrun },
  motox: { move: motox },
  runaround: { move: runaround },
};

/** The move of the greedy player of that game, a random one where it has none. */
export function greedy(game: Game, view: unknown, seat: Seat, chance: Chance): unknown {
  return greedyOrNot(game, view, seat, chance) ?? randomPath(game, view, seat, chance).move;
}

/** The same, null where it does not care. */
export function greedyOrNot(game: Game, view: unknown, seat: Seat, chance: Chance): unknown {
  return PLAYERS[game.id]?.move(view, seat, chance) ?? null;
}
