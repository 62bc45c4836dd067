import { getScene, SCENES } from './registry.ts';
import type { PictureRequest } from './request.ts';

/**
 * Pictures of every scene that show everything there is: first a position from the middle, then others. They warm up the render workers,
 * define the palettes, and are measured.
 */
export const PREVIEWS: readonly PictureRequest[] = SCENES.flatMap(({ previews }) => previews);

/** Sample picture for a user's display settings: the flower cards, which every setting changes. */
export const STYLE_SAMPLE: PictureRequest = findFirstPreview('gostop');

function findFirstPreview(scene: string): PictureRequest {
  const [first] = getScene(scene).previews;
  if (!first) throw new Error(`The scene ${scene} has no preview`);
  return first;
}
