import type { GoStopEvent, GoStopView } from '../../../src/games/gostop/types.ts';
import type { Scene } from '../../scene.ts';
import { findShownBill } from './bill.ts';
import { getBoardCanvas } from './board.ts';
import { getSeatColour, getSeatPale } from './colours.ts';
import { drawViewerHand } from './hand.ts';
import { drawMarks, drawOriginTags } from './marks.ts';
import { drawMat } from './mat.ts';
import { WIDTH } from './measures.ts';
import { numberMoves } from './number-moves.ts';
import { drawSeatPanel } from './panel.ts';
import { COVER_SAMPLE, PREVIEWS } from './previews.ts';
import { createHaul } from './spoils/haul.ts';
import type { DrawContext } from './spots.ts';
import { layOutTable } from './table-layout.ts';
import { drawToken } from './token.ts';
import { createTrace, getDealTurnEvents } from './trace.ts';

/** Scene of Go-Stop: a cloth with the row, and before every player the captured cards. */
export const gostop: Scene = {
  id: 'gostop',
  size: (view, look) => ({ width: WIDTH, height: layOutTable({ look }, view as GoStopView).height }),
  previews: PREVIEWS,
  coverSample: COVER_SAMPLE,
  seatSign: {
    getColours: (pen, seat) => ({ colour: getSeatColour(pen, seat), pale: getSeatPale(pen, seat) }),
    draw: (pen, seat, x, y, size) => drawToken(pen, seat, x, y, size / 2),
  },
  art: { preview: 3, rect: { x: 40, y: 240, width: 920, height: 260 } },
  draw(pen, request, boxes) {
    const view = request.view as GoStopView;
    const on = layOutTable(pen, view);
    const events = request.events as readonly GoStopEvent[];
    const now = getDealTurnEvents(request);
    const trace = createTrace(now);
    const wanted = new Set(request.marks.map(({ at }) => at));
    const dealer: DrawContext = { pen, boxes, trace, spots: new Map(), wanted };
    pen.drawImage(getBoardCanvas(pen, on), 0, 0);
    boxes.note('plate', 'row', on.mat);
    on.panels.forEach((rect, seat) => {
      drawSeatPanel(dealer, request, view, seat, rect);
    });
    drawMat(dealer, view, on, { deal: findShownBill(view, events), haul: createHaul(view, now, trace) });
    if (on.tray) drawViewerHand(dealer, view, on.tray);
    drawOriginTags(dealer);
    drawMarks(dealer, request);
    numberMoves(dealer, request);
  },
};
