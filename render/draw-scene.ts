import { type Canvas, createSurface } from './canvas.ts';
import { COVER_SIZE, drawCover } from './cover/cover.ts';
import { type Crop, findCrop } from './crop/crop.ts';
import { loadFonts } from './fonts.ts';
import { Boxes } from './kit/boxes.ts';
import { celebrate } from './kit/celebration.ts';
import { getScene, getStyledScene } from './registry.ts';
import type { PictureRequest } from './request.ts';
import { getStyle } from './style.ts';

/** A picture before it is encoded, the boxes of everything on it, and its crop (null if it stays whole). */
export interface DrawnScene {
  readonly canvas: Canvas;
  /** Height in pixels; the canvas may be higher. */
  readonly height: number;
  readonly boxes: Boxes;
  readonly cut: Crop | null;
}

/** Draws a picture on a canvas, a new one by default. Throws if the scene does not exist. */
export function drawScene(request: PictureRequest, on: typeof createSurface = createSurface): DrawnScene {
  const scene = getScene(request.scene);
  loadFonts();
  const look = getStyle(getStyledScene(request), request.look);
  const { cover } = request;
  const { width, height: exact } = cover ? COVER_SIZE : scene.size(request.view, look);
  const height = Math.floor(exact);
  const { canvas, pen } = on(width, height, look);
  const boxes = new Boxes(width, height);
  if (cover) drawCover(pen, scene, request, cover, boxes);
  else scene.draw(pen, request, boxes);
  if (request.places) celebrate(pen, request, boxes);
  return {
    canvas,
    height,
    boxes,
    cut: request.choosing ? findCrop({ width, height }, boxes, request) : null,
  };
}
