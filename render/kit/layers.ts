import { type Canvas, type Pen, sheet } from '../canvas.ts';
import { Kept } from './kept.ts';

/** Some sixteen boards. */
const layers = new Kept(128 * 1024 * 1024);

/** What never changes of a board, drawn once for each key and look, and kept; it has no words of a language. The key names scene, board and size. */
export function layer(
  { look: { still } }: Pick<Pen, 'look'>,
  key: string,
  width: number,
  height: number,
  draw: (pen: Pen) => void,
): Canvas {
  return layers.of(`${still.key}/${key}`, () => {
    const { canvas, pen } = sheet(width, height, still);
    draw(pen);
    return canvas;
  });
}
