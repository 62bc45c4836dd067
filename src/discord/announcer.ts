import type { APIMessage } from 'discord.js';
import { refused } from '../engine/refusal.ts';
import type { Post } from '../store/posts.ts';
import type { PostKind } from '../store/schema.ts';
import {
  cardOf,
  cardSettled,
  claimBoard,
  claimCard,
  delivered,
  isQueued,
  type News,
  type Retiring,
  retired,
  retiring,
  settled,
  undelivered,
  underWay,
} from '../tables/news.ts';
import { loadTable } from '../tables/table.ts';
import { boardMessage, retiredText } from './board.ts';
import type { Bot } from './bot.ts';
import { cardMessage } from './card.ts';
import { edit, post, recent, remove } from './channel.ts';
import { isGone, isHopeless, isTooOld } from './failure.ts';
import { pressedOf } from './ids.ts';

/** Ms before the first new try; it doubles up to the longest. */
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 300_000;

/** Tells the channels what is queued for them, one message at a time for each table. */
export class Announcer {
  readonly #bot: Bot;
  readonly #busy = new Map<number, { again: boolean }>();
  readonly #timers = new Map<number, NodeJS.Timeout>();
  #closed = false;
  #idle: (() => void)[] = [];

  constructor(bot: Bot) {
    this.#bot = bot;
  }

  /** There may be something to tell at this table. */
  news(table: number, wait = FIRST_WAIT): void {
    if (this.#closed) return;
    const busy = this.#busy.get(table);
    if (busy) busy.again = true;
    else void this.#run(table, wait);
  }

  /** Resolves when nothing is being told. */
  async idle(): Promise<void> {
    if (this.#busy.size > 0) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  /** Tells nothing more; what is under way is finished. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await this.idle();
  }

  async #run(table: number, wait: number): Promise<void> {
    const busy = { again: true };
    this.#busy.set(table, busy);
    try {
      while (busy.again && !this.#closed) {
        busy.again = false;
        await this.#tell(table);
      }
    } catch (error) {
      this.#later(table, wait, error);
    } finally {
      this.#busy.delete(table);
      if (this.#busy.size === 0) for (const resolve of this.#idle.splice(0)) resolve();
    }
  }

  #later(table: number, wait: number, error: unknown): void {
    this.#bot.log.warn({ table, err: error, wait }, 'The channel could not be told; it will be tried again');
    const again = () => {
      this.#timers.delete(table);
      this.news(table, Math.min(wait * 2, LONGEST_WAIT));
    };
    clearTimeout(this.#timers.get(table));
    if (!this.#closed) this.#timers.set(table, setTimeout(again, wait).unref());
  }

  async #tell(table: number): Promise<void> {
    for (const post of await underWay(this.#bot.house, table)) await this.#recoverOne(post);
    await this.#card(table);
    await this.#board(table);
    await this.#retire(table);
  }

  async #card(id: number): Promise<void> {
    const { house } = this.#bot;
    if (!(await isQueued(house, id, 'card'))) return;
    const card = await cardOf(house, id);
    if (card) await this.#refreshCard(id, card);
    else await this.#send('card', await claimCard(house, id));
  }

  /** It stays queued until the edit is through, so that a restart in between repeats it. */
  async #refreshCard(id: number, card: Post): Promise<void> {
    const { house, rest } = this.#bot;
    const table = await loadTable(house, id);
    if (refused(table) || card.message === null) return await settled(house, id, 'card');
    try {
      await edit(rest, table.record.channel, card.message, await cardMessage(this.#bot, table));
    } catch (error) {
      if (isGone(error)) return await this.#lostCard(id, card, table.record.phase === 'lobby');
      if (!isHopeless(error)) throw error;
      this.#giveUp(id, error);
    }
    if (!(await cardSettled(house, table))) this.news(id);
  }

  /** A lobby whose card was deleted gets a fresh one. */
  async #lostCard(id: number, card: Post, needed: boolean): Promise<void> {
    await retired(this.#bot.house, card, true);
    if (needed) this.news(id);
    else await settled(this.#bot.house, id, 'card');
  }

  async #board(id: number): Promise<void> {
    await this.#send('board', await claimBoard(this.#bot.house, id));
  }

  async #send(kind: PostKind, news: News | null): Promise<void> {
    if (!news) return;
    const { id, channel } = news.table.record;
    try {
      const payload =
        kind === 'card'
          ? cardMessage(this.#bot, news.table)
          : boardMessage(this.#bot, news.table, news.entries);
      const message = await post(this.#bot.rest, channel, await payload, nonceOf(news.claim));
      await delivered(this.#bot.house, id, news.claim, message);
    } catch (error) {
      if (!isHopeless(error)) throw error;
      await undelivered(this.#bot.house, id, news.claim, kind, false);
      this.#giveUp(id, error);
    }
  }

  async #retire(id: number): Promise<void> {
    const { house } = this.#bot;
    if (!(await isQueued(house, id, 'retire'))) return;
    for (const old of await retiring(house, id)) await this.#retireOne(id, old);
    await settled(house, id, 'retire');
  }

  async #retireOne(id: number, { post, entries }: Retiring): Promise<void> {
    const { house, rest } = this.#bot;
    const table = await loadTable(house, id);
    if (refused(table) || post.message === null) return;
    const { channel } = table.record;
    try {
      await edit(rest, channel, post.message, { content: retiredText(table, entries) });
      await retired(house, post, false);
    } catch (error) {
      if (isTooOld(error)) await remove(rest, channel, post.message);
      else if (!isHopeless(error)) throw error;
      await retired(house, post, true);
    }
  }

  #giveUp(table: number, error: unknown): void {
    this.#bot.log.warn({ table, err: error }, 'The channel of this table cannot be told any more');
  }

  /** Finds out whether a message that was under way when something failed had arrived. */
  async #recoverOne(post: Post): Promise<void> {
    const { house, rest } = this.#bot;
    const table = await loadTable(house, post.table);
    if (refused(table)) return;
    const messages = await recent(rest, table.record.channel).catch((error) => {
      if (isHopeless(error)) return [];
      throw error;
    });
    const arrived = messages.find((message) => isPost(message, post));
    if (arrived) await delivered(house, post.table, post.id, arrived.id);
    else await undelivered(house, post.table, post.id, post.kind, true);
  }
}

/** Whether the message is that post, which its buttons tell. */
function isPost(message: APIMessage, post: Post): boolean {
  const rows = (message.components ?? []) as readonly {
    readonly components?: readonly { readonly custom_id?: string }[];
  }[];
  return rows
    .flatMap((row) => row.components ?? [])
    .map((component) => pressedOf(component.custom_id ?? ''))
    .some((pressed) => pressed !== null && pressed.table === post.table && tells(pressed, post));
}

function tells(pressed: NonNullable<ReturnType<typeof pressedOf>>, post: Post): boolean {
  if (post.kind === 'card') return pressed.what === 'join';
  return 'version' in pressed && pressed.version === post.to;
}

/** At most 25 characters. https://discord.com/developers/docs/resources/message#create-message */
function nonceOf(claim: number): string {
  return `piecemeal-${claim.toString(36)}`;
}
