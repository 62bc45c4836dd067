import pg from 'pg';
import { type DataLock, DataLockedError } from '../data-lock.ts';
import { explainServerError } from './compatibility.ts';
import { CONNECTION_OPTIONS, endClient, KEEP_ALIVE } from './connection.ts';

/** Key of the advisory lock of a process that uses the database; an arbitrary number. */
const DATABASE_LOCK = 7_234_512;

/** Time that another process may take to end, in ms. */
const LOCK_WAIT_MS = 2_000;
const PAUSE = 100;

/** Time that the server may take to answer, in ms. */
const ANSWER_TIMEOUT_MS = 5_000;

/** `alone`: exclusive; `shared`: with other processes that also share. */
type LockMode = 'alone' | 'shared';

/**
 * Locks a database. The lock belongs to a session, so it ends with the process in every case. After a restart of the
 * server it is taken again. `lost` is called if another process got it meanwhile; this one then has to end.
 */
export async function lockDatabase(
  url: string,
  how: LockMode,
  lost: (error: Error) => void,
): Promise<DataLock> {
  const holder = new DatabaseLock(url, how, lost);
  await holder.take().catch((error) => {
    throw explainServerError(error);
  });
  return { release: () => holder.release() };
}

class DatabaseLock {
  readonly #url: string;
  readonly #how: LockMode;
  readonly #lost: (error: Error) => void;
  #session: pg.Client | null = null;
  #isReleased = false;

  constructor(url: string, how: LockMode, lost: (error: Error) => void) {
    this.#url = url;
    this.#how = how;
    this.#lost = lost;
  }

  async take(): Promise<void> {
    const session = new pg.Client({
      ...CONNECTION_OPTIONS,
      connectionString: this.#url,
      connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
    });
    session.on('error', () => {});
    try {
      await session.connect();
      await session.query(KEEP_ALIVE);
      if (!(await acquireLock(session, this.#how))) throw new DataLockedError();
    } catch (error) {
      await endClient(session);
      throw error;
    }
    if (this.#isReleased) return await endClient(session);
    this.#session = session;
    session.once('end', () => void this.#again());
  }

  async release(): Promise<void> {
    this.#isReleased = true;
    if (this.#session) await endClient(this.#session);
  }

  async #again(): Promise<void> {
    while (!this.#isReleased) {
      try {
        return await this.take();
      } catch (error) {
        if (error instanceof DataLockedError && !this.#isReleased) return this.#lost(error);
        await pause();
      }
    }
  }
}

async function acquireLock(session: pg.Client, how: LockMode): Promise<boolean> {
  const lock = how === 'alone' ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared';
  for (let waited = 0; waited <= LOCK_WAIT_MS; waited += PAUSE) {
    const { rows } = await session.query(`select ${lock}(${DATABASE_LOCK}) as mine`);
    if (rows[0].mine === true) return true;
    await pause();
  }
  return false;
}

async function pause(): Promise<void> {
  await new Promise((done) => setTimeout(done, PAUSE));
}
