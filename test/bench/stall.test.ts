import { setImmediate as turned } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { getProcessorTime } from '../../src/tools/processor-time.ts';
import { measureStall } from '../support/stalls/stall.ts';

/** Long task, in ms of processor time. */
const LONG = 40;

test('measureStall: measures a task that never yields in whole', async () => {
  const { longest } = await measureStall(async () => busy(LONG));
  expect(longest).toBeGreaterThanOrEqual(LONG);
});

test('measureStall: returns the longest piece and not the sum', async () => {
  const { longest } = await measureStall(async () => {
    for (let piece = 0; piece < 5; piece++) {
      busy(LONG / 2);
      await turned();
    }
  });
  expect(longest).toBeGreaterThanOrEqual(LONG / 2);
  expect(longest).toBeLessThan(LONG * 2);
});

function busy(ms: number): void {
  for (const end = getProcessorTime() + ms; getProcessorTime() < end; );
}
