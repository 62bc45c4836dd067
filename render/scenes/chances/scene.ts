import { hues } from '../../kit/colours.ts';
import type { Scene } from '../../scene.ts';
import { curves } from './curves.ts';
import { frame } from './frame.ts';
import { gifts } from './gifts.ts';
import { chartOf, fieldOf, heightOf, WIDTH } from './measures.ts';
import { seated } from './plates.ts';
import { PREVIEWS } from './previews.ts';
import { smooth } from './smooth.ts';
import type { ChancesView } from './types.ts';

/** How a match went: the chances of each seat over its moves. The seats have the colours of their game. */
export const chances: Scene = {
  id: 'chances',
  previews: PREVIEWS,
  size: (view, look) => ({ width: WIDTH, height: heightOf(look, seatsIn(view as ChancesView)) }),
  draw(pen, request, boxes) {
    const view = request.view as ChancesView;
    const field = fieldOf(pen.look, seatsIn(view));
    pen.fillStyle = hues(pen).table;
    pen.fillRect(0, 0, WIDTH, heightOf(pen.look, seatsIn(view)));
    for (const seat of request.sitters.keys()) seated(pen, request, seat, boxes);
    frame(pen, chartOf(pen.look, seatsIn(view)), field, view.count, boxes);
    curves(pen, { ...view, points: smooth(view.points) }, field);
    gifts(pen, view, field, boxes);
  },
};

function seatsIn({ points }: ChancesView): number {
  return points[0]?.chances.length ?? 0;
}
