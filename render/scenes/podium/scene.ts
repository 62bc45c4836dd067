import { chartSheet } from '../../kit/chart/sheet.ts';
import { hues } from '../../kit/colours.ts';
import { titlePlate } from '../../kit/title-plate.ts';
import type { Scene } from '../../scene.ts';
import { HEIGHT, stageOf, titleOf, WIDTH } from './measures.ts';
import { PREVIEWS } from './previews.ts';
import { confetti, step } from './steps.ts';
import type { PodiumView } from './types.ts';

/** How a league or a cup ended: those who came first, on their steps. */
export const podium: Scene = {
  id: 'podium',
  previews: PREVIEWS,
  size: () => ({ width: WIDTH, height: HEIGHT }),
  draw(pen, request, boxes) {
    const view = request.view as PodiumView;
    pen.fillStyle = hues(pen).table;
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    titlePlate(pen, titleOf(pen.look), view, boxes);
    chartSheet(pen, stageOf(pen.look), boxes);
    confetti(pen, view);
    for (const nth of view.placed.keys()) step(pen, view, nth, boxes);
  },
};
