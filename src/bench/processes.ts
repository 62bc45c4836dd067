import { openStore } from '../store/open.ts';
import { programs, startCluster } from './cluster.ts';
import { figure, type Part } from './part.ts';
import { type Kept, Ledgers } from './processes-kept.ts';
import { BARE, type Load, type Traffic, trafficOf } from './processes-traffic.ts';
import { inTempFolder } from './temp-folder.ts';

/** What so many processes do together, and what PostgreSQL does for it. */
type Shared = Traffic & Kept;

/** On SQLite there is one process; on PostgreSQL one, two and three, which are left out where it is not installed. */
interface ProcessesSpeed {
  readonly sqlite: Traffic;
  readonly one?: Shared;
  readonly two?: Shared;
  readonly three?: Shared;
}

const LOAD: Load = { tables: 12, warmUp: 5, seconds: 15 };

/**
 * The whole path as fast as it goes, at tables on six servers, one of each of six shards, as one process does it with SQLite and
 * one to three with PostgreSQL. All of them, PostgreSQL and the playground have the processors of this machine together, so more
 * processes are faster only where it has more processors than they need.
 */
export const processes: Part<ProcessesSpeed> = {
  name: 'processes',
  run: () => processesSpeed(LOAD),
  rows: ({ sqlite, one, two, three }) => [
    ['moves with their pictures, one process on SQLite', said(sqlite)],
    ...(one ? [['the same on PostgreSQL', `${said(one)}, ${kept(one)}`] as const] : []),
    ...(two ? [['two processes', said(two)] as const] : []),
    ...(three ? [['three processes', said(three)] as const] : []),
  ],
};

export async function processesSpeed(load: Load): Promise<ProcessesSpeed> {
  const sqlite = await inTempFolder((folder) => trafficOf(folder, 1, load, BARE));
  if (programs() === null) return { sqlite };
  return { sqlite, one: await shared(1, load), two: await shared(2, load), three: await shared(3, load) };
}

/** On a cluster of its own that waits for the disk, as in production. */
async function shared(count: number, load: Load): Promise<Shared> {
  const cluster = await startCluster({ fsync: true });
  try {
    const url = cluster.url();
    await (await openStore(url)).destroy();
    const ledgers = new Ledgers(url);
    const traffic = await trafficOf(url, count, load, ledgers);
    return { ...traffic, ...ledgers.kept };
  } finally {
    await cluster.stop();
  }
}

function said({ movesPerSecond, processorPerMove }: Traffic): string {
  return `${figure(movesPerSecond)} moves/s, ${figure(processorPerMove)} ms of processor a move`;
}

function kept({ transactionsPerMove, bytesPerMove, walPerMove }: Shared): string {
  return `${transactionsPerMove.toFixed(1)} transactions, ${figure(bytesPerMove)} bytes and ${figure(walPerMove)} of log a move`;
}
