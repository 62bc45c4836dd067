import { Album } from './album.ts';
import { gistOf } from './gist.ts';
import { type Picture, paint } from './picture.ts';
import type { PictureRequest } from './request.ts';

const album = new Album();

/** What a painter's thread does for a {@link PictureRequest} as JSON. The bytes of the picture arrive as a Uint8Array. */
export default async function work(json: string): Promise<Picture> {
  const request = gistOf(JSON.parse(json) as PictureRequest);
  return await album.of(JSON.stringify(request), () => paint(request));
}
