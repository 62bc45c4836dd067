import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { lockData } from '../store/data-lock.ts';
import { MoveError, moveData } from '../store/moving/move.ts';
import { openStore, type Store } from '../store/open.ts';
import { describeDatabase, isPostgresUrl } from '../store/postgres-url.ts';
import { UsageError } from './cli-args.ts';
import { run } from './run.ts';

/**
 * `npm run move-data -- <from> <to>`: moves all data from one location to another, each a folder or `postgres://…`, and
 * compares both by counts and digests. No bot may run on either. The target has to be empty; an interrupted move
 * resumes when called again. The source stays unchanged. Code 0 on success, otherwise one sentence and code 2.
 */
await run(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [from, to, extra] = positionals;
  if (from === undefined || to === undefined || extra !== undefined)
    throw new UsageError(
      'Say from where and to where: npm run move-data -- data postgres://user:password@host/database',
    );
  if (!isPostgresUrl(from) && !existsSync(join(from, 'piecemeal.db')))
    throw new UsageError(`There is no data in ${from}.`);
  if (normaliseLocation(from) === normaliseLocation(to)) throw new UsageError('Both are the same place.');
  return await withDataLock(from, () =>
    withDataLock(to, () =>
      withOpenStore(from, (source) => withOpenStore(to, (target) => moveBetween(source, target, from))),
    ),
  );
});

async function moveBetween(from: Store, to: Store, place: string): Promise<number> {
  const came = (name: string, rows: number) => void process.stdout.write(`${name}: ${rows}\n`);
  const all = await moveData({ from, to, source: normaliseLocation(place), came }).catch((error: unknown) => {
    throw error instanceof MoveError ? new UsageError(`${error.message}.`) : error;
  });
  const rows = [...all.values()].reduce((sum, count) => sum + count, 0);
  process.stdout.write(`Moved, and the same in both: ${rows} rows in ${all.size} tables.\n`);
  return 0;
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

/** Normalises a location, so that different spellings are recognised as the same. */
function normaliseLocation(place: string): string {
  if (isPostgresUrl(place)) return describeDatabase(place);
  return existsSync(place) ? realpathSync(place) : place;
}
