import { hues } from '../../kit/colours.ts';
import type { Scene } from '../../scene.ts';
import { curves } from './curves.ts';
import { frame } from './frame.ts';
import { chartOf, fieldOf, heightOf, WIDTH } from './measures.ts';
import { game, title } from './plates.ts';
import { PREVIEWS } from './previews.ts';
import { scaleOf } from './scale.ts';
import type { StandingView } from './types.ts';

/** What somebody's matches come to: the rating in each game, match by match. */
export const standing: Scene = {
  id: 'standing',
  previews: PREVIEWS,
  size: (view, look) => ({ width: WIDTH, height: heightOf(look, (view as StandingView).lines.length) }),
  draw(pen, request, boxes) {
    const view = request.view as StandingView;
    const games = view.lines.length;
    const [field, scale] = [fieldOf(pen.look, games), scaleOf(view)];
    pen.fillStyle = hues(pen).table;
    pen.fillRect(0, 0, WIDTH, heightOf(pen.look, games));
    title(pen, view, boxes);
    for (const nth of view.lines.keys()) game(pen, view, nth, boxes);
    frame(pen, view, chartOf(pen.look, games), field, scale, boxes);
    curves(pen, view, field, scale);
  },
};
