import { isNeverCropped } from './crop/crop-bounds.ts';
import { getScene } from './registry.ts';
import type { PictureRequest } from './request.ts';
import { PLAIN_STYLE } from './style.ts';

/**
 * The same picture, asked for without what is not drawn of it, as far as the scene says so: the board of a table and what its players
 * are shown are often asked for alike then. Throws for a scene that does not exist.
 */
export function getCacheKeyRequest(request: PictureRequest): PictureRequest {
  const { drawn, alike } = getScene(request.scene);
  const { choosing, events, order, look, ...rest } = request;
  const told = drawn ? drawn(request) : { events, ...(order && { order }) };
  const gist = { ...rest, ...told, look: { ...PLAIN_STYLE, ...look } };
  if (choosing && !isNeverCropped(gist)) return { ...gist, choosing };
  return alike ? { ...gist, viewer: null, view: hideViewer(gist.view) } : gist;
}

/** The view of somebody as everybody would have it, in a game without secrets. */
function hideViewer(view: unknown): unknown {
  return typeof view === 'object' && view !== null && 'viewer' in view ? { ...view, viewer: null } : view;
}
