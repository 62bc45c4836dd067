import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test } from 'vitest';
import { TaskTimeoutError, WorkerPool, type WorkerPoolOptions } from '../../src/workers/worker-pool.ts';
import type { EchoTask } from './echo-worker.ts';

const ECHO = new URL('./echo-worker.ts', import.meta.url);
const FAILS_AT_START = new URL('../support/failing-worker.ts', import.meta.url);

let pool: WorkerPool<EchoTask, string>;
afterEach(async () => await pool?.close());

function open(options: Partial<WorkerPoolOptions> = {}): void {
  pool = new WorkerPool<EchoTask, string>({ worker: ECHO, ...options });
}

describe('WorkerPool queue', () => {
  test('WorkerPool: runs tasks of high priority before those of low priority', async () => {
    open();
    const done: string[] = [];
    const run = (say: string, priority: 'high' | 'low') =>
      pool.run({ say }, { priority }).then((said) => done.push(said));
    await Promise.all([
      run('first', 'high'),
      run('hint', 'low'),
      run('one', 'high'),
      run('story', 'low'),
      run('two', 'high'),
    ]);
    expect(done).toEqual(['first', 'one', 'two', 'hint', 'story']);
  });

  test('WorkerPool: runs one task of low priority after eight of high priority', async () => {
    open();
    const done: string[] = [];
    const run = (say: string, priority: 'high' | 'low') =>
      pool.run({ say }, { priority }).then((said) => done.push(said));
    const first = run('AI', 'high');
    const low = ['hint', 'story'].map((say) => run(say, 'low'));
    const high = Array.from({ length: 20 }, () => run('AI', 'high'));
    await Promise.all([first, ...low, ...high]);
    expect([done.indexOf('hint'), done.indexOf('story')]).toEqual([8, 17]);
  });

  test('WorkerPool: tells a task how many of high priority wait behind it', async () => {
    open();
    const say = (queued: number): EchoTask => ({ say: String(queued) });
    const all = [pool.run(say), pool.run(say), pool.run(say, { priority: 'low' }), pool.run(say)];
    expect(await Promise.all(all)).toEqual(['2', '1', '0', '0']);
  });

  test('WorkerPool: rejects a task when its queue is full', async () => {
    open({ maxQueued: 1 });
    const all = [1, 2, 3].map((task) => pool.run({ say: String(task) }));
    const ended = await Promise.allSettled(all);
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });

  test('WorkerPool: drops a cancelled task and runs the next', async () => {
    open();
    const cancelling = new AbortController();
    const first = pool.run({ say: 'first' });
    const second = pool.run({ say: 'second' }, { signal: cancelling.signal });
    const third = pool.run({ say: 'third' });
    cancelling.abort();
    await expect(second).rejects.toThrow('cancelled');
    expect([await first, await third]).toEqual(['first', 'third']);
    await expect(pool.run({ say: 'late' }, { signal: cancelling.signal })).rejects.toThrow();
  });

  test('WorkerPool: runs as many tasks at a time as it has threads', async () => {
    open({ threads: 2 });
    const ended = Promise.allSettled([pool.run({ say: 'endless', loops: true })]);
    expect(await pool.run({ say: 'two' })).toBe('two');
    await pool.close();
    expect((await ended).map(({ status }) => status)).toEqual(['rejected']);
  });

  test('WorkerPool: reports the time of every task once', async () => {
    const times: boolean[] = [];
    open({ onTaskEnd: ({ failed }) => times.push(failed) });
    await pool.run({ say: 'well' });
    await expect(pool.run({ say: 'ill', throws: true })).rejects.toThrow('ill');
    expect(times).toEqual([false, true]);
  });
});

describe('WorkerPool threads', () => {
  test('WorkerPool: starts a thread with the first task and keeps it for the next', async () => {
    const started = threadsSince();
    open();
    // A thread that had started with the pool would be there once this one has ended.
    await once(new Worker('', { eval: true }), 'exit');
    expect(started()).toEqual([]);
    await pool.run({ say: 'one' });
    const [first] = started();
    await pool.run({ say: 'two' });
    expect(started()).toEqual([first]);
  });

  test('WorkerPool: replaces a thread that dies, and runs its task again if attempts remain', async () => {
    open();
    await expect(pool.run({ say: 'gone', dies: 1 })).rejects.toThrow('exited');
    expect(await pool.run({ say: 'there' })).toBe('there');
    await pool.close();
    open({ attempts: 3 });
    await expect(pool.run({ say: 'gone', dies: 3 })).rejects.toThrow('exited');
  });

  test('WorkerPool: ends a thread whose task takes too long', async () => {
    const limits: (() => void)[] = [];
    open({
      after: (_, callback) => {
        limits.push(callback);
        return () => {};
      },
      attempts: 3,
    });
    await pool.run({ say: 'started' });
    const endless = pool.run({ say: 'endless', loops: true });
    await expect.poll(() => limits.length).toBe(2);
    limits[1]?.();
    await expect(endless).rejects.toThrow(TaskTimeoutError);
    expect(await pool.run({ say: 'next' })).toBe('next');
  });

  test('WorkerPool: rejects tasks with the reason when its thread cannot start', async () => {
    const errors: string[] = [];
    open({ worker: FAILS_AT_START, onError: ({ message }) => errors.push(message) });
    await expect(pool.run({ say: 'never' })).rejects.toThrow('This thread is never begun');
    expect(errors).toContain('This thread is never begun');
  });
});

test('WorkerPool: a closed pool rejects waiting and new tasks', async () => {
  open();
  const running = pool.run({ say: 'endless', loops: true });
  const waiting = pool.run({ say: 'waiting' });
  const all = Promise.allSettled([running, waiting]);
  await pool.close();
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(pool.run({ say: 'late' })).rejects.toThrow('closed');
});

/** Returns a function that lists the ids of the threads started since. */
function threadsSince(): () => readonly number[] {
  const before = new Set(threads());
  return () => threads().filter((id) => !before.has(id));
}

function threads(): readonly number[] {
  const { workers } = process.report.getReport() as {
    readonly workers: readonly { readonly header: { readonly threadId: number } }[];
  };
  return workers.map(({ header }) => header.threadId);
}
