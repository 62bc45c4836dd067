import { type Canvas, type Pen, sheet } from './canvas.ts';
import { easel } from './easel.ts';
import { encode } from './encode.ts';
import { loadFonts } from './fonts.ts';
import { inkOf } from './ink.ts';
import { Boxes } from './kit/boxes.ts';
import { type Look, type LookWish, lookOf } from './look.ts';
import { sceneOf } from './registry.ts';

/** Who sits at a seat. */
export interface Sitter {
  readonly name: string;
  readonly ai: boolean;
}

/** A place that may be chosen, in the game's notation, and what its button says: `at` and `mark` of a choice. */
export interface Mark {
  readonly at: string;
  readonly mark: string;
}

/** How somebody finished; `score` is what counted, where something did. */
export interface Placed {
  readonly seat: number;
  readonly place: number;
  readonly score?: number;
}

/** All that a picture is made of: plain JSON. */
export interface PictureRequest {
  /** The game's id. */
  readonly scene: string;
  /** The game's view, never its state. */
  readonly view: unknown;
  /** The seat that looks, or null for everybody. */
  readonly viewer: number | null;
  /** By seat. */
  readonly sitters: readonly Sitter[];
  /** The seats to act; empty when the match is over. */
  readonly turn: readonly number[];
  /** What happened since the last picture, as this viewer may still see it later. */
  readonly events: readonly unknown[];
  /** What may be chosen now; empty on public pictures. */
  readonly marks: readonly Mark[];
  /** How it ended, or null. */
  readonly places: readonly Placed[] | null;
  /** In what way it is wanted; the plain one unless told. */
  readonly look?: Partial<LookWish>;
}

/** A picture; width and height in pixels, at most 1000 wide. */
export interface Picture {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

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

/** A picture before it is encoded, and where everything in it is. */
export interface Sketch {
  readonly canvas: Canvas;
  readonly boxes: Boxes;
}

/** Draws and encodes in this thread. Throws for a scene that does not exist. */
export async function paint(request: PictureRequest): Promise<Picture> {
  const ink = inkOf(request);
  const { canvas } = drawn(request, easel);
  return { png: encode(canvas, ink), width: canvas.width, height: canvas.height };
}

/** The picture on a canvas of its own. Throws for a scene that does not exist. */
export function sketch(request: PictureRequest): Sketch {
  return drawn(request, sheet);
}

function drawn(request: PictureRequest, on: typeof sheet): Sketch {
  const scene = sceneOf(request.scene);
  loadFonts();
  const look = lookOf(request.scene, request.look);
  const { width, height } = scene.size(request.view, look);
  const { canvas, pen } = on(width, height, look);
  const boxes = new Boxes(width, height);
  scene.draw(pen, request, boxes);
  return { canvas, boxes };
}
