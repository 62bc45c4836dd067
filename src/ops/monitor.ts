import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Client, REST } from 'discord.js';
import type { LeaseStatus } from '../cluster/lease-holder.ts';
import type { Store } from '../store/open.ts';
import { watchTransactions } from '../store/watch-transactions.ts';
import { getUnreadyReason, type HealthCondition } from './health.ts';
import { type HttpPage, startHttpServer } from './http-server.ts';
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
