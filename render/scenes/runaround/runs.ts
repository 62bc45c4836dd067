import type { RunaroundEvent, RunaroundView } from '../../../src/games/runaround/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { pawn } from '../../kit/pawn.ts';
import { fill, line } from '../../kit/shapes.ts';
import { stampIn } from '../../kit/stamps.ts';
import { write } from '../../kit/words.ts';
import type { PictureRequest } from '../../request.ts';
import { runaroundHues, side } from './colours.ts';
import { pawnOf } from './look.ts';
import { measuresOf, plateOf } from './measures.ts';
import { place } from './place.ts';

/** The scoring track from 1 to the goal, with the marker before it or on it (R-RA-3). */
export function runs(
  pen: Pen,
  request: PictureRequest,
  view: RunaroundView,
  seat: 0 | 1,
  boxes: Boxes,
): void {
  const rect = wayOf(pen, view, seat);
  stampIn(pen, `runaround/runs/${seat}/${view.runs[seat]}/${view.goal}`, rect, (on) => {
    on.translate(-rect.x, -rect.y);
    path(on, view, seat);
    for (let run = 1; run <= view.goal; run++) stone(on, view, seat, run);
  });
  for (let run = 1; run <= view.goal; run++) noted(pen, seat, run, boxes);
  if (justRun(request, seat)) ring(pen, view, seat);
  marker(pen, view, seat, boxes);
}

/** Where a stone is; 0 is the place before the first. */
function stoneAt(pen: Pen, seat: number, run: number): { readonly x: number; readonly y: number } {
  const { plate } = measuresOf(pen.look);
  const rect = plateOf(pen.look, seat);
  return { x: rect.x + plate.band + plate.stone + 6 + run * plate.pitch, y: rect.y + plate.stonesAt };
}

/** How wide the path is, and how far before the marker's first place it begins, in pixels. */
const PATH = 16;
const BEFORE = 10;

/** All that the path and its stones cover. */
function wayOf(pen: Pen, { goal }: RunaroundView, seat: number): Rect {
  const [from, to] = [stoneAt(pen, seat, 0), stoneAt(pen, seat, goal)];
  const [before, round] = [BEFORE + PATH / 2, measuresOf(pen.look).plate.stone + 6];
  return { x: from.x - before, y: from.y - round, width: to.x - from.x + before + round, height: round * 2 };
}

/** What the stones lie on: as far as it has been run in the side's colour. */
function path(pen: Pen, view: RunaroundView, seat: 0 | 1): void {
  const { colour, edge } = side(pen, seat);
  const start = stoneAt(pen, seat, 0);
  const stretch = (run: number, width: number, ink: string) => {
    pen.beginPath();
    pen.moveTo(start.x - BEFORE, start.y);
    pen.lineTo(stoneAt(pen, seat, run).x, start.y);
    pen.lineCap = 'round';
    line(pen, ink, width);
  };
  stretch(view.goal, PATH, edge);
  stretch(view.goal, 11, runaroundHues(pen).stone);
  stretch(view.runs[seat], 11, colour);
}

/** Full in the side's colour when it has been run; the last one has a second edge. */
function stone(pen: Pen, view: RunaroundView, seat: 0 | 1, run: number): void {
  const { stone: radius, count } = measuresOf(pen.look).plate;
  const { x, y } = stoneAt(pen, seat, run);
  const { colour, edge, ink } = side(pen, seat);
  const done = run <= view.runs[seat];
  if (run === view.goal) {
    place(pen, seat, x, y, radius + 4);
    fill(pen, runaroundHues(pen).stone);
    line(pen, edge, 3);
  }
  place(pen, seat, x, y, run === view.goal ? radius - 2 : radius);
  fill(pen, done ? colour : runaroundHues(pen).stone);
  line(pen, edge, 3);
  write(pen, String(run), x, y, { size: count, colour: done ? ink : edge, align: 'center' });
}

/** The number on a stone. */
function noted(pen: Pen, seat: number, run: number, boxes: Boxes): void {
  const { count } = measuresOf(pen.look).plate;
  const { x, y } = stoneAt(pen, seat, run);
  const [width, height] = [count * 0.62, count];
  boxes.note('text', `run ${run} of ${seat}`, { x: x - width / 2, y: y - height / 2, width, height });
}

function justRun(request: PictureRequest, seat: number): boolean {
  return (request.events as readonly RunaroundEvent[]).some(
    (event) => event.kind === 'run' && event.seat === seat,
  );
}

/** Round a run that has just been scored. */
function ring(pen: Pen, view: RunaroundView, seat: 0 | 1): void {
  const { x, y } = stoneAt(pen, seat, view.runs[seat]);
  place(pen, seat, x, y, measuresOf(pen.look).plate.stone + 3);
  line(pen, hues(pen).ink, 8);
  line(pen, hues(pen).glow, 5);
}

/** The fifth pawn stands on the last run (R-RA-2). */
function marker(pen: Pen, view: RunaroundView, seat: 0 | 1, boxes: Boxes): void {
  const { stone: radius, marker: height } = measuresOf(pen.look).plate;
  const run = view.runs[seat];
  const { x, y } = stoneAt(pen, seat, run);
  const middle = y - (run === 0 ? 0 : radius - 1) - height / 2 + 4;
  pawn(pen, pawnOf(pen, seat), x, middle, height);
  const rect = { x: x - height * 0.36, y: middle - height / 2, width: height * 0.72, height };
  boxes.note('piece', `marker ${seat}`, rect);
}
