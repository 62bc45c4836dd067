import { type Picture, paint } from './picture.ts';
import type { PictureRequest } from './request.ts';

/** What a painter's thread does. The bytes of the picture arrive as a Uint8Array. */
export default function work(request: PictureRequest): Promise<Picture> {
  return paint(request);
}
