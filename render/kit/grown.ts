import { LRUCache } from 'lru-cache';
import { type Canvas, type Pen, type Sheet, sheet } from '../canvas.ts';

/** So many boards are kept: one of each table of a painter that has thirty, a sixth of them with a board that grows, and some. */
const MOST = 10;

/** A sheet serves all heights up to its own. */
const STEP = 200;

const boards = new LRUCache<string, Sheet>({ max: MOST });

/**
 * What stays of a board that grows until it grows again, drawn once for the few pictures that show it as it is. The key names all that
 * it depends on beside its size and the look, and it has no words of a language. The canvas may be higher than asked for; it is drawn
 * upon again for another board.
 */
export function grown(
  { look: { still } }: Pick<Pen, 'look'>,
  key: string,
  width: number,
  height: number,
  draw: (pen: Pen) => void,
): Canvas {
  const name = `${still.key}/${key}/${width}/${height}`;
  const known = boards.get(name);
  if (known) return known.canvas;
  const high = Math.ceil(height / STEP) * STEP;
  const free = boards.size === MOST ? boards.pop() : undefined;
  const { canvas, pen } =
    free?.canvas.width === width && free.canvas.height === high ? free : sheet(width, high, still);
  pen.reset();
  draw(Object.assign(pen, { look: still }));
  boards.set(name, { canvas, pen });
  return canvas;
}
