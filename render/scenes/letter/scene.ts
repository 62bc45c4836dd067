import { hues } from '../../kit/colours.ts';
import type { Scene } from '../../scene.ts';
import { heightOf, sheetOf, WIDTH } from './measures.ts';
import { PREVIEWS } from './previews.ts';
import { letterSheet } from './sheet.ts';
import { stamped } from './stamp.ts';
import type { LetterView } from './types.ts';
import { bar, fact, headed } from './written.ts';

/** The letter of a week, by air mail: what was played on a server, and what was remarkable. */
export const letter: Scene = {
  id: 'letter',
  previews: PREVIEWS,
  size: (view, look) => ({ width: WIDTH, height: heightOf(look, view as LetterView) }),
  draw(pen, request, boxes) {
    const view = request.view as LetterView;
    pen.fillStyle = hues(pen).table;
    pen.fillRect(0, 0, WIDTH, heightOf(pen.look, view));
    letterSheet(pen, sheetOf(pen.look, view), boxes);
    headed(pen, view, boxes);
    stamped(pen, view, boxes);
    for (const nth of view.games.keys()) bar(pen, view, nth, boxes);
    for (const nth of view.facts.keys()) fact(pen, view, nth, boxes);
  },
};
