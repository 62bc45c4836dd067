import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import type { JudgeTask, SearchTask, SearchTaskResult } from '../../../src/ai-worker.ts';

/**
 * Worker that exits by the first letter of the seed: on the first task with that seed (c), on every search (e), on every
 * task (f). With d it searches for ever.
 */
export default function work(task: SearchTask | JudgeTask): SearchTaskResult | null {
  if (isMainThread) throw new Error('This is for threads');
  const { seed, playouts } = 'decided' in task ? task.decided : task.thinking;
  const searches = playouts > 0;
  if (seed.startsWith('f') || (seed.startsWith('e') && searches)) process.exit(1);
  if (seed.startsWith('c') && isFirst(seed)) process.exit(1);
  while (seed.startsWith('d') && searches);
  if ('decided' in task) return null;
  return { result: { move: { kind: 'run', from: 3 }, chance: null, options: [] }, milliseconds: 1 };
}

function isFirst(seed: string): boolean {
  return mkdirSync(markOf(seed), { recursive: true }) !== undefined;
}

/** Returns the path of a folder that exists once a thread has died of the seed. */
export function markOf(seed: string): string {
  return join(tmpdir(), `piecemeal-died-${seed}`);
}
