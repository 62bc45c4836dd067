/** A whole move that a person requested, with the table's version. */
export interface AskedMove {
  readonly table: number;
  readonly version: number;
  readonly person: string;
}

/** An interaction that was never answered, with the period of waiting in ms of `performance.now()`. */
export interface UnansweredInteraction {
  readonly shard: number;
  readonly what: string;
  readonly from: number;
  readonly to: number;
  /** Returns its current state; it may have been answered later. */
  readonly state: () => string;
}

/** Record of all that the people of all servers sent and received. */
export class Ledger {
  /** Every press of an answer. */
  readonly asked: AskedMove[] = [];
  /** Presses that were acknowledged as a move. */
  readonly acknowledged: AskedMove[] = [];
  readonly unanswered: UnansweredInteraction[] = [];
  /** Ids of replies that report a bug, which must never occur. */
  readonly bugs: string[] = [];
  /** Number of interactions sent. */
  sent = 0;
  /** Number of replies that the database is away or the outcome unknown. */
  unsure = 0;
}
