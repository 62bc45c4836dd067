import { describe, expect, it } from 'vitest';
import { floodCosts } from '../../src/bench/flood.ts';
import { pathSpeed } from '../../src/bench/path.ts';
import { databaseGrowth } from '../../src/bench/path-database.ts';
import { spread } from '../../src/bench/path-figures.ts';

describe('the bench of the whole path', () => {
  it('gives times and rates of presses that lead to boards', async () => {
    const pace = { perSecond: 10, seconds: 2 };
    const speed = await pathSpeed({
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

  it('tells how the others fare while one account sends without end, at tables that nobody refuses', async () => {
    const pace = { perSecond: 24, seconds: 5 };
    const { alone, flooded, sent, answered } = await floodCosts({ tables: 6, pace, perSecond: 100 });
    expect(alone.p99).toBeGreaterThan(0);
    expect(flooded.p99).toBeGreaterThan(0);
    expect(answered).toBeGreaterThan(0);
    expect(answered).toBeLessThan(sent);
  });

  it('measures what a move leaves in the file', async () => {
    const { bytesPerMove } = await databaseGrowth(200);
    expect(bytesPerMove).toBeGreaterThan(100);
    expect(bytesPerMove).toBeLessThan(5_000);
  });
});

describe('a spread of times', () => {
  it('is their middle and the worst in a hundred, by nearest rank', () => {
    const times = Array.from({ length: 200 }, (_, at) => 200 - at);
    expect(spread(times)).toEqual({ median: 100, p99: 198 });
    expect(spread([7])).toEqual({ median: 7, p99: 7 });
  });

  it('is refused where nothing was measured', () => {
    expect(() => spread([])).toThrow(RangeError);
  });
});
