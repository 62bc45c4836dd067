import type { Game } from '../engine/game.ts';
import { start } from '../engine/kernel.ts';
import { defaults } from '../engine/options.ts';
import { refused } from '../engine/refusal.ts';
import { seeded } from '../engine/seeded.ts';
import { STRONGEST } from '../players/strengths.ts';
import type { Task } from './worker.ts';

/** So many thoughts about a game until the compiler knows it. */
const ROUNDS = 4;

/** Thoughts about the first position of a game at each number of seats; none where it has no mind. */
export function warming(game: Game): readonly Task[] {
  return game.mind ? game.seats.flatMap((seats) => thoughts(game, seats)) : [];
}

function thoughts(game: Game, seats: number): readonly Task[] {
  const started = start(game, seats, defaults(game.options), seeded(seats));
  if (refused(started)) return [];
  const { state } = started.match;
  const turn = game.turn(state);
  const seat = turn.kind === 'act' ? (turn.seats[0] ?? 0) : 0;
  const view = game.view(state, seat);
  const notes = game.mind?.memory?.begin(view, seat) ?? null;
  return Array.from({ length: ROUNDS }, (_, round) => ({
    game: game.id,
    rules: game.rules,
    thinking: {
      view,
      seat,
      notes,
      strength: STRONGEST,
      seed: String(round).padStart(32, '0'),
      playouts: game.mind?.search.playouts ?? 0,
    },
  }));
}
