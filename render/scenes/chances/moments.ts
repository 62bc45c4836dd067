import { createSurface, type Pen } from '../../canvas.ts';
import { findBoardPart } from '../../cover/cover.ts';
import { GAME_SCENES } from '../../game-scenes.ts';
import { Boxes, type Rect } from '../../kit/boxes.ts';
import { release } from '../../kit/canvas-cache.ts';
import { getKitHues } from '../../kit/colours.ts';
import { beginCircle, drawFramed, fill, strokeOutline } from '../../kit/shapes.ts';
import { write } from '../../kit/text.ts';
import { GOLD } from '../../kit/trophy.ts';
import type { PictureRequest } from '../../request.ts';
import { getMeasures, getMomentRect } from './measures.ts';
import type { ChancesMoment, ChancesView } from './types.ts';

/** Draws the board after a decision, made smaller, with the mark that the decision has in the chart. */
export function drawMoment(pen: Pen, request: PictureRequest, nth: number, boxes: Boxes): void {
  const view = request.view as ChancesView;
  const moment = view.moments[nth];
  const scene = GAME_SCENES.find(({ id }) => id === view.game);
  if (!moment || !scene) throw new Error(`There is no board ${nth} of the game ${view.game}`);
  const { width, height: exact } = scene.size(moment.board, pen.look);
  const height = Math.floor(exact);
  const inner = createSurface(width, height, pen.look, false);
  const noted = new Boxes(width, height);
  const { board, events } = moment;
  const bare = { viewer: null, occupants: [], turn: [], marks: [], places: null };
  scene.draw(inner.pen, { scene: view.game, view: board, events, ...bare }, noted);
  const part = findBoardPart(noted);
  const rect = fitRect(part, getMomentRect(pen.look, view, nth));
  boxes.note('plate', `board ${nth}`, rect);
  drawFrame(pen, rect, () =>
    pen.drawImage(
      ...[inner.canvas, part.x, part.y, part.width, part.height],
      ...[rect.x, rect.y, rect.width, rect.height],
    ),
  );
  release(inner.canvas);
  drawMark(pen, moment, rect, boxes);
}

/** Returns the largest rectangle of these proportions in the middle of a room. */
function fitRect({ width, height }: Rect, room: Rect): Rect {
  const scale = Math.min(room.width / width, room.height / height);
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const [x, y] = [room.x + (room.width - wide) / 2, room.y + (room.height - high) / 2];
  return { x: Math.round(x), y: Math.round(y), width: wide, height: high };
}

function drawFrame(pen: Pen, rect: Rect, draw: () => void): void {
  drawFramed(pen, rect, { radius: 12, blur: 10, drop: 3 }, draw);
  strokeOutline(pen, getKitHues(pen).ink, 4);
}

/** Draws the mark over the corner of a board. */
function drawMark(pen: Pen, { mark }: ChancesMoment, rect: Rect, boxes: Boxes): void {
  const { badge: radius } = getMeasures(pen.look);
  const [x, y] = [rect.x + radius * 0.8, rect.y + radius * 0.8];
  if (mark === null) {
    drawStar(pen, x, y, radius * 1.2);
    return;
  }
  beginCircle(pen, x, y, radius);
  strokeOutline(pen, getKitHues(pen).white, 5);
  fill(pen, getKitHues(pen).badge);
  const size = radius * 1.4;
  const long = write(pen, String(mark), x, y, { size, colour: getKitHues(pen).white, align: 'center' });
  boxes.note('text', `board of ${mark}`, { x: x - long / 2, y: y - size / 2, width: long, height: size });
}

/** Draws the golden star of the best move with its middle at (x, y). */
export function drawStar(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  for (let corner = 0; corner < 10; corner++) {
    const [angle, reach] = [-Math.PI / 2 + (corner * Math.PI) / 5, corner % 2 === 0 ? radius : radius * 0.45];
    pen.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
  }
  pen.closePath();
  pen.lineJoin = 'round';
  strokeOutline(pen, getKitHues(pen).white, 10);
  strokeOutline(pen, getKitHues(pen).ink, 6);
  fill(pen, GOLD);
}
