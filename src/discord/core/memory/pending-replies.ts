/** The channel is kept waiting for an answer at most so long, in real ms. */
const MAX_WAIT_MS = 100;

/** Who is being answered at which table: they see what they did before the channel is told of it. */
export class PendingReplies {
  readonly #under = new Map<number, Set<Promise<unknown>>>();

  /** Somebody at this table is being answered until that is done. */
  async during<T>(tableId: number, answering: Promise<T>): Promise<T> {
    const under = this.#under.get(tableId) ?? new Set();
    this.#under.set(tableId, under.add(answering));
    return await answering.finally(() => {
      under.delete(answering);
      if (under.size === 0 && this.#under.get(tableId) === under) this.#under.delete(tableId);
    });
  }

  /** Resolves when no interaction is being answered. */
  async idle(): Promise<void> {
    while (this.#under.size > 0)
      await Promise.allSettled([...this.#under.values()].flatMap((under) => [...under]));
  }

  /** Resolves when whoever is being answered there now has been, or is not soon. */
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
