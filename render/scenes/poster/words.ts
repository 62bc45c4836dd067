import { drawMark } from '../../brand/mark.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { getKitHues, getSuitPale } from '../../kit/colours.ts';
import { drawMomentSeal } from '../../kit/moment-seal.ts';
import { drawPlateGround } from '../../kit/plate.ts';
import {
  findFittingSize,
  measureTextWidth,
  type TextStyle,
  truncateText,
  wrapText,
  write,
} from '../../kit/text.ts';
import { drawToken } from '../../kit/token.ts';
import { drawTrophy } from '../../kit/trophy.ts';
import type { PictureRequest } from '../../request.ts';
import { getFootRect, getHeadRect, getMoveRect } from './measures.ts';
import type { PosterView } from './types.ts';

/** Draws the name of the game and the result. The plate bears the winner's name, so that it is celebrated. */
export function drawHead(pen: Pen, request: PictureRequest, boxes: Boxes): void {
  const { view, places } = request;
  const { title, result, seal } = view as PosterView;
  const rect = getHeadRect();
  const winner = places?.every(({ place }) => place === 1)
    ? undefined
    : places?.find(({ place }) => place === 1);
  const { inkSoft, paper } = getKitHues(pen);
  boxes.note('plate', winner ? `plate ${winner.seat}` : 'head', rect);
  drawPlateGround(pen, rect, paper, paper, 0);
  const drawSign = winner ? drawTrophy : drawMark;
  drawSign(pen, rect.x + 82, rect.y + rect.height / 2, 116);
  const isAlone = winner && places?.filter(({ place }) => place === 1).length === 1;
  const token = isAlone ? WINNER_TOKEN + 24 : 0;
  const room = { x: rect.x + 164, width: rect.width - 190 - token };
  if (isAlone) drawWinner(pen, request, winner.seat, rect, boxes);
  const sealed = seal === null ? 0 : drawSeal(pen, seal, room.x + room.width, rect.y + 10, boxes);
  const beside = { x: room.x, y: rect.y + 38, width: room.width - sealed };
  writeFitted(pen, title, beside, { size: 34, colour: inkSoft }, boxes);
  drawResult(pen, result, { ...room, y: rect.y + 100 }, boxes);
}

const SEAL_HEIGHT = 54;

/** Stamps the seal of a close match with its upper right corner at (right, y). Returns the room that it takes. */
function drawSeal(pen: Pen, seal: string, right: number, y: number, boxes: Boxes): number {
  const { ink: ground, glow: ink } = getKitHues(pen);
  const width = measureTextWidth(pen, seal, SEAL_HEIGHT * 0.6) + 44;
  const rect = { x: right - width, y, width, height: SEAL_HEIGHT };
  boxes.note('text', seal, rect);
  drawMomentSeal(pen, seal, rect, { ground, ink });
  return width + 20;
}

/** Diameter of the winner's token in pixels. */
const WINNER_TOKEN = 112;

/** Draws the winner's token at the right end of the plate. */
function drawWinner(pen: Pen, { occupants }: PictureRequest, seat: number, rect: Rect, boxes: Boxes): void {
  const winner = occupants[seat];
  if (!winner) return;
  const x = rect.x + rect.width - 24 - WINNER_TOKEN / 2;
  const token = { ...winner, ground: getSuitPale(pen, seat % 4) };
  drawToken(pen, token, x, rect.y + rect.height / 2, WINNER_TOKEN, boxes);
}

/** Sizes of a result on one line, and on two if it is long or longer. */
const RESULT_SIZE = 64;
const LONG_RESULT_SIZE = 38;
const LONGEST_RESULT_SIZE = 31;

function drawResult(
  pen: Pen,
  result: string,
  room: { readonly x: number; readonly y: number; readonly width: number },
  boxes: Boxes,
): void {
  const colour = getKitHues(pen).ink;
  if (measureTextWidth(pen, result, RESULT_SIZE * 0.75) <= room.width) {
    writeFitted(pen, result, room, { size: RESULT_SIZE, colour }, boxes);
    return;
  }
  const lines = wrapText(pen, result, room.width, LONG_RESULT_SIZE, 3);
  const size = lines.length > 2 ? LONGEST_RESULT_SIZE : LONG_RESULT_SIZE;
  for (const [nth, line] of wrapText(pen, result, room.width, size, 2).entries())
    writeFitted(pen, line, { ...room, y: room.y - 20 + nth * 42 }, { size, colour }, boxes);
}

/** Draws the best move: its heading, the move in words, and below them the chances before and after it. */
export function drawBestMove(pen: Pen, view: PosterView, board: Rect, boxes: Boxes): void {
  if (!view.best) return;
  const { head, words, about } = view.best;
  const rect = getMoveRect(view, board);
  const { ink, inkSoft, paper } = getKitHues(pen);
  boxes.note('plate', 'best', rect);
  drawPlateGround(pen, rect, paper, paper, 0);
  const room = { x: rect.x + 24, width: rect.width - 48 };
  writeFitted(pen, head, { ...room, y: rect.y + 40 }, { size: 30, colour: inkSoft }, boxes);
  const size = 36;
  const most = Math.floor((rect.height - 190) / (size * LINE));
  for (const [nth, line] of wrapText(pen, words, room.width, size, most).entries())
    writeFitted(pen, line, { ...room, y: rect.y + 98 + nth * size * LINE }, { size, colour: ink }, boxes);
  writeFitted(pen, about, { ...room, y: rect.y + rect.height - 48 }, { size: 44, colour: ink }, boxes);
}

/** Distance of lines in parts of their size. */
const LINE = 1.3;

/** Draws the mark, the date at the left and the place at the right. */
export function drawFoot(pen: Pen, { date, place }: PosterView, boxes: Boxes): void {
  const rect = getFootRect();
  const y = rect.y + rect.height / 2;
  const { ink, paper } = getKitHues(pen);
  boxes.note('plate', 'foot', rect);
  drawPlateGround(pen, rect, paper, paper, 0);
  drawMark(pen, rect.x + 34, y, 42);
  const style = { size: 28, colour: ink };
  const left = { x: rect.x + 70, y, width: 270 };
  const taken = writeFitted(pen, date, left, style, boxes);
  const x = left.x + taken + 30;
  const room = { x, y, width: rect.x + rect.width - 20 - x };
  writeFitted(pen, place, room, { ...style, align: 'right' }, boxes);
}

/** Writes a text smaller if it is long, then truncated, at the left or right end of the room. Returns its width. */
export function writeFitted(
  pen: Pen,
  text: string,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  style: TextStyle,
  boxes: Boxes,
): number {
  const words = text.normalize('NFKC');
  const size = findFittingSize(pen, words, width, style.size);
  const fits = truncateText(pen, words, width, size);
  const from = style.align === 'right' ? x + width : x;
  const long = write(pen, fits, from, y, { ...style, size });
  boxes.note('text', fits, { x: from === x ? x : from - long, y: y - size / 2, width: long, height: size });
  return long;
}
