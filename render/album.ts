import { LRUCache } from 'lru-cache';
import type { Picture } from './picture.ts';
import type { PictureRequest } from './request.ts';

/** The most that are kept: some 70 KB each. */
const MOST = 100;

/**
 * Pictures that were painted lately, by all that they are made of. Whoever thinks again, or looks again, is shown what they saw,
 * and so is whoever watches what the board has shown: over games played flat out that is one of eight.
 */
export class Album {
  readonly #kept = new LRUCache<string, Picture>({ max: MOST });

  /** The picture that was painted before, or else the one that is painted now. */
  async of(request: PictureRequest, paint: (request: PictureRequest) => Promise<Picture>): Promise<Picture> {
    const key = JSON.stringify(request);
    const picture = this.#kept.get(key) ?? (await paint(request));
    this.#kept.set(key, picture);
    return picture;
  }
}
