import pg from 'pg';
import { type DataLock, DataLockedError } from '../data-lock.ts';
import { explainServerError } from './compatibility.ts';
import { CONNECTION_OPTIONS, endClient, KEEP_ALIVE } from './connection.ts';

/** The lock of a process that works with the database: a number of our own for an advisory lock. */
const DATABASE_LOCK = 7_234_512;

/** So long another process may take to end, in ms. */
const LOCK_WAIT_MS = 2_000;
const PAUSE = 100;

/** So long a server may take to answer, in ms. */
const ANSWER_TIMEOUT_MS = 5_000;

/** `alone`: nobody else works with the database; `shared`: others do who share it. */
type LockMode = 'alone' | 'shared';

/**
 * Takes a database. The lock is that of a session, so it ends with the process however that ends; where
 * the server was restarted it is taken anew. `lost`: another process has it by then, and this one has to end.
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
