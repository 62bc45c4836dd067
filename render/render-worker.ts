import { withAvatars } from './avatars.ts';
import { getCacheKeyRequest } from './cache-key.ts';
import { renderLoop } from './loop.ts';
import { type Picture, renderPicture } from './picture.ts';
import { PictureCache } from './picture-cache.ts';
import type { PictureRequest } from './request.ts';

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
