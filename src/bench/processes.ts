import { type DatabaseCounts, loadDatabaseCounts } from '../store/database-counts.ts';
import { openStore } from '../store/open.ts';
import { type Benchmark, formatFigure } from './benchmark.ts';
import { findPostgresPrograms, startPostgresServer } from './postgres-server.ts';
import { type Load, measureTraffic, NO_COUNTING, type Traffic } from './processes-traffic.ts';
import { withTempFolder } from './temp-folder.ts';

/** Measures the work of the database while moves are made. */
class DatabaseMeter {
  readonly #url: string;
  #before: DatabaseCounts = { transactions: 0, bytes: 0, wal: 0 };
  #kept: DatabaseCosts = { transactionsPerMove: 0, bytesPerMove: 0, walPerMove: 0 };

  constructor(url: string) {
    this.#url = url;
  }

  get kept(): DatabaseCosts {
    return this.#kept;
  }

  async begin(): Promise<void> {
    this.#before = await loadDatabaseCounts(this.#url);
  }

  async end(moves: number): Promise<void> {
    const { transactions, bytes, wal } = await loadDatabaseCounts(this.#url);
    this.#kept = {
      transactionsPerMove: (transactions - this.#before.transactions) / moves,
      bytesPerMove: (bytes - this.#before.bytes) / moves,
      walPerMove: (wal - this.#before.wal) / moves,
    };
  }
}

/** Throughput of several processes, and the work of PostgreSQL for it. */
type ClusterTraffic = Traffic & DatabaseCosts;

/** Throughput of one process on SQLite, and of one, two and three on PostgreSQL; these are missing if it is not installed. */
interface ProcessesSpeed {
  readonly sqlite: Traffic;
  readonly one?: ClusterTraffic;
  readonly two?: ClusterTraffic;
  readonly three?: ClusterTraffic;
}

const LOAD: Load = { tables: 12, warmUp: 5, seconds: 15 };

/**
 * Throughput of the whole path at tables on six servers, one for each of six shards. Measures one process on SQLite,
 * and one to three on PostgreSQL. The processes, PostgreSQL and the playground share this machine's processors, so more
 * processes are only faster if there are more processors than they need.
 */
export const processes: Benchmark<ProcessesSpeed> = {
  name: 'processes',
  run: () => measureProcesses(LOAD),
  rows: ({ sqlite, one, two, three }) => [
    ['moves with their pictures, one process on SQLite', formatTraffic(sqlite)],
    ...(one
      ? [['the same on PostgreSQL', `${formatTraffic(one)}, ${formatDatabaseCosts(one)}`] as const]
      : []),
    ...(two ? [['two processes', formatTraffic(two)] as const] : []),
    ...(three ? [['three processes', formatTraffic(three)] as const] : []),
  ],
};

export async function measureProcesses(load: Load): Promise<ProcessesSpeed> {
  const sqlite = await withTempFolder((folder) => measureTraffic(folder, 1, load, NO_COUNTING));
  if (findPostgresPrograms() === null) return { sqlite };
  return {
    sqlite,
    one: await measureOnPostgres(1, load),
    two: await measureOnPostgres(2, load),
    three: await measureOnPostgres(3, load),
  };
}

/** Measures on a cluster of its own that waits for the disk, as in production. */
async function measureOnPostgres(count: number, load: Load): Promise<ClusterTraffic> {
  const cluster = await startPostgresServer({ fsync: true });
  try {
    const url = cluster.url();
    await (await openStore(url)).destroy();
    const ledgers = new DatabaseMeter(url);
    const traffic = await measureTraffic(url, count, load, ledgers);
    return { ...traffic, ...ledgers.kept };
  } finally {
    await cluster.stop();
  }
}

function formatTraffic({ movesPerSecond, processorPerMove }: Traffic): string {
  return `${formatFigure(movesPerSecond)} moves/s, ${formatFigure(processorPerMove)} ms of processor a move`;
}

function formatDatabaseCosts({ transactionsPerMove, bytesPerMove, walPerMove }: ClusterTraffic): string {
  return `${transactionsPerMove.toFixed(1)} transactions, ${formatFigure(bytesPerMove)} bytes and ${formatFigure(walPerMove)} of log a move`;
}

/** Cost of a move for the database. */
interface DatabaseCosts {
  readonly transactionsPerMove: number;
  /** Growth of the database, and of its write-ahead log. */
  readonly bytesPerMove: number;
  readonly walPerMove: number;
}
