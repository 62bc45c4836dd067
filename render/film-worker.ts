import { type Film, renderFilm } from './film.ts';
import type { PictureRequest } from './request.ts';

/** Entry point of the film worker. The receiver gets the bytes of the film as a Uint8Array. */
export default function renderFilmTask(pictures: readonly PictureRequest[]): Film {
  return renderFilm(pictures);
}
