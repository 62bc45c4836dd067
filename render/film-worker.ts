import { type Film, renderFilm } from './film.ts';
import type { PictureRequest } from './request.ts';

/** What the projector's thread does. The bytes of the film arrive as a Uint8Array. */
export default function renderFilmTask(pictures: readonly PictureRequest[]): Film {
  return renderFilm(pictures);
}
