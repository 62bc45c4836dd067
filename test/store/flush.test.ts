import { expect, test } from 'vitest';
import { coalesceFlushes } from '../../src/store/write-ahead-log.ts';

/** A disk whose flushes end when the test says so. */
function createSlowDisk() {
  const begun: (() => void)[] = [];
  const flush = coalesceFlushes(() => new Promise<void>((done) => begun.push(done)));
  return { begun, flush };
}

test('who asks during a flush shares the next one, which begins when the first has ended', async () => {
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

test('a flush that fails is told to who asked for it, and not to the next', async () => {
  let fails = true;
  const flush = coalesceFlushes(async () => {
    if (fails) throw new Error('No disk');
  });
  await expect(flush()).rejects.toThrow('No disk');
  fails = false;
  await expect(flush()).resolves.toBeUndefined();
});
