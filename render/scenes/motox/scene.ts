import type { MotoXView } from '../../../src/games/motox/types.ts';
import type { Scene } from '../../scene.ts';
import { bikes, parked, spotlights } from './bikes.ts';
import { board, onPanels } from './board.ts';
import { drawn } from './drawn.ts';
import { field, size } from './field.ts';
import { growth } from './growth.ts';
import { frames, marks, settled, stalks } from './marks.ts';
import { moments } from './moments.ts';
import { guideRect, guides, guidesOf } from './onward.ts';
import { order } from './order.ts';
import { pile, seated } from './plates.ts';
import { PREVIEWS } from './previews.ts';
import { rankRect, ranks, ranksOf } from './ranks.ts';
import { signs, signsOf } from './signs.ts';
import { bursts, skids } from './skid.ts';

/** MotoX: a winding road of tiles with ramps, and motorcycles on it. */
export const motox: Scene = {
  id: 'motox',
  size: (view, look) => size(view as MotoXView, look),
  previews: PREVIEWS,
  drawn,
  alike: true,
  draw(pen, request, boxes) {
    const view = request.view as MotoXView;
    const on = field(view, pen.look);
    const { height } = size(view, pen.look);
    const standing = parked(on, view);
    const numbers = signsOf(on, view);
    const leading = guidesOf(on, view, numbers);
    const flags = ranksOf(on, view, standing);
    const kept = [...leading.map(guideRect), ...flags.map(rankRect)];
    const badges = settled(request, view, on, standing, { signs: numbers, kept });
    board(pen, on, view);
    view.hands.forEach((_, seat) => {
      seated(pen, request, view, seat, height, boxes);
    });
    pile(pen, view, boxes);
    onPanels(pen, on, (panel) => growth(pen, request, view, on, panel));
    frames(pen, view, on, badges, 'free');
    spotlights(pen, request, standing);
    onPanels(pen, on, (panel) => skids(pen, request, view, on, panel));
    bursts(pen, request, view, on);
    bikes(pen, standing, boxes);
    frames(pen, view, on, badges, 'taken');
    stalks(pen, view, on, badges);
    guides(pen, leading, boxes);
    signs(pen, numbers, boxes);
    ranks(pen, flags);
    marks(pen, badges, boxes);
    moments(pen, request, view, on, boxes);
    order(pen, request, view, on, boxes);
  },
};
