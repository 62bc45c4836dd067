import type { Ruling } from './sentence-keys.ts';
import type { Text } from './text.ts';

/**
 * Reason why a player's request cannot be carried out. The key of the sentence is also its identifier. A ruling
 * (`R-FO-10`) is explained by the game's sentence `ruling.R-FO-10`. Refusals are values; bugs throw.
 */
export class Refusal {
  readonly reason: Text;
  readonly ruling: Ruling | undefined;

  constructor(reason: Text, ruling?: Ruling) {
    this.reason = reason;
    this.ruling = ruling;
  }
}

export function refused<T>(outcome: T | Refusal): outcome is Refusal {
  return outcome instanceof Refusal;
}
