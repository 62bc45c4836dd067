import { type Canvas, type Pen, sheet } from '../canvas.ts';
import { Kept } from './kept.ts';

const MEGABYTE = 1024 * 1024;

/** Draws what is below other things once for each key and look, and keeps it; it has no words of a language. The key names scene, board and size. */
type Layer = (
  pen: Pick<Pen, 'look'>,
  key: string,
  width: number,
  height: number,
  draw: (pen: Pen) => void,
) => Canvas;

/** What never changes of a board, which covers all of it: some twenty-two boards. */
export const layer = layersOf(88 * MEGABYTE);

/** What stays of a board that grows, until it grows again: some ten boards, apart from those that never change, which are not to go for them. */
export const grown = layersOf(40 * MEGABYTE);

/** What never changes of a part of a board, below which something shows at its edges: some thirty. */
export const patch = layersOf(8 * MEGABYTE, true);

/** What has no `alpha` is copied where other things are blended. */
function layersOf(most: number, alpha = false): Layer {
  const kept = new Kept(most);
  return ({ look: { still } }, key, width, height, draw) =>
    kept.of(`${still.key}/${key}`, () => {
      const { canvas, pen } = sheet(width, height, still, alpha);
      draw(pen);
      return canvas;
    });
}
