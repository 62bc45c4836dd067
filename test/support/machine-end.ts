import diagnostics from 'node:diagnostics_channel';
import { createRequire, flushCompileCache } from 'node:module';
import type SqliteModule from 'better-sqlite3';
import type { ProcessPoint } from './bot-process.ts';

/**
 * Preloaded into a process with `--import`: kills it, like a power cut, at the point that its parent gave it, in `END_AT` or last by
 * message. Each message is sent back. null disarms it.
 */
let point = JSON.parse(process.env.END_AT ?? 'null') as ProcessPoint | null;
let metCount = 0;

process.on('message', (told: unknown) => {
  if (typeof told !== 'object' || told === null || !('endAt' in told)) return;
  point = told.endAt as ProcessPoint | null;
  metCount = 0;
  // It may take seconds in which nothing else runs, so only while no kill is due.
  if (point === null) flushCompileCache();
  process.send?.(told);
});

function meetPoint(at: ProcessPoint['at']): void {
  if (point?.at === at && ++metCount === point.nth) process.kill(process.pid, 'SIGKILL');
}

// The copy that the bot itself loads: the bundle has its own.
const Sqlite: typeof SqliteModule = createRequire(process.argv[1]!)('better-sqlite3');
const { prepare } = Sqlite.prototype;

Sqlite.prototype.prepare = function prepared(this: SqliteModule.Database, source: string) {
  const statement = prepare.call(this, source);
  for (const doing of ['run', 'all', 'get', 'iterate'] as const) {
    const real = statement[doing].bind(statement) as (...values: unknown[]) => unknown;
    Object.assign(statement, { [doing]: (...values: unknown[]) => runStep(() => real(...values)) });
  }
  return statement;
} as typeof prepare;

function runStep<T>(doing: () => T): T {
  meetPoint('step');
  return doing();
}

if (process.env.DATABASE_URL) await watchPostgres();

async function watchPostgres(): Promise<void> {
  const { default: pg } = await import('pg');
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function asked(this: typeof pg.Client.prototype, ...given: unknown[]) {
    meetPoint('step');
    const isCommit = given[0] === 'commit';
    if (isCommit) meetPoint('commit');
    const answer: unknown = Reflect.apply(query, this, given);
    if (!isCommit || !(answer instanceof Promise)) return answer;
    return answer.then((done: unknown) => {
      meetPoint('committed');
      return done;
    });
  } as typeof query;
}

/** A request as undici's diagnostics report it. */
interface UndiciMessage {
  readonly request: { readonly method: string; readonly path: string };
}

const POST = /\/channels\/\d+\/messages$/;

function watchDiscord(at: 'asked' | 'told', posted: 'posting' | 'posted') {
  return (told: unknown) => {
    const { method, path } = (told as UndiciMessage).request;
    if (!path.startsWith('/api/')) return;
    meetPoint(at);
    if (method === 'POST' && POST.test(path)) meetPoint(posted);
  };
}

diagnostics.subscribe('undici:client:sendHeaders', watchDiscord('asked', 'posting'));
diagnostics.subscribe('undici:request:headers', watchDiscord('told', 'posted'));
