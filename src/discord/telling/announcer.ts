import type { OutboxKind } from '../../store/schema.ts';
import { isOutOfReach } from '../../tables/reach.ts';
import { queuedAt } from '../../tables/telling/news.ts';
import type { Timers } from '../../tables/time/timers.ts';
import type { Bot } from '../kit/bot.ts';
import { waitAfter } from '../kit/rest/failure.ts';
import { seeWhoLeft } from './leavers.ts';
import { recoverPosts } from './recovery.ts';
import { hushReminders, tellReminders } from './reminders.ts';
import { tellAway } from './reshowing.ts';
import { retireBoards, tellBoard, tellCard } from './telling.ts';

/** Ms before the first new try; it doubles up to the longest. */
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 1_800_000;

type Telling = (bot: Bot, tableId: number) => Promise<void>;

/** What is told after the board, where it is queued. */
const AFTER_BOARDS: readonly (readonly [OutboxKind, Telling])[] = [
  ['reshow', tellAway],
  ['retire', retireBoards],
  ['card', tellCard],
  ['reminder', tellReminders],
  ['hush', hushReminders],
];

/** Decides when the channels are told what is queued for them: one table at a time by itself, and again after a failure. */
export class Announcer {
  readonly #bot: Bot;
  readonly #timers: Timers;
  readonly #told: () => Promise<void>;
  readonly #busy = new Map<number, { again: boolean }>();
  /** What calls off the next try, by table. */
  readonly #waiting = new Map<number, () => void>();
  #closed = false;
  #idle: (() => void)[] = [];

  /** `told`: what is done whenever a channel has been told, as an alarm may have been set. */
  constructor(bot: Bot, timers: Timers, told: () => Promise<void> = async () => {}) {
    this.#bot = bot;
    this.#timers = timers;
    this.#told = told;
  }

  /** There may be something to tell at this table. */
  news(tableId: number, wait = FIRST_WAIT): void {
    if (this.#closed) return;
    const busy = this.#busy.get(tableId);
    if (busy) busy.again = true;
    else void this.#run(tableId, wait);
  }

  /** Somebody is at this table: what waits for a new try is tried now. */
  nudge(tableId: number): void {
    if (this.#stopWaiting(tableId)) this.news(tableId);
  }

  /** Resolves when nothing is being told. */
  async idle(): Promise<void> {
    if (this.#busy.size > 0) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  /** Tells nothing more; what is under way is finished. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const tableId of [...this.#waiting.keys()]) this.#stopWaiting(tableId);
    await this.idle();
  }

  async #run(tableId: number, wait: number): Promise<void> {
    const busy = { again: true };
    this.#busy.set(tableId, busy);
    try {
      while (busy.again && !this.#closed) {
        busy.again = false;
        await this.#tell(tableId);
        await this.#told();
      }
    } catch (error) {
      if (await isOutOfReach(this.#bot.house, tableId).catch(() => false)) this.#leave(tableId, error);
      else this.#later(tableId, waitAfter(error) ?? wait, error);
    } finally {
      this.#busy.delete(tableId);
      if (this.#busy.size === 0) for (const resolve of this.#idle.splice(0)) resolve();
    }
  }

  /** Who is there comes first, then the board; what fails does not keep the rest from being told. */
  async #tell(tableId: number): Promise<void> {
    const failures: unknown[] = [];
    const attempt = async (telling: Telling) =>
      await telling(this.#bot, tableId).catch((error: unknown) => failures.push(error));
    await recoverPosts(this.#bot, tableId);
    await attempt(seeWhoLeft);
    await attempt(tellBoard);
    const queued = await queuedAt(this.#bot.house, tableId);
    for (const [kind, telling] of AFTER_BOARDS) if (queued.has(kind)) await attempt(telling);
    if (failures.length > 0) throw failures[0];
  }

  /** It is told when the bot is in that server again. */
  #leave(tableId: number, error: unknown): void {
    this.#bot.log.info({ table: tableId, err: error }, 'The channel is out of reach');
  }

  #later(tableId: number, wait: number, error: unknown): void {
    this.#bot.log.warn(
      { table: tableId, err: error, wait },
      'The channel could not be told; it will be tried again',
    );
    if (this.#closed) return;
    this.#stopWaiting(tableId);
    const again = () => {
      this.#waiting.delete(tableId);
      this.news(tableId, Math.min(wait * 2, LONGEST_WAIT));
    };
    this.#waiting.set(tableId, this.#timers.after(wait, again));
  }

  #stopWaiting(tableId: number): boolean {
    this.#waiting.get(tableId)?.();
    return this.#waiting.delete(tableId);
  }
}
