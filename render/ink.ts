import { type Palette, paletteOf } from './palette.ts';
import { sketch } from './picture.ts';
import { PREVIEWS } from './previews.ts';

const inks = new Map<string, Palette>();

/** The palette of a scene, learned from its previews the first time it is asked for: the same in every thread. */
export function inkOf(scene: string): Palette {
  const kept = inks.get(scene);
  if (kept) return kept;
  const previews = PREVIEWS.filter((preview) => preview.scene === scene);
  if (previews.length === 0) throw new Error(`The scene ${scene} has no preview to learn its colours from`);
  const palette = paletteOf(previews.map((preview) => sketch(preview).canvas));
  inks.set(scene, palette);
  return palette;
}
