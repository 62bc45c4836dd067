import type { Coin, ForageView } from '../../../src/games/forage/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { coin } from '../../kit/coin.ts';
import { hues, suitColour, suitPale } from '../../kit/colours.ts';
import { die } from '../../kit/die.ts';
import { pawn } from '../../kit/pawn.ts';
import { medal, plateGlow, plateGround, plateName } from '../../kit/plate.ts';
import { write } from '../../kit/words.ts';
import type { PictureRequest, Placed } from '../../picture.ts';
import { below, type Field, PAD, PLATE, WIDTH } from './field.ts';
import { dieOf, pawnOf } from './look.ts';

const BAND = 76;
/** The right end of a plate, for die, medal and score. */
const END = 84;
/** So many coins lie side by side; more are counted. */
const SINGLY = 7;

/** Each plate is in the corner in which its seat begins: a1, h1, h8, a8 (R-FO-2). */
export function plateOf(on: Field, seat: number): Rect {
  const width = (WIDTH - PAD * 3) / 2;
  const x = seat === 0 || seat === 3 ? PAD : PAD * 2 + width;
  return { x, y: seat < 2 ? below(on) : PAD, width, height: PLATE };
}

/** The grounds of all plates. */
export function grounds(pen: Pen, on: Field, seats: number): void {
  for (let seat = 0; seat < seats; seat++)
    plateGround(pen, plateOf(on, seat), suitPale(pen, seat), suitColour(pen, seat), BAND);
}

/** Who sits there, the stash, the die, and in the end the place and the score. */
export function seated(
  pen: Pen,
  request: PictureRequest,
  view: ForageView,
  on: Field,
  seat: number,
  boxes: Boxes,
): void {
  const rect = plateOf(on, seat);
  boxes.note('plate', `plate ${seat}`, rect);
  if (request.turn.includes(seat)) plateGlow(pen, rect);
  pawn(pen, pawnOf(pen, seat), rect.x + BAND / 2, rect.y + PLATE / 2, 76);
  const room = rect.width - BAND - 24 - (end(pen, request, view, seat, rect, boxes) ? END : 0);
  const sitter = request.sitters[seat] ?? { name: '', ai: false };
  plateName(pen, boxes, sitter, rect.x + BAND + 12, rect.y + 28, room, 32);
  stash(pen, view.stashes[seat] ?? [], rect, view.over);
}

/** At the right end what counts now: place and score, or the die. Returns whether there is something. */
function end(
  pen: Pen,
  request: PictureRequest,
  view: ForageView,
  seat: number,
  rect: Rect,
  boxes: Boxes,
): boolean {
  const ended = request.places?.find((placed) => placed.seat === seat);
  const rolled = view.mover === seat ? view.rolled : null;
  if (ended) result(pen, ended, rect, boxes);
  else if (rolled !== null)
    die(pen, dieOf(pen, seat), rolled, rect.x + rect.width - 46, rect.y + PLATE / 2, 64);
  return ended !== undefined || rolled !== null;
}

/** Suits for all to see; values when it is over. Many coins are counted by suit. */
function stash(pen: Pen, coins: readonly Coin<number | null>[], rect: Rect, over: boolean): void {
  const [x, y] = [rect.x + BAND + 32, rect.y + 69];
  if (coins.length > SINGLY) counted(pen, coins, x, y);
  else singly(pen, coins, x, y, over);
}

function singly(pen: Pen, coins: readonly Coin<number | null>[], x: number, y: number, over: boolean): void {
  coins.forEach(({ suit, value }, at) => {
    const side = over && value !== null ? 'up' : 'hidden';
    coin(pen, { suit, side, value: side === 'up' ? value : null }, x + at * 43, y, 20);
  });
}

/** One coin of each suit and how many of it there are. */
function counted(pen: Pen, coins: readonly Coin<number | null>[], x: number, y: number): void {
  const suits = [...new Set(coins.map(({ suit }) => suit))].sort((one, other) => one - other);
  suits.forEach((suit, at) => {
    const count = coins.filter((other) => other.suit === suit).length;
    coin(pen, { suit, side: 'hidden', value: null }, x + at * 78, y, 20);
    write(pen, String(count), x + at * 78 + 25, y, { size: 30, colour: hues(pen).ink });
  });
}

function result(pen: Pen, ended: Placed, rect: Rect, boxes: Boxes): void {
  const x = rect.x + rect.width;
  medal(pen, ended.place, x - 38, rect.y + 28, 23);
  if (ended.score === undefined) return;
  write(pen, String(ended.score), x - 38, rect.y + 72, { size: 32, colour: hues(pen).ink, align: 'center' });
  boxes.note('text', `score ${ended.seat}`, { x: x - 66, y: rect.y + 58, width: 56, height: 28 });
}
