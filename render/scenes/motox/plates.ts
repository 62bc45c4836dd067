import type { MotoXView } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues, suitColour, suitPale } from '../../kit/colours.ts';
import { die } from '../../kit/die.ts';
import { medal, plateGlow, plateGround, plateName } from '../../kit/plate.ts';
import { line, rounded } from '../../kit/shapes.ts';
import { suitMark } from '../../kit/suits.ts';
import { write } from '../../kit/words.ts';
import type { PictureRequest } from '../../picture.ts';
import { bike } from './bike.ts';
import { growing, seats } from './field.ts';
import { pileAt, plateOf } from './frame.ts';
import { coin, coins, tiles } from './hand.ts';
import { dieOf, SAND_DARK } from './look.ts';
import { flag, rankOf } from './rank.ts';

const BAND = 72;
const DIE = 42;
const STEP = 48;

/** The grounds of all plates. */
export function grounds(pen: Pen, count: number, height: number): void {
  for (let seat = 0; seat < count; seat++)
    plateGround(pen, plateOf(count, seat, height), suitPale(pen, seat), suitColour(pen, seat), BAND);
}

/** Who sits there, what is left to build or to spend, the rank with its dice, in the end the place. */
export function seated(
  pen: Pen,
  request: PictureRequest,
  view: MotoXView,
  seat: number,
  height: number,
  boxes: Boxes,
): void {
  const rect = plateOf(seats(view), seat, height);
  boxes.note('plate', `plate ${seat}`, rect);
  if (request.turn.includes(seat)) plateGlow(pen, rect);
  const posture = view.bikes[seat]?.wiped ? 'lying' : 'right';
  bike(pen, seat, posture, rect.x + BAND / 2, rect.y + rect.height / 2, 58);
  const sitter = request.sitters[seat] ?? { name: '', ai: false };
  const taken = standing(pen, request, view, seat, rect) && seats(view) === 4;
  const room = rect.width - BAND - 24 - (taken ? 62 : 0);
  plateName(pen, boxes, sitter, rect.x + BAND + 12, rect.y + 30, room, 30);
  hand(pen, view, seat, rect);
  if (view.phase === 'race') dice(pen, view, seat, rect);
}

/** The place in the end, before that the rank: beside the name, on a narrow plate below. Returns whether there is one. */
function standing(pen: Pen, request: PictureRequest, view: MotoXView, seat: number, rect: Rect): boolean {
  const [x, y] = [rect.x + rect.width - 36, rect.y + (seats(view) === 4 ? 32 : 77)];
  const ended = request.places?.find((placed) => placed.seat === seat);
  const rank = view.phase === 'race' ? rankOf(view, seat) : 0;
  if (ended) medal(pen, ended.place, x, y, 24);
  else if (rank > 0) flag(pen, rank, seat, x, y);
  return ended !== undefined || rank > 0;
}

/** Coins; while the track is built, tiles too. */
function hand(pen: Pen, view: MotoXView, seat: number, rect: Rect): void {
  const held = view.hands[seat];
  if (!held) return;
  const [x, y] = [rect.x + BAND + 14, rect.y + 77];
  const next = growing(view) ? tiles(pen, held.tiles, x, y, 17) + 24 : x;
  coins(pen, held.coins, next, y, 17);
}

/** The mover's dice as they lie, else as many empty places as the rank gives dice (R-MX-18). */
function dice(pen: Pen, view: MotoXView, seat: number, rect: Rect): void {
  const rolled = view.mover === seat ? view.dice : null;
  const faces = rolled ?? Array.from({ length: rankOf(view, seat) }, () => null);
  const right = rect.x + rect.width - 12 - STEP / 2;
  const y = rect.y + rect.height - 31;
  faces.forEach((face, at) => {
    const x = right - (faces.length - 1 - at) * STEP;
    if (face === null) slot(pen, seat, x, y);
    else rolledDie(pen, seat, face, x, y);
  });
}

/** An ace shows the suit's mark, a null nothing. */
function rolledDie(pen: Pen, seat: number, face: number, x: number, y: number): void {
  die(pen, dieOf(pen, seat), face === 1 ? 0 : face, x, y, DIE);
  if (face === 1) suitMark(pen, seat, x, y, DIE * 0.3, suitColour(pen, seat));
}

function slot(pen: Pen, seat: number, x: number, y: number): void {
  const half = DIE / 2 - 3;
  rounded(pen, x - half, y - half, half * 2, half * 2, 8);
  pen.fillStyle = hues(pen).white;
  pen.globalAlpha = 0.6;
  pen.fill();
  line(pen, suitColour(pen, seat), 3);
  pen.globalAlpha = 1;
}

/** The coins that were spent, to be drawn again (R-MX-40). */
export function pile(pen: Pen, view: MotoXView): void {
  if (view.phase !== 'race') return;
  const { x, y } = pileAt(seats(view));
  rounded(pen, x - 36, y - 46, 72, 92, 14);
  pen.fillStyle = SAND_DARK;
  pen.fill();
  for (let at = 0; at < Math.min(3, view.discard); at++) coin(pen, x, y - 8 - at * 10, 20);
  write(pen, String(view.discard), x, y + 28, { size: 28, colour: hues(pen).ink, align: 'center' });
}
