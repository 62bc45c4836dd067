import type { Ruling } from './sentence-keys.ts';
import type { Text } from './text.ts';

/**
 * Why something a person asked for cannot be done: the sentence to tell them, whose key also is its identifier, and
 * the ruling it rests on (`R-FO-10`), told by the game's sentence `ruling.R-FO-10`. A refusal is a value; a bug throws.
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
