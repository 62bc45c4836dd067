import pg from 'pg';
import { CONNECTION_OPTIONS, endClient } from './connection.ts';

/** Time to wait for an answer, in ms: leases have to be renewed in time. */
const ANSWER_TIMEOUT_MS = 2_500;
const RECONNECT_PAUSE_MS = 250;

/** Runs a statement and returns its rows. */
export type QueryFunction = (text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;
type Row = Readonly<Record<string, unknown>>;

/** Receives notifications on a channel, and hears of reconnects. */
interface ChannelListener {
  readonly channel: string;
  readonly heard: (payload: string) => void;
  readonly again: () => void;
}

/**
 * Dedicated connection that other work cannot hold up: runs transactions one after the other and listens on a channel.
 * Reconnects when the connection breaks.
 */
export class ListenConnection {
  readonly #url: string;
  readonly #ear: ChannelListener;
  #client: pg.Client | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  private constructor(url: string, ear: ChannelListener) {
    this.#url = url;
    this.#ear = ear;
  }

  static async open(url: string, ear: ChannelListener): Promise<ListenConnection> {
    const line = new ListenConnection(url, ear);
    await line.#connect();
    return line;
  }

  /** Runs work in a transaction. */
  async transaction<T>(work: (ask: QueryFunction) => Promise<T>): Promise<T> {
    return await this.#alone(async (ask) => {
      await ask('begin');
      const outcome = await work(ask);
      await ask('commit');
      return outcome;
    });
  }

  async ask(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    return await this.#alone((ask) => ask(text, values));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#last;
    if (this.#client) await endClient(this.#client);
  }

  /** Runs work exclusively. A failure drops the connection, so that nothing is left half done. */
  async #alone<T>(work: (ask: QueryFunction) => Promise<T>): Promise<T> {
    const turn = this.#last.then(async () => {
      const client = this.#client;
      if (client === null) throw new Error('The database is out of reach');
      const ask: QueryFunction = async (text, values = []) => (await client.query(text, [...values])).rows;
      try {
        return await work(ask);
      } catch (error) {
        client.end().catch(() => {});
        this.#lost(client);
        throw error;
      }
    });
    this.#last = turn.catch(() => {});
    return await turn;
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      ...CONNECTION_OPTIONS,
      connectionString: this.#url,
      connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
    });
    client.on('error', () => this.#lost(client));
    client.on('notification', ({ payload = '' }) => this.#ear.heard(payload));
    client.once('end', () => this.#lost(client));
    await this.#begin(client).catch((error) => {
      client.end().catch(() => {});
      throw error;
    });
    this.#client = client;
  }

  async #begin(client: pg.Client): Promise<void> {
    await client.connect();
    await client.query(`set idle_in_transaction_session_timeout = '5s'`);
    await client.query(`listen ${this.#ear.channel}`);
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    void this.#again();
  }

  async #again(): Promise<void> {
    while (!this.#isClosed && this.#client === null) {
      await this.#connect().catch(pause);
      if (this.#client !== null && !this.#isClosed) this.#ear.again();
    }
    if (this.#isClosed) await this.#client?.end().catch(() => {});
  }
}

async function pause(): Promise<void> {
  await new Promise((done) => setTimeout(done, RECONNECT_PAUSE_MS));
}
