import type { ChartView } from '../../../src/games/gostop/types.ts';
import type { Scene } from '../../scene.ts';
import { hwatuHues } from './colours.ts';
import { legend, legendHeight } from './legend.ts';
import { legendTop, MARGIN, MONTH, measuresOf, WIDTH } from './measures.ts';
import { month } from './month.ts';
import { PREVIEWS } from './previews.ts';

/** All 48 flower cards, a month a column, with what each is and what the sets are worth. */
export const hwatu: Scene = {
  id: 'hwatu',
  size: (_view, look) => ({ width: WIDTH, height: heightOf(look) }),
  previews: PREVIEWS,
  draw(pen, request, boxes) {
    pen.fillStyle = hwatuHues(pen).ground;
    pen.fillRect(0, 0, WIDTH, heightOf(pen.look));
    const { cards } = request.view as ChartView;
    for (let at = 0; at < 12; at++) {
      const own = cards.filter(({ month }) => month === at + 1);
      month(pen, boxes, own, MARGIN + (at + 0.5) * MONTH, MARGIN);
    }
    legend(pen, boxes);
  },
};

function heightOf(look: Parameters<typeof measuresOf>[0]): number {
  return Math.ceil(legendTop(measuresOf(look)) + legendHeight(look) + MARGIN);
}
