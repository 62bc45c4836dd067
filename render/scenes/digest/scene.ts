import { getKitHues } from '../../kit/colours.ts';
import type { Scene } from '../../scene.ts';
import { getPictureHeight, getSheetRect, WIDTH } from './measures.ts';
import { PREVIEWS } from './previews.ts';
import { drawDigestSheet } from './sheet.ts';
import { drawPostageStamp } from './stamp.ts';
import { drawBar, drawFact, drawHead } from './text.ts';
import type { DigestView } from './types.ts';

/** Weekly digest, drawn as an air mail letter: games played on a server, and remarkable facts. */
export const digest: Scene = {
  id: 'digest',
  previews: PREVIEWS,
  size: (view, look) => ({ width: WIDTH, height: getPictureHeight(look, view as DigestView) }),
  draw(pen, request, boxes) {
    const view = request.view as DigestView;
    pen.fillStyle = getKitHues(pen).table;
    pen.fillRect(0, 0, WIDTH, getPictureHeight(pen.look, view));
    drawDigestSheet(pen, getSheetRect(pen.look, view), boxes);
    drawHead(pen, view, boxes);
    drawPostageStamp(pen, view, boxes);
    for (const nth of view.games.keys()) drawBar(pen, view, nth, boxes);
    for (const nth of view.facts.keys()) drawFact(pen, view, nth, boxes);
  },
};
