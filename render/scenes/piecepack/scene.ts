import type { PiecepackView } from '../../../src/games/piecepack/types.ts';
import type { Scene } from '../../scene.ts';
import { getBoardCanvas } from './board.ts';
import { drawCoordinates } from './coordinates.ts';
import { getOwnPieces, layOutField } from './field.ts';
import { drawHeights } from './heights.ts';
import { drawMarks } from './marks.ts';
import { WIDTH } from './measures.ts';
import { drawNotes } from './notes.ts';
import { numberMoves } from './number-moves.ts';
import { drawPieces } from './pieces.ts';
import { drawSeatPlate } from './plates.ts';
import { PREVIEWS } from './previews.ts';
import { getSeatStyle } from './styles.ts';
import { drawSupply } from './supply.ts';
import { drawToken } from './token.ts';
import { drawTraces } from './traces.ts';
import { drawTray } from './tray.ts';

/** Scene of the piecepack table: tiles, coins, dice and pawns in any arrangement. */
export const piecepack: Scene = {
  id: 'piecepack',
  previews: PREVIEWS,
  seatSign: {
    getColours: getSeatStyle,
    draw: (pen, seat, x, y, size) => drawToken(pen, seat, x, y, size / 2),
  },
  art: { preview: 1, rect: { x: 60, y: 40, width: 650, height: 670 } },
  size: (view, look) => ({ width: WIDTH, height: layOutField(view as PiecepackView, look).height }),
  draw(pen, request, boxes) {
    const view = request.view as PiecepackView;
    const on = layOutField(view, pen.look);
    pen.drawImage(getBoardCanvas(pen, on), 0, 0);
    drawCoordinates(pen, on, boxes);
    for (let seat = 0; seat < view.seats; seat++) drawSeatPlate(pen, request, view, on, seat, boxes);
    drawSupply(pen, view, on, boxes);
    drawNotes(pen, view, on, boxes);
    drawPieces(pen, on, new Set(request.marks.map(({ at }) => at)), boxes);
    drawTraces(pen, request, on, boxes);
    drawHeights(pen, on, boxes);
    drawTray(pen, getOwnPieces(view), on, request, boxes);
    drawMarks(pen, request, on, boxes);
    numberMoves(pen, request, on, boxes);
  },
};
