import type { MotoXView } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import { stamp } from '../../kit/canvas-cache.ts';
import { getKitHues } from '../../kit/colours.ts';
import { beginCircle, fill, strokeOutline } from '../../kit/shapes.ts';
import { getMotoxHues } from './colours.ts';
import { type Field, isGrowing, type Tiles, toTablePixels } from './field.ts';
import { getStepAhead, getTileCentre, movePoint, turnLeft } from './track-geometry.ts';

/** Rows of a crowd beside the road: distance of each from the middle of the tile, in spaces, and number of people. */
const ROWS = [
  [1.66, 5],
  [1.42, 6],
] as const;

/** The only row above a cliff. */
const CLIFF_ROWS = [[1.19, 5]] as const;

/** Distance between people in a row, in spaces. */
const SPACING = 0.31;

/** Draws people on both sides of the finish, where no road runs. */
export function drawCrowd(pen: Pen, on: Field, view: MotoXView, tiles: Tiles): void {
  const last = view.track.length - 1;
  const tile = view.track[last];
  if (!tile || last === 0 || !tiles.includes(last) || isGrowing(view)) return;
  const along = getStepAhead(view.track, last);
  const left = turnLeft(along);
  const rows = getMotoxHues(pen).cliff.length > 0 ? CLIFF_ROWS : ROWS;
  const people = [left, { x: -left.x, y: -left.y }]
    .filter((side) => !view.track.some(({ x, y }) => x === tile.x + side.x && y === tile.y + side.y))
    .flatMap((side) => rows.flatMap((row) => listRow(row, getTileCentre(tile), along, side)));
  const places = people.map((one) => toTablePixels(on, one));
  for (const [nth, { x, y }] of [...places.entries()].sort(([, one], [, other]) => one.y - other.y))
    drawPerson(pen, nth, x, y, on.cell);
}

/** Returns the places of the people in a row on one side, in spaces. */
function listRow(
  [away, count]: readonly [away: number, count: number],
  middle: Point,
  along: Point,
  side: Point,
): readonly Point[] {
  return Array.from({ length: count }, (_, nth) => {
    const ahead = (nth - count / 2) * SPACING + ((nth * 7) % 3) * 0.03;
    return movePoint(movePoint(middle, along, ahead), side, away + ((nth * 5) % 4) * 0.025);
  });
}

/** Draws the nth person in one of the colours of the riders; every third raises both arms. */
function drawPerson(pen: Pen, nth: number, x: number, y: number, cell: number): void {
  const { ink, suits, glow, white } = getKitHues(pen);
  const colours = [...suits, glow, white];
  const colour = colours[(nth * 5) % colours.length] ?? glow;
  const isCheering = nth % 3 === 0;
  stamp(pen, `motox/person/${colour}/${isCheering}/${cell}`, cell * 0.7, x, y, (on) => {
    on.scale(cell / 100, cell / 100);
    on.lineCap = 'round';
    if (isCheering) drawArms(on, colour);
    on.beginPath();
    on.roundRect(-13, -2, 26, 27, 10);
    strokeOutline(on, ink, 7);
    fill(on, colour);
    beginCircle(on, 0, -13, 10.5);
    strokeOutline(on, ink, 7);
    fill(on, SKINS[nth % SKINS.length] ?? white);
  });
}

const SKINS = ['#f3cfa6', '#8d5a3b', '#d9a06f'];

function drawArms(pen: Pen, colour: string): void {
  for (const [stroke, width] of [
    [getKitHues(pen).ink, 13],
    [colour, 7],
  ] as const) {
    pen.beginPath();
    for (const side of [-1, 1]) {
      pen.moveTo(side * 10, 6);
      pen.lineTo(side * 20, -24);
    }
    strokeOutline(pen, stroke, width);
  }
}
