import type { GoStopEvent } from '../../../../src/games/gostop/types.ts';

/** An event that has to be told, with at least these members. */
export function event<E extends { readonly kind: GoStopEvent['kind'] }>(members: E): E {
  return members;
}
