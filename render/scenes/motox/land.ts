import type { MotoXView, Spot } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import { stamp } from '../../kit/canvas-cache.ts';
import { drawMotif } from '../../kit/motif.ts';
import { findMotif } from '../../style.ts';
import { getMotoxHues } from './colours.ts';
import { type Field, type Panel, toTablePixels } from './field.ts';
import { THINGS } from './roadside-things.ts';
import { getTileCentre } from './track-geometry.ts';

/** Draws waves of the land from top to bottom, and the river through it. */
export function drawBands(pen: Pen, width: number, height: number): void {
  const { ground, bands: waves, river } = getMotoxHues(pen);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  waves.forEach((colour, at) => {
    for (let y = at; y < 8; y += waves.length) drawWave(pen, (height * y) / 8, width, height / 10, colour, y);
  });
  river.forEach((colour, at) => {
    drawMeander(pen, width, height, colour, 58 - at * 20);
  });
}

function drawWave(pen: Pen, y: number, width: number, deep: number, colour: string, seed: number): void {
  const edge = (x: number, from: number) =>
    from + Math.sin(x / 130 + seed * 2.4) * 14 + Math.sin(x / 57 + seed) * 6;
  pen.beginPath();
  for (let x = 0; x <= width; x += 20) pen.lineTo(x, edge(x, y));
  for (let x = width; x >= 0; x -= 20) pen.lineTo(x, edge(x + 90, y + deep * 0.62));
  pen.closePath();
  pen.fillStyle = colour;
  pen.fill();
}

function drawMeander(pen: Pen, width: number, height: number, colour: string, wide: number): void {
  pen.beginPath();
  for (let y = -40; y <= height + 40; y += 20) {
    const x = width * 0.56 + Math.sin(y / 148) * 170 + Math.sin(y / 61) * 34 - (y / height) * 120;
    pen.lineTo(x, y);
  }
  pen.lineJoin = 'round';
  pen.lineWidth = wide;
  pen.strokeStyle = colour;
  pen.stroke();
}

/** Draws the things beside the road, always the same at the same spot. */
export function drawLand(pen: Pen, on: Field, view: MotoXView, panel: Panel): void {
  const [wide, high] = [panel.rect.width / on.cell / 2, panel.rect.height / on.cell / 2];
  const x0 = Math.floor((panel.rect.x - panel.shift.x) / on.cell / 2) - 1;
  const y0 = Math.floor((panel.shift.y - panel.rect.y - panel.rect.height) / on.cell / 2) - 1;
  for (let x = x0; x < x0 + wide + 2; x++) {
    for (let y = y0; y < y0 + high + 2; y++)
      if (isInsidePanel(on, panel, { x, y })) plantThing(pen, on, view, { x, y });
  }
}

/** Returns whether the spot is inside the panel, so that nothing is cut off at the edge. */
function isInsidePanel(on: Field, { rect, shift }: Panel, spot: Spot): boolean {
  const point = toTablePixels(on, getTileCentre(spot));
  const [x, y] = [point.x + shift.x - rect.x, point.y + shift.y - rect.y];
  const room = on.cell * 0.85;
  return x > room && y > room && x < rect.width - room && y < rect.height - room;
}

/** Draws a thing if no tile lies there and not on every spot; more often while there is hardly any track. */
function plantThing(pen: Pen, on: Field, view: MotoXView, spot: Spot): void {
  const seed = hashSpot(spot);
  const dense = view.track.length < 6 ? 88 : 40;
  if (seed % 100 > dense || view.track.some(({ x, y }) => x === spot.x && y === spot.y)) return;
  const { x, y } = toTablePixels(on, getTileCentre(spot));
  const thing = (seed >>> 8) % THINGS.length;
  const [right, down] = [((seed % 7) - 3) * on.cell * 0.09, ((seed % 5) - 2) * on.cell * 0.13];
  stamp(pen, `motox/land/${thing}/${on.cell}`, on.cell * 1.4, x + right, y + down, (at) => {
    at.scale(on.cell / 100, on.cell / 100);
    const own = findMotif(at, `land${thing}`);
    if (own) drawMotif(at, own, 0, 0, 120);
    else THINGS[thing]?.(at);
  });
}

/** Returns a number for each spot that looks random. */
function hashSpot({ x, y }: Spot): number {
  const mixed = Math.imul(x * 73 + 1009, 2654435) ^ Math.imul(y * 151 + 3001, 1597334677);
  return Math.imul(mixed ^ (mixed >>> 13), 1274126177) >>> 8;
}
