import type { Pen } from './canvas.ts';
import type { Boxes } from './kit/boxes.ts';
import type { Look } from './look.ts';
import type { PictureRequest } from './request.ts';

/** A game drawn. */
export interface Scene {
  /** The game's id. */
  readonly id: string;
  /** In pixels, at most 1000 wide. */
  readonly size: (view: unknown, look: Look) => { readonly width: number; readonly height: number };
  /** Positions that show everything there is, the first one from the middle of a match. */
  readonly previews: readonly PictureRequest[];
  /** Covers the whole canvas with opaque colour, and notes what it puts where. */
  draw(pen: Pen, request: PictureRequest, boxes: Boxes): void;
}
