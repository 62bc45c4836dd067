import { takePooledSurface } from './canvas-pool.ts';
import { drawScene } from './draw-scene.ts';
import { encode } from './png/encode.ts';
import type { PictureRequest } from './request.ts';
import { getPicturePalette } from './scene-palette.ts';

/** A picture, a PNG, or a GIF if it moves; width and height in pixels, at most 1000 wide. */
export interface Picture {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Draws and encodes a picture in this thread. Throws if the scene does not exist. */
export async function renderPicture(request: PictureRequest): Promise<Picture> {
  const palette = getPicturePalette(request);
  const { canvas, height, cut } = drawScene(request, takePooledSurface);
  return encode(canvas, palette, { height, cut });
}
