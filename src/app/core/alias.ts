import { createHash } from 'node:crypto';

const ALIAS_PREFIX = 'somebody-';

/**
 * What stands on a server in the place of somebody who was forgotten, such as `somebody-0f3a5c7e9b1d2f40`: the same at all of
 * its tables, so that what the others won and lost there adds up as before. Who it was cannot be found from it.
 */
export function createAlias(guild: string, seed: string): string {
  const digest = createHash('sha256').update(`${seed} ${guild}`).digest('hex');
  return `${ALIAS_PREFIX}${digest.slice(0, 16)}`;
}

/** Somebody who was forgotten: nobody can be told anything, asked or listed. */
export function isForgotten(person: string): boolean {
  return person.startsWith(ALIAS_PREFIX);
}
