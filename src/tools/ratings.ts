import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { config as loadEnv } from 'dotenv';
import { checkRatings, rateAgain } from '../app/ratings/rate-again.ts';
import { configFrom } from '../config.ts';
import { takePlace } from '../store/lock.ts';
import { openStore, type Store } from '../store/open.ts';
import { isPostgresUrl, nameOf } from '../store/place.ts';
import type { RatingAfter } from '../store/ratings.ts';
import { BadCall } from './called.ts';
import { calledWith } from './flags.ts';
import { run } from './run.ts';

/**
 * `npm run -s ratings -- --check [--data DIR]`: computes all ratings again from the results and compares them with those that
 * are kept. Code 0 and one line where they agree, code 1 and the first that does not on stderr. Without `--check` they take
 * the place of those that are kept; no bot may run on the data then. `--data` is `DATABASE_URL`, or else `DATA_DIR`, unless told.
 */
await run(async () => {
  loadEnv({ quiet: true });
  const { id, values } = calledWith({
    check: { type: 'boolean', default: false },
    data: { type: 'string' },
  });
  if (id !== undefined) throw new BadCall(`Ratings are of all games; "${id}" is one word too many.`);
  const { database, dataDir } = configFrom(process.env);
  const place = values.data ?? database ?? dataDir;
  if (!isPostgresUrl(place) && !existsSync(join(place, 'piecemeal.db')))
    throw new BadCall(`There is no data in ${place}.`);
  return values.check ? await within(place, checked) : await alone(place);
});

async function alone(place: string): Promise<number> {
  const lock = await takePlace(place).catch((error) => cannotBeUsed(place, error));
  try {
    return await within(place, renewed);
  } finally {
    await lock.release();
  }
}

function cannotBeUsed(place: string, error: Error): never {
  throw new BadCall(`${isPostgresUrl(place) ? nameOf(place) : place} cannot be used: ${error.message}`);
}

async function within(place: string, work: (store: Store) => Promise<number>): Promise<number> {
  const store = await openStore(place);
  try {
    return await work(store);
  } finally {
    await store.destroy();
  }
}

async function renewed(store: Store): Promise<number> {
  process.stdout.write(`Computed again: ${await rateAgain(store)} ratings.\n`);
  return 0;
}

async function checked(store: Store): Promise<number> {
  const { same, first } = await checkRatings(store);
  if (first === null) {
    process.stdout.write(`As the results say: ${same} ratings.\n`);
    return 0;
  }
  const { kept, again } = first;
  process.stderr.write(`Not as the results say: ${said(kept)} is kept, and ${said(again)} comes of them.\n`);
  return 1;
}

function said(rating: RatingAfter | undefined): string {
  if (!rating) return 'nothing';
  const { tableId, person, mu, sigma } = rating;
  return `${mu} ± ${sigma} of ${person} after match ${tableId}`;
}
