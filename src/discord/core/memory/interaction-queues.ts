/** Maximum number of interactions handled at once, and the maximum wait of others (ms of Discord's 3,000). */
interface QueueLimits {
  readonly atOnce: number;
  readonly patience: number;
}

const PERSON_QUEUE: QueueLimits = { atOnce: 4, patience: 1_500 };

/** Limits of the queue shared by all members of a server. They bound the delay of other servers on one core. */
export const SERVER_QUEUE: QueueLimits = { atOnce: 8, patience: 1_000 };

/** Queues per user and per server, so that one that sends a lot does not delay others. */
export class InteractionQueues {
  readonly #width: QueueLimits;
  readonly #under = new Map<string, number>();
  readonly #waiting = new Map<string, Set<() => void>>();

  constructor(width = PERSON_QUEUE) {
    this.#width = width;
  }

  /** Runs the work when a slot is free; returns false if the wait is too long. */
  async during(person: string, work: () => Promise<void>): Promise<boolean> {
    if ((this.#under.get(person) ?? 0) >= this.#width.atOnce && !(await this.#turn(person))) return false;
    this.#under.set(person, (this.#under.get(person) ?? 0) + 1);
    try {
      await work();
    } finally {
      this.#done(person);
    }
    return true;
  }

  async #turn(person: string): Promise<boolean> {
    const waiting = this.#waiting.get(person) ?? new Set();
    this.#waiting.set(person, waiting);
    return await new Promise((resolve) => {
      const go = () => settled(true);
      const late = setTimeout(() => settled(false), this.#width.patience).unref();
      const settled = (isTurn: boolean) => {
        clearTimeout(late);
        waiting.delete(go);
        if (waiting.size === 0) this.#waiting.delete(person);
        resolve(isTurn);
      };
      waiting.add(go);
    });
  }

  #done(person: string): void {
    const under = (this.#under.get(person) ?? 1) - 1;
    if (under === 0) this.#under.delete(person);
    else this.#under.set(person, under);
    const [next] = this.#waiting.get(person) ?? [];
    next?.();
  }
}
