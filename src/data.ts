import type { Logger } from 'pino';
import { rateEarlier } from './app/ratings/rate-again.ts';
import { type Config, WrongConfig } from './config.ts';
import { isOutOfReach } from './store/away.ts';
import { forgetChallenges } from './store/challenges.ts';
import { forgetOld, heardAt } from './store/interactions.ts';
import { forgetLessons } from './store/lessons.ts';
import { letGo } from './store/letting-go.ts';
import { type Taken, takePart } from './store/lock.ts';
import { expectWhole } from './store/moving/note.ts';
import { openStore, type Store } from './store/open.ts';
import { nameOf } from './store/place.ts';
import { letGoOfTries } from './store/puzzle-tries.ts';
import { inTurn } from './store/upkeep.ts';
import { whenThere } from './store/when-there.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The data of a bot, while it runs. */
interface Data {
  readonly store: Store;
  readonly lock: Taken;
  /** Resolves when it is lost, as the disk fails or another process has taken it: this one has to end. */
  readonly lost: Promise<void>;
  /** Does what else the start needs of it. Throws {@link WrongConfig} where it stays out of reach. */
  readonly patiently: Patiently;
}

/** Does it, and waits for a database that is out of reach; a folder is there or is not. */
type Patiently = <T>(doing: () => Promise<T>) => Promise<T>;

/** Opens it for this process, or for bots that share it; a database is waited for. Throws {@link WrongConfig}. */
export async function openData(config: Pick<Config, 'database' | 'dataDir'>, log: Logger): Promise<Data> {
  const { database, dataDir } = config;
  const away = ({ message }: Error) =>
    log.warn({ why: message }, 'The database cannot be reached: it is waited for, a minute at most');
  const named = database === undefined ? `DATA_DIR (${dataDir})` : `DATABASE_URL (${nameOf(database)})`;
  const unusable = (error: unknown) =>
    error instanceof WrongConfig
      ? error
      : new WrongConfig(`${named} cannot be used: ${(error as Error).message}`);
  const patiently: Patiently = async (doing) => {
    if (database === undefined) return await doing();
    return await whenThere(doing, { away }).catch((error) => {
      throw isOutOfReach(error) ? unusable(error) : error;
    });
  };
  let lose = () => {};
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  try {
    const opened = await patiently(() => openedAt(database ?? dataDir, log, lose));
    return { ...opened, lost, patiently };
  } catch (error) {
    throw unusable(error);
  }
}

/** What fails leaves nothing open. */
async function openedAt(place: string, log: Logger, lose: () => void): Promise<Pick<Data, 'store' | 'lock'>> {
  const lock = await takePart(place, (error) => {
    log.fatal({ err: error }, "The data is no longer this process's: it ends");
    lose();
  });
  try {
    return { store: await upToDate(place, log, lose), lock };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function upToDate(place: string, log: Logger, lose: () => void): Promise<Store> {
  const store = await openStore(place, {
    kept: (copy) => log.warn({ copy }, 'The data is brought up to date; a copy was kept'),
    lost: (error) => {
      const then = 'the process ends, and goes on with what is kept when it is started again';
      log.fatal({ err: error }, `The disk fails: ${then}`);
      lose();
    },
  });
  try {
    await expectWhole(store);
    await inTurn(store, () => rateEarlier(store));
    return store;
  } catch (error) {
    await store.destroy();
    throw error;
  }
}

interface Forgetting {
  readonly now: () => number;
  readonly keepDays: number;
  readonly patiently: Patiently;
}

/**
 * Deletes expired data now and once an hour. Time is capped at that of the newest interaction, as Discord told it: a clock
 * that is ahead for one start would delete everything.
 */
export async function forgetHourly(store: Store, { now, keepDays, patiently }: Forgetting): Promise<void> {
  const byDiscord = async () => Math.min(now(), (await heardAt(store)) ?? 0);
  const forgetting = [
    () => forgetOld(store),
    async () => await forgetLessons(store, await byDiscord()),
    async () => await forgetChallenges(store, await byDiscord()),
    async () => await letGo(store, (await byDiscord()) - keepDays * DAY),
    async () => await letGoOfTries(store, (await byDiscord()) - keepDays * DAY),
  ];
  for (const forget of forgetting) {
    const turn = () => inTurn(store, forget);
    await patiently(turn);
    setInterval(() => void turn().catch(() => undefined), HOUR).unref();
  }
}
