import type { Space } from '../../../src/games/runaround/types.ts';
import type { Canvas, Pen } from '../../canvas.ts';
import type { Rect } from '../../kit/boxes.ts';
import { getLayer } from '../../kit/canvas-cache.ts';
import { getKitHues } from '../../kit/colours.ts';
import { drawMotif } from '../../kit/motif.ts';
import { beginRoundedRect, fill, strokeOutline, withShadow } from '../../kit/shapes.ts';
import { write } from '../../kit/text.ts';
import { findMotif } from '../../style.ts';
import { drawArrows } from './arrows.ts';
import { beginSeatShape, getRunaroundHues, getSideHues } from './colours.ts';
import { drawLinks } from './links.ts';
import { getMeasures, WIDTH } from './measures.ts';
import { drawPlateGrounds } from './plates.ts';
import {
  getColumn,
  getLane,
  getNumberPlace,
  getPictureHeight,
  getRowHeight,
  getSpaceRect,
  type Track,
} from './track.ts';
import { drawShade, drawWall } from './wall.ts';

/** Returns everything that never changes on a board of this size. */
export function getBoardCanvas(pen: Pen, on: Track): Canvas {
  return getLayer(
    pen,
    `runaround/${on.size}${on.eight ? '/eight' : ''}`,
    WIDTH,
    getPictureHeight(on),
    (pen) => drawTrack(pen, on),
  );
}

function drawTrack(pen: Pen, on: Track): void {
  pen.fillStyle = getRunaroundHues(pen).table;
  pen.fillRect(0, 0, WIDTH, getPictureHeight(on));
  drawPlateGrounds(pen);
  drawFronts(pen, on);
  drawLinks(pen, on);
  drawRim(pen, on);
  for (let space = 0; space < on.size; space++) drawPaving(pen, on, space);
  drawShade(pen, on);
  drawArrows(pen, on);
  for (let space = 0; space < on.size; space++) drawSpaceNumber(pen, on, space);
  drawWall(pen, on);
}

/** Draws a theme's house fronts in a row behind the track, each in the colour of the nearer start's side. */
function drawFronts(pen: Pen, { field, rim, tip }: Track): void {
  const drawing = findMotif(pen, 'front');
  const high = getMeasures(pen.look).front;
  if (!drawing || high === 0) return;
  const [from, wide] = [field.x + tip * 0.8, field.width - tip * 1.6];
  const count = Math.floor(wide / high);
  const y = field.y - rim - high / 2 + 2;
  for (let at = 0; at < count; at++) {
    const inks = { ...getSideHues(pen, at < count / 2 ? 0 : 1) };
    drawMotif(pen, drawing, from + ((at + 0.5) * wide) / count, y, high + 1, inks);
  }
}

/** Draws wood round the track: a dark edge, the wood, and the light on it. */
function drawRim(pen: Pen, { field, rim, tip }: Track): void {
  const [light = '', wood = '', dark = ''] = getRunaroundHues(pen).rim;
  const around = (by: number) =>
    beginRoundedRect(
      pen,
      field.x - by,
      field.y - by,
      field.width + 2 * by,
      field.height + 2 * by,
      getCurveRadius(tip) + by,
    );
  withShadow(pen, 14, 5, () => {
    around(rim);
    fill(pen, dark);
  });
  around(rim - 2);
  fill(pen, wood);
  around(rim - 4);
  if (rim > 6) strokeOutline(pen, light, 2);
  around(1.5);
  fill(pen, dark);
}

/** Returns the corner radius of the track's ends. */
function getCurveRadius(tip: number): number {
  return Math.min(tip, 96);
}

function drawPaving(pen: Pen, on: Track, space: Space): void {
  const { x, y, width, height } = getSpaceRect(on, space);
  const start = getStartSeat(on, space);
  const round = getCurveRadius(on.tip);
  pen.save();
  pen.beginPath();
  pen.roundRect(
    x + 0.5,
    y,
    width - 1,
    height,
    start === 0 ? [round, 0, 0, round] : start === 1 ? [0, round, round, 0] : 0,
  );
  pen.clip();
  pen.fillStyle =
    start === null ? (getRunaroundHues(pen).paving[space % 2] ?? '') : getSideHues(pen, start).pale;
  pen.fillRect(x, y, width, height);
  if (start === null) drawLaneGround(pen, on, space);
  else drawYard(pen, on, space, start);
  pen.restore();
  if (start === null && pen.look.strong) drawSpaceOutline(pen, on, space);
}

