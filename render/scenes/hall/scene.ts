import { getKitHues } from '../../kit/colours.ts';
import { drawTitlePlate } from '../../kit/title-plate.ts';
import type { Scene } from '../../scene.ts';
import { drawCabinet } from './cabinet.ts';
import { getPictureHeight, getTitleRect, WIDTH } from './measures.ts';
import { PREVIEWS } from './previews.ts';
import type { HallView } from './types.ts';

/** Hall of fame of a server: a cabinet of cups. */
export const hall: Scene = {
  id: 'hall',
  previews: PREVIEWS,
  size: (view) => ({ width: WIDTH, height: getPictureHeight(view as HallView) }),
  alike: true,
  draw(pen, request, boxes) {
    const view = request.view as HallView;
    pen.fillStyle = getKitHues(pen).table;
    pen.fillRect(0, 0, WIDTH, getPictureHeight(view));
    drawTitlePlate(pen, getTitleRect(), view, boxes);
    drawCabinet(pen, view, boxes);
  },
};
