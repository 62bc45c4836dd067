import type { Pen } from '../../canvas.ts';
import { drawMotif } from '../../kit/motif.ts';
import { findMotif } from '../../style.ts';
import { type Field, getSurroundingRect } from './field.ts';
import { WIDTH } from './measures.ts';

/** Draws what a theme places at the sides of the board: the nearer things lower and larger. */
export function drawScenery(pen: Pen, on: Field): void {
  if (pen.look.strong || pen.look.large) return;
  const [tree, pine] = [findMotif(pen, 'tree'), findMotif(pen, 'pine')];
  if (!tree || !pine) return;
  const { x, y, height } = getSurroundingRect(on);
  const room = x - on.by.edge;
  if (room < 40) return;
  for (let step = 0; step < 7; step++) {
    const down = y + 30 + (step * (height - 40)) / 6;
    const size = room + step * 3;
    drawMotif(pen, step % 3 === 1 ? tree : pine, room * 0.46 + ((step * 29) % 15) - 7, down, size);
    drawMotif(
      pen,
      step % 3 === 0 ? tree : pine,
      WIDTH - room * 0.46 - ((step * 37) % 15) + 7,
      down - 24,
      size,
    );
  }
}
