import type { Options } from '../../../../src/engine/options.ts';

/** Position, a typed move, and its expected result. */
export interface Row {
  readonly origin: string;
  readonly at: string;
  readonly options?: Options;
  readonly move?: string;
  readonly luck?: readonly number[];
  readonly to?: string;
  readonly refused?: string;
  readonly legal?: readonly string[];
  /** Events that have to happen in this order; others may happen too. */
  readonly told?: readonly object[];
}

/** Coins far from the pawns, so that a match of three goes on. */
export const FAR_COINS = 'e7:C1 f7:C2 g7:C4 h7:C5';

/** Position of four players before the first coin. */
export const START =
  'torus 1 | pawns a1 h1 h8 a8 | coins - | stash S:Sn12345 M:Mn12345 C:Cn12345 A:An12345 | round 1 first S to move S';
