import diagnostics from 'node:diagnostics_channel';
import { flushCompileCache } from 'node:module';
import pg from 'pg';
import type { Death } from './death.ts';

/**
 * Loaded into a process before everything else (`--import`): it ends as by a power cut at the point that its parent
 * last sent. Told to keep what Node compiled it does so and sends that back, as one that is killed keeps nothing: it takes
 * seconds in which nothing else is done, so nobody is to be answered meanwhile.
 */
let death: Death | null = null;
let met = 0;

process.on('message', (told: Death | 'keep') => {
  if (told === 'keep') {
    flushCompileCache();
    return void process.send?.(told);
  }
  death = told;
  met = 0;
});
process.channel?.unref();

function meet(at: Death['at']): void {
  if (death?.at === at && ++met === death.nth) process.kill(process.pid, 'SIGKILL');
}

const { query } = pg.Client.prototype;

pg.Client.prototype.query = function asked(this: pg.Client, ...given: unknown[]) {
  meet('statement');
  const isCommit = given[0] === 'commit';
  if (isCommit) meet('commit');
  const answer: unknown = Reflect.apply(query, this, given);
  if (!isCommit || !(answer instanceof Promise)) return answer;
  return answer.then((done: unknown) => {
    meet('committed');
    return done;
  });
} as typeof query;

/** A request as undici tells of it. */
interface Told {
  readonly request: { readonly method: string; readonly path: string };
}

const POST = /\/channels\/\d+\/messages$/;

function discord(point: 'asked' | 'told', posted: 'posting' | 'posted') {
  return (told: unknown) => {
    const { method, path } = (told as Told).request;
    if (!path.startsWith('/api/')) return;
    meet(point);
    if (method === 'POST' && POST.test(path)) meet(posted);
  };
}

diagnostics.subscribe('undici:client:sendHeaders', discord('asked', 'posting'));
diagnostics.subscribe('undici:request:headers', discord('told', 'posted'));
