import { yieldToEventLoop } from '../../../app/core/yield-to-event-loop.ts';

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

/** Maximum delay in real ms of a channel's update behind a pending reply. */
const MAX_REPLY_WAIT_MS = 100;

/** Pending replies by table. Players see the result of their action before the channel does. */
export class PendingReplies {
  readonly #under = new Map<number, Set<Promise<unknown>>>();

  /** Registers a reply at this table as pending until it settles. */
  async during<T>(tableId: number, answering: Promise<T>): Promise<T> {
    const under = this.#under.get(tableId) ?? new Set();
    this.#under.set(tableId, under.add(answering));
    return await answering.finally(() => {
      under.delete(answering);
      if (under.size === 0 && this.#under.get(tableId) === under) this.#under.delete(tableId);
    });
  }

  /** Resolves when no reply is pending. */
  async idle(): Promise<void> {
    while (this.#under.size > 0)
      await Promise.allSettled([...this.#under.values()].flatMap((under) => [...under]));
  }

  /** Resolves when the replies pending at this table have settled, or after the maximum delay. */
  async over(tableId: number): Promise<void> {
    const under = this.#under.get(tableId);
    if (!under) return;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, MAX_REPLY_WAIT_MS);
    });
    await Promise.race([Promise.allSettled(under), late]);
    clearTimeout(timer);
  }
}

/** Time in ms after which suggestions are dropped, of the 3000 that Discord allows; the next keystroke brings them. */
const AUTOCOMPLETE_TIMEOUT_MS = 2_300;

/** Newest autocomplete request of each user. Older ones are dropped, because nobody sees their suggestions any more. */
export class AutocompleteRequests {
  readonly #overtake = new Map<string, () => void>();

  /**
   * Computes suggestions in a new turn of the event loop. Resolves to null at once if a newer request of the same user arrives, or after
   * the timeout.
   */
  async during<T>(person: string, making: () => Promise<T>): Promise<T | null> {
    this.#overtake.get(person)?.();
    let overtake = () => {};
    const overtaken = new Promise<null>((resolve) => {
      overtake = () => resolve(null);
    });
    this.#overtake.set(person, overtake);
    const late = setTimeout(overtake, AUTOCOMPLETE_TIMEOUT_MS).unref();
    const isNewest = () => this.#overtake.get(person) === overtake;
    const made = yieldToEventLoop().then(async () => (isNewest() ? await making() : null));
    return await Promise.race([made, overtaken]).finally(() => {
      clearTimeout(late);
      if (isNewest()) this.#overtake.delete(person);
    });
  }
}
