import { LRUCache } from 'lru-cache';
import { CANVAS_BYTES } from '../cache-bytes.ts';
import type { Canvas } from '../canvas.ts';

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
