import { setTimeout as until } from 'node:timers/promises';
import type { ShardHandlers } from '../../cluster/lease-holder.ts';
import { getEmojiOwner, loadEmoji, syncEmoji } from '../emoji/sync-emoji.ts';
import { ConnectError } from './connect-error.ts';
import type { IdentifyThrottle } from './identify-throttle.ts';
import { loadCommandIds, registerCommands } from './register.ts';
import { resume, resumeForgetting } from './resume.ts';
import type { Services } from './services.ts';
import { createSession, type Session, type SessionDependencies } from './session.ts';
import type { SharedShardRouting } from './shard-scope.ts';

/** Shard whose process does the work that is done once. */
const FIRST_SHARD = 0;

/** Time in ms before a failed start is retried. */
const RETRY_AFTER_MS = 2_000;

/** Maximum time in ms to wait for pending messages before a shard is handed over. */
const HANDOVER_WAIT_MS = 8_000;

interface ShardSessionsDependencies {
  readonly of: SessionDependencies;
  readonly going: Services;
  readonly whole: SharedShardRouting;
  readonly identifying: IdentifyThrottle;
}

/** Sessions of the shards of this process, one client each: a running client cannot take another shard. */
export class ShardSessions implements ShardHandlers {
  readonly #by: ShardSessionsDependencies;
  readonly #sessions = new Map<number, Session>();
  /** Resolves when the first session is ready, or has ended before that; rejects if none can start. */
  readonly #first: Promise<void>;
  #isFirst: () => void = () => {};
  #isNone: (why: Error) => void = () => {};

  constructor(by: ShardSessionsDependencies) {
    this.#by = by;
    this.#first = new Promise((resolve, reject) => {
      this.#isFirst = resolve;
      this.#isNone = reject;
    });
    this.#first.catch(() => {});
  }

  /** Resolves when the first session is ready, at once if there is none. Rejects if none can start. */
  async ready(): Promise<void> {
    if (this.#sessions.size > 0) await this.#first;
  }

  take(shard: number, count: number): void {
    const { of, identifying } = this.#by;
    const session = createSession(of, { count, ids: [shard] }, identifying.options);
    this.#sessions.set(shard, session);
    this.#open(shard, count, session).then(this.#isFirst, (error: Error) => {
      this.#isNone(error);
      of.connecting.ended?.(error);
    });
  }

  async give(shard: number): Promise<void> {
    const { publisher, notices, matches } = this.#by.going;
    const session = this.#sessions.get(shard);
    await this.#by.identifying.free(shard);
    if (this.#sessions.get(shard) !== session) return;
    const told = [publisher, notices, matches].map((one) => one.settled());
    this.#by.whole.leave(shard);
    await Promise.race([Promise.all(told), until(HANDOVER_WAIT_MS, undefined, { ref: false })]);
    if (this.#sessions.get(shard) !== session) return;
    await this.#close(shard);
    this.#by.of.connecting.log.info({ shard }, 'Shard released');
  }

  lose(shard: number): void {
    const { log } = this.#by.of.connecting;
    log.warn({ shard }, 'Lease lost');
    void this.#close(shard).catch((error) => log.warn({ err: error, shard }, 'Failed to close a session'));
  }

  /** Uploads the emoji with the first shard; other processes only look up their ids. */
  async #prepareEmoji(shard: number, { client }: Session): Promise<void> {
    const { bot } = this.#by.of;
    if (shard === FIRST_SHARD) await syncEmoji(getEmojiOwner(client), bot);
    else
      await loadEmoji(getEmojiOwner(client), bot).catch((error) =>
        bot.log.info({ err: error }, 'Failed to look up the emoji'),
      );
  }

  async #close(shard: number): Promise<void> {
    this.#by.whole.leave(shard);
    const session = this.#sessions.get(shard);
    this.#sessions.delete(shard);
    this.#isFirst();
    await session?.close();
  }

  /** Opens a session with retries; rejects with an error that no retry can fix. */
  async #open(shard: number, count: number, session: Session): Promise<void> {
    const { of, whole } = this.#by;
    try {
      await session.open();
      if (this.#sessions.get(shard) !== session) return;
      whole.serve(shard);
      of.connecting.log.info({ shard, count }, 'Shard acquired');
      void this.#begin(shard, count, session);
    } catch (error) {
      if (this.#sessions.get(shard) !== session) return;
      if (error instanceof ConnectError) throw error;
      of.connecting.log.warn({ err: error, shard }, 'Failed to start a session; will retry');
      await session.close();
      await until(RETRY_AFTER_MS, undefined, { ref: false });
      if (this.#sessions.get(shard) === session) this.take(shard, count);
    }
  }

  /** Resumes the work that other processes left in the servers of a shard, as after a start. */
  async #begin(shard: number, count: number, session: Session): Promise<void> {
    const { of, going } = this.#by;
    const { bot, connecting } = of;
    const shardScope = () => ({ count, shards: [shard] });
    try {
      const registering = { ...connecting, commandIds: bot.commandIds };
      if (shard === FIRST_SHARD) await registerCommands(session.client, registering);
      else if (bot.commandIds.size === 0) await loadCommandIds(session.client, registering);
      if (connecting.hasEmoji) void this.#prepareEmoji(shard, session);
      await resume({ ...bot, app: { ...bot.app, shardScope } }, going);
      if (shard === FIRST_SHARD) resumeForgetting(bot);
    } catch (error) {
      if (error instanceof ConnectError) return connecting.ended?.(error);
      connecting.log.warn({ err: error, shard }, 'Failed to resume pending work; will retry');
      await until(RETRY_AFTER_MS, undefined, { ref: false });
      if (this.#sessions.get(shard) === session) await this.#begin(shard, count, session);
    }
  }
}
