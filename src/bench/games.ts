import type { Game } from '../engine/game.ts';
import { defaults } from '../engine/options.ts';
import { seeded } from '../engine/seeded.ts';
import { games as registered } from '../games/registry.ts';
import { figure, type Part } from './part.ts';
import { fullPlayout } from './playout.ts';
import { rateOfTwo, type Timing } from './rate.ts';

interface GameSpeed {
  readonly movesPerSecond: number;
  readonly gamesPerSecond: number;
}

const TIMING: Timing = { milliseconds: 600, times: 3 };

/** Random games of everything in the registry, through the whole kernel, with the usual options and as many seats as can be. */
export const games: Part<Readonly<Record<string, GameSpeed>>> = {
  name: 'games',
  run: async () => Object.fromEntries(registered.map((game) => [game.id, gameSpeed(game, TIMING)])),
  rows: (speeds) =>
    Object.entries(speeds).map(([id, { movesPerSecond, gamesPerSecond }]) => [
      `${id}, whole kernel`,
      `${figure(movesPerSecond)} moves/s, ${figure(gamesPerSecond)} games/s`,
    ]),
};

/** How fast a game is played by random answers. */
function gameSpeed(game: Game, timing: Timing): GameSpeed {
  const chance = seeded(1);
  const options = defaults(game.options);
  const [gamesPerSecond, movesPerSecond] = rateOfTwo(
    () => [1, fullPlayout(game, Math.max(...game.seats), options, chance).log.length],
    timing,
  );
  return { movesPerSecond, gamesPerSecond };
}
