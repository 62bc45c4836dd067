import diagnostics from 'node:diagnostics_channel';
import { flushCompileCache } from 'node:module';
import pg from 'pg';
import type { Death } from './death.ts';

/**
 * Preloaded into a process with `--import`: kills it, like a power cut, at the point that its parent last sent.
 * On `keep` it saves Node's compile cache and sends that back, because a killed process saves nothing. That takes seconds in which nothing
 * else runs, so no interaction may wait meanwhile.
 */
let death: Death | null = null;
let metCount = 0;

process.on('message', (told: Death | 'keep') => {
  if (told === 'keep') {
    flushCompileCache();
    return void process.send?.(told);
  }
  death = told;
  metCount = 0;
});
process.channel?.unref();

function meetPoint(at: Death['at']): void {
  if (death?.at === at && ++metCount === death.nth) process.kill(process.pid, 'SIGKILL');
}

const { query } = pg.Client.prototype;

pg.Client.prototype.query = function asked(this: pg.Client, ...given: unknown[]) {
  meetPoint('statement');
  const isCommit = given[0] === 'commit';
  if (isCommit) meetPoint('commit');
  const answer: unknown = Reflect.apply(query, this, given);
  if (!isCommit || !(answer instanceof Promise)) return answer;
  return answer.then((done: unknown) => {
    meetPoint('committed');
    return done;
  });
} as typeof query;

/** A request as undici's diagnostics report it. */
interface UndiciMessage {
  readonly request: { readonly method: string; readonly path: string };
}

const POST = /\/channels\/\d+\/messages$/;

function watchDiscord(point: 'asked' | 'told', posted: 'posting' | 'posted') {
  return (told: unknown) => {
    const { method, path } = (told as UndiciMessage).request;
    if (!path.startsWith('/api/')) return;
    meetPoint(point);
    if (method === 'POST' && POST.test(path)) meetPoint(posted);
  };
}

diagnostics.subscribe('undici:client:sendHeaders', watchDiscord('asked', 'posting'));
diagnostics.subscribe('undici:request:headers', watchDiscord('told', 'posted'));
