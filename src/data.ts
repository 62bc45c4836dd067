import type { Logger } from 'pino';
import { backfillRatings } from './app/ratings/recompute-ratings.ts';
import { type Config, ConfigError } from './config.ts';
import { deleteOldChallenges } from './store/challenges.ts';
import { isUnreachable } from './store/connection-errors.ts';
import { type DataLock, lockDataShared } from './store/data-lock.ts';
import { deleteOldInteractions, findNewestInteractionTime } from './store/interactions.ts';
import { withMaintenanceLock } from './store/maintenance.ts';
import { openStore, type Store } from './store/open.ts';
import { describeDatabase } from './store/postgres-url.ts';
import { clearOldPuzzleTries } from './store/puzzle-tries.ts';
import { deleteOldMatches } from './store/retention.ts';
import { deleteOldTutorials } from './store/tutorials.ts';
import { waitForDatabase } from './store/wait-for-database.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Data of a running bot. */
interface Data {
  readonly store: Store;
  readonly lock: DataLock;
  /** Resolves when the data is lost, because the disk fails or another process has taken it. This process then has to end. */
  readonly lost: Promise<void>;
  /** Runs another start-up step on the data. Throws {@link ConfigError} if the database stays unreachable. */
  readonly patiently: WaitForData;
}

/** Runs a step and waits for an unreachable database. Does not wait for a data folder. */
type WaitForData = <T>(doing: () => Promise<T>) => Promise<T>;

/** Opens the data for this process, or for a cluster that shares it; waits for a database. Throws {@link ConfigError}. */
export async function openData(config: Pick<Config, 'database' | 'dataDir'>, log: Logger): Promise<Data> {
  const { database, dataDir } = config;
  const away = ({ message }: Error) =>
    log.warn({ why: message }, 'Cannot reach the database; waiting for up to a minute');
  const named =
    database === undefined ? `DATA_DIR (${dataDir})` : `DATABASE_URL (${describeDatabase(database)})`;
  const unusable = (error: unknown) =>
    error instanceof ConfigError
      ? error
      : new ConfigError(`${named} cannot be used: ${(error as Error).message}`);
  const patiently: WaitForData = async (doing) => {
    if (database === undefined) return await doing();
    return await waitForDatabase(doing, { away }).catch((error) => {
      throw isUnreachable(error) ? unusable(error) : error;
    });
  };
  let lose = () => {};
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  try {
    const opened = await patiently(() => openLocation(database ?? dataDir, log, lose));
    return { ...opened, lost, patiently };
  } catch (error) {
    throw unusable(error);
  }
}

/** Locks and opens the data; a failure releases the lock. */
async function openLocation(
  place: string,
  log: Logger,
  lose: () => void,
): Promise<Pick<Data, 'store' | 'lock'>> {
  const lock = await lockDataShared(place, (error) => {
    log.fatal({ err: error }, 'Another process has taken the data; exiting');
    lose();
  });
  try {
    return { store: await openUpToDate(place, log, lose), lock };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function openUpToDate(place: string, log: Logger, lose: () => void): Promise<Store> {
  const store = await openStore(place, {
    kept: (copy) => log.warn({ copy }, 'Migrating the data; saved a copy'),
    lost: (error) => {
      const then = 'exiting; a restart continues with the stored data';
      log.fatal({ err: error }, `Disk error: ${then}`);
      lose();
    },
  });
  try {
    await withMaintenanceLock(store, () => backfillRatings(store));
    return store;
  } catch (error) {
    await store.destroy();
    throw error;
  }
}

interface RetentionOptions {
  readonly now: () => number;
  readonly keepDays: number;
  readonly patiently: WaitForData;
}

/**
 * Deletes expired data now and once an hour. Caps the time at that of the newest interaction, as reported by Discord: a clock that is ahead
 * for one start would delete everything.
 */
export async function deleteExpiredHourly(
  store: Store,
  { now, keepDays, patiently }: RetentionOptions,
): Promise<void> {
  const byDiscord = async () => Math.min(now(), (await findNewestInteractionTime(store)) ?? 0);
  const forgetting = [
    () => deleteOldInteractions(store),
    async () => await deleteOldTutorials(store, await byDiscord()),
    async () => await deleteOldChallenges(store, await byDiscord()),
    async () => await deleteOldMatches(store, (await byDiscord()) - keepDays * DAY),
    async () => await clearOldPuzzleTries(store, (await byDiscord()) - keepDays * DAY),
  ];
  for (const forget of forgetting) {
    const turn = () => withMaintenanceLock(store, forget);
    await patiently(turn);
    setInterval(() => void turn().catch(() => undefined), HOUR).unref();
  }
}
