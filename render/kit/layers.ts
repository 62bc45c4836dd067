import { type Canvas, type Pen, sheet } from '../canvas.ts';

/** The most bytes that are kept: some thirty boards, as many as the tables of a busy evening play on. */
const MOST = 128 * 1024 * 1024;

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
  const one = touched(name, canvas);
  letGo();
  return one;
}

/** Moves it to the end of the line, from whose front those go that are too many. */
function touched(name: string, canvas: Canvas): Canvas {
  layers.delete(name);
  layers.set(name, canvas);
  return canvas;
}

function letGo(): void {
  let bytes = [...layers.values()].reduce((sum, canvas) => sum + sizeOf(canvas), 0);
  for (const [name, canvas] of layers) {
    if (bytes <= MOST) return;
    bytes -= sizeOf(canvas);
    layers.delete(name);
  }
}

function sizeOf({ width, height }: Canvas): number {
  return width * height * 4;
}
