import { describe, expect, it } from 'vitest';
import { measureMoves } from '../../src/bench/move.ts';
import { computePercentiles } from '../../src/bench/move-steady.ts';

describe('measureMoves', () => {
  it('measureMoves: returns times and rates of clicks and boards', async () => {
    const pace = { perSecond: 10, seconds: 2 };
    const speed = await measureMoves({
      tables: 6,
      pace,
      warmUp: { perSecond: 10, seconds: 1 },
      flatOut: { warmUp: 1, seconds: 2 },
      atOnce: { tables: 6, rounds: 3 },
    });
    expect(speed.ack.median).toBeGreaterThan(0);
    expect(speed.ack.p99).toBeGreaterThanOrEqual(speed.ack.median);
    expect(speed.ackAtOnce.p99).toBeGreaterThanOrEqual(speed.ackAtOnce.median);
    expect(speed.board.p99).toBeGreaterThanOrEqual(speed.board.median);
    expect(speed.movesPerSecond).toBeGreaterThan(0);
    expect(speed.interactionsPerSecond).toBeGreaterThanOrEqual(speed.movesPerSecond);
  });
});

describe('computePercentiles', () => {
  it('computePercentiles: returns median and 99th percentile by nearest rank', () => {
    const times = Array.from({ length: 200 }, (_, at) => 200 - at);
    expect(computePercentiles(times)).toEqual({ median: 100, p99: 198 });
    expect(computePercentiles([7])).toEqual({ median: 7, p99: 7 });
  });

  it('computePercentiles: throws without measurements', () => {
    expect(() => computePercentiles([])).toThrow(RangeError);
  });
});
