/** So many things of one person are done at once; whatever is more waits for those. */
const AT_ONCE = 4;

/** So long it waits, in ms of the 3000 that Discord allows. */
const PATIENCE = 2_000;

/** Everybody's own way: who sends very much at once waits for themselves, and the others do not. */
export class Lanes {
  readonly #atOnce: number;
  readonly #under = new Map<string, number>();
  readonly #waiting = new Map<string, Set<() => void>>();

  constructor(atOnce = AT_ONCE) {
    this.#atOnce = atOnce;
  }

  /** Does it when it is its turn; false where it would have to wait for too long. */
  async during(person: string, work: () => Promise<void>): Promise<boolean> {
    if ((this.#under.get(person) ?? 0) >= this.#atOnce && !(await this.#turn(person))) return false;
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
      const late = setTimeout(() => settled(false), PATIENCE).unref();
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
