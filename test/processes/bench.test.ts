import { expect, test } from 'vitest';
import { measureProcesses } from '../../src/bench/processes.ts';

test('measureProcesses: returns the load of each process and what a move costs PostgreSQL', async () => {
  const { sqlite, ...shared } = await measureProcesses({ tables: 6, warmUp: 1, seconds: 1 });
  expect(Object.keys(shared)).toEqual(['one', 'two', 'three']);
  for (const { movesPerSecond, processorPerMove } of [sqlite, ...Object.values(shared)]) {
    expect(movesPerSecond).toBeGreaterThan(0);
    expect(processorPerMove).toBeGreaterThan(0);
  }
  for (const { transactionsPerMove, walPerMove } of Object.values(shared)) {
    expect(transactionsPerMove).toBeGreaterThan(1);
    expect(walPerMove).toBeGreaterThan(100);
  }
});
