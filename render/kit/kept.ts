import { LRUCache } from 'lru-cache';
import type { Canvas } from '../canvas.ts';
import { letGoOf } from '../letGo.ts';

/**
 * Canvases that were drawn once, by name, up to so many bytes: those that were not asked for longest are let go of. Whoever asks for one
 * has drawn from it before asking for so many others.
 */
export class Kept {
  readonly #canvases: LRUCache<string, Canvas>;

  constructor(most: number) {
    this.#canvases = new LRUCache({ maxSize: most, sizeCalculation: sizeOf, dispose: letGoOf });
  }

  /** The canvas of that name, drawn if it is not kept. */
  of(name: string, draw: () => Canvas): Canvas {
    const kept = this.#canvases.get(name);
    if (kept) return kept;
    const canvas = draw();
    this.#canvases.set(name, canvas);
    return canvas;
  }
}

/** A canvas that is only drawn from has its pixels once: four bytes each. */
function sizeOf({ width, height }: Canvas): number {
  return Math.max(1, width * height * 4);
}
