import { drawGameArt } from '../../game-art.ts';
import { ART_RECT, ART_WASH } from '../../kit/art-top.ts';
import { drawChartSheet } from '../../kit/chart/sheet.ts';
import { getKitHues } from '../../kit/colours.ts';
import { drawTitlePlate } from '../../kit/title-plate.ts';
import type { Scene } from '../../scene.ts';
import { drawEntrants } from './entrants.ts';
import { getPictureHeight, getSheetRect, getTitleRect, WIDTH } from './measures.ts';
import { PREVIEWS } from './previews.ts';
import { drawStandings } from './standings-table.ts';
import type { LeagueView } from './types.ts';

/** State of a league: the entrants, later the standings. */
export const league: Scene = {
  id: 'league',
  previews: PREVIEWS,
  size: (view, look) => ({ width: WIDTH, height: Math.ceil(getPictureHeight(look, view as LeagueView)) }),
  draw(pen, request, boxes) {
    const view = request.view as LeagueView;
    const sheet = getSheetRect(pen.look, view);
    pen.fillStyle = getKitHues(pen).table;
    pen.fillRect(0, 0, WIDTH, Math.ceil(getPictureHeight(pen.look, view)));
    drawGameArt(pen, view.game, ART_RECT, ART_WASH);
    drawTitlePlate(pen, getTitleRect(pen.look), view, boxes);
    drawChartSheet(pen, sheet, boxes);
    (view.phase === 'entering' ? drawEntrants : drawStandings)(pen, view, sheet, boxes);
  },
};
