import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { config as loadEnv } from 'dotenv';
import { checkRatings, replaceRatings } from '../app/ratings/recompute-ratings.ts';
import { parseConfig } from '../config.ts';
import { lockData } from '../store/data-lock.ts';
import { openStore, type Store } from '../store/open.ts';
import { describeDatabase, isPostgresUrl } from '../store/postgres-url.ts';
import type { RatingAfter } from '../store/ratings.ts';
import { UsageError } from './cli-args.ts';
import { parseFlags } from './flags.ts';
import { run } from './run.ts';

/**
 * `npm run -s ratings -- --check [--data DIR]`: recomputes all ratings from the results and compares them with the
 * stored ones. Code 0 and one line if they agree, otherwise code 1 and the first difference on stderr. Without
 * `--check` they replace the stored ones; no bot may run on the data then. `--data` defaults to `DATABASE_URL`, or else
 * `DATA_DIR`.
 */
await run(async () => {
  loadEnv({ quiet: true });
  const { id, values } = parseFlags({
    check: { type: 'boolean', default: false },
    data: { type: 'string' },
  });
  if (id !== undefined) throw new UsageError(`Ratings are of all games; "${id}" is one word too many.`);
  const { database, dataDir } = parseConfig(process.env);
  const place = values.data ?? database ?? dataDir;
  if (!isPostgresUrl(place) && !existsSync(join(place, 'piecemeal.db')))
    throw new UsageError(`There is no data in ${place}.`);
  return values.check ? await withOpenStore(place, verifyRatings) : await renewAlone(place);
});

async function renewAlone(place: string): Promise<number> {
  const lock = await lockData(place).catch((error) => failUnusable(place, error));
  try {
    return await withOpenStore(place, renewRatings);
  } finally {
    await lock.release();
  }
}

function failUnusable(place: string, error: Error): never {
  throw new UsageError(
    `${isPostgresUrl(place) ? describeDatabase(place) : place} cannot be used: ${error.message}`,
  );
}

async function withOpenStore(place: string, work: (store: Store) => Promise<number>): Promise<number> {
  const store = await openStore(place);
  try {
    return await work(store);
  } finally {
    await store.destroy();
  }
}

async function renewRatings(store: Store): Promise<number> {
  process.stdout.write(`Computed again: ${await replaceRatings(store)} ratings.\n`);
  return 0;
}

async function verifyRatings(store: Store): Promise<number> {
  const { same, first } = await checkRatings(store);
  if (first === null) {
    process.stdout.write(`As the results say: ${same} ratings.\n`);
    return 0;
  }
  const { kept, again } = first;
  process.stderr.write(
    `Not as the results say: ${formatRating(kept)} is kept, and ${formatRating(again)} comes of them.\n`,
  );
  return 1;
}

function formatRating(rating: RatingAfter | undefined): string {
  if (!rating) return 'nothing';
  const { tableId, person, mu, sigma } = rating;
  return `${mu} ± ${sigma} of ${person} after match ${tableId}`;
}
