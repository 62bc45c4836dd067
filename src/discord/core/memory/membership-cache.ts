import { type APIGuildMember, DiscordAPIError, Routes } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { RestClient } from '../rest/channel-requests.ts';

/** Unknown Member, Unknown User: https://discord.com/developers/docs/topics/opcodes-and-status-codes#json */
const NOT_THERE: readonly (number | string)[] = [10007, 10013];

/** Returns whether a user is in a server; null if Discord does not say. The bot's intents report no departures. */
export async function isMember(rest: RestClient, guild: string, person: string): Promise<boolean | null> {
  return await fetchMember(rest, guild, person).then(
    (member) => member !== null,
    () => null,
  );
}

/** Returns a user's membership in a server; null if the user is not in it. */
export async function fetchMember(
  rest: RestClient,
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

/** Time in ms for which an answer is cached. */
const CACHE_MS = 600_000;

/** Maximum number of cached answers; the oldest is evicted first. */
const MAX_CACHED = 10_000;

/** Discord's answer, possibly pending, and when it was requested. */
interface CachedMembership {
  readonly at: number;
  readonly isIn: Promise<boolean | null>;
}

/** Cache of memberships. */
export class MembershipCache {
  readonly #now: () => number;
  readonly #seen = new LRUCache<string, CachedMembership>({ max: MAX_CACHED });

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Returns whether a user is in a server, or was within the last ten minutes; null if Discord does not say within `ms`. `anew`: bypasses
   * the cache.
   */
  async isIn(
    rest: RestClient,
    guild: string,
    person: string,
    ms: number,
    anew = false,
  ): Promise<boolean | null> {
    const key = `${guild} ${person}`;
    const seen = anew ? undefined : this.#seen.peek(key);
    const fresh = seen && this.#now() - seen.at < CACHE_MS ? seen : this.#ask(rest, guild, person, key);
    return await Promise.race([fresh.isIn, resolveNullLater(ms)]);
  }

  #ask(rest: RestClient, guild: string, person: string, key: string): CachedMembership {
    const lookup = { at: this.#now(), isIn: isMember(rest, guild, person) };
    this.#seen.set(key, lookup);
    return lookup;
  }
}

async function resolveNullLater(ms: number): Promise<null> {
  return await new Promise((resolve) => setTimeout(() => resolve(null), ms).unref());
}
