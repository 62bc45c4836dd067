import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lockData } from '../store/data-lock.ts';
import { openStore, type Store } from '../store/open.ts';
import { describeDatabase, isPostgresUrl } from '../store/postgres-url.ts';
import { TransferError, transferData } from '../store/transfer/transfer-data.ts';
import { UsageError } from './cli-args.ts';
import { formatCall, parseFlags } from './flags.ts';
import { run } from './run.ts';

const COMMAND = 'npm run -s move-data';
const EXAMPLE = formatCall(COMMAND, ['data', 'postgres://user:password@host/database']);

/** `npm run -s move-data`: transfers all data from SQLite to PostgreSQL, and compares both. No bot may run on either. */
await run(async () => {
  const { operands } = parseFlags({
    command: COMMAND,
    operands: ['<folder>', '<url>'],
    about: [
      'Copies all data from the SQLite file of a folder into an empty PostgreSQL database,',
      'and compares both. Stop the bot first. The folder stays as it is. If the copy is',
      'interrupted, the database stays empty.',
      `Example: ${EXAMPLE}`,
    ],
    flags: {},
  });
  const [from, to] = operands as readonly [string, string];
  if (isPostgresUrl(from) || !isPostgresUrl(to))
    throw new UsageError(`Data can only be moved from a folder to PostgreSQL: ${EXAMPLE}`);
  if (!existsSync(join(from, 'piecemeal.db'))) throw new UsageError(`There is no data in ${from}.`);
  return await withDataLock(from, () =>
    withDataLock(to, () => withOpenStore(from, (source) => withOpenStore(to, transferBetween(source)))),
  );
});

function transferBetween(from: Store): (to: Store) => Promise<number> {
  return async (to) => {
    const transferred = await transferData({ from, to, onBatch: printProgress }).catch((error: unknown) => {
      throw error instanceof TransferError ? new UsageError(`${error.message}.`) : error;
    });
    const rows = [...transferred.values()].reduce((sum, count) => sum + count, 0);
    process.stdout.write(`Moved, and the same in both: ${rows} rows in ${transferred.size} tables.\n`);
    return 0;
  };
}

function printProgress(name: string, rows: number): void {
  process.stdout.write(`${name}: ${rows}\n`);
}

async function withDataLock<T>(place: string, work: () => Promise<T>): Promise<T> {
  const lock = await lockData(place).catch((error) => failUnusable(place, error));
  try {
    return await work();
  } finally {
    await lock.release();
  }
}

async function withOpenStore<T>(place: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(place).catch((error) => failUnusable(place, error));
  try {
    return await work(store);
  } finally {
    await store.destroy();
  }
}

function failUnusable(place: string, error: Error): never {
  throw new UsageError(
    `${isPostgresUrl(place) ? describeDatabase(place) : place} cannot be used: ${error.message}.`,
  );
}
