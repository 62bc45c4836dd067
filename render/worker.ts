import { Album } from './album.ts';
import { type Picture, paint } from './picture.ts';
import type { PictureRequest } from './request.ts';

const album = new Album();

/** What a painter's thread does. The bytes of the picture arrive as a Uint8Array. */
export default function work(request: PictureRequest): Promise<Picture> {
  return album.of(request, paint);
}
