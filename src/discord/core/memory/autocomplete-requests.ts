import { yieldToEventLoop } from '../../../app/core/yield-to-event-loop.ts';

/** What is not offered by then, in ms of the 3000 that Discord allows, comes with the next key. */
const TIMEOUT_MS = 2_300;

/** Which key of whom came last, while what is offered for it is made: for an older one nobody looks any more. */
export class AutocompleteRequests {
  readonly #overtake = new Map<string, () => void>();

  /**
   * Makes what is offered, one key in each turn of the event loop. Null, and at once, where a newer key of the same person
   * comes, or where it takes too long.
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
