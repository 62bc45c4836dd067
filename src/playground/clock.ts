/** The time that every rule of the room goes by. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once `ms` (since 1970, like `now`) is reached; the answer cancels it. */
  at(ms: number, callback: () => void): () => void;
  /** By how many ms it was ever put forward. */
  readonly ahead: number;
  /** Puts it forward by `ms`, ringing on the way, in order, whatever falls due. */
  advance(ms: number): void;
}
