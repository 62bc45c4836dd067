import { LRUCache } from 'lru-cache';

/** Texts of JSON that were read lately, and what they say: the same text is the same value again, which nobody changes. */
export class JsonCache {
  readonly #known: LRUCache<string, { readonly said: unknown }>;

  /** `most`: so many are kept, of which the one that has not been read for longest goes first. */
  constructor(most: number) {
    this.#known = new LRUCache({ max: most });
  }

  /** What a text says. Throws for what is no JSON. */
  read(text: string): unknown {
    const known = this.#known.get(text);
    if (known) return known.said;
    const said: unknown = JSON.parse(text);
    this.#known.set(text, { said });
    return said;
  }
}
