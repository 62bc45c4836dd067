import type { MotoXView, Spot } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import { circle, fill, shadowed } from '../../kit/shapes.ts';
import { stamp } from '../../kit/stamps.ts';
import { type Field, onTable, type Panel } from './field.ts';
import { centre } from './way.ts';

/** What stands beside the road: a rock, a bush, a cactus, always the same at the same spot. */
export function land(pen: Pen, on: Field, view: MotoXView, panel: Panel): void {
  const { extent } = panel;
  for (let x = extent.x - 4; x < extent.x + extent.columns + 4; x++) {
    for (let y = extent.y - 3; y < extent.y + extent.rows + 3; y++) {
      if (fits(on, panel, { x, y })) planted(pen, on, view, { x, y });
    }
  }
}

/** Nothing is cut at the edge. */
function fits(on: Field, { rect, shift }: Panel, spot: Spot): boolean {
  const point = onTable(on, centre(spot));
  const [x, y] = [point.x + shift.x - rect.x, point.y + shift.y - rect.y];
  const room = on.cell * 0.75;
  return x > room && y > room && x < rect.width - room && y < rect.height - room;
}

/** Only where no tile lies, and not everywhere. */
function planted(pen: Pen, on: Field, view: MotoXView, spot: Spot): void {
  const seed = scattered(spot);
  if (seed % 100 > 46 || view.track.some(({ x, y }) => x === spot.x && y === spot.y)) return;
  const { x, y } = onTable(on, centre(spot));
  const thing = seed % THINGS.length;
  const [right, down] = [((seed % 7) - 3) * on.cell * 0.06, ((seed % 5) - 2) * on.cell * 0.06];
  stamp(pen, `motox/land/${thing}`, on.cell * 1.3, x + right, y + down, (at) => {
    at.scale(on.cell / 100, on.cell / 100);
    THINGS[thing]?.(at);
  });
}

/** A number for each spot that looks like chance. */
function scattered({ x, y }: Spot): number {
  const mixed = Math.imul(x * 73 + 1009, 2654435) ^ Math.imul(y * 151 + 3001, 1597334677);
  return Math.imul(mixed ^ (mixed >>> 13), 1274126177) >>> 8;
}

const THINGS = [dune, rocks, bush, cactus, dune] as const;

function dune(pen: Pen): void {
  pen.lineCap = 'round';
  pen.lineWidth = 6;
  pen.strokeStyle = '#cfb98f';
  for (const [x, y, wide] of [
    [-50, -14, 62],
    [-12, 10, 70],
    [-44, 32, 40],
  ] as const) {
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x + wide / 2, y - 22, x + wide, y);
    pen.stroke();
  }
}

function rocks(pen: Pen): void {
  stone(pen, -18, 4, 32);
  stone(pen, 24, 14, 20);
}

function stone(pen: Pen, x: number, y: number, radius: number): void {
  const outline = [0.3, 0.9, 1.5, 2.4, 3.2, 4.1, 5.2].map((angle, at) => ({
    x: x + Math.cos(angle) * radius * (at % 2 === 0 ? 1 : 0.86),
    y: y + Math.sin(angle) * radius * 0.8,
  }));
  shadowed(pen, 5, 3, () => {
    pen.beginPath();
    for (const point of outline) pen.lineTo(point.x, point.y);
    pen.closePath();
    fill(pen, '#b59a72');
  });
  pen.beginPath();
  pen.ellipse(x - radius * 0.15, y - radius * 0.25, radius * 0.6, radius * 0.38, -0.2, 0, Math.PI * 2);
  fill(pen, '#c8ae85');
}

function bush(pen: Pen): void {
  shadowed(pen, 5, 3, () => leaves(pen, 0, '#8f9a5b'));
  leaves(pen, -5, '#a5ae6c');
}

function leaves(pen: Pen, rise: number, colour: string): void {
  for (const [x, y, radius] of [
    [-20, 6, 17],
    [2, -6, 21],
    [22, 8, 15],
  ] as const) {
    circle(pen, x, y + rise, radius + rise);
    fill(pen, colour);
  }
}

function cactus(pen: Pen): void {
  shadowed(pen, 5, 3, () => arms(pen, 17, '#66804d'));
  arms(pen, 9, '#7f9a60');
}

function arms(pen: Pen, width: number, colour: string): void {
  pen.beginPath();
  pen.moveTo(0, 40);
  pen.lineTo(0, -42);
  pen.moveTo(0, 12);
  pen.quadraticCurveTo(-28, 14, -28, -14);
  pen.moveTo(0, 2);
  pen.quadraticCurveTo(26, 4, 26, -24);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.stroke();
}
