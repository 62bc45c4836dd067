import { pickRandomPath } from '../../ai/random-path.ts';
import type { Chance } from '../../engine/chance.ts';
import type { Game, Kinds, Seat } from '../../engine/game.ts';
import { pickForageMove } from './greedy/forage.ts';
import { pickGoStopMove } from './greedy/gostop.ts';
import { pickMoneyRunMove } from './greedy/moneyrun.ts';
import { pickMotoXMove } from './greedy/motox.ts';
import { pickRunaroundMove } from './greedy/runaround.ts';

/** Player that takes what looks best at once, using only the game's contract; null if it has no preference. */
export type Greedy<K extends Kinds> = (view: K['view'], seat: Seat, chance: Chance) => K['move'] | null;

/**
 * Untyped form of a greedy player. A method may require a narrower view than declared: each one only gets the views of
 * its own game.
 */
interface GreedyPlayer {
  move(view: unknown, seat: Seat, chance: Chance): unknown;
}

/** Greedy player of each game with an AI, as a baseline for that AI. */
const PLAYERS: Readonly<Record<string, GreedyPlayer>> = {
  forage: { move: pickForageMove },
  gostop: { move: pickGoStopMove },
  moneyrun: { move: pickMoneyRunMove },
  motox: { move: pickMotoXMove },
  runaround: { move: pickRunaroundMove },
};

/** Returns the greedy player's move, or a random one if it has none. */
export function pickGreedyMove(game: Game, view: unknown, seat: Seat, chance: Chance): unknown {
  return findGreedyMove(game, view, seat, chance) ?? pickRandomPath(game, view, seat, chance).move;
}

/** Returns the greedy player's move, or null if it has no preference. */
export function findGreedyMove(game: Game, view: unknown, seat: Seat, chance: Chance): unknown {
  return PLAYERS[game.id]?.move(view, seat, chance) ?? null;
}
