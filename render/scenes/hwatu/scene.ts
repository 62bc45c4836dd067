import type { ChartView } from '../../../src/games/gostop/types.ts';
import type { Scene } from '../../scene.ts';
import { getHwatuHues } from './colours.ts';
import { drawLegend, getLegendHeight } from './legend.ts';
import { getLegendTop, getMeasures, MARGIN, MONTH_WIDTH, WIDTH } from './measures.ts';
import { drawMonth } from './month.ts';
import { PREVIEWS } from './previews.ts';

/** Chart of all 48 flower cards, a month a column, with the kind of each card and the worth of the sets. */
export const hwatu: Scene = {
  id: 'hwatu',
  size: (_view, look) => ({ width: WIDTH, height: getPictureHeight(look) }),
  previews: PREVIEWS,
  draw(pen, request, boxes) {
    pen.fillStyle = getHwatuHues(pen).ground;
    pen.fillRect(0, 0, WIDTH, getPictureHeight(pen.look));
    const { cards } = request.view as ChartView;
    for (let at = 0; at < 12; at++) {
      const own = cards.filter(({ month }) => month === at + 1);
      drawMonth(pen, boxes, own, MARGIN + (at + 0.5) * MONTH_WIDTH, MARGIN);
    }
    drawLegend(pen, boxes);
  },
};

function getPictureHeight(look: Parameters<typeof getMeasures>[0]): number {
  return Math.ceil(getLegendTop(getMeasures(look)) + getLegendHeight(look) + MARGIN);
}
