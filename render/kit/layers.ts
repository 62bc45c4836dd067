import { type Canvas, createCanvas, type Pen } from '../canvas.ts';

/** The most that are kept; a layer of 1000 × 1000 has 4 MB. */
const MOST = 12;

const layers = new Map<string, Canvas>();

/** What never changes of a board, drawn once for each key and kept. The key names scene, board and size. */
export function layer(key: string, width: number, height: number, draw: (pen: Pen) => void): Canvas {
  const kept = layers.get(key);
  if (kept) return touched(key, kept);
  const canvas = createCanvas(width, height);
  draw(canvas.getContext('2d'));
  return touched(key, canvas);
}

/** Moves it to the end of the line; the first in the line goes when there are too many. */
function touched(key: string, canvas: Canvas): Canvas {
  layers.delete(key);
  layers.set(key, canvas);
  const oldest = layers.keys().next().value;
  if (layers.size > MOST && oldest !== undefined) layers.delete(oldest);
  return canvas;
}
