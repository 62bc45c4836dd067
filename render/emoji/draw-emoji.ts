import { drawMark } from '../brand/mark.ts';
import { drawPortrait, type PortraitId } from '../brand/portraits.ts';
import { type Canvas, createSurface, type Pen } from '../canvas.ts';
import { loadFonts } from '../fonts.ts';
import { drawCoin } from '../kit/coin.ts';
import { getKitHues, getSuitColour, getSuitDark } from '../kit/colours.ts';
import { type DieStyle, drawDie } from '../kit/die.ts';
import { drawHwatuCard, getCardHeight } from '../kit/hwatu/card.ts';
import { drawPawn, getSuitPawnStyle } from '../kit/pawn.ts';
import { beginCircle, beginRoundedRect, fill, strokeOutline } from '../kit/shapes.ts';
import { drawSuitMark } from '../kit/suits.ts';
import { write } from '../kit/text.ts';
import { drawFacingCoin } from '../scenes/moneyrun/coin.ts';
import { drawBike } from '../scenes/motox/bike.ts';
import { getPawnStyle as getSidePawnStyle } from '../scenes/runaround/colours.ts';
import { getStyle } from '../style.ts';
import { MONEY, SUITS } from './emoji-list.ts';

/** Width and height of an emoji in pixels, the size that Discord recommends. */
export const EMOJI_SIZE = 128;

/** Middle of an emoji in pixels. */
const MIDDLE = EMOJI_SIZE / 2;

/** Draws an emoji on a transparent canvas. Throws if there is none of that name. */
export function drawEmoji(name: string): Canvas {
  loadFonts();
  const [kind = '', what = '', value] = name.split('_');
  const game = GAME_BY_KIND[kind] ?? 'forage';
  const { canvas, pen } = createSurface(EMOJI_SIZE, EMOJI_SIZE, getStyle(kind === 'game' ? what : game));
  const draw = PIECES[kind];
  if (!draw) throw new Error(`There is no emoji ${name}`);
  draw(pen, what, value);
  return canvas;
}

const GAME_BY_KIND: Readonly<Record<string, string>> = { bike: 'motox', money: 'moneyrun', card: 'gostop' };

type DrawPiece = (pen: Pen, what: string, value?: string) => void;

const PIECES: Readonly<Record<string, DrawPiece>> = {
  game: (pen, game) => drawGameSign(pen, game),
  pawn: (pen, suit) => drawSeatPawn(pen, suit),
  suit: (pen, suit) => drawSuit(pen, SUITS.indexOf(suit as 'suns')),
  bike: (pen, suit) => drawBike(pen, SUITS.indexOf(suit as 'suns'), 'right', MIDDLE, MIDDLE, 116),
  coin: (pen, suit, value) => drawSuitCoin(pen, SUITS.indexOf(suit as 'suns'), value),
  die: (pen, face) => drawDie(pen, getDieStyle(pen), Number(face), MIDDLE, MIDDLE, 116),
  money: (pen, coin) => drawMoney(pen, coin as 'L'),
  card: (pen, id) => drawCard(pen, id.replaceAll('p', '+').replaceAll('m', '-')),
  medal: (pen, place) => drawMedal(pen, Number(place)),
  ai: (pen, id) => drawPortrait(pen, id as PortraitId, MIDDLE, MIDDLE, 120),
};

function drawSeatPawn(pen: Pen, suit: string): void {
  const side = ['yellow', 'blue'].indexOf(suit);
  const style =
    side >= 0 ? getSidePawnStyle(pen, side) : getSuitPawnStyle(pen, SUITS.indexOf(suit as 'suns'));
  drawPawn(pen, style, MIDDLE, MIDDLE, 118);
}

