import type { Options } from '../../../../src/engine/options.ts';

/** A position, what is done in it, and what the rules say becomes of it. */
export interface Row {
  /** The ruling, or the sentence of the rules in other words. */
  readonly origin: string;
  readonly at: string;
  /** What is chosen beside the usual. */
  readonly options?: Options;
  /** What the player types. */
  readonly move?: string;
  readonly luck?: readonly number[];
  readonly after?: string;
  /** The kinds of the events, in order. */
  readonly events?: string;
  /** The key of the sentence that refuses the move. */
  readonly refuse?: string;
  /** The moves on offer, in the order of the buttons. */
  readonly legal?: string;
  /** Who types, if not the mover. */
  readonly seat?: number;
}
