import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { config as loadEnv } from 'dotenv';
import { checkRatings, replaceRatings } from '../app/ratings/recompute-ratings.ts';
import { lockData } from '../store/data-lock.ts';
import { openStore, type Store } from '../store/open.ts';
import { describeDatabase, isPostgresUrl } from '../store/postgres-url.ts';
import type { RatingAfter } from '../store/ratings.ts';
import { UsageError } from './cli-args.ts';
import { DATA_FLAG, parseDataLocation } from './data-location.ts';
import { parseFlags } from './flags.ts';
import { run } from './run.ts';

/** `npm run -s ratings`: recomputes all ratings from the results. */
await run(async () => {
  loadEnv({ quiet: true });
  const { values } = parseFlags({
    command: 'npm run -s ratings',
    about: [
      'Recomputes all ratings from the results and stores them. No bot may run on the data.',
      'With --check, only compares them with the stored ratings, also beside a running bot.',
      'Exit code 1 if they differ, with the first difference on standard error.',
    ],
    flags: {
      check: { type: 'boolean', default: false, help: 'compare the ratings without storing them' },
      data: DATA_FLAG,
    },
  });
  const place = parseDataLocation(values.data);
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
    `Cannot use ${isPostgresUrl(place) ? describeDatabase(place) : place}: ${error.message}`,
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
  process.stdout.write(`Recomputed ${await replaceRatings(store)} ratings.\n`);
  return 0;
}

async function verifyRatings(store: Store): Promise<number> {
  const { same, first } = await checkRatings(store);
  if (first === null) {
    process.stdout.write(`All ${same} ratings match the results.\n`);
    return 0;
  }
  const { kept, again } = first;
  process.stderr.write(
    `Ratings differ from the results. Stored: ${formatRating(kept)}. Recomputed: ${formatRating(again)}.\n`,
  );
  return 1;
}

function formatRating(rating: RatingAfter | undefined): string {
  if (!rating) return 'none';
  const { tableId, person, mu, sigma } = rating;
  return `${mu} ± ${sigma} for ${person} after match ${tableId}`;
}
