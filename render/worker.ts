import { type Picture, type PictureRequest, paint } from './picture.ts';

/** What a painter's thread does. The bytes of the picture arrive as a Uint8Array. */
export default function work(request: PictureRequest): Promise<Picture> {
  return paint(request);
}
