import type { FilmRenderer } from '../../render/film-renderer.ts';
import type { RenderPool } from '../../render/render-pool.ts';
import type { PictureRequest } from '../../render/request.ts';
import { PIXEL, stillFilmRenderer } from './test-bot.ts';

/** Render pool that draws nothing and records its requests; each picture contains its number. */
export interface SpyRenderPool extends Pick<RenderPool, 'render'> {
  readonly requests: readonly PictureRequest[];
  /** Returns the request of a sent picture. */
  requestOf(png: Buffer): PictureRequest;
}

export function createSpyRenderPool(): SpyRenderPool {
  const requests: PictureRequest[] = [];
  return {
    requests,
    render: async (request) => {
      const number = Buffer.alloc(4);
      number.writeUInt32BE(requests.push(request) - 1);
      return { png: Buffer.concat([PIXEL, number]), width: 1, height: 1 };
    },
    requestOf: (png) => {
      const request = requests[png.readUInt32BE(PIXEL.length)];
      if (!request) throw new Error('A picture that nobody asked for');
      return request;
    },
  };
}

/** Film renderer that renders nothing and records its requests. */
export interface SpyFilmRenderer extends Pick<FilmRenderer, 'film'> {
  readonly films: readonly (readonly PictureRequest[])[];
}

export function createSpyFilmRenderer(): SpyFilmRenderer {
  const films: (readonly PictureRequest[])[] = [];
  return {
    films,
    film: async (pictures) => {
      films.push(pictures);
      return await stillFilmRenderer.film(pictures);
    },
  };
}
