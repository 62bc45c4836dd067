import type { Pen } from './canvas.ts';
import type { Boxes, Rect } from './kit/boxes.ts';
import type { PictureRequest } from './request.ts';
import type { Style } from './style.ts';

/** Events and the turns they belong to. */
export type MoveEvents = Pick<PictureRequest, 'events' | 'order'>;

/** Colours and piece of a seat. */
export interface SeatSign {
  readonly getColours: (pen: Pen, seat: number) => { readonly colour: string; readonly pale: string };
  /** Draws the piece with its middle at (x, y). */
  readonly draw: (pen: Pen, seat: number, x: number, y: number, size: number) => void;
}

/** Part of a preview that stands for the game in other pictures: no plates and no names. */
export interface Art {
  /** Number of the preview. */
  readonly preview: number;
  readonly rect: Rect;
}

/** Drawing of a game. */
export interface Scene {
  /** Id of the game. */
  readonly id: string;
  /** Returns the size in pixels; at most 1000 wide. */
  readonly size: (view: unknown, look: Style) => { readonly width: number; readonly height: number };
  /** Positions that show everything there is; the first one is from the middle of a match. */
  readonly previews: readonly PictureRequest[];
  /** Returns the events that are drawn, with their turns; all of them by default. */
  readonly drawn?: (request: PictureRequest) => MoveEvents;
  /** Returns the game whose themes and palettes the picture has; those of the scene itself by default. */
  readonly getGame?: (view: unknown) => string;
  readonly art?: Art;
  /** Set if nothing on the picture depends on the viewer, apart from the crop for choosing. */
  readonly alike?: true;
  /** Position whose board is on the cover of a game; the first preview by default. */
  readonly coverSample?: PictureRequest;
  /** Sign of each seat on the cover of a game. */
  readonly seatSign?: SeatSign;
  /** Covers the whole canvas with opaque colour, and records the boxes of what it draws. */
  draw(pen: Pen, request: PictureRequest, boxes: Boxes): void;
}
