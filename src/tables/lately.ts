/**
 * What was worked out lately, by a key: at most so many, and each gone when nobody has asked for it for so long, or for
 * twice that. What fails is not kept.
 */
export class Lately<T> {
  readonly #most: number;
  readonly #ms: number;
  #young = new Map<string, Promise<T>>();
  #old = new Map<string, Promise<T>>();
  #ageing: NodeJS.Timeout | null = null;

  constructor(most: number, ms: number) {
    this.#most = most;
    this.#ms = ms;
  }

  /** What is known by that key, or else is made now. */
  async get(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#young.get(key) ?? this.#old.get(key) ?? make();
    this.#keep(key, known);
    return await known.catch((error) => {
      this.#drop(key);
      throw error;
    });
  }

  /** How many are kept. */
  get size(): number {
    return this.#young.size + this.#old.size;
  }

  clear(): void {
    this.#young.clear();
    this.#old.clear();
  }

  /** Nobody has asked for the older ones since the last time; the others become older ones. */
  age(): void {
    this.#old = this.#young;
    this.#young = new Map();
    if (this.#old.size > 0 || this.#ageing === null) return;
    clearInterval(this.#ageing);
    this.#ageing = null;
  }

  #keep(key: string, known: Promise<T>): void {
    this.#drop(key);
    this.#young.set(key, known);
    while (this.size > this.#most) this.#dropOldest();
    this.#ageing ??= setInterval(() => this.age(), this.#ms).unref();
  }

  #dropOldest(): void {
    const [oldest] = [...this.#old.keys(), ...this.#young.keys()];
    if (oldest !== undefined) this.#drop(oldest);
  }

  #drop(key: string): void {
    this.#young.delete(key);
    this.#old.delete(key);
  }
}
