import { getKitHues } from '../../kit/colours.ts';
import type { Scene } from '../../scene.ts';
import { drawCurves } from './curves.ts';
import { drawChartFrame } from './frame.ts';
import { getChartRect, getFieldRect, getPictureHeight, WIDTH } from './measures.ts';
import { drawGamePlate, drawTitle } from './plates.ts';
import { PREVIEWS } from './previews.ts';
import { createScale } from './scale.ts';
import type { StandingView } from './types.ts';

/** Player's ratings in each game, match by match. */
export const standing: Scene = {
  id: 'standing',
  previews: PREVIEWS,
  size: (view, look) => ({
    width: WIDTH,
    height: getPictureHeight(look, (view as StandingView).lines.length),
  }),
  draw(pen, request, boxes) {
    const view = request.view as StandingView;
    const games = view.lines.length;
    const [field, scale] = [getFieldRect(pen.look, games), createScale(view)];
    pen.fillStyle = getKitHues(pen).table;
    pen.fillRect(0, 0, WIDTH, getPictureHeight(pen.look, games));
    drawTitle(pen, view, boxes);
    for (const nth of view.lines.keys()) drawGamePlate(pen, view, nth, boxes);
    drawChartFrame(pen, view, getChartRect(pen.look, games), field, scale, boxes);
    drawCurves(pen, view, field, scale);
  },
};
