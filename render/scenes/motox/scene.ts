import type { MotoXView } from '../../../src/games/motox/types.ts';
import type { Scene } from '../../picture.ts';
import { bikes, parked, spotlights } from './bikes.ts';
import { board, onPanels } from './board.ts';
import { field, size } from './field.ts';
import { growth } from './growth.ts';
import { marks } from './marks.ts';
import { pile, seated } from './plates.ts';
import { PREVIEWS } from './previews.ts';
import { ramps } from './ramps.ts';
import { bursts, skids } from './skid.ts';

/** MotoX: a winding road of tiles with ramps, and motorcycles on it. */
export const motox: Scene = {
  id: 'motox',
  size: (view) => size(view as MotoXView),
  previews: PREVIEWS,
  draw(pen, request, boxes) {
    const view = request.view as MotoXView;
    const on = field(view);
    const { height } = size(view);
    const standing = parked(on, view);
    board(pen, on, view);
    view.hands.forEach((_, seat) => {
      seated(pen, request, view, seat, height, boxes);
    });
    pile(pen, view);
    onPanels(pen, on, () => {
      growth(pen, request, view, on);
      if (view.phase === 'build') ramps(pen, on, view);
    });
    spotlights(pen, request, standing);
    onPanels(pen, on, () => skids(pen, request, view, on));
    bursts(pen, request, view, on);
    bikes(pen, standing, boxes);
    marks(pen, request, view, on, standing, boxes);
  },
};
