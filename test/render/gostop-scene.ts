import type { PictureRequest } from '../../render/request.ts';
import { gostop as scene } from '../../render/scenes/gostop/scene.ts';
import { getBoxes } from './get-boxes.ts';

/** All that stands in a picture of Go-Stop, in the order in which it is written. */
export function listTexts(request: PictureRequest): readonly string[] {
  return getBoxes(request)
    .list('text')
    .map(({ name }) => name);
}

/** The nth preview of the scene; throws where there is none. */
export function getPreview(at: number): PictureRequest {
  const found = scene.previews[at];
  if (!found) throw new Error(`There is no preview ${at}`);
  return found;
}
