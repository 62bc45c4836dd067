import type { ForageView } from '../../../src/games/forage/types.ts';
import type { Scene } from '../../scene.ts';
import { beyond } from './beyond.ts';
import { board } from './board.ts';
import { chips } from './chips.ts';
import { noteCoordinates } from './coordinates.ts';
import { field, size } from './field.ts';
import { loot } from './loot.ts';
import { frames, lettersOf, marks } from './marks.ts';
import { order } from './order.ts';
import { pieces, spotlights } from './pieces.ts';
import { seated } from './plates.ts';
import { PREVIEWS } from './previews.ts';
import { traces } from './traces.ts';
import { tray } from './tray.ts';
import { turnover } from './turnover.ts';

/** Forage: a board of tile backs, coins and pawns. */
export const forage: Scene = {
  id: 'forage',
  previews: PREVIEWS,
  size: (view, look) => size(view as ForageView, look),
  draw(pen, request, boxes) {
    const view = request.view as ForageView;
    const on = field(view.options.board, pen.look, new Set(lettersOf(request).keys()));
    pen.drawImage(board(pen, view.options.board, view.pawns.length), 0, 0);
    noteCoordinates(on, boxes);
    frames(pen, request, on);
    spotlights(pen, request, view, on);
    beyond(pen, view, on);
    traces(pen, request, view, on);
    pieces(pen, view, on, boxes);
    turnover(pen, request, on);
    chips(pen, view, on, boxes);
    view.pawns.forEach((_, seat) => {
      seated(pen, request, view, on, seat, boxes);
    });
    tray(pen, view, on, boxes);
    marks(pen, request, on, boxes);
    loot(pen, request, on, boxes);
    order(pen, request, view, on, boxes);
  },
};
