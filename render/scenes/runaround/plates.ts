import type { RunaroundEvent, RunaroundView } from '../../../src/games/runaround/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { pawn } from '../../kit/pawn.ts';
import { medal, plateGlow, plateGround, plateName } from '../../kit/plate.ts';
import { circle, fill, line, rounded } from '../../kit/shapes.ts';
import { write } from '../../kit/words.ts';
import type { PictureRequest } from '../../picture.ts';
import { COLOURS, EDGES, PALES, PAWNS } from './look.ts';

/** Yellow's plate above its start on the left, blue's on the right. */
const PLATES: readonly Rect[] = [
  { x: 16, y: 16, width: 424, height: 124 },
  { x: 560, y: 16, width: 424, height: 124 },
];
const BAND = 76;

/** The grounds of both plates. */
export function plates(pen: Pen): void {
  PLATES.forEach((rect, seat) => {
    plateGround(pen, rect, PALES[seat] ?? hues(pen).white, EDGES[seat] ?? hues(pen).white, BAND);
    yard(pen, rect);
  });
}

/** Home: a yard with a place for each of the four pawns (R-RA-2). */
function yard(pen: Pen, rect: Rect): void {
  rounded(pen, rect.x + rect.width - 152, rect.y + 64, 144, 52, 14);
  fill(pen, 'rgba(70, 50, 20, 0.13)');
  for (let place = 0; place < 4; place++) {
    circle(pen, slot(rect, place), rect.y + 90, 7);
    fill(pen, 'rgba(70, 50, 20, 0.2)');
  }
}

function slot(rect: Rect, place: number): number {
  return rect.x + rect.width - 132 + place * 35;
}

/** Who sits there, the runs, the pawns at home. */
export function seated(
  pen: Pen,
  request: PictureRequest,
  view: RunaroundView,
  seat: 0 | 1,
  boxes: Boxes,
): void {
  const rect = PLATES[seat] as Rect;
  boxes.note('plate', `plate ${seat}`, rect);
  if (request.turn.includes(seat)) plateGlow(pen, rect);
  pawn(pen, PAWNS[seat] as (typeof PAWNS)[number], rect.x + BAND / 2, rect.y + rect.height / 2, 88);
  const ended = request.places?.find((placed) => placed.seat === seat);
  const sitter = request.sitters[seat] ?? { name: '', ai: false };
  plateName(pen, boxes, sitter, rect.x + BAND + 14, rect.y + 36, rect.width - BAND - (ended ? 90 : 28), 34);
  if (ended) medal(pen, ended.place, rect.x + rect.width - 40, rect.y + 35, 25);
  runs(pen, request, view, seat, rect);
  home(pen, view, seat, rect);
}

/** The scoring track from 1 to the goal, with a marker before it or on it (R-RA-3). */
function runs(pen: Pen, request: PictureRequest, view: RunaroundView, seat: 0 | 1, rect: Rect): void {
  for (let run = 1; run <= view.goal; run++) {
    const [x, y] = [rect.x + BAND + 28 + (run - 1) * 35, rect.y + 90];
    const done = run <= view.runs[seat];
    circle(pen, x, y, 15);
    fill(pen, done ? COLOURS[seat] : hues(pen).white);
    line(pen, done ? EDGES[seat] : hues(pen).inkSoft, 3);
    if (run === view.runs[seat] && justRun(request, seat)) ring(pen, x, y);
    write(pen, String(run), x, y, {
      size: 22,
      colour: done && seat === 1 ? hues(pen).white : EDGES[seat],
      align: 'center',
    });
  }
}

function justRun(request: PictureRequest, seat: number): boolean {
  return (request.events as readonly RunaroundEvent[]).some(
    (event) => event.kind === 'run' && event.seat === seat,
  );
}

/** Round a run that has just been scored. */
function ring(pen: Pen, x: number, y: number): void {
  circle(pen, x, y, 18);
  line(pen, hues(pen).ink, 5);
  line(pen, hues(pen).glow, 3);
}

/** The pawns that wait, on four places. */
function home(pen: Pen, view: RunaroundView, seat: 0 | 1, rect: Rect): void {
  for (let place = 0; place < 4; place++) {
    if (place < view.homes[seat])
      pawn(pen, PAWNS[seat] as (typeof PAWNS)[number], slot(rect, place), rect.y + 89, 44);
  }
}
