import type { PictureRequest } from '../../render/request.ts';
import { gostop as scene } from '../../render/scenes/gostop/scene.ts';
import { getBoxes } from './get-boxes.ts';

/** Lists all texts in a picture of Go-Stop, in drawing order. */
export function listTexts(request: PictureRequest): readonly string[] {
  return getBoxes(request)
    .list('text')
    .map(({ name }) => name);
}

/** Returns the nth preview of the scene; throws if there is none. */
export function getPreview(at: number): PictureRequest {
  const found = scene.previews[at];
  if (!found) throw new Error(`There is no preview ${at}`);
  return found;
}
