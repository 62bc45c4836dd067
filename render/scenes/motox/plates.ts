import type { MotoXView } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues, suitColour, suitPale } from '../../kit/colours.ts';
import { patch } from '../../kit/layers.ts';
import { medal, plateGlow, plateGround, plateName } from '../../kit/plate.ts';
import { fill, line, rounded } from '../../kit/shapes.ts';
import { write } from '../../kit/words.ts';
import type { Look } from '../../look.ts';
import type { PictureRequest } from '../../request.ts';
import { bike } from './bike.ts';
import { motoxHues } from './colours.ts';
import { dice } from './dice.ts';
import { growing, seats } from './field.ts';
import { pileOf, plateOf } from './frame.ts';
import { coin, coins, tiles } from './hand.ts';
import { flag, rankOf } from './rank.ts';

/** Sizes on a plate in pixels: the band with the bike, names, coins and tiles, where the rows are. */
interface Fit {
  readonly band: number;
  readonly bike: number;
  readonly name: number;
  readonly coin: number;
  readonly upper: number;
  readonly lower: number;
  readonly flag: number;
}

const USUAL: Fit = { band: 76, bike: 60, name: 30, coin: 17, upper: 30, lower: 77, flag: 1 };
const LARGE: Fit = { band: 86, bike: 72, name: 38, coin: 22, upper: 38, lower: 99, flag: 1.3 };

function fitOf({ large }: Look): Fit {
  return large ? LARGE : USUAL;
}

/** The grounds of all plates. */
export function grounds(pen: Pen, count: number, height: number): void {
  for (let seat = 0; seat < count; seat++) ground(pen, seat, plateOf(count, seat, height, pen.look));
}

/** Room for the shadow round a plate. */
const ROOM = 20;

/** Kept apart from the land: the lower plates lie at another height with nearly every tile. */
function ground(pen: Pen, seat: number, { x, y, width, height }: Rect): void {
  const [left, upper] = [Math.floor(x) - ROOM, Math.floor(y) - ROOM];
  const rect = { x: x - left, y: y - upper, width, height };
  const key = `motox/plate/${seat}/${Object.values(rect)}`;
  const kept = patch(pen, key, Math.ceil(width) + 2 * ROOM + 1, Math.ceil(height) + 2 * ROOM + 1, (pen) => {
    plateGround(pen, rect, suitPale(pen, seat), suitColour(pen, seat), fitOf(pen.look).band);
    if (pen.look.strong) edged(pen, rect);
  });
  pen.drawImage(kept, left, upper);
}

function edged(pen: Pen, { x, y, width, height }: Rect): void {
  rounded(pen, x, y, width, height, 16);
  line(pen, hues(pen).ink, 3);
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
  const rect = plateOf(seats(view), seat, height, pen.look);
  const fit = fitOf(pen.look);
  boxes.note('plate', `plate ${seat}`, rect);
  if (request.turn.includes(seat)) plateGlow(pen, rect);
  const posture = view.bikes[seat]?.wiped ? 'lying' : 'right';
  bike(pen, seat, posture, rect.x + fit.band / 2, rect.y + rect.height / 2, fit.bike);
  const sitter = request.sitters[seat] ?? { name: '', ai: false };
  const taken = ranked(pen, request, view, seat, rect, boxes) && rect.width > 300;
  const room = rect.width - fit.band - 24 - (taken ? 62 * fit.flag : 0);
  plateName(pen, boxes, sitter, rect.x + fit.band + 12, rect.y + fit.upper, room, fit.name);
  hand(pen, view, seat, rect, boxes);
  if (view.phase === 'race') dice(pen, view, seat, rect, boxes);
}

/** The place in the end, before that the rank: beside the name, on a narrow plate below. Returns whether there is one. */
function ranked(
  pen: Pen,
  request: PictureRequest,
  view: MotoXView,
  seat: number,
  rect: Rect,
  boxes: Boxes,
): boolean {
  const { flag: scale, upper, lower } = fitOf(pen.look);
  const [x, y] = [rect.x + rect.width - 36 * scale, rect.y + (rect.width > 300 ? upper + 2 : lower)];
  const ended = request.places?.find((placed) => placed.seat === seat);
  const rank = view.phase === 'race' ? rankOf(view, seat) : 0;
  if (ended) medal(pen, ended.place, x, y, Math.round(24 * scale));
  else if (rank > 0) flag(pen, rank, seat, x, y, scale);
  const shown = ended?.place ?? rank;
  const half = 14 * scale;
  if (shown > 0)
    boxes.note('text', `place ${seat}`, { x: x - half, y: y - half - 4, width: half * 2, height: half * 2 });
  return shown > 0;
}

/** Coins; while the track is built, tiles too. */
function hand(pen: Pen, view: MotoXView, seat: number, rect: Rect, boxes: Boxes): void {
  const held = view.hands[seat];
  if (!held) return;
  const { band, coin: radius, lower } = fitOf(pen.look);
  const [x, y] = [rect.x + band + 14, rect.y + lower];
  const all = { name: `tiles of ${seat}`, count: held.tiles, x, y, radius };
  const next = growing(view) ? tiles(pen, boxes, all) + 24 : x;
  coins(pen, boxes, { name: `coins of ${seat}`, count: held.coins, x: next, y, radius });
}

/** The coins that were spent, to be drawn again (R-MX-40). */
export function pile(pen: Pen, view: MotoXView, boxes: Boxes): void {
  if (view.phase !== 'race') return;
  const rect = pileOf(seats(view), pen.look);
  boxes.note('plate', 'pile', rect);
  rounded(pen, rect.x, rect.y, rect.width, rect.height, 14);
  fill(pen, motoxHues(pen).pile);
  if (pen.look.strong) line(pen, hues(pen).ink, 2);
  const [radius, size] = pen.look.large ? [24, 36] : [19, 28];
  const [x, low] = [rect.x + rect.width / 2, rect.y + rect.height];
  const lowest = low - size * 1.2 - radius;
  for (let at = 0; at < Math.min(3, view.discard); at++) coin(pen, x, lowest - at * radius * 0.45, radius);
  const [y, wide] = [low - size * 0.6, size * 0.6];
  write(pen, String(view.discard), x, y, { size, colour: hues(pen).ink, align: 'center' });
  boxes.note('text', 'spent', { x: x - wide, y: y - size * 0.4, width: wide * 2, height: size * 0.8 });
}
