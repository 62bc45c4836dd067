import { type Canvas, createSurface, type Pen } from '../canvas.ts';
import { loadFonts } from '../fonts.ts';
import { drawCoin } from '../kit/coin.ts';
import { getKitHues, getSuitColour, getSuitDark } from '../kit/colours.ts';
import { drawHwatuCard, getCardHeight } from '../kit/hwatu/card.ts';
import { drawPawn } from '../kit/pawn.ts';
import { drawTile } from '../kit/tile.ts';
import { getStyle } from '../style.ts';
import { drawPortrait } from './portraits.ts';

/** Size of an application's banner: https://docs.discord.com/developers/resources/user#modify-current-user */
const WIDTH = 680;
const HEIGHT = 240;

/** Draws the banner above the bot's profile. Its lower left is plain, because Discord lays the avatar there. */
export function drawBanner(): Canvas {
  loadFonts();
  const { canvas, pen } = createSurface(WIDTH, HEIGHT, getStyle('hero'), false);
  pen.fillStyle = getKitHues(pen).table;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawBoard(pen);
  drawCards(pen);
  drawPieces(pen);
  for (const { id, x, y } of PORTRAITS) drawPortrait(pen, id, x, y, 104);
  return canvas;
}

/** Portraits with their middles; the badger sits behind the birds. */
const PORTRAITS = [
  { id: 'badger', x: 514, y: 126 },
  { id: 'sparrow', x: 420, y: 150 },
  { id: 'owl', x: 608, y: 150 },
] as const;

const TILE = 116;
const SQUARE = 122;
const TILT = -0.14;

/** Suits and ranks of the tiles that lie face up, by column and row. */
const FACES: Readonly<Record<string, readonly [suit: number, rank: number]>> = {
  '1,0': [1, 3],
  '2,2': [0, 1],
  '3,0': [3, 5],
  '5,0': [2, 2],
};

/** Draws a tilted board that runs out of the picture. */
function drawBoard(pen: Pen): void {
  pen.save();
  pen.translate(WIDTH / 2, HEIGHT / 2);
  pen.rotate(TILT);
  for (let column = 0; column < 7; column++)
    for (let row = 0; row < 4; row++) {
      const [suit, rank] = FACES[`${column},${row}`] ?? [null, null];
      const side = suit === null ? 'back' : 'face';
      const look = { side, suit, rank, angle: 0, grain: (row + column) % 3 } as const;
      drawTile(pen, look, (column - 3) * SQUARE, (row - 1.4) * SQUARE, TILE);
    }
  pen.restore();
}

/** Brights of three months, fanned. */
const CARDS = [
  { id: '1A', turn: -0.26, x: 196 },
  { id: '3A', turn: -0.04, x: 254 },
  { id: '8A', turn: 0.18, x: 312 },
] as const;

const CARD_WIDTH = 88;

function drawCards(pen: Pen): void {
  for (const { id, turn, x } of CARDS) {
    pen.save();
    pen.translate(x, 116 + 60 * Math.abs(turn + 0.04));
    pen.rotate(turn);
    drawHwatuCard(pen, id, -CARD_WIDTH / 2, -getCardHeight(CARD_WIDTH) / 2, {
      width: CARD_WIDTH,
      corner: true,
    });
    pen.restore();
  }
}

/** Pawns by suit, with their middles. */
const PAWNS = [
  { suit: 0, x: 74, y: 66 },
  { suit: 3, x: 402, y: 52 },
  { suit: 2, x: 566, y: 44 },
] as const;

function drawPieces(pen: Pen): void {
  for (const { suit, x, y } of PAWNS) {
    const [colour, edge, ink] = [getSuitColour(pen, suit), getSuitDark(pen, suit), getKitHues(pen).white];
    drawPawn(pen, { key: `banner/${suit}`, head: 'round', colour, edge, suit, ink }, x, y, 88);
  }
  drawCoin(pen, { suit: 1, side: 'up', value: 3 }, 646, 62, 26);
  drawCoin(pen, { suit: 0, side: 'hidden', value: null }, 140, 52, 24);
}
