import { seeded } from '../../src/engine/seeded.ts';
import { type Players, randomPlayers } from '../../src/players/players.ts';
import { STRONGEST } from '../../src/players/strengths.ts';
import { think } from '../../src/players/thought.ts';

/** AI players that choose at random, but think about hints, in this thread and with few playouts. */
export function hinting(playouts = 300): Players {
  return {
    ...randomPlayers(seeded(1)),
    hint: async ({ game, view, seat, notes, seed }) => {
      const thought = think(game, { view, seat, notes, seed, playouts, strength: STRONGEST });
      return { move: thought.move, chance: thought.chance };
    },
  };
}
