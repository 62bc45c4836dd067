import type { PictureRequest } from './picture.ts';
import { SCENES } from './registry.ts';

/**
 * Pictures of every scene that show everything there is: first a middle position, then others. They warm the painters
 * up, give the palettes, and are what is measured.
 */
export const PREVIEWS: readonly PictureRequest[] = SCENES.flatMap(({ previews }) => previews);
