import { yieldToEventLoop } from '../../../app/core/yield-to-event-loop.ts';

/** Time in ms after which suggestions are dropped, of the 3000 that Discord allows; the next keystroke brings them. */
const TIMEOUT_MS = 2_300;

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
    const late = setTimeout(overtake, TIMEOUT_MS).unref();
    const isNewest = () => this.#overtake.get(person) === overtake;
    const made = yieldToEventLoop().then(async () => (isNewest() ? await making() : null));
    return await Promise.race([made, overtaken]).finally(() => {
      clearTimeout(late);
      if (isNewest()) this.#overtake.delete(person);
    });
  }
}
