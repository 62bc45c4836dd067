import { expect, test } from 'vitest';
import { coalesceFlushes } from '../../src/store/open.ts';

/** Creates a disk whose flushes end when the test ends them. */
function createSlowDisk() {
  const begun: (() => void)[] = [];
  const flush = coalesceFlushes(() => new Promise<void>((done) => begun.push(done)));
  return { begun, flush };
}

test('coalesceFlushes: requests during a flush share the next one', async () => {
  const { begun, flush } = createSlowDisk();
  const first = flush();
  const [second, third] = [flush(), flush()];
  expect(begun).toHaveLength(1);
  begun[0]?.();
  await first;
  await Promise.resolve();
  expect(begun).toHaveLength(2);
  begun[1]?.();
  await Promise.all([second, third]);
  expect(begun).toHaveLength(2);
});

test('coalesceFlushes: a failed flush rejects its own requests and not the next', async () => {
  let fails = true;
  const flush = coalesceFlushes(async () => {
    if (fails) throw new Error('No disk');
  });
  await expect(flush()).rejects.toThrow('No disk');
  fails = false;
  await expect(flush()).resolves.toBeUndefined();
});
