import { LRUCache } from 'lru-cache';
import { createSurface, type Surface } from './canvas.ts';
import { type DrawnScene, drawScene } from './draw-scene.ts';
import { release } from './kit/canvas-cache.ts';
import { listTokenRows } from './kit/token.ts';
import { encode } from './png/encode.ts';
import type { PictureRequest } from './request.ts';
import { getPicturePalettes } from './scene-palette.ts';
import type { Style } from './style.ts';

/** Maximum number of pooled surfaces; one of 1000 × 1000 takes 4 MB. */
const MAX_SURFACES = 3;

/**
 * Height step in pixels to which surfaces are rounded up. Pictures have some forty heights; a new surface costs the garbage collector more than
 * empty rows.
 */
const HEIGHT_STEP = 160;

const surfaces = new LRUCache<string, Surface>({
  max: MAX_SURFACES,
  dispose: ({ canvas }) => release(canvas),
});

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

/**
 * Returns a cleared surface of this width and at least this height, reused for the next picture. The caller must be done with it before the
 * next drawing starts. Allocating memory for every picture costs more than drawing it.
 */
export function takePooledSurface(width: number, height: number, look: Style): Surface {
  const high = Math.ceil(height / HEIGHT_STEP) * HEIGHT_STEP;
  const key = `${width}/${high}`;
  const kept = surfaces.get(key);
  if (kept) return clearSurface(kept, look);
  const one = createSurface(width, high, look);
  surfaces.set(key, one);
  return one;
}

function clearSurface({ canvas, pen }: Surface, look: Style): Surface {
  pen.reset();
  return { canvas, pen: Object.assign(pen, { look }) };
}
