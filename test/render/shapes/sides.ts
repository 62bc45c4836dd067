import type { Pen } from '../../../render/canvas.ts';
import { hues } from '../../../render/kit/colours.ts';
import { pawn } from '../../../render/kit/pawn.ts';
import { pointer } from '../../../render/scenes/runaround/arrows.ts';
import { pawnOf } from '../../../render/scenes/runaround/look.ts';
import { place } from '../../../render/scenes/runaround/place.ts';
import { onMat } from '../../../render/scenes/runaround/rolled.ts';
import { runaround } from '../../../render/scenes/runaround/scene.ts';
import { flung } from '../../../render/scenes/runaround/signs.ts';
import { traces } from '../../../render/scenes/runaround/traces.ts';
import { spot, track } from '../../../render/scenes/runaround/track.ts';
import { each, type Kind } from './kind.ts';

const SIDES = ['yellow', 'blue'];

/** What is yellow's in Runaround, and what blue's. */
export const RUNAROUND: readonly Kind[] = [
  {
    name: 'pawns in runaround',
    game: 'runaround',
    side: 64,
    least: 0.15,
    things: each(SIDES, (pen, seat) => pawn(pen, pawnOf(pen, seat), 0, 0, 56)),
  },
  {
    name: 'arrows on the track in runaround',
    game: 'runaround',
    side: 48,
    least: 0.5,
    things: each(SIDES, (pen, seat) => pointer(pen, 0, 0, 0, 40, seat)),
  },
  {
    name: 'dice on their mats in runaround',
    game: 'runaround',
    side: 140,
    least: 0.18,
    things: each(SIDES, (pen, seat) => onMat(pen, seat, 4, 0, 0, 76)),
  },
  {
    name: 'stones of the scoring track in runaround',
    game: 'runaround',
    side: 56,
    ground: 'white',
    least: 0.15,
    things: each(SIDES, (pen, seat) => {
      place(pen, seat, 0, 0, 22);
      pen.fillStyle = hues(pen).ink;
      pen.fill();
    }),
  },
  {
    name: 'signs of a pawn that went home in runaround',
    game: 'runaround',
    side: 80,
    least: 0.15,
    things: each(SIDES, (pen, seat) => flung(pen, seat)),
  },
  {
    name: 'traces in runaround',
    game: 'runaround',
    side: 300,
    least: 0.15,
    things: each(SIDES, (pen, seat) => trace(pen, seat)),
  },
];

/** Three spaces to the right along the upper lane: blue's, which runs to the left, is mirrored. */
function trace(pen: Pen, seat: number): void {
  const on = track(24, pen.look);
  const [from, to] = seat === 0 ? [4, 7] : [8, 5];
  const [start, end] = [spot(on, from), spot(on, to)];
  if (seat === 1) pen.scale(-1, 1);
  pen.translate(-(start.x + end.x) / 2, -start.y);
  const [preview] = runaround.previews;
  if (!preview) throw new Error('Runaround has no preview');
  traces(pen, { ...preview, events: [{ kind: 'moved', seat, from, to }] }, on);
}
