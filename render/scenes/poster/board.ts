import { createSurface, type Pen } from '../../canvas.ts';
import { GAME_SCENES } from '../../game-scenes.ts';
import { Boxes, type Rect } from '../../kit/boxes.ts';
import { release } from '../../kit/canvas-cache.ts';
import { celebrate } from '../../kit/celebration.ts';
import { getKitHues } from '../../kit/colours.ts';
import { beginRoundedRect, fill, strokeOutline, withShadow } from '../../kit/shapes.ts';
import { GOLD } from '../../kit/trophy.ts';
import type { PictureRequest } from '../../request.ts';
import { getBoardRect } from './measures.ts';
import type { PosterView } from './types.ts';

/** Draws the picture of the game, made smaller, in a frame. Returns its rectangle. */
export function drawBoard(pen: Pen, request: PictureRequest, boxes: Boxes): Rect {
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
function drawFrame(pen: Pen, { x, y, width, height }: Rect, draw: () => void): void {
  withShadow(pen, 14, 5, () => {
    beginRoundedRect(pen, x, y, width, height, 14);
    fill(pen, getKitHues(pen).ink);
  });
  pen.save();
  beginRoundedRect(pen, x, y, width, height, 14);
  pen.clip();
  pen.imageSmoothingQuality = 'high';
  draw();
  pen.restore();
  beginRoundedRect(pen, x, y, width, height, 14);
  strokeOutline(pen, getKitHues(pen).ink, 8);
  strokeOutline(pen, GOLD, 4);
}
