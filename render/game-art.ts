import { type Canvas, createSurface, type Pen } from './canvas.ts';
import { GAME_SCENES } from './game-scenes.ts';
import { Boxes, type Rect } from './kit/boxes.ts';
import { canvasCache, release } from './kit/canvas-cache.ts';
import { getKitHues } from './kit/colours.ts';
import type { Size } from './palette.ts';
import type { Art, Scene } from './scene.ts';

/** Fills a rectangle softly with the board of a game; `wash` is the share of the ground in it. Draws nothing without art. */
export function drawGameArt(pen: Pen, game: string, rect: Rect, wash: number): void {
  const scene = GAME_SCENES.find(({ id }) => id === game);
  const { art } = scene ?? {};
  if (!scene || !art) return;
  const size = { width: Math.round(rect.width), height: Math.round(rect.height) };
  const key = `art/${pen.look.key}/${game}/${size.width}/${size.height}/${wash}`;
  const canvas = canvasCache.get(key, () => createArt(pen, scene, art, size, wash));
  pen.drawImage(canvas, rect.x, rect.y);
}

/** Height in pixels over which art fades into the ground below. */
const FADE = 24;

function createArt({ look }: Pen, scene: Scene, art: Art, { width, height }: Size, wash: number): Canvas {
  const { canvas, pen } = createSurface(width, height, look, false);
  const ground = getKitHues(pen).table;
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  const board = drawPreview(pen, scene, art.preview);
  const from = coverRect(art.rect, width / height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(board, from.x, from.y, from.width, from.height, 0, 0, width, height);
  release(board);
  pen.fillStyle = ground;
  pen.globalAlpha = wash;
  pen.fillRect(0, 0, width, height);
  for (let row = 0; row < FADE; row++) {
    pen.globalAlpha = (row + 1) / FADE;
    pen.fillRect(0, height - FADE + row, width, 1);
  }
  return canvas;
}

/** Draws a preview without marks, traces and results. */
function drawPreview({ look }: Pen, scene: Scene, nth: number): Canvas {
  const preview = scene.previews[nth];
  if (!preview) throw new Error(`The scene ${scene.id} has no preview ${nth}`);
  const { width, height: exact } = scene.size(preview.view, look);
  const height = Math.floor(exact);
  const { canvas, pen } = createSurface(width, height, look, false);
  scene.draw(pen, { ...preview, marks: [], turn: [], events: [], places: null }, new Boxes(width, height));
  return canvas;
}

/** Returns the largest part of these proportions in the middle of a rectangle. */
function coverRect({ x, y, width, height }: Rect, proportions: number): Rect {
  const [wide, high] = [Math.min(width, height * proportions), Math.min(height, width / proportions)];
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}
