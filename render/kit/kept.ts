import type { Canvas } from '../canvas.ts';

/** Canvases that were drawn once, by name, up to so many bytes: those that were not asked for longest are let go of. */
export class Kept {
  readonly #most: number;
  readonly #canvases = new Map<string, Canvas>();
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** The canvas of that name, drawn if it is not kept. */
  of(name: string, draw: () => Canvas): Canvas {
    const kept = this.#canvases.get(name);
    if (kept) this.#canvases.delete(name);
    const canvas = kept ?? draw();
    if (!kept) this.#bytes += sizeOf(canvas);
    this.#canvases.set(name, canvas);
    if (this.#bytes > this.#most) this.#letGo();
    return canvas;
  }

  #letGo(): void {
    for (const [name, canvas] of this.#canvases) {
      if (this.#bytes <= this.#most) return;
      this.#bytes -= sizeOf(canvas);
      this.#canvases.delete(name);
    }
  }
}

/** What was drawn, and what the canvas keeps of it for those who draw it again: four bytes a pixel each. */
function sizeOf({ width, height }: Canvas): number {
  return 2 * width * height * 4;
}
