import { findAvatarImage } from '../../avatars.ts';
import type { Pen } from '../../canvas.ts';
import { drawGameArt } from '../../game-art.ts';
import { ART_RECT, ART_WASH } from '../../kit/art-top.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { drawChartSheet } from '../../kit/chart/sheet.ts';
import { getKitHues } from '../../kit/colours.ts';
import { drawEntrantPawn } from '../../kit/entrant-pawn.ts';
import { drawPlateName } from '../../kit/plate.ts';
import { beginRoundedRect, strokeOutline } from '../../kit/shapes.ts';
import { findFittingSize, write } from '../../kit/text.ts';
import { drawTitlePlate } from '../../kit/title-plate.ts';
import { drawToken } from '../../kit/token.ts';
import type { Scene } from '../../scene.ts';
import {
  countShownSeats,
  EDGE,
  getPictureHeight,
  getSheetRect,
  getTitleRect,
  INSET,
  layOutColumns,
  WIDTH,
} from './measures.ts';
import { PREVIEWS } from './previews.ts';
import { drawStandings } from './standings-table.ts';
import type { LeagueLine, LeagueView } from './types.ts';

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

/** Draws the entrants, an avatar or a pawn each, in two columns, and the next free seats. */
function drawEntrants(pen: Pen, view: LeagueView, sheet: Rect, boxes: Boxes): void {
  const { row } = layOutColumns(pen.look, view);
  const half = (WIDTH - 2 * EDGE - 2 * INSET) / 2;
  for (let nth = 0; nth < countShownSeats(view); nth++) {
    const x = sheet.x + INSET + (nth % 2) * half;
    const y = sheet.y + INSET + (Math.floor(nth / 2) + 0.5) * row;
    const line = view.rows[nth];
    if (line === undefined) drawFreeSeat(pen, view.words.free, x, y, row, boxes, nth);
    else drawEntrant(pen, line, nth, { x, y, width: half, height: row }, boxes);
  }
}

function drawEntrant(
  pen: Pen,
  { name, avatar }: LeagueLine,
  nth: number,
  { x, y, width, height }: Rect,
  boxes: Boxes,
): void {
  const token = { name, ...(avatar && { avatar }), ground: getKitHues(pen).paper };
  if (findAvatarImage(avatar)) drawToken(pen, token, x + height * 0.45, y, height * 0.82, boxes);
  else drawEntrantPawn(pen, nth, x + height * 0.45, y, height * 0.86);
  const room = width - height - INSET;
  const size = findFittingSize(pen, name, room, height * 0.56);
  drawPlateName(pen, boxes, { name, ai: false }, x + height * 0.95, y, room, size);
}

function drawFreeSeat(
  pen: Pen,
  words: string,
  x: number,
  y: number,
  height: number,
  boxes: Boxes,
  nth: number,
): void {
  pen.save();
  pen.setLineDash([8, 8]);
  beginRoundedRect(pen, x + height * 0.18, y - height * 0.34, height * 0.54, height * 0.68, 12);
  strokeOutline(pen, getKitHues(pen).inkSoft, 3);
  pen.restore();
  const size = height * 0.46;
  const long = write(pen, words, x + height * 0.95, y, {
    size,
    colour: getKitHues(pen).inkSoft,
    weight: 400,
  });
  boxes.note('text', `${words} ${nth}`, { x: x + height * 0.95, y: y - size / 2, width: long, height: size });
}
