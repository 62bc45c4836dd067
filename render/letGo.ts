import type { Canvas } from './canvas.ts';

/**
 * Gives the memory of bytes back at once: they are read no more. Left to the collector, every 64 MB of such memory, which a painter fills
 * within a hundred pictures, has it go over the whole heap. They have to be the only ones in their buffer.
 */
export function letGo({ buffer }: ArrayBufferView): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}

/** Gives the memory of a canvas back at once, for the same reason: nothing is drawn from it any more. What was drawn from it stays. */
export function letGoOf(canvas: Canvas): void {
  canvas.width = 0;
}
