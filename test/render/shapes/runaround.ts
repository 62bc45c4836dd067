import type { Pen } from '../../../render/canvas.ts';
import { getKitHues } from '../../../render/kit/colours.ts';
import { drawPawn } from '../../../render/kit/pawn.ts';
import { drawPointer } from '../../../render/scenes/runaround/arrows.ts';
import { beginSeatShape, getPawnStyle } from '../../../render/scenes/runaround/colours.ts';
import { drawDieOnMat } from '../../../render/scenes/runaround/die-area.ts';
import { runaround } from '../../../render/scenes/runaround/scene.ts';
import { drawFlungPawn } from '../../../render/scenes/runaround/signs.ts';
import { drawTraces } from '../../../render/scenes/runaround/traces.ts';
import { getPawnPlace, layOutTrack } from '../../../render/scenes/runaround/track.ts';
import { createShapes, type ShapeKind } from './kind.ts';

const SIDES = ['yellow', 'blue'];

/** Shapes of yellow and of blue in Runaround. */
export const RUNAROUND: readonly ShapeKind[] = [
  {
    name: 'pawns in runaround',
    game: 'runaround',
    side: 64,
    least: 0.15,
    things: createShapes(SIDES, (pen, seat) => drawPawn(pen, getPawnStyle(pen, seat), 0, 0, 56)),
  },
  {
    name: 'arrows on the track in runaround',
    game: 'runaround',
    side: 48,
    least: 0.5,
    things: createShapes(SIDES, (pen, seat) => drawPointer(pen, 0, 0, 0, 40, seat)),
  },
  {
    name: 'dice on their mats in runaround',
    game: 'runaround',
    side: 140,
    least: 0.18,
    things: createShapes(SIDES, (pen, seat) => drawDieOnMat(pen, seat, 4, 0, 0, 76)),
  },
  {
    name: 'stones of the scoring track in runaround',
    game: 'runaround',
    side: 56,
    ground: 'white',
    least: 0.15,
    things: createShapes(SIDES, (pen, seat) => {
      beginSeatShape(pen, seat, 0, 0, 22);
      pen.fillStyle = getKitHues(pen).ink;
      pen.fill();
    }),
  },
  {
    name: 'signs of a pawn that went home in runaround',
    game: 'runaround',
    side: 80,
    least: 0.15,
    things: createShapes(SIDES, (pen, seat) => drawFlungPawn(pen, seat)),
  },
  {
    name: 'traces in runaround',
    game: 'runaround',
    side: 300,
    least: 0.15,
    things: createShapes(SIDES, (pen, seat) => drawTrace(pen, seat)),
  },
];

/** Draws a trace of three spaces to the right along the upper lane; blue's, which runs to the left, is mirrored. */
function drawTrace(pen: Pen, seat: number): void {
  const on = layOutTrack(24, pen.look);
  const [from, to] = seat === 0 ? [4, 7] : [8, 5];
  const [start, end] = [getPawnPlace(on, from), getPawnPlace(on, to)];
  if (seat === 1) pen.scale(-1, 1);
  pen.translate(-(start.x + end.x) / 2, -start.y);
  const [preview] = runaround.previews;
  if (!preview) throw new Error('Runaround has no preview');
  drawTraces(pen, { ...preview, events: [{ kind: 'moved', seat, from, to }] }, new Set(), on);
}
