import { takePooledSurface } from './canvas-pool.ts';
import { type DrawnScene, drawScene } from './draw-scene.ts';
import { listTokenRows } from './kit/token.ts';
import { encode } from './png/encode.ts';
import type { PictureRequest } from './request.ts';
import { getPicturePalettes } from './scene-palette.ts';

/** A picture, a PNG, or a GIF if it moves; width and height in pixels, at most 1000 wide. */
export interface Picture {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Draws and encodes a picture in this thread. Throws if the scene does not exist. */
export async function renderPicture(request: PictureRequest): Promise<Picture> {
  return encodeScene(request, drawScene(request, takePooledSurface));
}

/** Encodes a drawn picture in its palettes. */
export function encodeScene(request: PictureRequest, { canvas, height, cut, boxes }: DrawnScene): Picture {
  const { main, faces } = getPicturePalettes(request);
  const special = faces === main ? null : { palette: faces, rows: listTokenRows(boxes) };
  return encode(canvas, main, { height, cut, special });
}
