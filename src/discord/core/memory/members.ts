import { type APIGuildMember, DiscordAPIError, Routes } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Requests } from '../rest/channel-requests.ts';

/** Unknown Member, Unknown User: https://discord.com/developers/docs/topics/opcodes-and-status-codes#json */
const NOT_THERE: readonly (number | string)[] = [10007, 10013];

/** Whether somebody is in a server; null where Discord does not say. No intent tells of those who leave. */
export async function isMember(rest: Requests, guild: string, person: string): Promise<boolean | null> {
  return await memberOf(rest, guild, person).then(
    (member) => member !== null,
    () => null,
  );
}

/** Who somebody is in a server; null for who is not in it. */
export async function memberOf(
  rest: Requests,
  guild: string,
  person: string,
): Promise<APIGuildMember | null> {
  try {
    return (await rest.get(Routes.guildMember(guild, person))) as APIGuildMember;
  } catch (error) {
    if (isNotThere(error)) return null;
    throw error;
  }
}

function isNotThere(error: unknown): boolean {
  return error instanceof DiscordAPIError && NOT_THERE.includes(error.code);
}

/** So long it is taken for granted, in ms. */
const HOLDS = 600_000;

/** So many answers are remembered; the oldest is forgotten first. */
const REMEMBERED = 10_000;

/** What Discord says, or will, to whoever asked at that moment. */
interface Answer {
  readonly at: number;
  readonly isIn: Promise<boolean | null>;
}

/** The same, remembered for a while. */
export class Members {
  readonly #now: () => number;
  readonly #seen = new LRUCache<string, Answer>({ max: REMEMBERED });

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Whether they are in that server, or were within the last ten minutes; null where it cannot be told within `ms`. `anew`: Discord
   * is asked in any case.
   */
  async isIn(
    rest: Requests,
    guild: string,
    person: string,
    ms: number,
    anew = false,
  ): Promise<boolean | null> {
    const key = `${guild} ${person}`;
    const seen = anew ? undefined : this.#seen.peek(key);
    const fresh = seen && this.#now() - seen.at < HOLDS ? seen : this.#ask(rest, guild, person, key);
    return await Promise.race([fresh.isIn, later(ms)]);
  }

  #ask(rest: Requests, guild: string, person: string, key: string): Answer {
    const asked = { at: this.#now(), isIn: isMember(rest, guild, person) };
    this.#seen.set(key, asked);
    return asked;
  }
}

async function later(ms: number): Promise<null> {
  return await new Promise((resolve) => setTimeout(() => resolve(null), ms).unref());
}
