import { drawCoin } from '../../../render/kit/coin.ts';
import { getSuitColour } from '../../../render/kit/colours.ts';
import { drawDie } from '../../../render/kit/die.ts';
import { drawPawn, getSuitPawnStyle } from '../../../render/kit/pawn.ts';
import { drawSuitMark } from '../../../render/kit/suits.ts';
import { drawBike } from '../../../render/scenes/motox/bike.ts';
import { drawPiecepackCoin } from '../../../render/scenes/piecepack/coin.ts';
import { getDieStyle } from '../../../render/scenes/piecepack/colours.ts';
import { drawToken } from '../../../render/scenes/piecepack/token.ts';
import { createShapes, type ShapeKind } from './kind.ts';

const SUITS = ['suns', 'moons', 'crowns', 'arms'];

const GAMES_WITH_SUITS = ['piecepack', 'forage', 'moneyrun', 'motox'];

const MARKS: readonly ShapeKind[] = GAMES_WITH_SUITS.map((game) => ({
  name: `marks of suits at 24 pixels in ${game}`,
  game,
  side: 24,
  ground: 'white',
  least: 0.4,
  things: createShapes(SUITS, (pen, suit) => drawSuitMark(pen, suit, 0, 0, 12, getSuitColour(pen, suit))),
}));

const PIECEPACK: readonly ShapeKind[] = [
  {
    name: 'pawns of the suits in piecepack',
    game: 'piecepack',
    side: 72,
    least: 0.06,
    things: createShapes(SUITS, (pen, suit) => drawPawn(pen, getSuitPawnStyle(pen, suit), 0, 0, 64)),
  },
  {
    name: 'backs of coins in piecepack',
    game: 'piecepack',
    side: 56,
    least: 0.1,
    things: createShapes(SUITS, (pen, suit) =>
      drawPiecepackCoin(pen, { side: 'b', suit, rank: null, angle: 0 }, 0, 0, 20),
    ),
  },
  {
    name: 'dice of the suits in piecepack',
    game: 'piecepack',
    side: 56,
    least: 0.035,
    things: createShapes(SUITS, (pen, suit) => drawDie(pen, getDieStyle(pen, suit), 4, 0, 0, 40)),
  },
  {
    name: 'tokens of the seats in piecepack',
    game: 'piecepack',
    side: 24,
    ground: 'white',
    least: 0.09,
    things: createShapes(['disc', 'square', 'triangle', 'hexagon', 'pentagon', 'star'], (pen, seat) =>
      drawToken(pen, seat, 0, 0, 10),
    ),
  },
];

const SEATS_OF_SUITS: readonly ShapeKind[] = [
  {
    name: 'pawns in forage',
    game: 'forage',
    side: 72,
    least: 0.06,
    things: createShapes(SUITS, (pen, suit) => drawPawn(pen, getSuitPawnStyle(pen, suit), 0, 0, 64)),
  },
  {
    name: 'coins of the suits in forage',
    game: 'forage',
    side: 64,
    least: 0.12,
    things: createShapes(SUITS, (pen, suit) =>
      drawCoin(pen, { suit, side: 'hidden', value: null }, 0, 0, 26),
    ),
  },
  {
    name: 'coins that are known in forage',
    game: 'forage',
    side: 64,
    least: 0.1,
    things: createShapes(SUITS, (pen, suit) => drawCoin(pen, { suit, side: 'known', value: 3 }, 0, 0, 26)),
  },
  {
    name: 'open coins in forage',
    game: 'forage',
    side: 64,
    least: 0.025,
    things: createShapes(SUITS, (pen, suit) => drawCoin(pen, { suit, side: 'up', value: 3 }, 0, 0, 26)),
  },
  {
    name: 'pawns in moneyrun',
    game: 'moneyrun',
    side: 72,
    least: 0.055,
    things: createShapes(SUITS, (pen, seat) => drawPawn(pen, getSuitPawnStyle(pen, seat), 0, 0, 64)),
  },
  {
    name: 'bikes in motox',
    game: 'motox',
    side: 80,
    least: 0.05,
    things: createShapes(SUITS, (pen, seat) => drawBike(pen, seat, 'right', 0, 0, 56)),
  },
  {
    name: 'bikes that lie in motox',
    game: 'motox',
    side: 80,
    least: 0.05,
    things: createShapes(SUITS, (pen, seat) => drawBike(pen, seat, 'lying', 0, 0, 56)),
  },
];

/** Shapes with the mark of a suit, and seat tokens without one. */
export const SUITED: readonly ShapeKind[] = [...MARKS, ...PIECEPACK, ...SEATS_OF_SUITS];