/** Draws the mark of a suit in a disc of its colour, so that it can be seen on light and on dark. */
function drawSuit(pen: Pen, suit: number): void {
  beginCircle(pen, MIDDLE, MIDDLE, 60);
  fill(pen, getSuitColour(pen, suit));
  strokeOutline(pen, getKitHues(pen).white, 5);
  drawSuitMark(pen, suit, MIDDLE, MIDDLE, 42, getKitHues(pen).white);
}

function drawSuitCoin(pen: Pen, suit: number, value?: string): void {
  const side = value === undefined ? 'hidden' : 'up';
  drawCoin(pen, { suit, side, value: value === undefined ? null : Number(value) }, MIDDLE, MIDDLE, 60);
}

function getDieStyle(pen: Pen): DieStyle {
  const { white, ink } = getKitHues(pen);
  return { key: 'emoji', colour: white, edge: ink, ink, pips: true, halo: white };
}

function drawMoney(pen: Pen, coin: (typeof MONEY)[number]): void {
  drawFacingCoin(pen, coin, MIDDLE, MIDDLE, 60 - MONEY.indexOf(coin) * 4);
}

/** Draws a whole card; its corner would be too small to read. */
function drawCard(pen: Pen, card: string): void {
  const width = 76;
  drawHwatuCard(pen, card, MIDDLE - width / 2, MIDDLE - getCardHeight(width) / 2, { width, corner: false });
}

/** Colours of gold, silver and bronze: face and edge. */
const METALS = [
  ['#f2c230', '#9a6b00'],
  ['#cfd6dd', '#6d7a86'],
  ['#d8925a', '#7d4519'],
] as const;

function drawMedal(pen: Pen, place: number): void {
  const [face, edge] = METALS[place - 1] ?? METALS[2];
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.moveTo(MIDDLE + side * 6, 60);
    pen.lineTo(MIDDLE + side * 18, 4);
    pen.lineTo(MIDDLE + side * 44, 4);
    pen.lineTo(MIDDLE + side * 26, 64);
    pen.closePath();
    fill(pen, getSuitColour(pen, 3));
    strokeOutline(pen, getSuitDark(pen, 3), 3);
  }
  beginCircle(pen, MIDDLE, 82, 42);
  fill(pen, face);
  strokeOutline(pen, edge, 5);
  write(pen, String(place), MIDDLE, 82, { size: 58, colour: edge, align: 'center' });
}

/** Draws the sign of a game: its piece on a tile in its colour. */
function drawGameSign(pen: Pen, game: string): void {
  beginRoundedRect(pen, 3, 3, EMOJI_SIZE - 6, EMOJI_SIZE - 6, 28);
  fill(pen, getKitHues(pen).paper);
  strokeOutline(pen, getKitHues(pen).ink, 4);
  GAME_SIGNS[game]?.(pen);
}

const GAME_SIGNS: Readonly<Record<string, (pen: Pen) => void>> = {
  runaround: (pen) => {
    drawPawn(pen, getSidePawnStyle(pen, 1), 80, 56, 84);
    drawPawn(pen, getSidePawnStyle(pen, 0), 48, 72, 84);
  },
  forage: (pen) => {
    drawCoin(pen, { suit: 1, side: 'hidden', value: null }, 76, 50, 34);
    drawCoin(pen, { suit: 0, side: 'up', value: 5 }, 52, 76, 36);
  },
  motox: (pen) => drawBike(pen, 0, 'right', MIDDLE, MIDDLE, 96),
  moneyrun: (pen) => {
    drawFacingCoin(pen, 'S', 82, 46, 30);
    drawFacingCoin(pen, 'L', 52, 76, 38);
  },
  gostop: (pen) => {
    for (const [card, x, angle] of [
      ['8A', 46, -0.16],
      ['1A', 82, 0.16],
    ] as const) {
      pen.save();
      pen.translate(x, MIDDLE);
      pen.rotate(angle);
      drawHwatuCard(pen, card, -29, -48, { width: 58, corner: false });
      pen.restore();
    }
  },
  piecepack: (pen) => drawMark(pen, MIDDLE, MIDDLE, 96),
};
