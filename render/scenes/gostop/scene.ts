import type { GoStopEvent, GoStopView } from '../../../src/games/gostop/types.ts';
import type { Scene } from '../../scene.ts';
import { billShown } from './bill.ts';
import { board } from './board.ts';
import { hand } from './hand.ts';
import { marks, moved } from './marks.ts';
import { mat } from './mat.ts';
import { WIDTH } from './measures.ts';
import { order } from './order.ts';
import { panel } from './panel.ts';
import { PREVIEWS } from './previews.ts';
import { haulOf } from './spoils/haul.ts';
import type { Dealer } from './spots.ts';
import { table } from './table.ts';
import { newestOf, traceOf } from './trace.ts';

/** Go-Stop: a cloth with the row, and before every player what was captured. */
export const gostop: Scene = {
  id: 'gostop',
  size: (view, look) => ({ width: WIDTH, height: table({ look }, view as GoStopView).height }),
  previews: PREVIEWS,
  draw(pen, request, boxes) {
    const view = request.view as GoStopView;
    const on = table(pen, view);
    const events = request.events as readonly GoStopEvent[];
    const now = newestOf(request);
    const trace = traceOf(now);
    const wanted = new Set(request.marks.map(({ at }) => at));
    const dealer: Dealer = { pen, boxes, trace, spots: new Map(), wanted };
    pen.drawImage(board(pen, on), 0, 0);
    boxes.note('plate', 'row', on.mat);
    on.panels.forEach((rect, seat) => {
      panel(dealer, request, view, seat, rect);
    });
    mat(dealer, view, on, { deal: billShown(view, events), haul: haulOf(view, now, trace) });
    if (on.tray) hand(dealer, view, on.tray);
    moved(dealer);
    marks(dealer, request);
    order(dealer, request);
  },
};
