import type { PiecepackView } from '../../../src/games/piecepack/types.ts';
import type { Scene } from '../../scene.ts';
import { board } from './board.ts';
import { coordinates } from './coordinates.ts';
import { field, ownPieces } from './field.ts';
import { heights } from './heights.ts';
import { marks } from './marks.ts';
import { WIDTH } from './measures.ts';
import { notes } from './notes.ts';
import { order } from './order.ts';
import { pieces } from './pieces.ts';
import { seated } from './plates.ts';
import { PREVIEWS } from './previews.ts';
import { supply } from './supply.ts';
import { traces } from './traces.ts';
import { tray } from './tray.ts';

/** The piecepack table: tiles, coins, dice and pawns wherever they were laid. */
export const piecepack: Scene = {
  id: 'piecepack',
  previews: PREVIEWS,
  size: (view, look) => ({ width: WIDTH, height: field(view as PiecepackView, look).height }),
  draw(pen, request, boxes) {
    const view = request.view as PiecepackView;
    const on = field(view, pen.look);
    pen.drawImage(board(pen, on), 0, 0);
    coordinates(pen, on, boxes);
    for (let seat = 0; seat < view.seats; seat++) seated(pen, request, view, on, seat, boxes);
    supply(pen, view, on, boxes);
    notes(pen, view, on, boxes);
    pieces(pen, on, new Set(request.marks.map(({ at }) => at)), boxes);
    traces(pen, request, on, boxes);
    heights(pen, on, boxes);
    tray(pen, ownPieces(view), on, request, boxes);
    marks(pen, request, on, boxes);
    order(pen, request, on, boxes);
  },
};
