import { pickRandomPath } from '../ai/random-path.ts';
import { ChanceStream } from '../ai/search/stream.ts';
import { createSeededChance } from '../engine/chance.ts';
import type { Game } from '../engine/game.ts';
import type { GameAi } from '../engine/game-ai.ts';
import { advance, type Match, start } from '../engine/kernel.ts';
import { getDefaultOptions } from '../engine/options.ts';
import { refused } from '../engine/refusal.ts';
import { games } from '../games/registry.ts';
import { getProcessorTime } from '../tools/processor-time.ts';
import { type Benchmark, formatFigure } from './benchmark.ts';
import { measureBestRate, type Timing } from './rate.ts';

/** Speed of the AI of each game, by its id. */
type AiSpeeds = Readonly<Record<string, { readonly playoutsPerSecond: number }>>;

const TIMING: Timing = { milliseconds: 500, times: 5, clock: getProcessorTime };
const BATCH = 200;

/** Number of moves of a playout; all other games use the depth of their search. */
const DEPTHS: Readonly<Record<string, number>> = { runaround: 24, forage: 24, motox: 30 };

/** Playouts in the compact worlds of the search from the middle of a match, per second of processor time. */
export const ai: Benchmark<AiSpeeds> = {
  name: 'ai',
  run: async () => measureAi(games, TIMING),
  rows: (speeds) =>
    Object.entries(speeds).map(([id, { playoutsPerSecond }]) => [
      id,
      `${formatFigure(playoutsPerSecond)} playouts/s`,
    ]),
};

/** Measures every game that has an AI. */
export function measureAi(among: readonly Game[], timing: Timing): AiSpeeds {
  return Object.fromEntries(
    among.flatMap((game) => {
      const { ai } = game;
      return ai ? [[game.id, { playoutsPerSecond: measureBestRate(createBatch(game, ai), timing) }]] : [];
    }),
  );
}

function createBatch(game: Game, ai: GameAi): () => number {
  const { state } = playMiddleMatch(game);
  const world = ai.world(game.view(state, null), 'even');
  ai.read(state, world);
  const begin = world.cells.slice();
  const luck = new ChanceStream('0'.repeat(32));
  const worths = new Float64Array(8);
  const depth = DEPTHS[game.id] ?? ai.search.horizon;
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

/** Returns half a match of random players: the same each time. */
export function playMiddleMatch(game: Game): Match {
  const whole = playRandomly(game, Number.POSITIVE_INFINITY);
  return playRandomly(game, Math.floor(whole.played / 2));
}

/** Returns a match after this number of moves, or at its end. */
function playRandomly(game: Game, moves: number): Match {
  const chance = createSeededChance(11);
  const started = start(game, game.seats[0] ?? 2, getDefaultOptions(game.options), chance);
  if (refused(started)) throw new Error(`${game.id} cannot begin: ${started.reason.key}`);
  let { match } = started;
  for (let turn = game.turn(match.state); turn.kind === 'act' && match.played < moves; ) {
    const seat = turn.seats[0] ?? 0;
    const { move } = pickRandomPath(game, game.view(match.state, seat), seat, chance);
    const made = advance(match, seat, move, chance);
    if (refused(made)) throw new Error(`${game.id} refuses what it offers: ${made.reason.key}`);
    match = made.match;
    turn = game.turn(match.state);
  }
  return match;
}
