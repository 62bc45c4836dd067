import { LRUCache } from 'lru-cache';
import { findAvatarImage } from './avatars.ts';
import { createCanvas } from './canvas.ts';
import { extendPalette, type Palette, readPixels, trimPalette } from './palette.ts';
import type { Avatar } from './request.ts';

/** Maximum number of palettes kept; some 65 KB each. */
const MAX_PALETTES = 64;

/** Palettes with the colours of avatars, and those of scenes with room for them. */
const extended = new LRUCache<string, Palette>({ max: MAX_PALETTES });
const trimmed = new LRUCache<string, Palette>({ max: MAX_PALETTES });

/** Width and height in pixels at which an avatar is looked at. */
const SAMPLE_SIZE = 24;

/** Returns the main colours of a palette, so that those of avatars have room. */
export function getTrimmedPalette(base: Palette, free: number): Palette {
  const key = `${base.id} ${free}`;
  const palette = trimmed.get(key) ?? trimPalette(base, free);
  trimmed.set(key, palette);
  return palette;
}

/** Returns a palette that continues with the colours of avatars; the same one if no avatar can be drawn. */
export function getAvatarPalette(base: Palette, avatars: readonly Avatar[]): Palette {
  const key = [base.id, ...avatars.map(({ id }) => id).toSorted()].join(' ');
  const known = extended.get(key);
  if (known) return known;
  const pixels = avatars.flatMap(({ id }) => readAvatarPixels(id));
  if (pixels.length === 0) return base;
  const palette = extendPalette(base, pixels);
  extended.set(key, palette);
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
