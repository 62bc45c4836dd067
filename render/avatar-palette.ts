import { LRUCache } from 'lru-cache';
import { findAvatarImage } from './avatars.ts';
import { createCanvas } from './canvas.ts';
import { extendPalette, type Palette, readPixels } from './palette.ts';
import type { PictureRequest } from './request.ts';

/** Maximum number of palettes kept; some 65 KB each. */
const MAX_PALETTES = 8;

const palettes = new LRUCache<string, Palette>({ max: MAX_PALETTES });

/** Width and height in pixels at which an avatar is looked at. */
const SAMPLE_SIZE = 40;

/** Returns the palette of a picture with avatars: that of its scene, whose finest shades make room for theirs. */
export function getAvatarPalette(base: Palette, avatars: PictureRequest['avatars'] = []): Palette {
  const key = [base.id, ...avatars.map(({ id }) => id).toSorted()].join(' ');
  const known = palettes.get(key);
  if (known) return known;
  const pixels = avatars.flatMap(({ id }) => readAvatarPixels(id));
  if (pixels.length === 0) return base;
  const palette = extendPalette(base, pixels);
  palettes.set(key, palette);
  return palette;
}

function readAvatarPixels(id: string): readonly number[] {
  const image = findAvatarImage(id);
  if (!image) return [];
  const canvas = createCanvas(SAMPLE_SIZE, SAMPLE_SIZE);
  const pen = canvas.getContext('2d', { alpha: false });
  pen.drawImage(image, 0, 0, SAMPLE_SIZE, SAMPLE_SIZE);
  return [...readPixels(canvas)];
}
