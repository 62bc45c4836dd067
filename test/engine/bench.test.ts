import { describe, expect, test } from 'vitest';
import { type Benchmark, formatTable, measure } from '../../src/bench/benchmark.ts';
import { measureKernelSpeed } from '../../src/bench/kernel.ts';
import { playFullPlayout } from '../../src/bench/playout.ts';
import { measureBestRate } from '../../src/bench/rate.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { replay } from '../../src/engine/kernel.ts';
import { getDefaultOptions } from '../../src/engine/options.ts';
import { getProcessorTime } from '../../src/tools/processor-time.ts';
import { tictactoe } from '../tictactoe/index.ts';

const part = (name: string): Benchmark => ({
  name,
  run: async () => ({ speed: 1 }),
  rows: () => [[name, '1/s']],
});

describe('engine benchmark', () => {
  test('benchmark runner: runs the named parts, or all of them, and rejects an unknown name', async () => {
    const all = [part('kernel'), part('move')];
    expect((await measure(all, undefined)).results).toEqual({ kernel: { speed: 1 }, move: { speed: 1 } });
    expect((await measure(all, ['move'])).rows).toEqual([['move', '1/s']]);
    await expect(measure(all, ['wind'])).rejects.toThrow('Benchmarks: kernel, move.');
  });

  test('formatTable: prints two aligned columns', () => {
    expect(
      formatTable([
        ['a', '1'],
        ['long', '2'],
      ]),
    ).toBe('a     1\nlong  2');
  });

  test('playFullPlayout: plays a match by the rules whose log replays', () => {
    const options = getDefaultOptions(tictactoe.options);
    const { match, log } = playFullPlayout(tictactoe, 2, options, createSeededChance(5));
    expect(tictactoe.turn(match.state).kind).toBe('over');
    expect(replay(tictactoe, 2, options, [], log)).toEqual(match);
  });

  test('measureBestRate: returns work per second', () => {
    const rate = measureBestRate(() => 10, { milliseconds: 5, times: 2 });
    expect(rate).toBeGreaterThan(1000);
  });

  test('measureKernelSpeed: counts more than 10,000 playouts a second', () => {
    const speed = measureKernelSpeed({ milliseconds: 60, times: 2, clock: getProcessorTime });
    expect(speed.fullPlayoutsPerSecond).toBeGreaterThan(10_000);
    expect(speed.barePlayoutsPerSecond).toBeGreaterThan(10_000);
  });
});
