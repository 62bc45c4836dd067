import { tictactoe } from '../../test/tictactoe/index.ts';
import { defaults } from '../engine/options.ts';
import { seeded } from '../engine/seeded.ts';
import { figure, type Part } from './part.ts';
import { barePlayout, fullPlayout } from './playout.ts';
import { bestRate, type Timing } from './rate.ts';

interface KernelSpeed {
  readonly fullPlayoutsPerSecond: number;
  readonly barePlayoutsPerSecond: number;
}

const TIMING: Timing = { milliseconds: 700, times: 5 };
const BATCH = 2000;

/** Random games of tic-tac-toe: what the kernel costs, the rules being next to nothing. */
export const kernel: Part<KernelSpeed> = {
  name: 'kernel',
  run: async () => kernelSpeed(TIMING),
  rows: ({ fullPlayoutsPerSecond, barePlayoutsPerSecond }) => [
    ['tic-tac-toe, whole kernel', `${figure(fullPlayoutsPerSecond)} playouts/s`],
    ['tic-tac-toe, game functions alone', `${figure(barePlayoutsPerSecond)} playouts/s`],
  ],
};

/** The bare functions are measured first, as an AI that thinks would find them: with nothing else compiled. */
export function kernelSpeed(timing: Timing): KernelSpeed {
  const barePlayoutsPerSecond = bestRate(bareBatch(), timing);
  return { fullPlayoutsPerSecond: bestRate(fullBatch(), timing), barePlayoutsPerSecond };
}

function fullBatch(): () => number {
  const chance = seeded(1);
  const options = defaults(tictactoe.options);
  return () => {
    for (let done = 0; done < BATCH; done++) fullPlayout(tictactoe, 2, options, chance);
    return BATCH;
  };
}

function bareBatch(): () => number {
  const chance = seeded(1);
  const opening = tictactoe.setup(2, defaults(tictactoe.options), chance);
  return () => {
    for (let done = 0; done < BATCH; done++) barePlayout(tictactoe, opening, chance);
    return BATCH;
  };
}
