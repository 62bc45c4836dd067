import { LRUCache } from 'lru-cache';
import type { Picture } from './picture.ts';

/** Maximum number of cached pictures; some 70 KB each. */
const MAX_PICTURES = 30;

/**
 * Cache of rendered pictures, keyed by the request without what is not drawn, as JSON. Serves players who look again and spectators who see
 * the public board: one of six pictures in games played at full speed. Requests run one after another, and each result is read before the
 * next.
 */
export class PictureCache {
  readonly #kept = new LRUCache<string, Picture>({ max: MAX_PICTURES });

  /** Returns the cached picture, or paints and caches it. */
  async of(request: string, paint: () => Promise<Picture>): Promise<Picture> {
    const picture = this.#kept.get(request) ?? (await paint());
    this.#kept.set(request, picture);
    return picture;
  }
}
