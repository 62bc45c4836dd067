import type { MessagePayload } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { InteractionContext } from '../context.ts';
import type { TableMessage } from '../payload.ts';
import { isAlreadyReplied } from '../rest/failure.ts';

/**
 * Time in ms after an interaction in which its reply is edited or deleted: a little less than the 15 minutes for which Discord accepts the
 * token. https://discord.com/developers/docs/interactions/receiving-and-responding#followup-messages
 */
const TOKEN_LIFETIME_MS = 14.5 * 60_000;

/** Age in ms from which an unused message is deleted. Its player answers on the board instead, and its token soon expires. */
const AGING_AFTER_MS = 10 * 60_000;

/** Maximum number of private messages remembered; the oldest is evicted first and is no longer updated. */
const MAX_MESSAGES = 1_000;

/** A private message about a table, with the interaction whose token can still edit and delete it. */
export interface PrivateMessage {
  about: TableMessage;
  readonly ctx: InteractionContext;
  /** Discord's id of a follow-up; null for the reply to the interaction itself. */
  readonly followUp: string | null;
  /** Discord's id of the message, or null while it is not known. */
  id: string | null;
  /** Last of its edits, which run one after another. */
  editing?: Promise<void>;
}

/**
 * The one private message that each player has at each table. Kept in memory only: after a restart, or once its token has expired, a
 * message stays as it is and its *My turn?* button works.
 */
export class PrivateMessages {
  readonly #now: () => number;
  readonly #messages = new LRUCache<string, PrivateMessage>({ max: MAX_MESSAGES });
  /** Number of interactions being answered, by table and player. */
  readonly #answering = new Map<string, number>();
  /** Table version whose update of a player's message was skipped, by table and player. */
  readonly #skipped = new Map<string, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Remembers a message as the only one of its player at its table, and deletes the one before it. */
  async replace(message: PrivateMessage): Promise<void> {
    const key = formatKey(message.about.id, message.ctx.by.person);
    if (message.id !== null) this.#forgetElsewhere(message, key);
    const before = this.#valid(key);
    this.#messages.set(key, message);
    if (before && !(await isSame(before, message))) await deletePrivateMessage(before);
  }

