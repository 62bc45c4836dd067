import { chartSheet } from '../../kit/chart/sheet.ts';
import { hues } from '../../kit/colours.ts';
import { titlePlate } from '../../kit/title-plate.ts';
import type { Scene } from '../../scene.ts';
import { bracket } from './bracket.ts';
import { heightOf, sheetOf, titleOf, WIDTH } from './measures.ts';
import { PREVIEWS } from './previews.ts';
import type { CupView } from './types.ts';

/** How a cup stands: who meets whom, and who is a round further. */
export const cup: Scene = {
  id: 'cup',
  previews: PREVIEWS,
  size: (view, look) => ({ width: WIDTH, height: Math.ceil(heightOf(look, view as CupView)) }),
  draw(pen, request, boxes) {
    const view = request.view as CupView;
    pen.fillStyle = hues(pen).table;
    pen.fillRect(0, 0, WIDTH, Math.ceil(heightOf(pen.look, view)));
    titlePlate(pen, titleOf(pen.look), view, boxes);
    chartSheet(pen, sheetOf(pen.look, view), boxes);
    bracket(pen, view, boxes);
  },
};
