import { pickRandomPath } from '../../ai/random-path.ts';
import type { Chance } from '../../engine/chance.ts';
import type { Game, Kinds, Seat } from '../../engine/game.ts';
import { pickForageMove } from './greedy/forage.ts';
import { pickGoStopMove } from './greedy/gostop.ts';
import { pickMoneyRunMove } from './greedy/moneyrun.ts';
import { pickMotoXMove } from './greedy/motox.ts';
import { pickRunaroundMove } from './greedy/runaround.ts';

/** A player that takes what looks best at once, by the contract alone; null where it does not care. */
export type Greedy<K extends Kinds> = (view: K['view'], seat: Seat, chance: Chance) => K['move'] | null;

/** A method may want a narrower view than it promises to take: each of these is asked by the id of its own game only. */
interface GreedyPlayer {
  move(view: unknown, seat: Seat, chance: Chance): unknown;
}

/** One for each game that has a mind, to measure that mind by. */
const PLAYERS: Readonly<Record<string, GreedyPlayer>> = {
  forage: { move: pickForageMove },
  gostop: { move: pickGoStopMove },
  moneyrun: { move: pickMoneyRunMove },
  motox: { move: pickMotoXMove },
  runaround: { move: pickRunaroundMove },
};

/** The move of the greedy player of that game, a random one where it has none. */
export function pickGreedyMove(game: Game, view: unknown, seat: Seat, chance: Chance): unknown {
  return findGreedyMove(game, view, seat, chance) ?? pickRandomPath(game, view, seat, chance).move;
}

/** The same, null where it does not care. */
export function findGreedyMove(game: Game, view: unknown, seat: Seat, chance: Chance): unknown {
  return PLAYERS[game.id]?.move(view, seat, chance) ?? null;
}
