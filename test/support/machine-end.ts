import { flushCompileCache } from 'node:module';
import Sqlite from 'better-sqlite3';

/**
 * Preloaded into a process with `--import`: kills it, like a power cut, before the nth step in its database.
 * `END_AT` counts from its start, `{ endAt: 7 }` from the message on, which is sent back. 0 disarms it.
 */
let stepsLeft = Number(process.env.END_AT ?? 0);

process.on('message', (told: unknown) => {
  if (typeof told !== 'object' || told === null || !('endAt' in told)) return;
  stepsLeft = Number(told.endAt);
  // A killed process saves nothing of its compile cache, so it is flushed beforehand.
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
