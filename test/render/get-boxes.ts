import { createSurface } from '../../render/canvas.ts';
import { loadFonts } from '../../render/fonts.ts';
import { Boxes } from '../../render/kit/boxes.ts';
import { getScene, getStyledScene } from '../../render/registry.ts';
import type { PictureRequest } from '../../render/request.ts';
import { getStyle } from '../../render/style.ts';

const { pen } = createSurface(1, 1, getStyle(''));

/** Computes the boxes of a picture without a canvas of its size. */
export function getBoxes(request: PictureRequest): Boxes {
  loadFonts();
  const scene = getScene(request.scene);
  const look = getStyle(getStyledScene(request), request.look);
  const { width, height } = scene.size(request.view, look);
  const boxes = new Boxes(width, height);
  pen.reset();
  scene.draw(Object.assign(pen, { look }), request, boxes);
  return boxes;
}