function getStartSeat(on: Track, space: Space): 0 | 1 | null {
  if (getLane(on, space) !== 'tip') return null;
  return space === 0 ? 0 : 1;
}

function drawSpaceOutline(pen: Pen, on: Track, space: Space): void {
  const { x, y, width, height } = getSpaceRect(on, space);
  pen.strokeStyle = getRunaroundHues(pen).joint;
  pen.lineWidth = 1.5;
  pen.strokeRect(x + 0.5, y, width - 1, height);
}

/** Maximum opacity of a side's colour on the lanes, next to its start, and the number of steps to none: a palette has few colours. */
const SIDE_TINT = 0.22;
const TINT_STEPS = 3;

/** Draws the tint of the nearer start's side, a theme's cobbles, and lines round the space. */
function drawLaneGround(pen: Pen, on: Track, space: Space): void {
  const { x, y, width, height } = getSpaceRect(on, space);
  if (!pen.look.strong) {
    tintSpace(pen, on, space);
    drawCobbles(pen, { x, y, width, height });
  }
  pen.fillStyle = getRunaroundHues(pen).joint;
  pen.fillRect(x - 0.75, y, 1.5, height);
  pen.fillRect(x + width - 0.75, y, 1.5, height);
  pen.fillRect(x, y - 0.75, width, 1.5);
  pen.fillRect(x, y + height - 0.75, width, 1.5);
}

/** Tints a space in the colour of the nearer start's side, the more the nearer it is. */
function tintSpace(pen: Pen, on: Track, space: Space): void {
  const { x, y, width, height } = getSpaceRect(on, space);
  const middle = on.size / 4;
  const aside = getColumn(on, space) - middle;
  pen.globalAlpha = (Math.round((Math.abs(aside) / middle) * TINT_STEPS) / TINT_STEPS) * SIDE_TINT;
  pen.fillStyle = getSideHues(pen, aside < 0 ? 0 : 1).colour;
  pen.fillRect(x, y, width, height);
  pen.globalAlpha = 1;
}

/** Paves a space with a theme's cobbles, one square of them below the other. */
function drawCobbles(pen: Pen, { x, y, width, height }: Rect): void {
  const stones = pen.look.large ? null : findMotif(pen, 'cobbles');
  const inks = { stone: getRunaroundHues(pen).cobble };
  if (stones)
    for (let down = width / 2; down < height + width / 2; down += width)
      drawMotif(pen, stones, x + width / 2, y + down, width, inks);
}

/** Draws a start in its side's colour, with a line inside. */
function drawYard(pen: Pen, on: Track, space: Space, seat: 0 | 1): void {
  const { x, y, width, height } = getSpaceRect(on, space);
  const gate = pen.look.large || pen.look.strong ? null : findMotif(pen, 'gate');
  const middle = { x: x + width / 2, y: getRowHeight(on, 'tip') };
  if (gate) drawMotif(pen, gate, middle.x, middle.y, width * 0.92, { ...getSideHues(pen, seat) });
  else drawDoorstep(pen, seat, middle.x, middle.y, width * 0.3);
  const round = getCurveRadius(on.tip) - 4;
  pen.beginPath();
  const inset = 6;
  pen.roundRect(
    x + inset,
    y + inset,
    width - 2 * inset,
    height - 2 * inset,
    seat === 0 ? [round, 8, 8, round] : [8, round, round, 8],
  );
  strokeOutline(pen, getSideHues(pen, seat).edge, 7);
  strokeOutline(pen, getSideHues(pen, seat).colour, 4);
}

/** Draws the seat's shape on its start. */
function drawDoorstep(pen: Pen, seat: 0 | 1, x: number, y: number, radius: number): void {
  beginSeatShape(pen, seat, x, y, radius);
  strokeOutline(pen, getSideHues(pen, seat).edge, 7);
  strokeOutline(pen, getSideHues(pen, seat).colour, 4);
  beginSeatShape(pen, seat, x, y, radius * 0.42);
  fill(pen, getSideHues(pen, seat).colour);
  strokeOutline(pen, getSideHues(pen, seat).edge, 2);
}

function drawSpaceNumber(pen: Pen, on: Track, space: Space): void {
  const { x, y } = getNumberPlace(on, space);
  const { ink, inkSoft } = getKitHues(pen);
  const colour = getLane(on, space) === 'tip' ? ink : inkSoft;
  write(pen, String(space), x, y, { size: on.figure, colour, align: 'center' });
}
