import type { ForageView } from '../../../src/games/forage/types.ts';
import { getSuitColour, getSuitPale } from '../../kit/colours.ts';
import { drawPawn } from '../../kit/pawn.ts';
import type { Scene } from '../../scene.ts';
import { getBoardCanvas } from './board.ts';
import { drawChips } from './chips.ts';
import { drawCoinArrows } from './coin-arrows.ts';
import { noteCoordinates } from './coordinates.ts';
import { getPictureSize, layOutField } from './field.ts';
import { drawLoot } from './great-haul.ts';
import { drawSnow } from './litter.ts';
import { drawFrames, drawMarks, getLettersBySquare } from './marks.ts';
import { numberMoves } from './number-moves.ts';
import { drawPieces, drawSpotlights } from './pieces.ts';
import { drawSeatPlate } from './plates.ts';
import { PREVIEWS } from './previews.ts';
import { getPawnStyle } from './styles.ts';
import { drawTraces } from './traces.ts';
import { drawTray } from './tray.ts';
import { drawWrappedPieces } from './wrapped-pieces.ts';

/** Scene of Forage: a board of tile backs, coins and pawns. */
export const forage: Scene = {
  id: 'forage',
  previews: PREVIEWS,
  seatSign: {
    getColours: (pen, seat) => ({ colour: getSuitColour(pen, seat), pale: getSuitPale(pen, seat) }),
    draw: (pen, seat, x, y, size) => drawPawn(pen, getPawnStyle(pen, seat), x, y, size),
  },
  art: { preview: 1, rect: { x: 110, y: 170, width: 820, height: 790 } },
  size: (view, look) => getPictureSize(view as ForageView, look),
  draw(pen, request, boxes) {
    const view = request.view as ForageView;
    const on = layOutField(view.options.board, pen.look, new Set(getLettersBySquare(request).keys()));
    pen.drawImage(getBoardCanvas(pen, view.options.board, view.pawns.length), 0, 0);
    drawSnow(pen, view, on);
    noteCoordinates(on, boxes);
    drawFrames(pen, request, on);
    drawSpotlights(pen, request, view, on);
    drawWrappedPieces(pen, view, on);
    drawTraces(pen, request, view, on);
    drawPieces(pen, view, on, boxes);
    drawCoinArrows(pen, request, on);
    drawChips(pen, view, on, boxes);
    view.pawns.forEach((_, seat) => {
      drawSeatPlate(pen, request, view, on, seat, boxes);
    });
    drawTray(pen, view, on, boxes);
    drawMarks(pen, request, on, boxes);
    drawLoot(pen, request, on, boxes);
    numberMoves(pen, request, view, on, boxes);
  },
};
