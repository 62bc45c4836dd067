import pg from 'pg';
import { PlaceTaken, type Taken } from '../lock.ts';
import { CONNECTION, endClient, KEEP_ALIVE } from './connection.ts';
import { told } from './fit.ts';

/** The lock of a process that works with the database: a number of our own for an advisory lock. */
const WORKING = 7_234_512;

/** So long another process may take to end, in ms. */
const PATIENCE = 2_000;
const PAUSE = 100;

/** So long a server may take to answer, in ms. */
const ANSWERS_TAKE = 5_000;

/** `alone`: nobody else works with the database; `shared`: others do who share it. */
type How = 'alone' | 'shared';

/**
 * Takes a database. The lock is that of a session, so it ends with the process however that ends; where
 * the server was restarted it is taken anew. `lost`: another process has it by then, and this one has to end.
 */
export async function takeDatabase(url: string, how: How, lost: (error: Error) => void): Promise<Taken> {
  const holder = new Holder(url, how, lost);
  await holder.take().catch((error) => {
    throw told(error);
  });
  return { release: () => holder.release() };
}

class Holder {
  readonly #url: string;
  readonly #how: How;
  readonly #lost: (error: Error) => void;
  #session: pg.Client | null = null;
  #isReleased = false;

  constructor(url: string, how: How, lost: (error: Error) => void) {
    this.#url = url;
    this.#how = how;
    this.#lost = lost;
  }

  async take(): Promise<void> {
    const session = new pg.Client({
      ...CONNECTION,
      connectionString: this.#url,
      connectionTimeoutMillis: ANSWERS_TAKE,
      query_timeout: ANSWERS_TAKE,
    });
    session.on('error', () => {});
    try {
      await session.connect();
      await session.query(KEEP_ALIVE);
      if (!(await isFree(session, this.#how))) throw new PlaceTaken();
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
        if (error instanceof PlaceTaken && !this.#isReleased) return this.#lost(error);
        await pause();
      }
    }
  }
}

async function isFree(session: pg.Client, how: How): Promise<boolean> {
  const lock = how === 'alone' ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared';
  for (let waited = 0; waited <= PATIENCE; waited += PAUSE) {
    const { rows } = await session.query(`select ${lock}(${WORKING}) as mine`);
    if (rows[0].mine === true) return true;
    await pause();
  }
  return false;
}

async function pause(): Promise<void> {
  await new Promise((done) => setTimeout(done, PAUSE));
}
