import { tictactoe } from '../../test/tictactoe/index.ts';
import { createSeededChance } from '../engine/chance.ts';
import { getDefaultOptions } from '../engine/options.ts';
import { type Benchmark, formatFigure } from './benchmark.ts';
import { playBarePlayout, playFullPlayout } from './playout.ts';
import { measureBestRate, type Timing } from './rate.ts';

interface KernelSpeed {
  readonly fullPlayoutsPerSecond: number;
  readonly barePlayoutsPerSecond: number;
}

const TIMING: Timing = { milliseconds: 700, times: 5 };
const BATCH = 2000;

/** Random games of tic-tac-toe: the cost of the kernel, as the rules cost next to nothing. */
export const kernel: Benchmark<KernelSpeed> = {
  name: 'kernel',
  run: async () => measureKernelSpeed(TIMING),
  rows: ({ fullPlayoutsPerSecond, barePlayoutsPerSecond }) => [
    ['tic-tac-toe, whole kernel', `${formatFigure(fullPlayoutsPerSecond)} playouts/s`],
    ['tic-tac-toe, game functions alone', `${formatFigure(barePlayoutsPerSecond)} playouts/s`],
  ],
};

/** Measures the bare functions first, in the state in which an AI search finds them: with nothing else compiled. */
export function measureKernelSpeed(timing: Timing): KernelSpeed {
  const barePlayoutsPerSecond = measureBestRate(createBareBatch(), timing);
  return { fullPlayoutsPerSecond: measureBestRate(createFullBatch(), timing), barePlayoutsPerSecond };
}

function createFullBatch(): () => number {
  const chance = createSeededChance(1);
  const options = getDefaultOptions(tictactoe.options);
  return () => {
    for (let done = 0; done < BATCH; done++) playFullPlayout(tictactoe, 2, options, chance);
    return BATCH;
  };
}

function createBareBatch(): () => number {
  const chance = createSeededChance(1);
  const opening = tictactoe.setup(2, getDefaultOptions(tictactoe.options), chance);
  return () => {
    for (let done = 0; done < BATCH; done++) playBarePlayout(tictactoe, opening, chance);
    return BATCH;
  };
}
