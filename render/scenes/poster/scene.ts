import { createSurface, type Pen } from '../../canvas.ts';
import { GAME_SCENES } from '../../game-scenes.ts';
import { Boxes, type Rect } from '../../kit/boxes.ts';
import { release } from '../../kit/canvas-cache.ts';
import { celebrate } from '../../kit/celebration.ts';
import { drawChartSheet, drawLevelLine } from '../../kit/chart/sheet.ts';
import { getKitHues } from '../../kit/colours.ts';
import { drawFramed, strokeOutline } from '../../kit/shapes.ts';
import { GOLD } from '../../kit/trophy.ts';
import type { PictureRequest } from '../../request.ts';
import type { Scene } from '../../scene.ts';
import { drawCurves, smoothPoints } from '../chances/curves.ts';
import { getBoardRect, getChartRect, SIZE } from './measures.ts';
import { PREVIEWS } from './previews.ts';
import type { PosterView } from './types.ts';
import { drawBestMove, drawFoot, drawHead, writeFitted } from './words.ts';

/** Width of the heading at the left of the curves. */
const HEAD = 150;

/** Poster of an ended match, made to be shared: result, final board, chances and best move. */
export const poster: Scene = {
  id: 'poster',
  previews: PREVIEWS,
  size: () => ({ width: SIZE, height: SIZE }),
  getGame: (view) => (view as PosterView).game,
  draw(pen, request, boxes) {
    const view = request.view as PosterView;
    pen.fillStyle = getKitHues(pen).table;
    pen.fillRect(0, 0, SIZE, SIZE);
    const board = drawBoard(pen, request, boxes);
    drawHead(pen, request, boxes);
    drawBestMove(pen, view, board, boxes);
    drawChances(pen, view, boxes);
    drawFoot(pen, view, boxes);
  },
};

/** Draws the chances of all seats over the match. */
function drawChances(pen: Pen, { game, chances }: PosterView, boxes: Boxes): void {
  if (!chances) return;
  const { head, count, points } = chances;
  const sheet = getChartRect();
  drawChartSheet(pen, sheet, boxes);
  const field: Rect = {
    x: sheet.x + HEAD,
    y: sheet.y + 24,
    width: sheet.width - HEAD - 32,
    height: sheet.height - 48,
  };
  const place = { x: sheet.x + 20, y: sheet.y + sheet.height / 2, width: HEAD - 40 };
  writeFitted(pen, head, place, { size: 28, colour: getKitHues(pen).inkSoft }, boxes);
  for (const part of [0, 0.5, 1]) drawLevelLine(pen, field, field.y + field.height * part, 2);
  drawCurves(pen, { game, count, points: smoothPoints(points) }, field);
}

/** Draws the picture of the game, made smaller, in a frame. Returns its rectangle. */
function drawBoard(pen: Pen, request: PictureRequest, boxes: Boxes): Rect {
  const poster = request.view as PosterView;
  const { game, board: view } = poster;
  const scene = GAME_SCENES.find(({ id }) => id === game);
  if (!scene) throw new Error(`There is no board of the game ${game}`);
  const { width, height: exact } = scene.size(view, pen.look);
  const height = Math.floor(exact);
  const { canvas, pen: own } = createSurface(width, height, pen.look, false);
  const [inner, inside] = [{ ...request, scene: game, view }, new Boxes(width, height)];
  scene.draw(own, inner, inside);
  celebrate(own, inner, inside);
  const rect = getBoardRect(poster, { width, height });
  boxes.note('board', 'board', rect);
  drawFrame(pen, rect, () => pen.drawImage(canvas, rect.x, rect.y, rect.width, rect.height));
  release(canvas);
  return rect;
}

/** Draws a picture with round corners, a golden frame and a shadow. */
function drawFrame(pen: Pen, rect: Rect, draw: () => void): void {
  drawFramed(pen, rect, { radius: 14, blur: 14, drop: 5 }, draw);
  strokeOutline(pen, getKitHues(pen).ink, 8);
  strokeOutline(pen, GOLD, 4);
}
