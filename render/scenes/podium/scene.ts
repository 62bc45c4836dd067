import { drawGameArt } from '../../game-art.ts';
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
    drawGameArt(pen, view.game, { x: 0, y: 0, width: WIDTH, height: HEIGHT }, 0.45);
    drawTitlePlate(pen, getTitleRect(pen.look), view, boxes);
    boxes.note('plate', 'stage', getStageRect(pen.look));
    drawStageConfetti(pen, view);
    for (const nth of view.placed.keys()) drawStep(pen, view, nth, boxes);
  },
};
