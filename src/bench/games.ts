import { createSeededChance } from '../engine/chance.ts';
import type { Game } from '../engine/game.ts';
import { getDefaultOptions } from '../engine/options.ts';
import { games as registered } from '../games/registry.ts';
import { type Benchmark, formatFigure } from './benchmark.ts';
import { playFullPlayout } from './playout.ts';
import { measureBestRates, type Timing } from './rate.ts';

interface GameSpeed {
  readonly movesPerSecond: number;
  readonly gamesPerSecond: number;
}

const TIMING: Timing = { milliseconds: 600, times: 3 };

/**
 * Random games of everything in the registry, through the whole kernel, with default options and the maximum number of
 * seats.
 */
export const games: Benchmark<Readonly<Record<string, GameSpeed>>> = {
  name: 'games',
  run: async () => Object.fromEntries(registered.map((game) => [game.id, measureGameSpeed(game, TIMING)])),
  rows: (speeds) =>
    Object.entries(speeds).map(([id, { movesPerSecond, gamesPerSecond }]) => [
      `${id}, whole kernel`,
      `${formatFigure(movesPerSecond)} moves/s, ${formatFigure(gamesPerSecond)} games/s`,
    ]),
};

/** Measures the speed of a game played by random answers. */
function measureGameSpeed(game: Game, timing: Timing): GameSpeed {
  const chance = createSeededChance(1);
  const options = getDefaultOptions(game.options);
  const [gamesPerSecond, movesPerSecond] = measureBestRates(
    () => [1, playFullPlayout(game, Math.max(...game.seats), options, chance).log.length],
    timing,
  );
  return { movesPerSecond, gamesPerSecond };
}