  /** Deletes a player's message that they have not used for a while, before it can no longer be edited. */
  async removeAging(tableId: number, person: string): Promise<void> {
    const key = formatKey(tableId, person);
    const message = this.#valid(key);
    if (!message || this.#now() - message.ctx.arrived < AGING_AFTER_MS) return;
    this.#messages.delete(key);
    await deletePrivateMessage(message);
  }

  /** Returns the messages about a table that can still be edited. */
  at(tableId: number): readonly PrivateMessage[] {
    const keys = [...this.#messages.keys()].filter((key) => key.startsWith(`${tableId} `));
    return keys.flatMap((key) => this.#valid(key) ?? []);
  }

  /** Returns whether a player's message about another table leads to the table `next`. */
  leadsTo(next: number, from: number, person: string): boolean {
    const keys = [...this.#messages.keys()].filter((key) => key.endsWith(` ${person}`));
    const messages = keys.flatMap((key) => this.#valid(key) ?? []);
    return messages.some(({ about }) => about.id !== from && about.leadsTo === next);
  }

  /**
   * Returns whether a message may be updated to a version of its table: it is still the player's, and none of their
   * interactions is being answered.
   */
  mayUpdate(message: PrivateMessage, version: number): boolean {
    const key = formatKey(message.about.id, message.ctx.by.person);
    if (!this.#answering.has(key)) return this.#messages.peek(key) === message;
    this.#skipped.set(key, version);
    return false;
  }

  /** Runs an update of a message after those that are under way. The message is not deleted meanwhile. */
  async inTurn(message: PrivateMessage, updating: () => Promise<void>): Promise<void> {
    const before = message.editing?.catch(() => undefined) ?? Promise.resolve();
    message.editing = before.then(updating);
    await message.editing;
  }

  /** Edits a message by its token and records its new content, unless its player has used a component meanwhile. */
  async edit(
    message: PrivateMessage,
    version: number,
    body: MessagePayload,
    about: TableMessage,
  ): Promise<void> {
    const { ctx, followUp } = message;
    const id = await fetchMessageId(message);
    if (id === null) return this.forget(message);
    if (!this.mayUpdate(message, version)) return;
    const { changes } = ctx.bot;
    await changes.during(id, () => ctx.interaction.webhook.editMessage(followUp ?? '@original', body));
    message.about = about;
  }

  /** Forgets a message that can no longer be edited, such as one its player has dismissed. */
  forget(message: PrivateMessage): void {
    const key = formatKey(message.about.id, message.ctx.by.person);
    if (this.#messages.peek(key) === message) this.#messages.delete(key);
  }

  /** Blocks updates of the player's message until `answering` has settled. */
  async during(tableId: number, person: string, answering: Promise<void>): Promise<void> {
    const key = formatKey(tableId, person);
    this.#answering.set(key, (this.#answering.get(key) ?? 0) + 1);
    await answering.finally(() => {
      const left = (this.#answering.get(key) ?? 1) - 1;
      if (left > 0) this.#answering.set(key, left);
      else this.#answering.delete(key);
    });
  }

  /** Returns whether the player's message still needs an update that was skipped during a reply, and clears that. */
  takeSkipped(tableId: number, person: string): boolean {
    const key = formatKey(tableId, person);
    const skipped = this.#skipped.get(key);
    this.#skipped.delete(key);
    const shown = this.#valid(key)?.about.shows?.version;
    return skipped !== undefined && shown !== undefined && shown < skipped;
  }

  #valid(key: string): PrivateMessage | undefined {
    const message = this.#messages.peek(key);
    if (message && this.#now() - message.ctx.arrived < TOKEN_LIFETIME_MS) return message;
    this.#messages.delete(key);
    return undefined;
  }

  /** Forgets the older tables of a message that a button led on to another table. */
  #forgetElsewhere({ id, ctx }: PrivateMessage, key: string): void {
    for (const [other, message] of [...this.#messages.entries()]) {
      if (other === key || message.ctx.by.person !== ctx.by.person) continue;
      if (message.id === id || isReplyTo(message, ctx)) this.forget(message);
    }
  }
}

function formatKey(tableId: number, person: string): string {
  return `${tableId} ${person}`;
}

/** Returns Discord's id of a message, asking for it once; null when the message is gone. */
async function fetchMessageId(message: PrivateMessage): Promise<string | null> {
  if (message.id !== null) return message.id;
  try {
    message.id = (await message.ctx.interaction.fetchReply()).id;
  } catch (error) {
    if (!isAlreadyReplied(error)) throw error;
  }
  return message.id;
}

async function isSame(one: PrivateMessage, other: PrivateMessage): Promise<boolean> {
  if (one.ctx.interaction.id === other.ctx.interaction.id || isReplyTo(one, other.ctx)) return true;
  return one.id === null
    ? other.id !== null && (await fetchMessageId(one)) === other.id
    : one.id === other.id;
}

/** Returns whether a message is the one the component belongs to, by the interaction that Discord says created it. */
function isReplyTo(
  { ctx: { interaction }, followUp }: PrivateMessage,
  { interaction: clicked }: InteractionContext,
): boolean {
  if (followUp !== null || !('message' in clicked)) return false;
  return clicked.message.interactionMetadata?.id === interaction.id;
}

/** Deletes a message, unless it is already gone or its token has expired. */
async function deletePrivateMessage({ ctx, followUp, editing }: PrivateMessage): Promise<void> {
  await editing?.catch(() => undefined);
  try {
    await ctx.interaction.deleteReply(followUp ?? '@original');
  } catch (error) {
    if (!isAlreadyReplied(error)) throw error;
  }
}
