import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Client, REST } from 'discord.js';
import type { LeaseStatus } from '../cluster/lease-holder.ts';
import { pingStore } from '../store/metrics.ts';
import type { Store } from '../store/open.ts';
import { watchTransactions } from '../store/watch-transactions.ts';
import { countShards, watchClient, watchRest, watchToken } from './metrics/discord-metrics.ts';
import { type Metrics, openMetrics } from './metrics/metrics.ts';
import { getMethodLabel, getRouteLabel } from './metrics/request-labels.ts';
import { getTransactionOutcome, StoreMetrics } from './metrics/store-metrics.ts';

/** Interval in ms at which the delay of the event loop is measured. */
const CHECK_INTERVAL_MS = 50;

/** Time of one task in ms, in the queue and while it ran, and whether it failed. */
export interface WorkTime {
  readonly waited: number;
  readonly took: number;
  readonly failed: boolean;
}

/** Metrics and health of a running bot, served over HTTP. */
export interface Monitor {
  /** Base URL: `http://127.0.0.1:9464` */
  readonly address: string;
  client(client: Client): () => void;
  leases(now: () => LeaseStatus): void;
  rest(rest: REST): void;
  /** Counts a request that is dropped because Discord will never accept it. */
  dropped(request: { readonly method: string; readonly path: string }): void;
  store(store: Store): void;
  recordDrawing(work: WorkTime): void;
  recordSearch(work: WorkTime): void;
  /** Marks the bot as not ready, because it is shutting down. */
  ending(): void;
  close(): Promise<void>;
}

export interface MonitorOptions {
  readonly host: string;
  /** Port to listen on; 0 picks a free one. */
  readonly port: number;
  /** Clock of the store's times, in ms since 1970. */
  readonly now: () => number;
}

/**
 * Serves `/metrics` for Prometheus, `/healthz` and `/readyz`. Rejects if the port cannot be bound. A bot without a monitor pays nothing:
 * its listener lists are empty then.
 */
