import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { findAvatarImage } from './avatars.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import { drawScene } from './draw-scene.ts';
import { GAME_SCENES } from './game-scenes.ts';
import {
  createPalette,
  extendPalette,
  type Palette,
  readPixels,
  restorePalette,
  trimPalette,
} from './palette.ts';
import { getStyledScene, PREVIEWS } from './registry.ts';
import type { Avatar, PictureRequest, StyleOptions } from './request.ts';
import { getStyle } from './style.ts';

/** Maximum number of palettes kept; some 65 KB each. */
const MAX_PALETTES = 64;

/** Palettes with the colours of avatars, and those of scenes with room for them. */
const extended = new LRUCache<string, Palette>({ max: MAX_PALETTES });

const trimmed = new LRUCache<string, Palette>({ max: MAX_PALETTES });

/** Width and height in pixels at which an avatar is looked at. */
const SAMPLE_SIZE = 24;

/** Options that a palette depends on. */
export interface PaletteOptions {
  readonly scene: string;
  /** Id of a theme of the game. */
  readonly theme: string;
  readonly strong: boolean;
}

/** Returns the key of a palette, for example `runaround/plain/false`. */
export function getPaletteKey({ scene, theme, strong }: PaletteOptions): string {
  return `${scene}/${theme}/${strong}`;
}

/**
 * Palettes of the built-in scenes, three bytes a colour in base64. Render workers need not compute them at start, which takes 1.5 s.
 * `UPDATE_GOLDEN=1 npm run test:long -- test/long/palettes.test.ts` writes them.
 */
const STORED_PALETTES = JSON.parse(
  readFileSync(new URL('./palettes.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>;

const palettes = new Map<string, Palette>();

/** Palettes of a picture: of its scene, and of the rows that show avatars. */
interface PicturePalettes {
  readonly main: Palette;
  /** Begins with all colours of the main palette. */
  readonly faces: Palette;
}

/**
 * Numbers of colours for avatars: on a board, whose small tokens leave the main palette to all tables alike, and on another picture, where
 * all of it has one palette.
 */
const BOARD_COLOURS = 48;
const FACE_COLOURS = 96;

/** Returns the palettes of a picture: those of its scene in its theme, without readable avatars one and the same. */
export function getPicturePalettes(request: PictureRequest): PicturePalettes {
  const base = getScenePalette(request);
  const { scene } = request;
  const avatars = request.avatars?.filter(({ id }) => findAvatarImage(id)) ?? [];
  if (avatars.length === 0) return { main: base, faces: base };
  const isBoard = GAME_SCENES.some(({ id }) => id === scene);
  const main = getTrimmedPalette(base, isBoard ? BOARD_COLOURS : FACE_COLOURS);
  const faces = getAvatarPalette(main, avatars);
  return { main: isBoard ? main : faces, faces };
}

/** Returns the palette of a scene in its theme. Computed from the scene's previews on first use, unless it is stored or cached. */
export function getScenePalette(request: Pick<PictureRequest, 'scene' | 'view' | 'look'>): Palette {
  const { look } = request;
  const scene = getStyledScene(request);
  const { theme, strong } = getStyle(scene, look);
  const options = { scene, theme: theme.id, strong };
  const key = getPaletteKey(options);
  const palette = palettes.get(key) ?? loadStoredPalette(key) ?? learnPalette(options);
  palettes.set(key, palette);
  return palette;
}

/** Computes the palette from the previews of a scene and of those in its style, such as posters. Throws if the scene has none. */
export function learnPalette({ scene, ...look }: PaletteOptions): Palette {
  const previews = PREVIEWS.filter((preview) => !preview.avatars && getStyledScene(preview) === scene);
  if (previews.length === 0) throw new Error(`The scene ${scene} has no preview to learn its colours from`);
  return createPalette(drawPreviews(previews, look));
}

function loadStoredPalette(key: string): Palette | undefined {
  const colours = STORED_PALETTES[key];
  return colours === undefined ? undefined : restorePalette(Buffer.from(colours, 'base64'));
}

/** Draws the previews one after the other. */
function* drawPreviews(previews: readonly PictureRequest[], look: Partial<StyleOptions>): Generator<Canvas> {
  for (const preview of previews) yield drawScene({ ...preview, look }).canvas;
}

/** Returns the main colours of a palette, so that those of avatars have room. */
function getTrimmedPalette(base: Palette, free: number): Palette {
  const key = `${base.id} ${free}`;
  const palette = trimmed.get(key) ?? trimPalette(base, free);
  trimmed.set(key, palette);
  return palette;
}

/** Returns a palette that continues with the colours of avatars; the same one if no avatar can be drawn. */
function getAvatarPalette(base: Palette, avatars: readonly Avatar[]): Palette {
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
