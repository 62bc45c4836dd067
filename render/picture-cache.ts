import { LRUCache } from 'lru-cache';
import type { Picture } from './picture.ts';

/** The most that are kept: some 70 KB each. */
const MAX_PICTURES = 30;

/**
 * Pictures that were painted lately, by all that is drawn of them: the gist of their request as JSON. Whoever thinks again, or looks again, is
 * shown what they saw, and so is whoever watches what the board has shown: over games played flat out that is one of six. One is asked for
 * after another, and what is given is read before the next.
 */
export class PictureCache {
  readonly #kept = new LRUCache<string, Picture>({ max: MAX_PICTURES });

  /** The picture that was painted before, or else the one that is painted now. */
  async of(request: string, paint: () => Promise<Picture>): Promise<Picture> {
    const picture = this.#kept.get(request) ?? (await paint());
    this.#kept.set(request, picture);
    return picture;
  }
}
