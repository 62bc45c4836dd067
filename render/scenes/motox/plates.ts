import type { MotoXView } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { getPatch } from '../../kit/canvas-cache.ts';
import { getKitHues, getSuitColour, getSuitPale } from '../../kit/colours.ts';
import { drawMedal, drawPlateGlow, drawPlateGround, drawPlateName } from '../../kit/plate.ts';
import { beginRoundedRect, fill, strokeOutline } from '../../kit/shapes.ts';
import { write } from '../../kit/text.ts';
import type { PictureRequest } from '../../request.ts';
import type { Style } from '../../style.ts';
import { drawBike } from './bike.ts';
import { getMotoxHues } from './colours.ts';
import { drawDice } from './dice.ts';
import { countSeats, isGrowing } from './field.ts';
import { drawCoin, drawCoinCount, drawTileCount } from './hand.ts';
import { getPileRect, getPlateRect } from './plate-layout.ts';
import { drawRankFlag, getRank } from './rank.ts';

/** Sizes on a plate in pixels: the band with the bike, names, coins and tiles, positions of the rows. */
interface PlateMeasures {
  readonly band: number;
  readonly bike: number;
  readonly name: number;
  readonly coin: number;
  readonly upper: number;
  readonly lower: number;
  readonly flag: number;
}

const USUAL: PlateMeasures = { band: 76, bike: 60, name: 33, coin: 18, upper: 30, lower: 77, flag: 1 };
const LARGE: PlateMeasures = { band: 86, bike: 72, name: 41, coin: 23, upper: 38, lower: 99, flag: 1.3 };

function getPlateMeasures({ large }: Style): PlateMeasures {
  return large ? LARGE : USUAL;
}

/** Draws the backgrounds of all plates. */
export function drawPlateGrounds(pen: Pen, count: number, height: number): void {
  for (let seat = 0; seat < count; seat++)
    drawSeatGround(pen, seat, getPlateRect(count, seat, height, pen.look));
}

/** Room for the shadow round a plate. */
const SHADOW_MARGIN = 20;

/** Draws a seat's background apart from the land: the lower plates move with nearly every tile. */
function drawSeatGround(pen: Pen, seat: number, { x, y, width, height }: Rect): void {
  const [left, upper] = [Math.floor(x) - SHADOW_MARGIN, Math.floor(y) - SHADOW_MARGIN];
  const rect = { x: x - left, y: y - upper, width, height };
  const key = `motox/plate/${seat}/${Object.values(rect)}`;
  const kept = getPatch(
    pen,
    key,
    Math.ceil(width) + 2 * SHADOW_MARGIN + 1,
    Math.ceil(height) + 2 * SHADOW_MARGIN + 1,
    (pen) => {
      drawPlateGround(
        pen,
        rect,
        getSuitPale(pen, seat),
        getSuitColour(pen, seat),
        getPlateMeasures(pen.look).band,
      );
      if (pen.look.strong) drawPlateEdge(pen, rect);
    },
  );
  pen.drawImage(kept, left, upper);
}

function drawPlateEdge(pen: Pen, { x, y, width, height }: Rect): void {
  beginRoundedRect(pen, x, y, width, height, 16);
  strokeOutline(pen, getKitHues(pen).ink, 3);
}

/** Draws the occupant's name, what is left to build or spend, the rank with its dice, in the end the place. */
export function drawSeatPlate(
  pen: Pen,
  request: PictureRequest,
  view: MotoXView,
  seat: number,
  height: number,
  boxes: Boxes,
): void {
  const rect = getPlateRect(countSeats(view), seat, height, pen.look);
  const fit = getPlateMeasures(pen.look);
  boxes.note('plate', `plate ${seat}`, rect);
  if (request.turn.includes(seat)) drawPlateGlow(pen, rect);
  const posture = view.bikes[seat]?.wiped ? 'lying' : 'right';
  drawBike(pen, seat, posture, rect.x + fit.band / 2, rect.y + rect.height / 2, fit.bike);
  const occupant = request.occupants[seat] ?? { name: '', ai: false };
  const taken = drawRank(pen, request, view, seat, rect, boxes) && rect.width > 300;
  const room = rect.width - fit.band - 24 - (taken ? 62 * fit.flag : 0);
  drawPlateName(pen, boxes, occupant, rect.x + fit.band + 12, rect.y + fit.upper, room, fit.name);
  drawSeatHand(pen, view, seat, rect, boxes);
  if (view.phase === 'race') drawDice(pen, view, seat, rect, boxes);
}

/** Draws the final place, or before that the rank: beside the name, on a narrow plate below. Returns whether there is one. */
function drawRank(
  pen: Pen,
  request: PictureRequest,
  view: MotoXView,
  seat: number,
  rect: Rect,
  boxes: Boxes,
): boolean {
  const { flag: scale, upper, lower } = getPlateMeasures(pen.look);
  const [x, y] = [rect.x + rect.width - 36 * scale, rect.y + (rect.width > 300 ? upper + 2 : lower)];
  const ended = request.places?.find((placed) => placed.seat === seat);
  const rank = view.phase === 'race' ? getRank(view, seat) : 0;
  if (ended) drawMedal(pen, ended.place, x, y, Math.round(26 * scale));
  else if (rank > 0) drawRankFlag(pen, rank, seat, x, y, scale);
  const shown = ended?.place ?? rank;
  const half = 14 * scale;
  if (shown > 0)
    boxes.note('text', `place ${seat}`, { x: x - half, y: y - half - 4, width: half * 2, height: half * 2 });
  return shown > 0;
}

/** Draws the coins and, while the track is built, the tiles. */
function drawSeatHand(pen: Pen, view: MotoXView, seat: number, rect: Rect, boxes: Boxes): void {
  const held = view.hands[seat];
  if (!held) return;
  const { band, coin: radius, lower } = getPlateMeasures(pen.look);
  const [x, y] = [rect.x + band + 14, rect.y + lower];
  const all = { name: `tiles of ${seat}`, count: held.tiles, x, y, radius };
  const next = isGrowing(view) ? drawTileCount(pen, boxes, all) + 24 : x;
  drawCoinCount(pen, boxes, { name: `coins of ${seat}`, count: held.coins, x: next, y, radius });
}

/** Draws the spent coins, which are drawn again (R-MX-40). */
export function drawSpentCoins(pen: Pen, view: MotoXView, boxes: Boxes): void {
  if (view.phase !== 'race') return;
  const rect = getPileRect(countSeats(view), pen.look);
  boxes.note('plate', 'pile', rect);
  beginRoundedRect(pen, rect.x, rect.y, rect.width, rect.height, 14);
  fill(pen, getMotoxHues(pen).pile);
  if (pen.look.strong) strokeOutline(pen, getKitHues(pen).ink, 2);
  const [radius, size] = pen.look.large ? [24, 41] : [19, 33];
  const [x, low] = [rect.x + rect.width / 2, rect.y + rect.height];
  const lowest = low - size * 1.2 - radius;
  for (let at = 0; at < Math.min(3, view.discard); at++)
    drawCoin(pen, x, lowest - at * radius * 0.45, radius);
  const [y, wide] = [low - size * 0.6, size * 0.6];
  write(pen, String(view.discard), x, y, { size, colour: getKitHues(pen).ink, align: 'center' });
  boxes.note('text', 'spent', { x: x - wide, y: y - size * 0.4, width: wide * 2, height: size * 0.8 });
}
