/** Texts of JSON that were read lately, and what they say: the same text is the same value again, which nobody changes. */
export class ReadLately {
  readonly #most: number;
  readonly #known = new Map<string, unknown>();

  /** `most`: so many are kept, of which the one that has been known longest goes first. */
  constructor(most: number) {
    this.#most = most;
  }

  /** What a text says. Throws for what is no JSON. */
  read(text: string): unknown {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const said: unknown = JSON.parse(text);
    this.#known.set(text, said);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= this.#most) break;
      this.#known.delete(oldest);
    }
    return said;
  }
}
