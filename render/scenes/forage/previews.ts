import type { Coin, ForageEvent, ForageView, Laid } from '../../../src/games/forage/types.ts';
import { ended, preview } from '../../kit/preview.ts';
import type { PictureRequest } from '../../picture.ts';

const ON_BOARD = 'a1:03,c2:1_,d4:0_,b6:2_,f7:3_,h3:1_,g5:24,e6:05,c8:3_,f2:2_,h8:2_,a5:3_';
const IN_STASH = ['00 02 04 15 21', '1_ 1_ 1_ 0_', '2_ 2_ 3_', '3_ 3_ 3_ 3_ 1_'];

const VIEW: ForageView = {
  options: {
    board: 'torus',
    blanksLowest: false,
    faceUp: false,
    clearBoard: false,
    finishRound: false,
    openMemory: false,
    roundCap: 40,
  },
  pawns: ['b2', 'h3', 'e5', 'c7'],
  coins: ON_BOARD.split(',').map(laid),
  stashes: IN_STASH.map((coins) => coins.split(' ').map(coin)),
  phase: 2,
  first: 0,
  mover: 0,
  rolled: 3,
  round: 4,
  lastRound: false,
  over: false,
  viewer: 0,
};

const OPEN: ForageView = {
  ...VIEW,
  options: { ...VIEW.options, board: 'wide', faceUp: true },
  coins: VIEW.coins.map((coin, at) => ({ ...coin, value: at % 6, up: true })),
};

const WENT: readonly ForageEvent[] = [
  {
    kind: 'moved',
    seat: 3,
    from: 'f2',
    to: 'c7',
    course: { direction: 'sw', steps: 3 },
    forced: false,
    known: 'always',
  },
];

const MIDDLE = preview({
  scene: 'forage',
  view: VIEW,
  seats: 4,
  events: WENT,
  marks: ['b5:A', 'e2:B', 'b7:C', 'g2:D', 'g5:E'],
});

const RING = { ...VIEW, options: { ...VIEW.options, board: 'ring' }, mover: 2 };

export const PREVIEWS: readonly PictureRequest[] = [
  MIDDLE,
  ended(MIDDLE),
  preview({ scene: 'forage', view: OPEN, seats: 4, marks: ['b5:A', 'e2:B'] }),
  preview({ scene: 'forage', view: RING, seats: 4 }),
];

/** `a1:03`: on a1 lies a coin of suit 0 with value 3; `_` is a value not known. */
function laid(text: string): Laid<number | null> {
  const [at = '', piece = ''] = text.split(':');
  return { ...coin(piece), at, up: false };
}

function coin(text: string): Coin<number | null> {
  return { suit: Number(text[0]), value: text[1] === '_' ? null : Number(text[1]) };
}
