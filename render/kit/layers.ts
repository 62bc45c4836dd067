import { type Canvas, type Pen, sheet } from '../canvas.ts';

/** The most that are kept; a layer of 1000 × 1000 has 4 MB. */
const MOST = 16;

const layers = new Map<string, Canvas>();

/** What never changes of a board, drawn once for each key and look and kept. The key names scene, board and size. */
export function layer(
  { look }: Pick<Pen, 'look'>,
  key: string,
  width: number,
  height: number,
  draw: (pen: Pen) => void,
): Canvas {
  const name = `${look.key}/${key}`;
  const kept = layers.get(name);
  if (kept) return touched(name, kept);
  const { canvas, pen } = sheet(width, height, look);
  draw(pen);
  return touched(name, canvas);
}

/** Moves it to the end of the line; the first in the line goes when there are too many. */
function touched(key: string, canvas: Canvas): Canvas {
  layers.delete(key);
  layers.set(key, canvas);
  const oldest = layers.keys().next().value;
  if (layers.size > MOST && oldest !== undefined) layers.delete(oldest);
  return canvas;
}
