import type { RunaroundEvent, RunaroundView } from '../../../src/games/runaround/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { stampRect } from '../../kit/canvas-cache.ts';
import { getKitHues } from '../../kit/colours.ts';
import { drawPawn } from '../../kit/pawn.ts';
import { fill, strokeOutline } from '../../kit/shapes.ts';
import { write } from '../../kit/text.ts';
import type { PictureRequest } from '../../request.ts';
import { beginSeatShape, getPawnStyle, getRunaroundHues, getSideHues } from './colours.ts';
import { getMeasures, getPlateRect } from './measures.ts';

/** Draws the scoring track from 1 to the goal, with the marker before it or on it (R-RA-3). */
export function drawRuns(
  pen: Pen,
  request: PictureRequest,
  view: RunaroundView,
  seat: 0 | 1,
  boxes: Boxes,
): void {
  const rect = getPathRect(pen, view, seat);
  stampRect(pen, `runaround/runs/${seat}/${view.runs[seat]}/${view.goal}`, rect, (on) => {
    on.translate(-rect.x, -rect.y);
    drawPath(on, view, seat);
    for (let run = 1; run <= view.goal; run++) drawStone(on, view, seat, run);
  });
  for (let run = 1; run <= view.goal; run++) drawStoneNumber(pen, seat, run, boxes);
  if (hasJustRun(request, seat)) drawRing(pen, view, seat);
  drawMarker(pen, view, seat, boxes);
}

/** Returns the place of a stone; 0 is the place before the first. */
function getStonePlace(pen: Pen, seat: number, run: number): { readonly x: number; readonly y: number } {
  const { plate } = getMeasures(pen.look);
  const rect = getPlateRect(pen.look, seat);
  return { x: rect.x + plate.band + plate.stone + 6 + run * plate.pitch, y: rect.y + plate.stonesAt };
}

/** Width of the path, and distance that it begins before the marker's first place, in pixels. */
const PATH_WIDTH = 16;
const PATH_LEAD = 10;

/** Returns the rectangle of the path and its stones. */
function getPathRect(pen: Pen, { goal }: RunaroundView, seat: number): Rect {
  const [from, to] = [getStonePlace(pen, seat, 0), getStonePlace(pen, seat, goal)];
  const [before, round] = [PATH_LEAD + PATH_WIDTH / 2, getMeasures(pen.look).plate.stone + 6];
  return { x: from.x - before, y: from.y - round, width: to.x - from.x + before + round, height: round * 2 };
}

/** Draws the path below the stones, in the side's colour as far as it has been run. */
function drawPath(pen: Pen, view: RunaroundView, seat: 0 | 1): void {
  const { colour, edge } = getSideHues(pen, seat);
  const start = getStonePlace(pen, seat, 0);
  const stretch = (run: number, width: number, ink: string) => {
    pen.beginPath();
    pen.moveTo(start.x - PATH_LEAD, start.y);
    pen.lineTo(getStonePlace(pen, seat, run).x, start.y);
    pen.lineCap = 'round';
    strokeOutline(pen, ink, width);
  };
  stretch(view.goal, PATH_WIDTH, edge);
  stretch(view.goal, 11, getRunaroundHues(pen).stone);
  stretch(view.runs[seat], 11, colour);
}

/** Draws a stone, filled in the side's colour when it has been run; the last one has a second edge. */
function drawStone(pen: Pen, view: RunaroundView, seat: 0 | 1, run: number): void {
  const { stone: radius, count } = getMeasures(pen.look).plate;
  const { x, y } = getStonePlace(pen, seat, run);
  const { colour, edge, ink } = getSideHues(pen, seat);
  const done = run <= view.runs[seat];
  if (run === view.goal) {
    beginSeatShape(pen, seat, x, y, radius + 4);
    fill(pen, getRunaroundHues(pen).stone);
    strokeOutline(pen, edge, 3);
  }
  beginSeatShape(pen, seat, x, y, run === view.goal ? radius - 2 : radius);
  fill(pen, done ? colour : getRunaroundHues(pen).stone);
  strokeOutline(pen, edge, 3);
  write(pen, String(run), x, y, { size: count, colour: done ? ink : edge, align: 'center' });
}

/** Writes the number on a stone. */
function drawStoneNumber(pen: Pen, seat: number, run: number, boxes: Boxes): void {
  const { count } = getMeasures(pen.look).plate;
  const { x, y } = getStonePlace(pen, seat, run);
  const [width, height] = [count * 0.62, count];
  boxes.note('text', `run ${run} of ${seat}`, { x: x - width / 2, y: y - height / 2, width, height });
}

function hasJustRun(request: PictureRequest, seat: number): boolean {
  return (request.events as readonly RunaroundEvent[]).some(
    (event) => event.kind === 'run' && event.seat === seat,
  );
}

/** Draws a ring round a run that has just been scored. */
function drawRing(pen: Pen, view: RunaroundView, seat: 0 | 1): void {
  const { x, y } = getStonePlace(pen, seat, view.runs[seat]);
  beginSeatShape(pen, seat, x, y, getMeasures(pen.look).plate.stone + 3);
  strokeOutline(pen, getKitHues(pen).ink, 8);
  strokeOutline(pen, getKitHues(pen).glow, 5);
}

/** Draws the fifth pawn on the last run (R-RA-2). */
function drawMarker(pen: Pen, view: RunaroundView, seat: 0 | 1, boxes: Boxes): void {
  const { stone: radius, marker: height } = getMeasures(pen.look).plate;
  const run = view.runs[seat];
  const { x, y } = getStonePlace(pen, seat, run);
  const middle = y - (run === 0 ? 0 : radius - 1) - height / 2 + 4;
  drawPawn(pen, getPawnStyle(pen, seat), x, middle, height);
  const rect = { x: x - height * 0.36, y: middle - height / 2, width: height * 0.72, height };
  boxes.note('piece', `marker ${seat}`, rect);
}
