/** Maximum delay in real ms of a channel's update behind a pending reply. */
const MAX_WAIT_MS = 100;

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
      timer = setTimeout(resolve, MAX_WAIT_MS);
    });
    await Promise.race([Promise.allSettled(under), late]);
    clearTimeout(timer);
  }
}
