import type { Options } from '../../../../src/engine/options.ts';

/** Position, a move, and the result by the rules. */
export interface Row {
  /** Ruling, or the sentence of the rules in other words. */
  readonly origin: string;
  readonly at: string;
  /** Options that differ from the default. */
  readonly options?: Options;
  /** Move as typed. */
  readonly move?: string;
  readonly luck?: readonly number[];
  readonly after?: string;
  /** Kinds of the events, in order. */
  readonly events?: string;
  /** Key of the refusal. */
  readonly refuse?: string;
  /** Legal moves, in the order of the buttons. */
  readonly legal?: string;
  /** Seat that types, if not the mover. */
  readonly seat?: number;
}
