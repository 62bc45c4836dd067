import { readFileSync } from 'node:fs';
import type { Canvas } from './canvas.ts';
import { drawScene } from './draw-scene.ts';
import { createPalette, type Palette, restorePalette } from './palette.ts';
import { PREVIEWS } from './previews.ts';
import type { PictureRequest, StyleOptions } from './request.ts';
import { getStyle } from './style.ts';

/** What a palette depends on. */
export interface PaletteOptions {
  readonly scene: string;
  /** The id of a theme of the game. */
  readonly theme: string;
  readonly strong: boolean;
}

/** `runaround/plain/false` */
export function getPaletteKey({ scene, theme, strong }: PaletteOptions): string {
  return `${scene}/${theme}/${strong}`;
}

/**
 * The colours of the scenes that Piecemeal comes with, three bytes each in base64, so that no painter has to learn them when it
 * starts, which takes it 1.5 s. `UPDATE_GOLDEN=1 npm run test:long -- test/long/palettes.test.ts` writes them.
 */
const STORED_PALETTES = JSON.parse(readFileSync(new URL('./inks.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, string>
>;

const palettes = new Map<string, Palette>();

/**
 * The palette of a picture: that of its scene in its theme, learned from the scene's previews, the first time it is asked for unless
 * it was learned before.
 */
export function getScenePalette({ scene, look }: Pick<PictureRequest, 'scene' | 'look'>): Palette {
  const { theme, strong } = getStyle(scene, look);
  const ink = { scene, theme: theme.id, strong };
  const key = getPaletteKey(ink);
  const palette = palettes.get(key) ?? loadStoredPalette(key) ?? learnPalette(ink);
  palettes.set(key, palette);
  return palette;
}

/** The palette that a scene's previews teach. Throws for a scene without any. */
export function learnPalette({ scene, ...look }: PaletteOptions): Palette {
  const previews = PREVIEWS.filter((preview) => preview.scene === scene);
  if (previews.length === 0) throw new Error(`The scene ${scene} has no preview to learn its colours from`);
  return createPalette(drawPreviews(previews, look));
}

function loadStoredPalette(key: string): Palette | undefined {
  const colours = STORED_PALETTES[key];
  return colours === undefined ? undefined : restorePalette(Buffer.from(colours, 'base64'));
}

/** One after the other. */
function* drawPreviews(previews: readonly PictureRequest[], look: Partial<StyleOptions>): Generator<Canvas> {
  for (const preview of previews) yield drawScene({ ...preview, look }).canvas;
}