export async function openMonitor({ host, port, now }: MonitorOptions): Promise<Monitor> {
  const metrics = openMetrics();
  const loop = watchLoop(metrics);
  const figures = new StoreMetrics(metrics, now);
  const condition: Mutable<HealthCondition> = {
    clients: new Set(),
    leases: null,
    store: null,
    isTokenRefused: false,
    isEnding: false,
  };
  const noteToken = (isRefused: boolean) => {
    condition.isTokenRefused = isRefused;
  };
  const server = await startHttpServer({ host, port }, async (path) => {
    if (path === '/healthz') return { status: 200, text: 'well\n' };
    if (path === '/readyz') return createReadinessPage(await getUnreadyReason(condition));
    if (path !== '/metrics') return { status: 404, text: 'There are /metrics, /healthz and /readyz.\n' };
    loop.note();
    noteShards(metrics, condition);
    await figures.note();
    return { status: 200, text: await metrics.registry.metrics(), type: metrics.registry.contentType };
  }).catch((error) => {
    loop.close();
    throw error;
  });
  return {
    address: server.address,
    client: (client) => {
      condition.clients.add(client);
      watchClient(metrics, client);
      watchToken(client.rest, noteToken);
      return () => void condition.clients.delete(client);
    },
    leases: (now) => {
      condition.leases = now;
    },
    rest: (rest) => {
      watchRest(metrics, rest);
      watchToken(rest, noteToken);
    },
    dropped: ({ method, path }) =>
      metrics.dropped.inc({ method: getMethodLabel(method), route: getRouteLabel(path) }),
    store: (store) => {
      condition.store = store;
      figures.of(store);
      watchTransactions(store, (ended) =>
        metrics.transactions.observe({ outcome: getTransactionOutcome(ended) }, ended.took / 1000),
      );
    },
    recordDrawing: (work) =>
      recordWork(work, metrics.paintingWaits, metrics.painting, metrics.paintingFailures),
    recordSearch: (work) =>
      recordWork(work, metrics.thinkingWaits, metrics.thinking, metrics.thinkingFailures),
    ending: () => {
      condition.isEnding = true;
    },
    close: async () => {
      loop.close();
      metrics.registry.clear();
      await server.close();
    },
  };
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

function createReadinessPage(why: string | null): HttpPage {
  return why === null ? { status: 200, text: 'ready\n' } : { status: 503, text: `${why}\n` };
}

function noteShards(
  { shards, shardsConnected, leases: held, processes }: Metrics,
  { clients, leases }: Pick<HealthCondition, 'clients' | 'leases'>,
): void {
  const { all, connected } = countShards(clients);
  shards.set(all);
  shardsConnected.set(connected);
  const shared = leases?.();
  held.set(shared?.held ?? all);
  processes.set(shared?.processes ?? 1);
}

function recordWork(
  { waited, took, failed }: WorkTime,
  waits: Metrics['painting'],
  times: Metrics['painting'],
  failures: Metrics['paintingFailures'],
): void {
  waits.observe(waited / 1000);
  times.observe(took / 1000);
  if (failed) failures.inc();
}

/** Measures how long the event loop is blocked, until `close` is called. */
function watchLoop({ loopDelays, longestHold }: Pick<Metrics, 'loopDelays' | 'longestHold'>): {
  /** Records the longest block since the previous call. */
  readonly note: () => void;
  readonly close: () => void;
} {
  const held = monitorEventLoopDelay({ resolution: 10 });
  held.enable();
  let due = performance.now() + CHECK_INTERVAL_MS;
  const timer = setInterval(() => {
    const now = performance.now();
    loopDelays.observe(Math.max(0, now - due) / 1000);
    due = now + CHECK_INTERVAL_MS;
  }, CHECK_INTERVAL_MS).unref();
  const note = () => {
    // In ns, and includes the 10 ms of the monitor's own timer.
    longestHold.set(Math.max(0, held.max / 1e9 - 0.01));
    held.reset();
  };
  return {
    note,
    close: () => {
      clearInterval(timer);
      held.disable();
    },
  };
}

/** Response to an HTTP request. */
export interface HttpPage {
  readonly status: number;
  readonly text: string;
  /** Content type; plain text by default. */
  readonly type?: string;
}

interface Server {
  /** Base URL: `http://127.0.0.1:9464` */
  readonly address: string;
  close(): Promise<void>;
}

/** Starts a server that answers GET and HEAD by path, and 405 to everything else. Rejects if the port cannot be bound. */
export async function startHttpServer(
  { host, port }: { readonly host: string; readonly port: number },
  pageAt: (path: string) => Promise<HttpPage>,
): Promise<Server> {
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const page = isRead ? pageAt(path) : Promise.resolve({ status: 405, text: 'Only GET is answered.\n' });
    page.catch(() => ({ status: 500, text: 'It could not be told.\n' })).then((made) => send(response, made));
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    address: formatAddress(server.address() as AddressInfo),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function send(
  response: ServerResponse,
  { status, text, type = 'text/plain; charset=utf-8' }: HttpPage,
): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}

function formatAddress({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

/** Time in ms within which the store has to answer a ping. */
const STORE_TIMEOUT_MS = 1_000;

/** State of the bot on which its readiness depends. */
export interface HealthCondition {
  /** Connected clients; empty before the bot begins to connect. */
  readonly clients: Set<Client>;
  /** Returns the shard leases of this process; null if it runs all shards itself. */
  readonly leases: (() => LeaseStatus) | null;
  /** The store, or null before it is open. */
  readonly store: Store | null;
  /** True if Discord answered 401 to the last request with the bot's token. */
  readonly isTokenRefused: boolean;
  readonly isEnding: boolean;
}

/** Returns why the bot is not ready to serve users, in a few words, or null if it is ready. */
export async function getUnreadyReason(condition: HealthCondition): Promise<string | null> {
  const { clients, leases, store } = condition;
  if (condition.isEnding) return 'ending';
  if (store === null) return 'the store is not open yet';
  const shared = leases?.();
  if (shared?.isValid === false) return 'its leases have ended';
  if (!isConnected(clients, shared)) return 'not connected to Discord';
  if (condition.isTokenRefused) return 'Discord refuses the token';
  return (await isAnsweredInTime(pingStore(store))) ? null : 'the store does not answer';
}

/** Returns whether all shards are connected. A spare process, without shards while others hold them all, counts as connected. */
function isConnected(clients: ReadonlySet<Client>, leases: LeaseStatus | undefined): boolean {
  const { all, connected } = countShards(clients);
  const isSpare = leases !== undefined && leases.held === 0 && leases.processes > 1;
  return (all > 0 || isSpare) && connected === all;
}

async function isAnsweredInTime(check: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), STORE_TIMEOUT_MS);
  });
  const answered = check.then(
    () => true,
    () => false,
  );
  return await Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
