import type { Game } from '../engine/game.ts';
import type { Mind } from '../engine/mind.ts';
import { games } from '../games/registry.ts';
import { Stream } from '../players/search/stream.ts';
import { processorTime } from '../tools/processorTime.ts';
import { middleOf } from './middle.ts';
import { figure, type Part } from './part.ts';
import { bestRate, type Timing } from './rate.ts';

/** By game. */
export type MindSpeeds = Readonly<Record<string, { readonly playoutsPerSecond: number }>>;

const TIMING: Timing = { milliseconds: 500, times: 5, clock: processorTime };
const BATCH = 200;

/** Moves of a playout; others go as deep as a thought does. */
const DEPTHS: Readonly<Record<string, number>> = { runaround: 24, forage: 24, motox: 30 };

/** Playouts in the compact worlds from the middle of a match, in a second of processor time. */
export const minds: Part<MindSpeeds> = {
  name: 'minds',
  run: async () => mindSpeeds(games, TIMING),
  rows: (speeds) =>
    Object.entries(speeds).map(([id, { playoutsPerSecond }]) => [
      id,
      `${figure(playoutsPerSecond)} playouts/s`,
    ]),
};

/** Of those that have one. */
export function mindSpeeds(among: readonly Game[], timing: Timing): MindSpeeds {
  return Object.fromEntries(
    among.flatMap((game) => {
      const { mind } = game;
      return mind ? [[game.id, { playoutsPerSecond: bestRate(batch(game, mind), timing) }]] : [];
    }),
  );
}

function batch(game: Game, mind: Mind): () => number {
  const { state } = middleOf(game);
  const world = mind.world(game.view(state, null), 'even');
  mind.read(state, world);
  const begin = world.cells.slice();
  const luck = new Stream('0'.repeat(32));
  const worths = new Float64Array(8);
  const depth = DEPTHS[game.id] ?? mind.search.horizon;
  let number = 0;
  return () => {
    for (let done = 0; done < BATCH; done++) {
      world.cells.set(begin);
      luck.begin(number++);
      for (let made = 0; made < depth && world.mover() !== -1; made++) world.make(world.policy(luck), luck);
      world.judge(worths);
    }
    return BATCH;
  };
}
