/** Clock that every rule of the playground uses. */
export interface Clock {
  /** Returns the time in ms since 1970. */
  now(): number;
  /** Calls back once `ms` (since 1970, like `now`) is reached; the returned function cancels it. */
  at(ms: number, callback: () => void): () => void;
  /** Total ms by which the clock has been advanced. */
  readonly ahead: number;
  /** Advances the clock by `ms` and fires the alarms that fall due, in order. */
  advance(ms: number): void;
}
