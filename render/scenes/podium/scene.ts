import { drawChartSheet } from '../../kit/chart/sheet.ts';
import { getKitHues } from '../../kit/colours.ts';
import { drawTitlePlate } from '../../kit/title-plate.ts';
import type { Scene } from '../../scene.ts';
import { getStageRect, getTitleRect, HEIGHT, WIDTH } from './measures.ts';
import { PREVIEWS } from './previews.ts';
import { drawStageConfetti, drawStep } from './steps.ts';
import type { PodiumView } from './types.ts';

/** Result of a league or a cup: the best players on their steps. */
export const podium: Scene = {
  id: 'podium',
  previews: PREVIEWS,
  size: () => ({ width: WIDTH, height: HEIGHT }),
  draw(pen, request, boxes) {
    const view = request.view as PodiumView;
    pen.fillStyle = getKitHues(pen).table;
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    drawTitlePlate(pen, getTitleRect(pen.look), view, boxes);
    drawChartSheet(pen, getStageRect(pen.look), boxes);
    drawStageConfetti(pen, view);
    for (const nth of view.placed.keys()) drawStep(pen, view, nth, boxes);
  },
};
