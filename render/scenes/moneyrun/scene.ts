import type { MoneyRunView } from '../../../src/games/moneyrun/types.ts';
import { drawPawn } from '../../kit/pawn.ts';
import type { Scene } from '../../scene.ts';
import { getBoardCanvas } from './board.ts';
import { drawCauseway, drawDrops } from './causeway.ts';
import { getSeatColour, getSeatPale } from './colours.ts';
import { getPictureSize, layOutField } from './field.ts';
import { drawHomeSeals } from './home-seal.ts';
import { drawFrames, drawMarks } from './marks.ts';
import { numberMoves } from './number-moves.ts';
import { drawPawns, drawSpotlights } from './pawns.ts';
import { drawSeatPlate } from './plates.ts';
import { PREVIEWS } from './previews.ts';
import { drawHeights, drawStacks } from './stacks.ts';
import { getPawnStyle } from './styles.ts';
import { drawSupply } from './supply.ts';
import { drawRipples, drawTraceGrounds, drawTraces } from './traces.ts';

/** Scene of Money Run: stacks of coins as stairs for pawns. */
export const moneyrun: Scene = {
  id: 'moneyrun',
  previews: PREVIEWS,
  seatSign: {
    getColours: (pen, seat) => ({ colour: getSeatColour(pen, seat), pale: getSeatPale(pen, seat) }),
    draw: (pen, seat, x, y, size) => drawPawn(pen, getPawnStyle(pen, seat), x, y, size),
  },
  art: { preview: 1, rect: { x: 50, y: 180, width: 810, height: 690 } },
  size: (view, look) => getPictureSize(view as MoneyRunView, look),
  draw(pen, request, boxes) {
    const view = request.view as MoneyRunView;
    const on = layOutField(view, pen.look, new Set(request.marks.map(({ at }) => at)));
    pen.drawImage(getBoardCanvas(pen, view, on), 0, 0);
    drawRipples(pen, request, view, on);
    drawCauseway(pen, view, on);
    drawTraceGrounds(pen, request, view, on);
    drawSpotlights(pen, request, view, on);
    drawFrames(pen, request, on);
    drawStacks(pen, view, on, boxes);
    drawDrops(pen, view, on, boxes);
    drawTraces(pen, request, view, on);
    drawPawns(pen, request, view, on, boxes);
    drawHeights(pen, view, on, boxes);
    drawHomeSeals(pen, view, on, boxes);
    view.sides.forEach((_, seat) => {
      drawSeatPlate(pen, request, view, on, seat, boxes);
    });
    drawSupply(pen, request, view, on, boxes);
    drawMarks(pen, request, view, on, boxes);
    numberMoves(pen, request, view, on, boxes);
  },
};
