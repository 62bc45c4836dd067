import { chartSheet } from '../../kit/chart/sheet.ts';
import { hues } from '../../kit/colours.ts';
import { titlePlate } from '../../kit/title-plate.ts';
import type { Scene } from '../../scene.ts';
import { comers } from './entering.ts';
import { heightOf, sheetOf, titleOf, WIDTH } from './measures.ts';
import { PREVIEWS } from './previews.ts';
import { table } from './table.ts';
import type { LeagueView } from './types.ts';

/** How a league stands: who is in it, then who stands where. */
export const league: Scene = {
  id: 'league',
  previews: PREVIEWS,
  size: (view, look) => ({ width: WIDTH, height: Math.ceil(heightOf(look, view as LeagueView)) }),
  draw(pen, request, boxes) {
    const view = request.view as LeagueView;
    const sheet = sheetOf(pen.look, view);
    pen.fillStyle = hues(pen).table;
    pen.fillRect(0, 0, WIDTH, Math.ceil(heightOf(pen.look, view)));
    titlePlate(pen, titleOf(pen.look), view, boxes);
    chartSheet(pen, sheet, boxes);
    (view.phase === 'entering' ? comers : table)(pen, view, sheet, boxes);
  },
};
