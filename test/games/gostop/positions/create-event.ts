import type { GoStopEvent } from '../../../../src/games/gostop/types.ts';

/** Creates an expected event with at least these members. */
export function createEvent<E extends { readonly kind: GoStopEvent['kind'] }>(members: E): E {
  return members;
}
