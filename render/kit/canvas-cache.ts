import { LRUCache } from 'lru-cache';
import { CANVAS_BYTES } from '../cache-bytes.ts';
import { type Canvas, createSurface, type Pen } from '../canvas.ts';
import type { Size } from '../palette.ts';
import type { Rect } from './boxes.ts';

/**
 * Cache of canvases that are drawn once, by name, limited in bytes. A canvas must be used before the next one is requested: it may have
 * been released by then.
 */
export class CanvasCache {
  readonly #canvases: LRUCache<string, Canvas>;

  constructor(maxBytes: number) {
    this.#canvases = new LRUCache({ maxSize: maxBytes, sizeCalculation: getCanvasBytes, dispose: release });
  }

  /** Returns the canvas of that name; draws it if it is not cached. */
  get(name: string, draw: () => Canvas): Canvas {
    const cached = this.#canvases.get(name);
    if (cached) return cached;
    const canvas = draw();
    this.#canvases.set(name, canvas);
    return canvas;
  }
}

/** Cache shared by the layers, stamps and cards of all games: a busy game uses what an idle one leaves. */
export const canvasCache = new CanvasCache(CANVAS_BYTES);

/** Frees the pixels of a canvas at once. V8 does not see them, so its collector may leave them for minutes. */
export function release(canvas: Canvas): void {
  canvas.width = 0;
}

/** Returns the size in bytes of a canvas that is only drawn from: four bytes a pixel. */
function getCanvasBytes({ width, height }: Canvas): number {
  return Math.max(1, width * height * 4);
}

/** Returns a background drawn once for each key and style. It contains no text of a language. The key names scene, board and size. */
type LayerFactory = (
  pen: Pick<Pen, 'look'>,
  key: string,
  width: number,
  height: number,
  draw: (pen: Pen) => void,
) => Canvas;

/**
 * Returns a layer that covers the whole board and stays the same from move to move. Layers are opaque, so that they are copied, not
 * blended.
 */
export const getLayer: LayerFactory = createLayerCache('layer', false);

/** Returns a part of a board with transparent edges. */
export const getPatch: LayerFactory = createLayerCache('patch', true);

function createLayerCache(kind: string, alpha: boolean): LayerFactory {
  return ({ look: { still } }, key, width, height, draw) =>
    canvasCache.get(`${kind}/${still.key}/${key}`, () => {
      const { canvas, pen } = createSurface(width, height, still, alpha);
      draw(pen);
      return canvas;
    });
}

/**
 * Stamps a drawing with its middle at (x, y). `draw` is called the first time only, with the pen's origin in the middle of a square of
 * `side` pixels, and a style without a language. `key` names everything else that the drawing depends on.
 */
export function stamp(
  pen: Pen,
  key: string,
  side: number,
  x: number,
  y: number,
  draw: (pen: Pen) => void,
): void {
  const whole = Math.ceil(side / 2) * 2;
  const square = { x: x - whole / 2, y: y - whole / 2, width: whole, height: whole };
  stampRect(pen, key, square, (cut) => {
    cut.translate(whole / 2, whole / 2);
    draw(cut);
  });
}

/**
 * Stamps a drawing that fills a rectangle of whole pixels. `draw` gets the size in pixels, with the pen's origin at the upper left corner.
 * `key` names everything else that the drawing depends on.
 */
export function stampRect(
  pen: Pen,
  key: string,
  { x, y, width, height }: Rect,
  draw: (pen: Pen, size: Size) => void,
): void {
  const [left, top] = [Math.round(x), Math.round(y)];
  const size = { width: Math.round(x + width) - left, height: Math.round(y + height) - top };
  const { still } = pen.look;
  const canvas = canvasCache.get(`stamp/${still.key}/${key}/${size.width}/${size.height}`, () => {
    const cut = createSurface(size.width, size.height, still);
    draw(cut.pen, size);
    return cut.canvas;
  });
  pen.drawImage(canvas, left, top);
}
