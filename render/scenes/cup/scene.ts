import { drawGameArt } from '../../game-art.ts';
import { ART_RECT, ART_WASH } from '../../kit/art-top.ts';
import { drawChartSheet } from '../../kit/chart/sheet.ts';
import { getKitHues } from '../../kit/colours.ts';
import { drawTitlePlate } from '../../kit/title-plate.ts';
import type { Scene } from '../../scene.ts';
import { drawBracket } from './bracket.ts';
import { getPictureHeight, getSheetRect, getTitleRect, WIDTH } from './measures.ts';
import { PREVIEWS } from './previews.ts';
import type { CupView } from './types.ts';

/** State of a cup: its pairings, and the players who have advanced. */
export const cup: Scene = {
  id: 'cup',
  previews: PREVIEWS,
  size: (view, look) => ({ width: WIDTH, height: Math.ceil(getPictureHeight(look, view as CupView)) }),
  draw(pen, request, boxes) {
    const view = request.view as CupView;
    pen.fillStyle = getKitHues(pen).table;
    pen.fillRect(0, 0, WIDTH, Math.ceil(getPictureHeight(pen.look, view)));
    drawGameArt(pen, view.game, ART_RECT, ART_WASH);
    drawTitlePlate(pen, getTitleRect(pen.look), view, boxes);
    drawChartSheet(pen, getSheetRect(pen.look, view), boxes);
    drawBracket(pen, view, boxes);
  },
};
