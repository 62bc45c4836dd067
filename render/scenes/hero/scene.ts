import { drawMark } from '../../brand/mark.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { drawCoin } from '../../kit/coin.ts';
import { getKitHues, getSuitColour, getSuitDark } from '../../kit/colours.ts';
import { drawHwatuCard, getCardHeight } from '../../kit/hwatu/card.ts';
import { drawPawn } from '../../kit/pawn.ts';
import { beginRoundedRect, fill, withShadow } from '../../kit/shapes.ts';
import { findFittingSize, write } from '../../kit/text.ts';
import { drawTile } from '../../kit/tile.ts';
import type { PictureRequest } from '../../request.ts';
import type { Scene } from '../../scene.ts';

const PREVIEWS: readonly PictureRequest[] = [
  createPicture({ name: 'Piecemeal', about: 'Board games, a move at a time' }),
  createPicture({ name: 'Piecemeal', about: 'One move at a time' }),
  createPicture({ name: 'Piecemeal', about: '틈날 때 한 수씩 두는 보드게임' }, true),
];

/** Words of the picture, already translated. */
export interface HeroView {
  /** Name of the bot. */
  readonly name: string;
  /** Tagline of a few words. */
  readonly about: string;
}

const WIDTH = 1000;
const HEIGHT = 380;
const MARGIN = 14;

/** Picture of the bot itself: its mark and name, and pieces of all its games. */
export const hero: Scene = {
  id: 'hero',
  previews: PREVIEWS,
  size: () => ({ width: WIDTH, height: HEIGHT }),
  alike: true,
  draw(pen, request, boxes) {
    const view = request.view as HeroView;
    const hues = getKitHues(pen);
    pen.fillStyle = hues.table;
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    withShadow(pen, 10, 4, () => {
      beginPanel(pen);
      fill(pen, hues.paper);
    });
    boxes.note('plate', 'panel', {
      x: MARGIN,
      y: MARGIN,
      width: WIDTH - 2 * MARGIN,
      height: HEIGHT - 2 * MARGIN,
    });
    drawTiles(pen);
    drawCards(pen);
    drawPieces(pen);
    drawName(pen, view, boxes);
  },
};

/** Side of a tile, and of the square that it lies in. */
const TILE = 112;
const SQUARE = 118;

/** Suits and ranks of the tiles by rows; null for a tile face down. */
const TILES = [
  [[0, 2], null, [1, 3]],
  [null, [3, 4], null],
  [[2, 5], null, [0, 1]],
] as const;

/** Returns the middle of a square of the board at the right edge. */
function getSquare(column: number, row: number): readonly [x: number, y: number] {
  return [694 + column * SQUARE, 70 + row * SQUARE];
}

function drawTiles(pen: Pen): void {
  pen.save();
  beginPanel(pen);
  pen.clip();
  for (const [row, tiles] of TILES.entries())
    for (const [column, tile] of tiles.entries()) {
      const [x, y] = getSquare(column, row);
      const [suit, rank] = tile ?? [null, null];
      drawTile(
        pen,
        { side: tile ? 'face' : 'back', suit, rank, angle: 0, grain: (row + column) % 3 },
        x,
        y,
        TILE,
      );
    }
  pen.restore();
}

function beginPanel(pen: Pen): void {
  beginRoundedRect(pen, MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, 24);
}

/** Brights of three months, fanned. */
const CARDS = [
  { id: '1A', turn: -0.2, x: 426 },
  { id: '3A', turn: 0, x: 496 },
  { id: '8A', turn: 0.2, x: 566 },
] as const;

const CARD_WIDTH = 104;

function drawCards(pen: Pen): void {
  for (const { id, turn, x } of CARDS) {
    pen.save();
    pen.translate(x, 190 + 40 * Math.abs(turn));
    pen.rotate(turn);
    drawHwatuCard(pen, id, -CARD_WIDTH / 2, -getCardHeight(CARD_WIDTH) / 2, {
      width: CARD_WIDTH,
      corner: true,
    });
    pen.restore();
  }
}

/** Pawns of three suits, each on a square. */
const PAWNS = [
  { suit: 0, column: 1, row: 0 },
  { suit: 2, column: 0, row: 1 },
  { suit: 3, column: 2, row: 1 },
] as const;

function drawPieces(pen: Pen): void {
  for (const { suit, column, row } of PAWNS) {
    const [x, y] = getSquare(column, row);
    const [colour, edge] = [getSuitColour(pen, suit), getSuitDark(pen, suit)];
    const ink = getKitHues(pen).white;
    drawPawn(pen, { key: `hero/${suit}`, head: 'round', colour, edge, suit, ink }, x, y - 6, 104);
  }
  const [x, y] = getSquare(1, 2);
  drawCoin(pen, { suit: 0, side: 'hidden', value: null }, x - 18, y - 8, 30);
  drawCoin(pen, { suit: 1, side: 'up', value: 3 }, x + 20, y + 8, 30);
}

function drawName(pen: Pen, { name, about }: HeroView, boxes: Boxes): void {
  const { ink, inkSoft } = getKitHues(pen);
  drawMark(pen, 98, 122, 150);
  const size = findFittingSize(pen, name, 300, 60);
  const width = write(pen, name, 44, 250, { size, colour: ink });
  boxes.note('text', name, { x: 44, y: 250 - size / 2, width, height: size });
  const small = findFittingSize(pen, about, 310, 28);
  const long = write(pen, about, 44, 308, { size: small, colour: inkSoft, weight: 400 });
  boxes.note('text', about, { x: 44, y: 308 - small / 2, width: long, height: small });
}

function createPicture(view: HeroView, korean = false): PictureRequest {
  return {
    ...{ scene: 'hero', view, viewer: null, occupants: [], turn: [], events: [], marks: [], places: null },
    ...(korean && { look: { language: 'ko' } }),
  };
}
