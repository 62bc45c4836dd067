import { LRUCache } from 'lru-cache';

/** Cache of parsed JSON texts. Equal texts share one value, which nobody may change. */
export class JsonCache {
  readonly #known: LRUCache<string, { readonly said: unknown }>;

  /** `most`: maximum number of texts; the least recently used goes first. */
  constructor(most: number) {
    this.#known = new LRUCache({ max: most });
  }

  /** Parses a text. Throws for invalid JSON. */
  read(text: string): unknown {
    const known = this.#known.get(text);
    if (known) return known.said;
    const said: unknown = JSON.parse(text);
    this.#known.set(text, { said });
    return said;
  }
}
