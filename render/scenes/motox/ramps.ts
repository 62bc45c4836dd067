import type { MotoXView } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import { hues } from '../../kit/colours.ts';
import { fill, line, rounded, shadowed } from '../../kit/shapes.ts';
import { write } from '../../kit/words.ts';
import { type Field, onTable } from './field.ts';
import { SIGN, turned, WOOD, WOOD_DARK, WOOD_LIGHT } from './look.ts';
import { onTile } from './road.ts';
import { ahead, centre } from './way.ts';

/** Wooden ramps at the exit edges, the higher the longer, each with its height on a sign. */
export function ramps(pen: Pen, on: Field, view: MotoXView): void {
  view.track.forEach(({ ramp }, at) => {
    if (ramp > 0) onTile(pen, on, view.track, at, (cell) => wedge(pen, cell, ramp));
  });
  view.track.forEach(({ ramp }, at) => {
    if (ramp > 0) sign(pen, on, view, at, ramp);
  });
}

/** As many planks as it is high, each lighter than the one before; its edge throws a shadow on the next tile. */
function wedge(pen: Pen, cell: number, ramp: number): void {
  const [plank, half] = [cell * 0.16, cell * 0.86];
  const tip = cell + 2;
  shadowed(pen, 8 + ramp * 3, 3 + ramp * 2, () => {
    rounded(pen, tip - plank * ramp, -half, plank * ramp + 3, half * 2, 3);
    fill(pen, WOOD_DARK);
  });
  for (let step = 0; step < ramp; step++) {
    rounded(pen, tip - plank * (ramp - step), -half, plank - 2, half * 2, 2);
    fill(pen, [WOOD, WOOD_LIGHT, '#f0d5a8'][step + 3 - ramp] ?? WOOD);
  }
}

/** A yellow diamond in the middle of the edge. */
function sign(pen: Pen, on: Field, view: MotoXView, at: number, ramp: number): void {
  const { x, y } = signAt(on, view, at);
  const half = Math.max(13, Math.round(on.cell * 0.25));
  turned(pen, x, y, Math.PI / 4, () => {
    shadowed(pen, 5, 2, () => {
      rounded(pen, -half, -half, half * 2, half * 2, half * 0.3);
      fill(pen, hues(pen).ink);
    });
    rounded(pen, -half + 2, -half + 2, half * 2 - 4, half * 2 - 4, half * 0.25);
    fill(pen, SIGN);
    line(pen, hues(pen).ink, 2);
  });
  write(pen, String(ramp), x, y, { size: half * 1.6, colour: hues(pen).ink, align: 'center' });
}

/** The middle of an exit edge in the table's pixels. */
export function signAt(on: Field, view: MotoXView, at: number): { readonly x: number; readonly y: number } {
  const middle = centre(view.track[at] ?? { x: 0, y: 0 });
  const along = ahead(view.track, at);
  return onTable(on, { x: middle.x + along.x * 0.92, y: middle.y + along.y * 0.92 });
}
