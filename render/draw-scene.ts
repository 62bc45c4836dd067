import { type Canvas, createSheet } from './canvas.ts';
import { type Crop, findCrop } from './crop/crop.ts';
import { loadFonts } from './fonts.ts';
import { Boxes } from './kit/boxes.ts';
import { celebrate } from './kit/celebration.ts';
import { getScene } from './registry.ts';
import type { PictureRequest } from './request.ts';
import { getStyle } from './style.ts';

/** A picture before it is encoded, where everything in it is, and what is kept of it: null for all. */
interface DrawnScene {
  readonly canvas: Canvas;
  /** In pixels; the canvas may be higher. */
  readonly height: number;
  readonly boxes: Boxes;
  readonly cut: Crop | null;
}

/** The picture on a canvas, one of its own unless told. Throws for a scene that does not exist. */
export function drawScene(request: PictureRequest, on: typeof createSheet = createSheet): DrawnScene {
  const scene = getScene(request.scene);
  loadFonts();
  const look = getStyle(request.scene, request.look);
  const { width, height: exact } = scene.size(request.view, look);
  const height = Math.floor(exact);
  const { canvas, pen } = on(width, height, look);
  const boxes = new Boxes(width, height);
  scene.draw(pen, request, boxes);
  if (request.places) celebrate(pen, request, boxes);
  return {
    canvas,
    height,
    boxes,
    cut: request.choosing ? findCrop({ width, height }, boxes, request) : null,
  };
}
