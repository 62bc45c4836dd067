import { type Canvas, sheet } from './canvas.ts';
import { type Cut, cutOf } from './choosing/choosing.ts';
import { loadFonts } from './fonts.ts';
import { Boxes } from './kit/boxes.ts';
import { celebrate } from './kit/celebration.ts';
import { lookOf } from './look.ts';
import { sceneOf } from './registry.ts';
import type { PictureRequest } from './request.ts';

/** A picture before it is encoded, where everything in it is, and what is kept of it: null for all. */
interface Sketch {
  readonly canvas: Canvas;
  /** In pixels; the canvas may be higher. */
  readonly height: number;
  readonly boxes: Boxes;
  readonly cut: Cut | null;
}

/** The picture on a canvas, one of its own unless told. Throws for a scene that does not exist. */
export function sketch(request: PictureRequest, on: typeof sheet = sheet): Sketch {
  const scene = sceneOf(request.scene);
  loadFonts();
  const look = lookOf(request.scene, request.look);
  const { width, height: exact } = scene.size(request.view, look);
  const height = Math.floor(exact);
  const { canvas, pen } = on(width, height, look);
  const boxes = new Boxes(width, height);
  scene.draw(pen, request, boxes);
  if (request.places) celebrate(pen, request, boxes);
  return { canvas, height, boxes, cut: request.choosing ? cutOf({ width, height }, boxes, request) : null };
}
