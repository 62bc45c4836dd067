import { LRUCache } from 'lru-cache';
import { withAvatars } from './avatars.ts';
import { isNeverCropped } from './crop/crop-bounds.ts';
import { renderLoop } from './loop.ts';
import { type Picture, renderPicture } from './picture.ts';
import { getScene } from './registry.ts';
import type { PictureRequest } from './request.ts';
import { PLAIN_STYLE } from './style.ts';

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

const pictureCache = new PictureCache();

/** Entry point of the render worker; takes a {@link PictureRequest} as JSON. The receiver gets the bytes of the picture as a Uint8Array. */
export default async function renderPictureTask(json: string): Promise<Picture> {
  return await withAvatars(JSON.parse(json) as PictureRequest, async (bare) => {
    const request = getCacheKeyRequest(bare);
    return await pictureCache.of(JSON.stringify(request), () => renderMoving(request));
  });
}

/** Renders a request with a view before it as a loop, and others, or where there is no loop, as a picture. */
async function renderMoving({ before, ...request }: PictureRequest): Promise<Picture> {
  const loop = before === undefined ? null : renderLoop({ ...request, before });
  return loop ?? (await renderPicture(request));
}

/**
 * Returns the request without what its scene does not draw. The public board and the players' own pictures then often share a key. Throws
 * if the scene does not exist.
 */
export function getCacheKeyRequest(request: PictureRequest): PictureRequest {
  const { drawn, alike } = getScene(request.scene);
  const { choosing, events, order, look, ...rest } = request;
  const told = drawn && !rest.cover ? drawn(request) : { events, ...(order && { order }) };
  const keyRequest = { ...rest, ...told, look: { ...PLAIN_STYLE, ...look } };
  if (choosing && !isNeverCropped(keyRequest)) return { ...keyRequest, choosing };
  return alike ? { ...keyRequest, viewer: null, view: hideViewer(keyRequest.view) } : keyRequest;
}

/** Replaces the viewer in a view with null, for games without secrets. */
function hideViewer(view: unknown): unknown {
  return typeof view === 'object' && view !== null && 'viewer' in view ? { ...view, viewer: null } : view;
}
