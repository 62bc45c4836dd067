import { setTimeout as until } from 'node:timers/promises';
import { type APIGatewayBotInfo, type Client, Routes } from 'discord.js';
import { realTimers } from '../../app/core/timers.ts';
import { listWantedMeetings } from '../../app/leagues/open-matches.ts';
import { listTablesAwaitingAi } from '../../app/play/ai-turns.ts';
import { listNoticesToPublish } from '../../app/publishing/notices.ts';
import { listTablesToPublish } from '../../app/publishing/outbox.ts';
import { LeaseHolder } from '../../cluster/lease-holder.ts';
import type { ClusterConnection, ClusterMessage } from '../../store/cluster.ts';
import { startOneByOne } from '../core/start-one-by-one.ts';
import { createRest } from './client.ts';
import { createTokenRefusedError, isTokenRefused } from './connect-error.ts';
import type { Connection, ConnectOptions, OpenSharing } from './connect-options.ts';
import { IdentifyThrottle } from './identify-throttle.ts';
import { createListener } from './listen.ts';
import { closeServices, createServices, type Services } from './services.ts';
import { REQUESTS_PER_SECOND, SharedShardRouting } from './shard-scope.ts';
import { ShardSessions } from './shard-sessions.ts';

/** Interval in ms at which pending work is polled, in case a notification was missed. */
const POLL_EVERY_MS = 5_000;

const POLL_AIS_EVERY_MS = 60_000;

/** Maximum time in ms to hand over the shards when the process ends; a supervisor waits half a minute. */
const HANDOVER_TIMEOUT_MS = 20_000;

const RELEASE_TIMEOUT_MS = 1_000;

/** Takes this process's share of the shards. Resolves when the first session is ready, or when other processes have all shards. */
export async function connectShared(
  connecting: ConnectOptions,
  open: OpenSharing,
  clients: Set<Client>,
): Promise<Connection> {
  const failed = (error: unknown) => connecting.log.warn({ err: error }, 'Lease error');
  let heard: (call: ClusterMessage) => void = () => {};
  let again: () => void = () => {};
  const sharing = await open({ heard: (call) => heard(call), again: () => again() });
  const { application, shards, buckets } = await fetchGatewayInfo(connecting);
  let holding: LeaseHolder | null = null;
  const whole = new SharedShardRouting({
    ctx: connecting.app,
    leased: () => holding ?? NO_LEASES,
    call: (call) => sharing.call(call),
    failed,
    application,
    allowed: connecting.client?.rest?.globalRequestsPerSecond,
  });
  const free = () => releaseShards(sharing, Math.max(shards, whole.shardScope().count));
  const ending = releaseOnEnd(connecting, free);
  const going = createServices(ending, clients, whole);
  const { bot } = going;
  const of = { connecting: ending, bot, listening: createListener(bot, connecting), clients };
  const sessions = new ShardSessions({
    of,
    going,
    whole,
    identifying: new IdentifyThrottle(sharing, buckets),
  });
  const renewed = () => going.rest.allow(whole.requestsPerSecond());
  const held = new LeaseHolder({ ...REAL_CLOCK, sharing, count: shards, doing: sessions, failed, renewed });
  holding = held;
  connecting.watching?.leases?.(() => held.leases);
  heard = (call) => {
    if (call.kind === 'leases') void held.look();
    else if (whole.serves(call.shard)) handleCall(going, call);
  };
  again = () => void held.look().then(() => pollPending(going).catch(failed));
  await openFirstSession(held, sessions, free);
  const stopLooking = startPolling(going, failed);
  return {
    ...going,
    close: async () => {
      stopLooking();
      await held.close(performance.now() + HANDOVER_TIMEOUT_MS);
      await closeServices(going);
      await sharing.close();
    },
  };
}

/** Leases use the real monotonic clock, even when everything else uses the playground's adjustable one. */
const REAL_CLOCK = { clock: () => performance.now(), after: realTimers.after };

/** Waits for the first session; if none can be started, its shards are released at once. */
async function openFirstSession(
  held: LeaseHolder,
  sessions: ShardSessions,
  free: () => Promise<void>,
): Promise<void> {
  await held.look();
  try {
    await sessions.ready();
  } catch (error) {
    await free();
    throw error;
  }
}

/** Starts polling and returns a function that stops it. */
function startPolling(going: Services, failed: (error: unknown) => void): () => void {
  const around = setInterval(() => pollPending(going).catch(failed), POLL_EVERY_MS).unref();
  const forAis = setInterval(() => pollAis(going).catch(failed), POLL_AIS_EVERY_MS).unref();
  return () => {
    clearInterval(around);
    clearInterval(forAis);
  };
}

/**
 * Releases all shards before a process ends because Discord demands other settings: a new shard count applies only when no shard is leased.
 */
function releaseOnEnd(connecting: ConnectOptions, free: () => Promise<void>): ConnectOptions {
  const { stopped, ended } = connecting;
  return {
    ...connecting,
    stopped: (code) => void free().then(() => stopped?.(code)),
    ended: (why) => void free().then(() => ended?.(why)),
  };
}

/** Releases the shards, with a short timeout because the process is about to end. */
async function releaseShards(sharing: ClusterConnection, count: number): Promise<void> {
  const released = sharing.release([...Array(count).keys()]).catch(() => {});
  await Promise.race([released, until(RELEASE_TIMEOUT_MS, undefined, { ref: false })]);
}

/** Lease status before the first look. */
const NO_LEASES = { count: 1, alive: 1, isValid: false, has: () => false };

function handleCall(
  { publisher, notices, matches, waker }: Services,
  { kind, id }: Exclude<ClusterMessage, { kind: 'leases' }>,
) {
  if (kind === 'table') publisher.publish(id);
  else if (kind === 'notice') notices.publish(id);
  else if (kind === 'match') matches.publish(id);
  else waker.wake(id);
}

/** Returns the application's id, the number of shards, and the number of buckets in which their sessions start. */
async function fetchGatewayInfo(
  connecting: ConnectOptions,
): Promise<{ readonly application: string; readonly shards: number; readonly buckets: number }> {
  const rest = createRest(connecting, REQUESTS_PER_SECOND);
  try {
    const { id } = (await rest.get(Routes.currentApplication())) as { readonly id: string };
    const bot = (await rest.get(Routes.gatewayBot())) as APIGatewayBotInfo;
    const shards = typeof connecting.shards === 'number' ? connecting.shards : bot.shards;
    return { application: id, shards, buckets: bot.session_start_limit.max_concurrency };
  } catch (error) {
    throw isTokenRefused(error) ? createTokenRefusedError() : error;
  }
}

/** Polls for messages to publish and alarms to fire here, because another process may have queued them. */
async function pollPending({ bot, publisher, notices, matches, alarms }: Services): Promise<void> {
  const { app } = bot;
  if (app.shardScope?.().shards.length === 0) return;
  await alarms.look();
  await startOneByOne(await listTablesToPublish(app), (id) => publisher.look(id));
  await startOneByOne(await listNoticesToPublish(app), (id) => notices.look(id));
  await startOneByOne(await listWantedMeetings(app), (id) => matches.look(id));
}

/** Polls for AI seats that are due. */
async function pollAis({ bot, waker }: Services): Promise<void> {
  const { app } = bot;
  if (app.shardScope?.().shards.length !== 0)
    await startOneByOne(await listTablesAwaitingAi(app), (id) => waker.look(id));
}
