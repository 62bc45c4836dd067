import { easel } from './easel.ts';
import { inkOf } from './ink.ts';
import { encode } from './png/encode.ts';
import type { PictureRequest } from './request.ts';
import { sketch } from './sketch.ts';

/** A picture; width and height in pixels, at most 1000 wide. */
export interface Picture {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Draws and encodes in this thread. Throws for a scene that does not exist. */
export async function paint(request: PictureRequest): Promise<Picture> {
  const ink = inkOf(request);
  const { canvas, height, cut } = sketch(request, easel);
  return encode(canvas, ink, { height, cut });
}
