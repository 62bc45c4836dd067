import type { GoStopEvent } from '../../../../src/games/gostop/types.ts';

/** An event that has to be told, with at least these members. */
export function createEvent<E extends { readonly kind: GoStopEvent['kind'] }>(members: E): E {
  return members;
}
