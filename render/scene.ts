import type { Pen } from './canvas.ts';
import type { Boxes } from './kit/boxes.ts';
import type { PictureRequest } from './request.ts';
import type { Style } from './style.ts';

/** Events, and of which moves they are. */
export type MoveEvents = Pick<PictureRequest, 'events' | 'order'>;

/** A game drawn. */
export interface Scene {
  /** The game's id. */
  readonly id: string;
  /** In pixels, at most 1000 wide. */
  readonly size: (view: unknown, look: Style) => { readonly width: number; readonly height: number };
  /** Positions that show everything there is, the first one from the middle of a match. */
  readonly previews: readonly PictureRequest[];
  /** What of the events is drawn, and of which moves they are; all of them unless told. */
  readonly drawn?: (request: PictureRequest) => MoveEvents;
  /** Nothing on it depends on who looks, but for what of it is cut out for choosing. */
  readonly alike?: true;
  /** Covers the whole canvas with opaque colour, and notes what it puts where. */
  draw(pen: Pen, request: PictureRequest, boxes: Boxes): void;
}
