import { lookOf } from './look.ts';
import { type Palette, paletteOf } from './palette.ts';
import { PREVIEWS } from './previews.ts';
import type { PictureRequest } from './request.ts';
import { sketch } from './sketch.ts';

const inks = new Map<string, Palette>();

/**
 * The palette of a picture: that of its scene in its theme, learned from the scene's previews the first time it is asked
 * for, and the same in every thread.
 */
export function inkOf({ scene, look }: Pick<PictureRequest, 'scene' | 'look'>): Palette {
  const { theme, strong } = lookOf(scene, look);
  const key = `${scene}/${theme.id}/${strong}`;
  const palette = inks.get(key) ?? learned(scene, { theme: theme.id, strong });
  inks.set(key, palette);
  return palette;
}

function learned(scene: string, look: NonNullable<PictureRequest['look']>): Palette {
  const previews = PREVIEWS.filter((preview) => preview.scene === scene);
  if (previews.length === 0) throw new Error(`The scene ${scene} has no preview to learn its colours from`);
  return paletteOf(previews.map((preview) => sketch({ ...preview, look }).canvas));
}
