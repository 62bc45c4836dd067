import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Buckets in seconds, from a reply sent close to Discord's servers to beyond the 3 s after which Discord gives up. */
const ANSWER_BUCKETS = [0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 5];
const TRANSACTION_BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const TASK_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const DELAY_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3];

/**
 * Opens the registry of all Prometheus metrics. Labels never hold an id or a name of a user, server or channel: each has a few fixed
 * values. docs/operating.md describes each metric.
 */
export function openMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const histogram = <L extends string>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: L[] = [],
  ): Histogram<L> => new Histogram({ name, help, buckets, labelNames, registers });
  const counter = <L extends string>(name: string, help: string, labelNames: L[] = []): Counter<L> =>
    new Counter({ name, help, labelNames, registers });
  const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []): Gauge<L> =>
    new Gauge({ name, help, labelNames, registers });
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    interactions: counter('piecemeal_interactions_total', 'Interactions that arrived', ['kind']),
    acknowledgements: histogram(
      'piecemeal_acknowledgement_seconds',
      'From the arrival of an interaction to its first answer at Discord',
      ANSWER_BUCKETS,
      ['kind'],
    ),
    transactions: histogram(
      'piecemeal_transaction_seconds',
      'Transactions with their wait, by what became of them',
      TRANSACTION_BUCKETS,
      ['outcome'],
    ),
    paintingWaits: histogram(
      'piecemeal_painting_wait_seconds',
      'A picture waits for a painter',
      TASK_BUCKETS,
    ),
    painting: histogram('piecemeal_painting_seconds', 'A picture is painted', TASK_BUCKETS),
    paintingFailures: counter('piecemeal_painting_failures_total', 'Pictures that were not painted'),
    thinkingWaits: histogram(
      'piecemeal_thinking_wait_seconds',
      'A thought waits for a thinker',
      TASK_BUCKETS,
    ),
    thinking: histogram('piecemeal_thinking_seconds', 'A thought is thought', TASK_BUCKETS),
    thinkingFailures: counter('piecemeal_thinking_failures_total', 'Thoughts that came to nothing'),
    requests: counter('piecemeal_discord_requests_total', 'Requests to Discord by their answer', [
      'method',
      'route',
      'status',
    ]),
    rateLimited: counter('piecemeal_discord_rate_limited_total', 'Answers 429 of Discord', [
      'route',
      'scope',
    ]),
    dropped: counter('piecemeal_discord_dropped_total', 'Requests that Discord will never take', [
      'method',
      'route',
    ]),
    loopDelays: histogram('piecemeal_loop_delay_seconds', 'How late the event loop is', DELAY_BUCKETS),
    longestHold: gauge('piecemeal_loop_longest_hold_seconds', 'The longest hold since it was asked last'),
    shards: gauge('piecemeal_shards', 'Shards of this process'),
    shardsConnected: gauge('piecemeal_shards_connected', 'Those of them that are connected'),
    leases: gauge('piecemeal_leases', "Shards that are this process's by its leases"),
    processes: gauge('piecemeal_processes', 'Processes that share the shards, this one among them'),
    storeUp: gauge('piecemeal_store_up', '1: the store has answered when it was asked last'),
    tables: gauge('piecemeal_tables', 'Tables by their phase', ['phase']),
    untold: gauge('piecemeal_untold', 'What channels are still to be told', ['what']),
    oldestUntold: gauge('piecemeal_oldest_untold_seconds', 'How long the oldest of it has waited'),
  };
}

export type Metrics = ReturnType<typeof openMetrics>;
