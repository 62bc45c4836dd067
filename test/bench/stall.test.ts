import { setImmediate as turned } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { getProcessorTime } from '../../src/tools/processor-time.ts';
import { measureStall } from '../support/stalls/stall.ts';

/** In ms of the processor. */
const LONG = 40;

test('what never lets go of the event loop is measured whole', async () => {
  const { longest } = await measureStall(async () => busy(LONG));
  expect(longest).toBeGreaterThanOrEqual(LONG);
});

test('the longest piece counts, and not all of them together', async () => {
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
