import { readFileSync } from 'node:fs';
import type { Canvas } from './canvas.ts';
import { lookOf } from './look.ts';
import { type Palette, paletteFrom, paletteOf } from './palette.ts';
import { PREVIEWS } from './previews.ts';
import type { LookWish, PictureRequest } from './request.ts';
import { sketch } from './sketch.ts';

/** What a palette depends on. */
export interface Ink {
  readonly scene: string;
  /** The id of a theme of the game. */
  readonly theme: string;
  readonly strong: boolean;
}

/** `runaround/plain/false` */
export function keyOf({ scene, theme, strong }: Ink): string {
  return `${scene}/${theme}/${strong}`;
}

/**
 * The colours of the scenes that Piecemeal comes with, three bytes each in base64, so that no painter has to learn them when it
 * starts, which takes it 1.5 s. `UPDATE_GOLDEN=1 npm run test:long -- test/long/inks.test.ts` writes them.
 */
const LEARNED = JSON.parse(readFileSync(new URL('./inks.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, string>
>;

const inks = new Map<string, Palette>();

/**
 * The palette of a picture: that of its scene in its theme, learned from the scene's previews, the first time it is asked for unless
 * it was learned before.
 */
export function inkOf({ scene, look }: Pick<PictureRequest, 'scene' | 'look'>): Palette {
  const { theme, strong } = lookOf(scene, look);
  const ink = { scene, theme: theme.id, strong };
  const key = keyOf(ink);
  const palette = inks.get(key) ?? kept(key) ?? learned(ink);
  inks.set(key, palette);
  return palette;
}

/** The palette that a scene's previews teach. Throws for a scene without any. */
export function learned({ scene, ...look }: Ink): Palette {
  const previews = PREVIEWS.filter((preview) => preview.scene === scene);
  if (previews.length === 0) throw new Error(`The scene ${scene} has no preview to learn its colours from`);
  return paletteOf(drawn(previews, look));
}

function kept(key: string): Palette | undefined {
  const colours = LEARNED[key];
  return colours === undefined ? undefined : paletteFrom(Buffer.from(colours, 'base64'));
}

/** One after the other. */
function* drawn(previews: readonly PictureRequest[], look: Partial<LookWish>): Generator<Canvas> {
  for (const preview of previews) yield sketch({ ...preview, look }).canvas;
}
