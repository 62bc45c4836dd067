import { isMainThread, threadId } from 'node:worker_threads';
import type { Done, Task } from '../../src/thinkers/worker.ts';

/** A thread that dies of its first thought; with a seed of f of every one. */
export default function work({ thinking }: Task): Done {
  if (isMainThread) throw new Error('This is for threads');
  if (thinking.seed.startsWith('f') || threadId === 1) process.exit(1);
  return { thought: { move: { kind: 'run', from: 3 }, chance: null, options: [] }, milliseconds: 1 };
}
