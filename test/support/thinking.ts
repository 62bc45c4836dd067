import { judge } from '../../src/ai/judgement.ts';
import { type Players, randomPlayers } from '../../src/ai/players.ts';
import { STRONGEST } from '../../src/ai/strengths.ts';
import { think } from '../../src/ai/thought.ts';
import { seeded } from '../../src/engine/seeded.ts';

/** AI players that choose at random, but think about hints and judge, in this thread and with few playouts. */
export function hinting(playouts = 300): Players {
  return {
    ...randomPlayers(seeded(1)),
    hint: async ({ game, view, seat, notes, seed }) =>
      think(game, { view, seat, notes, seed, playouts, strength: STRONGEST }),
    judge: async ({ game, ...decided }) => judge(game, { ...decided, playouts }),
  };
}

/** AI players that think as ever, in this thread and with so many playouts. */
export function thinking(playouts: number): Players {
  let thoughts = 0;
  return {
    ...hinting(playouts),
    choose: async ({ game, ...known }) => {
      const how = { strength: known.strength, seed: String(++thoughts).padStart(32, '0'), playouts };
      return { move: think(game, { ...known, ...how }).move, thought: how };
    },
  };
}
