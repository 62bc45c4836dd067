import { flushCompileCache } from 'node:module';
import Sqlite from 'better-sqlite3';

/**
 * Loaded into a process before everything else (`--import`): it ends as by a power cut before its so many-th step in its
 * file, `END_AT` from its start on or `{ endAt: 7 }` from then on, which is sent back. 0: it goes on.
 */
let stepsLeft = Number(process.env.END_AT ?? 0);

process.on('message', (told: unknown) => {
  if (typeof told !== 'object' || told === null || !('endAt' in told)) return;
  stepsLeft = Number(told.endAt);
  // A process that is killed keeps nothing of what it compiled, so it is written down while it still goes.
  flushCompileCache();
  process.send?.(told);
});

const { prepare } = Sqlite.prototype;

Sqlite.prototype.prepare = function prepared(this: Sqlite.Database, source: string) {
  const statement = prepare.call(this, source);
  for (const doing of ['run', 'all', 'get', 'iterate'] as const) {
    const real = statement[doing].bind(statement) as (...values: unknown[]) => unknown;
    Object.assign(statement, { [doing]: (...values: unknown[]) => runStep(() => real(...values)) });
  }
  return statement;
} as typeof prepare;

function runStep<T>(doing: () => T): T {
  if (stepsLeft > 0 && --stepsLeft === 0) process.kill(process.pid, 'SIGKILL');
  return doing();
}
