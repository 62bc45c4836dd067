import { expect, test } from 'vitest';
import { crowdSpeed } from '../../src/bench/crowd.ts';

test('the bench of a crowd gives what AI seats and people wait, and how many were answered', async () => {
  const speed = await crowdSpeed({
    tables: 10,
    ai: { perSecond: 10, seconds: 4 },
    pressed: 2,
    pressesPerSecond: 4,
  });
  expect(speed.thought.median).toBeGreaterThan(0);
  expect(speed.thought.p99).toBeGreaterThanOrEqual(speed.thought.median);
  expect(speed.ack.p99).toBeGreaterThanOrEqual(speed.ack.median);
  expect(speed.thoughtsPerSecond).toBeGreaterThan(5);
  expect(speed.searched).toBeGreaterThan(0);
});
