import { sheet } from '../../render/canvas.ts';
import { loadFonts } from '../../render/fonts.ts';
import { Boxes } from '../../render/kit/boxes.ts';
import { lookOf } from '../../render/look.ts';
import { sceneOf } from '../../render/registry.ts';
import type { PictureRequest } from '../../render/request.ts';

const { pen } = sheet(1, 1, lookOf(''));

/** Where everything of a picture would be, without a canvas of its size. */
export function boxesOf(request: PictureRequest): Boxes {
  loadFonts();
  const scene = sceneOf(request.scene);
  const look = lookOf(request.scene, request.look);
  const { width, height } = scene.size(request.view, look);
  const boxes = new Boxes(width, height);
  pen.reset();
  scene.draw(Object.assign(pen, { look }), request, boxes);
  return boxes;
}
