import { type Film, film } from './film.ts';
import type { PictureRequest } from './request.ts';

/** What the projector's thread does. The bytes of the film arrive as a Uint8Array. */
export default function work(pictures: readonly PictureRequest[]): Film {
  return film(pictures);
}
