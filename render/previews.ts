import { getScene, SCENES } from './registry.ts';
import type { PictureRequest } from './request.ts';

/**
 * Pictures of every scene that show everything there is: first a middle position, then others. They warm the painters
 * up, give the palettes, and are what is measured.
 */
export const PREVIEWS: readonly PictureRequest[] = SCENES.flatMap(({ previews }) => previews);

/** What shows somebody what their own look does: the flower cards, which every part of it changes. */
export const STYLE_SAMPLE: PictureRequest = findFirstPreview('gostop');

function findFirstPreview(scene: string): PictureRequest {
  const [first] = getScene(scene).previews;
  if (!first) throw new Error(`The scene ${scene} has no preview`);
  return first;
}
