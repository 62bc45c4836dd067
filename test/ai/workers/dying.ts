import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import type { JudgeTask, SearchTask, SearchTaskResult } from '../../../src/ai-worker.ts';

/**
 * A thread that dies of a thought, by how its seed begins: of the first one with just that seed (c), of every one that
 * searches (e), of every one (f). With d it searches for ever.
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

/** A folder that is there once a thread has died of that seed. */
export function markOf(seed: string): string {
  return join(tmpdir(), `piecemeal-died-${seed}`);
}
