import { drawGameArt } from '../../game-art.ts';
import { ART_RECT, ART_WASH } from '../../kit/art-top.ts';
import { getKitHues } from '../../kit/colours.ts';
import type { Scene } from '../../scene.ts';
import { drawBest } from './best.ts';
import { drawCurves } from './curves.ts';
import { drawChartFrame } from './frame.ts';
import { drawGifts } from './gifts.ts';
import { getChartRect, getFieldRect, getPictureHeight, WIDTH } from './measures.ts';
import { drawSeatPlate } from './plates.ts';
import { PREVIEWS } from './previews.ts';
import { smoothPoints } from './smooth-points.ts';
import type { ChancesView } from './types.ts';

/** Analysis of a match: the chances of each seat over its moves, in the seats' colours of the game. */
export const chances: Scene = {
  id: 'chances',
  previews: PREVIEWS,
  size: (view, look) => ({ width: WIDTH, height: getPictureHeight(look, countSeats(view as ChancesView)) }),
  draw(pen, request, boxes) {
    const view = request.view as ChancesView;
    const field = getFieldRect(pen.look, countSeats(view));
    pen.fillStyle = getKitHues(pen).table;
    pen.fillRect(0, 0, WIDTH, getPictureHeight(pen.look, countSeats(view)));
    drawGameArt(pen, view.game, ART_RECT, ART_WASH);
    for (const seat of request.occupants.keys()) drawSeatPlate(pen, request, seat, boxes);
    drawChartFrame(pen, getChartRect(pen.look, countSeats(view)), field, view.count, boxes);
    drawCurves(pen, { ...view, points: smoothPoints(view.points) }, field);
    drawBest(pen, view, field);
    drawGifts(pen, view, field, boxes);
  },
};

function countSeats({ points }: ChancesView): number {
  return points[0]?.chances.length ?? 0;
}
