import type { RunaroundView } from '../../../src/games/runaround/types.ts';
import type { Boxes } from '../../kit/boxes.ts';
import type { Look } from '../../look.ts';
import type { Scene } from '../../scene.ts';
import { board } from './board.ts';
import { drawn } from './drawn.ts';
import { WIDTH } from './measures.ts';
import { moments } from './moments.ts';
import { order } from './order.ts';
import { frames, pawns } from './pawns.ts';
import { seated } from './plates.ts';
import { PREVIEWS } from './previews.ts';
import { rolled } from './rolled.ts';
import { mustRun } from './signs.ts';
import { traces } from './traces.ts';
import { heightOf, numberAt, type Track, track } from './track.ts';

/** Runaround: a track round one wall, or a figure of eight along it. */
export const runaround: Scene = {
  id: 'runaround',
  previews: PREVIEWS,
  size: (view, look) => ({ width: WIDTH, height: heightOf(trackOf(view as RunaroundView, look)) }),
  drawn,
  alike: true,
  draw(pen, request, boxes) {
    const view = request.view as RunaroundView;
    const on = trackOf(view, pen.look);
    pen.drawImage(board(pen, on), 0, 0);
    noted(on, boxes);
    seated(pen, request, view, 0, boxes);
    seated(pen, request, view, 1, boxes);
    rolled(pen, request, view, boxes);
    frames(pen, request, on);
    traces(pen, request, on);
    if (view.again !== null) mustRun(pen, on, view.again);
    pawns(pen, request, view, on, boxes);
    moments(pen, request, view, on, boxes);
    order(pen, request, on, boxes);
  },
};

function trackOf({ size, eight }: RunaroundView, look: Look): Track {
  return track(size, look, eight);
}

/** The track and the numbers of its spaces. */
function noted(on: Track, boxes: Boxes): void {
  const { x, y, width, height } = on.field;
  const { rim } = on;
  boxes.note('plate', 'track', { x: x - rim, y: y - rim, width: width + 2 * rim, height: height + 2 * rim });
  for (let space = 0; space < on.size; space++) {
    const at = numberAt(on, space);
    const wide = String(space).length * on.figure * 0.57;
    const rect = { x: at.x - wide / 2, y: at.y - on.figure / 2, width: wide, height: on.figure };
    boxes.note('text', `number ${space}`, rect);
  }
}
