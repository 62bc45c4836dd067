import { isNeverCropped } from './crop/crop-bounds.ts';
import { getScene } from './registry.ts';
import type { PictureRequest } from './request.ts';
import { PLAIN_STYLE } from './style.ts';

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
