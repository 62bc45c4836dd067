import { setTimeout as until } from 'node:timers/promises';
import { type APIGatewayBotInfo, type Client, Routes } from 'discord.js';
import { realTimers } from '../../app/core/timers.ts';
import { Holding } from '../../cluster/holding.ts';
import type { Call, Sharing } from '../../store/sharing.ts';
import { isTokenRefused, tokenRefused } from './connect-error.ts';
import { Identifying } from './identify.ts';
import { listen } from './listen.ts';
import { lookAround, lookForAis } from './poll-pending.ts';
import { restFor } from './rest.ts';
import { closeGoing, type Going, goingFor } from './services.ts';
import { REQUESTS_PER_SECOND, SharedWhole } from './shard-scope.ts';
import { ShardSessions } from './shard-sessions.ts';
import type { Connected, Connecting, Opening } from './types.ts';

/** So often it is looked for what nobody was told of, in ms. */
const LOOKED_EVERY = 5_000;

const LOOKED_FOR_AIS_EVERY = 60_000;

/** So long a process that ends may take to hand over its shards, in ms: whoever ends it waits half a minute. */
const HANDING_TAKES = 20_000;

const RELEASING_TAKES = 1_000;

/** Takes this process's part of the shards, and resolves when the first session is ready, or when others have them all. */
export async function share(connecting: Connecting, open: Opening, clients: Set<Client>): Promise<Connected> {
  const failed = (error: unknown) => connecting.log.warn({ err: error }, 'The leases met an error');
  let heard: (call: Call) => void = () => {};
  let again: () => void = () => {};
  const sharing = await open({ heard: (call) => heard(call), again: () => again() });
  const { application, shards, buckets } = await asked(connecting);
  let holding: Holding | null = null;
  const whole = new SharedWhole({
    house: connecting.house,
    leased: () => holding ?? NOTHING,
    call: (call) => sharing.call(call),
    failed,
    application,
    allowed: connecting.client?.rest?.globalRequestsPerSecond,
  });
  const free = () => freed(sharing, Math.max(shards, whole.part().count));
  const ending = freeing(connecting, free);
  const going = goingFor(ending, clients, whole);
  const { bot } = going;
  const of = { connecting: ending, bot, listening: listen(bot, connecting), clients };
  const sessions = new ShardSessions({ of, going, whole, identifying: new Identifying(sharing, buckets) });
  const renewed = () => going.rest.allow(whole.requestsPerSecond());
  const held = new Holding({ ...BY_THE_MACHINE, sharing, count: shards, doing: sessions, failed, renewed });
  holding = held;
  connecting.watching?.leases?.(() => held.leases);
  heard = (call) => {
    if (call.kind === 'leases') void held.look();
    else if (whole.serves(call.shard)) hear(going, call);
  };
  again = () => void held.look().then(() => lookAround(going).catch(failed));
  await begun(held, sessions, free);
  const stopLooking = keepLooking(going, failed);
  return {
    ...going,
    close: async () => {
      stopLooking();
      await held.close(performance.now() + HANDING_TAKES);
      await closeGoing(going);
      await sharing.close();
    },
  };
}

/** Leases go by the machine, also where all else goes by a clock that is moved. */
const BY_THE_MACHINE = { clock: () => performance.now(), after: realTimers.after };

/** Where no session can be had its shards are free at once. */
async function begun(held: Holding, sessions: ShardSessions, free: () => Promise<void>): Promise<void> {
  await held.look();
  try {
    await sessions.ready();
  } catch (error) {
    await free();
    throw error;
  }
}

/** Returns what ends it. */
function keepLooking(going: Going, failed: (error: unknown) => void): () => void {
  const around = setInterval(() => lookAround(going).catch(failed), LOOKED_EVERY).unref();
  const forAis = setInterval(() => lookForAis(going).catch(failed), LOOKED_FOR_AIS_EVERY).unref();
  return () => {
    clearInterval(around);
    clearInterval(forAis);
  };
}

/** A process that ends as Discord wants other settings leaves its shards free: another number counts when nobody has any. */
function freeing(connecting: Connecting, free: () => Promise<void>): Connecting {
  const { stopped, ended } = connecting;
  return {
    ...connecting,
    stopped: (code) => void free().then(() => stopped?.(code)),
    ended: (why) => void free().then(() => ended?.(why)),
  };
}

/** Not for long: the process is to end. */
async function freed(sharing: Sharing, count: number): Promise<void> {
  const released = sharing.release([...Array(count).keys()]).catch(() => {});
  await Promise.race([released, until(RELEASING_TAKES, undefined, { ref: false })]);
}

/** Before it has looked for the first time. */
const NOTHING = { count: 1, alive: 1, isValid: false, has: () => false };

function hear(
  { announcer, notices, matches, waker }: Going,
  { kind, id }: Exclude<Call, { kind: 'leases' }>,
) {
  if (kind === 'table') announcer.news(id);
  else if (kind === 'notice') notices.news(id);
  else if (kind === 'match') matches.news(id);
  else waker.wake(id);
}

/** The application's id, how many shards there are to be, and in how many buckets their sessions are started. */
async function asked(
  connecting: Connecting,
): Promise<{ readonly application: string; readonly shards: number; readonly buckets: number }> {
  const rest = restFor(connecting, REQUESTS_PER_SECOND);
  try {
    const { id } = (await rest.get(Routes.currentApplication())) as { readonly id: string };
    const bot = (await rest.get(Routes.gatewayBot())) as APIGatewayBotInfo;
    const shards = typeof connecting.shards === 'number' ? connecting.shards : bot.shards;
    return { application: id, shards, buckets: bot.session_start_limit.max_concurrency };
  } catch (error) {
    throw isTokenRefused(error) ? tokenRefused() : error;
  }
}
