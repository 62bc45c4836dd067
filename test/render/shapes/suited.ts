import { coin } from '../../../render/kit/coin.ts';
import { suitColour } from '../../../render/kit/colours.ts';
import { die } from '../../../render/kit/die.ts';
import { pawn } from '../../../render/kit/pawn.ts';
import { suitMark } from '../../../render/kit/suits.ts';
import { pawnOf } from '../../../render/scenes/forage/look.ts';
import { pawnOf as tollPawn } from '../../../render/scenes/moneyrun/look.ts';
import { bike } from '../../../render/scenes/motox/bike.ts';
import { piecepackCoin } from '../../../render/scenes/piecepack/coin.ts';
import { dieOf, pawnOf as piecepackPawn } from '../../../render/scenes/piecepack/look.ts';
import { token } from '../../../render/scenes/piecepack/token.ts';
import { each, type Kind } from './kind.ts';

const SUITS = ['suns', 'moons', 'crowns', 'arms'];

const GAMES_WITH_SUITS = ['piecepack', 'forage', 'moneyrun', 'motox'];

const MARKS: readonly Kind[] = GAMES_WITH_SUITS.map((game) => ({
  name: `marks of suits at 24 pixels in ${game}`,
  game,
  side: 24,
  ground: 'white',
  least: 0.4,
  things: each(SUITS, (pen, suit) => suitMark(pen, suit, 0, 0, 12, suitColour(pen, suit))),
}));

const PIECEPACK: readonly Kind[] = [
  {
    name: 'pawns of the suits in piecepack',
    game: 'piecepack',
    side: 72,
    least: 0.06,
    things: each(SUITS, (pen, suit) => pawn(pen, piecepackPawn(pen, suit), 0, 0, 64)),
  },
  {
    name: 'backs of coins in piecepack',
    game: 'piecepack',
    side: 56,
    least: 0.1,
    things: each(SUITS, (pen, suit) =>
      piecepackCoin(pen, { side: 'b', suit, rank: null, angle: 0 }, 0, 0, 20),
    ),
  },
  {
    name: 'dice of the suits in piecepack',
    game: 'piecepack',
    side: 56,
    least: 0.035,
    things: each(SUITS, (pen, suit) => die(pen, dieOf(pen, suit), 4, 0, 0, 40)),
  },
  {
    name: 'tokens of the seats in piecepack',
    game: 'piecepack',
    side: 24,
    ground: 'white',
    least: 0.09,
    things: each(['disc', 'square', 'triangle', 'hexagon', 'pentagon', 'star'], (pen, seat) =>
      token(pen, seat, 0, 0, 10),
    ),
  },
];

const SEATS_OF_SUITS: readonly Kind[] = [
  {
    name: 'pawns in forage',
    game: 'forage',
    side: 72,
    least: 0.06,
    things: each(SUITS, (pen, suit) => pawn(pen, pawnOf(pen, suit), 0, 0, 64)),
  },
  {
    name: 'coins of the suits in forage',
    game: 'forage',
    side: 64,
    least: 0.12,
    things: each(SUITS, (pen, suit) => coin(pen, { suit, side: 'hidden', value: null }, 0, 0, 26)),
  },
  {
    name: 'coins that are known in forage',
    game: 'forage',
    side: 64,
    least: 0.1,
    things: each(SUITS, (pen, suit) => coin(pen, { suit, side: 'known', value: 3 }, 0, 0, 26)),
  },
  {
    name: 'open coins in forage',
    game: 'forage',
    side: 64,
    least: 0.025,
    things: each(SUITS, (pen, suit) => coin(pen, { suit, side: 'up', value: 3 }, 0, 0, 26)),
  },
  {
    name: 'pawns in moneyrun',
    game: 'moneyrun',
    side: 72,
    least: 0.055,
    things: each(SUITS, (pen, seat) => pawn(pen, tollPawn(pen, seat), 0, 0, 64)),
  },
  {
    name: 'bikes in motox',
    game: 'motox',
    side: 80,
    least: 0.05,
    things: each(SUITS, (pen, seat) => bike(pen, seat, 'right', 0, 0, 56)),
  },
  {
    name: 'bikes that lie in motox',
    game: 'motox',
    side: 80,
    least: 0.05,
    things: each(SUITS, (pen, seat) => bike(pen, seat, 'lying', 0, 0, 56)),
  },
];

/** What has the mark of a suit, and the tokens of seats that have none. */
export const SUITED: readonly Kind[] = [...MARKS, ...PIECEPACK, ...SEATS_OF_SUITS];
