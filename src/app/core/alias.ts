import { createHash } from 'node:crypto';

const ALIAS_PREFIX = 'somebody-';

/**
 * Creates the alias that replaces a forgotten person on a server, such as `somebody-0f3a5c7e9b1d2f40`. It is the same at
 * all tables of that server, so the results of the other players still add up. The person cannot be identified from it.
 */
export function createAlias(guild: string, seed: string): string {
  const digest = createHash('sha256').update(`${seed} ${guild}`).digest('hex');
  return `${ALIAS_PREFIX}${digest.slice(0, 16)}`;
}

/** Returns whether a person id is the alias of a forgotten person. Such people cannot be messaged, asked or listed. */
export function isForgotten(person: string): boolean {
  return person.startsWith(ALIAS_PREFIX);
}
