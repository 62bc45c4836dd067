import { createHash, createHmac } from 'node:crypto';
import type { Chance } from './chance.ts';

/**
 * Random outcomes of a live match that anybody can verify afterwards.
 *
 * At the start the table draws a secret of 32 random bytes and publishes `SHA-256(secret)` as 64 hexadecimal digits
 * ({@link computeCommitment}). At the end the secret itself is published. Draw number `n`, counted from 0 over the whole
 * match, of one of `k` outcomes is then recomputed like this:
 *
 * 1. Block `b` (from 0) is the 32 bytes of `HMAC-SHA-256(key = secret, message)`, the message being the UTF-8 bytes of
 *    `<match id>:<n>:<b>` with both numbers in decimal, for instance `t7:12:0`.
 * 2. A block is read as eight unsigned 32-bit big-endian words, in order.
 * 3. The first word below `floor(2³² / k) · k` decides: the outcome is `word mod k`, so all outcomes are exactly equally
 *    likely. Words at or above the limit are skipped; after eight skipped words comes block `b + 1`.
 * 4. `draw(k)` is the outcome (0 to k−1), `roll(k)` is the outcome plus one (1 to k).
 */
export class SecretLuck implements Chance {
  readonly #secret: Buffer;
  readonly #match: string;
  #drawn: number;

  /** `drawn`: number of outcomes of this match drawn before. */
  constructor(secret: Buffer, match: string, drawn = 0) {
    if (secret.length !== 32) throw new RangeError(`A secret has 32 bytes, this one ${secret.length}`);
    this.#secret = secret;
    this.#match = match;
    this.#drawn = drawn;
  }

  /** Number of outcomes of the match drawn so far. */
  get drawn(): number {
    return this.#drawn;
  }

  roll(sides: number): number {
    return this.draw(sides) + 1;
  }

  draw(count: number): number {
    const outcome = computeOutcome(this.#secret, this.#match, this.#drawn, count);
    this.#drawn++;
    return outcome;
  }
}

/** Returns outcome `n` of a match, one of `count` from 0: steps 1 to 3 above. Throws RangeError unless 1 ≤ count ≤ 2³². */
export function computeOutcome(secret: Buffer, match: string, n: number, count: number): number {
  if (!Number.isInteger(count) || count < 1 || count > 2 ** 32) {
    throw new RangeError(`Nothing can be drawn from ${count} outcomes`);
  }
  const limit = Math.floor(2 ** 32 / count) * count;
  for (let block = 0; ; block++) {
    const bytes = createHmac('sha256', secret).update(`${match}:${n}:${block}`).digest();
    for (let at = 0; at < 32; at += 4) {
      const word = bytes.readUInt32BE(at);
      if (word < limit) return word % count;
    }
  }
}

/** Returns the commitment published at the start: SHA-256 of the secret, in hexadecimal. */
export function computeCommitment(secret: Buffer): string {
  return createHash('sha256').update(secret).digest('hex');
}
