import type { MoneyRunView } from '../../../src/games/moneyrun/types.ts';
import type { Scene } from '../../scene.ts';
import { besides } from './beside.ts';
import { board } from './board.ts';
import { causeway, drops } from './causeway.ts';
import { field, size } from './field.ts';
import { home } from './home.ts';
import { frames, marks } from './marks.ts';
import { order } from './order.ts';
import { pawns, spotlights } from './pawns.ts';
import { seated } from './plates.ts';
import { PREVIEWS } from './previews.ts';
import { heights, stacks } from './stacks.ts';
import { grounds, traces } from './traces.ts';

/** Money Run: stacks of coins as stairs for pawns. */
export const moneyrun: Scene = {
  id: 'moneyrun',
  previews: PREVIEWS,
  size: (view, look) => size(view as MoneyRunView, look),
  draw(pen, request, boxes) {
    const view = request.view as MoneyRunView;
    const on = field(view, pen.look);
    pen.drawImage(board(pen, view, on), 0, 0);
    causeway(pen, view, on);
    grounds(pen, request, view, on);
    spotlights(pen, request, view, on);
    frames(pen, request, on);
    stacks(pen, view, on, boxes);
    drops(pen, view, on, boxes);
    traces(pen, request, view, on);
    pawns(pen, request, view, on, boxes);
    heights(pen, view, on, boxes);
    home(pen, view, on, boxes);
    view.sides.forEach((_, seat) => {
      seated(pen, request, view, on, seat, boxes);
    });
    besides(pen, request, view, on, boxes);
    marks(pen, request, view, on, boxes);
    order(pen, request, view, on, boxes);
  },
};
