/** A whole move that somebody asked for: at which version of the table. */
export interface AskedMove {
  readonly table: number;
  readonly version: number;
  readonly person: string;
}

/** An interaction that was never answered: when it was sent, in ms of `performance.now()`, and until when its answer was waited for. */
export interface UnansweredInteraction {
  readonly shard: number;
  readonly what: string;
  readonly from: number;
  readonly to: number;
  /** How it stands by now: it may have been answered later. */
  readonly state: () => string;
}

/** What the people of all servers have sent, and what they were told. */
export class Ledger {
  /** Each press of an answer. */
  readonly asked: AskedMove[] = [];
  /** Those of which they were told that a move was made by it. */
  readonly acknowledged: AskedMove[] = [];
  readonly unanswered: UnansweredInteraction[] = [];
  /** Replies that no person should ever get, as they say that there is a bug. */
  readonly bugs: string[] = [];
  /** How many interactions were sent. */
  sent = 0;
  /** How many were answered that the database is away, or that nobody knows whether it was done. */
  unsure = 0;
}
