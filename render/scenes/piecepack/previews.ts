import { printSpot } from '../../../src/games/piecepack/board.ts';
import type {
  Angle,
  PieceCounts,
  PieceKind,
  PiecepackEvent,
  PiecepackView,
  Place,
  Rank,
  SeenPiece,
  Suit,
} from '../../../src/games/piecepack/types.ts';
import { createPreview, endPreview } from '../../kit/preview.ts';
import type { PictureRequest } from '../../request.ts';

const ANGLES: Readonly<Record<string, Angle>> = { '^': 0, '<': 90, v: 180, '>': 270 };

const PIECE_PATTERN = /^([tcdp])([SMCA_])([0-5_])([fb])([v^<>]?)(p?)@(.*)$/;

const BACKS = [1.5, 3.5, 5.5, 7.5].flatMap((y) => [1.5, 3.5, 5.5, 7.5].map((x) => `t__b@${x},${y}`));

/** Middle of a game: some tiles flipped, some stacked, one looked at by the viewer. */
const MIDDLE_TILES = BACKS.filter((_, at) => at !== 5 && at !== 10 && at !== 12 && at !== 15).concat(
  ['tS3f^@3.5,3.5', 'tM1f<@5.5,5.5', 'tC0f^@1.5,7.5', 'tA5bp@7.5,7.5'],
  ['t__b@7.5,3.5', 't__b@7.5,3.5', 'tC5fv@7.5,3.5', 't__b@1.5,3.5'],
);

const MIDDLE_PIECES = [
  ...['cS_b^@1,1', 'c_3f^@2,1', 'c_1f<@4,2', 'c_0f^@5,1', 'cM4bp@6,2', 'cC2fp@3,8', 'c_5fv@6,8'],
  ...['cA_b^@8,6', 'cA_b^@8,6', 'cC_b>@8,6', 'c_2f^@8,6', 'cS_b^@3,5', 'pS_f^@3,5', 'pM_f^@1,4'],
  ...['pA_f^@7,3', 'pC_f>@6,6', 'dS1f^@8,1', 'dM5f^@1,6', 'dC0f^@4,4', 'dA3f^@2,6', 'cM_b<@5,7'],
];

const OWN = [
  'tS2fp@area',
  'tA1fp@area',
  'cC4fp@area',
  'cS1bp@area',
  'cM0fp@area',
  'pA_f^@area',
  'dM3f^@area',
];

const NO_PIECES: PieceCounts = { t: 0, c: 0, d: 0, p: 0 };

const MIDDLE: PiecepackView = {
  options: { layout: 'square' },
  viewer: 0,
  seats: 4,
  pieces: parsePieces([...MIDDLE_TILES, ...MIDDLE_PIECES, ...OWN]),
  areas: [{ t: 2, c: 3, d: 1, p: 1 }, { ...NO_PIECES, c: 5, t: 1 }, NO_PIECES, { ...NO_PIECES, p: 2 }],
  bag: { ...NO_PIECES, c: 6, t: 1 },
  box: { known: ['tS0', 'cM5'], unknown: { ...NO_PIECES, c: 3, t: 2 } },
  notes: [
    { seat: 1, text: '왼쪽 위 탑은 건드리지 말자' },
    {
      seat: 3,
      text: 'Coins that lie face up count double, all others count once, and pawns count nothing at all',
    },
  ],
  undo: 1,
  packing: [false, true, false, false],
  over: false,
};

const WENT: readonly PiecepackEvent[] = [
  {
    kind: 'moved',
    seat: 1,
    how: 'move',
    from: { kind: 'board', x: 6, y: 3 },
    to: { kind: 'board', x: 3, y: 5 },
    pieces: [{ kind: 'p', suit: 'S', rank: null }],
    own: null,
  },
];

const ROLLED: readonly PiecepackEvent[] = [
  {
    kind: 'rolled',
    seat: 2,
    dice: [
      { suit: 'S', rank: 1, at: { x: 2, y: 4 } },
      { suit: 'A', rank: 4, at: { x: 5, y: 5 } },
    ],
  },
];

const WIDE: PiecepackView = {
  ...MIDDLE,
  options: { layout: 'wide' },
  seats: 6,
  viewer: 5,
  pieces: parsePieces([
    ...createFaces(),
    'dS1f^@2,4',
    'dA4f^@5,5',
    'dM2f^@5,5',
    'dC3f^@9,7',
    'pS_f^@12,8',
    'cC_b^@12,1',
  ]),
  areas: [...MIDDLE.areas, NO_PIECES, { ...NO_PIECES, c: 2 }],
  notes: MIDDLE.notes.slice(0, 1),
  packing: [true, false, false, true, false, false],
};

const RING: PiecepackView = {
  ...MIDDLE,
  options: { layout: 'ring' },
  seats: 2,
  viewer: null,
  pieces: parsePieces([...createRing(), 'cS_b^@1,1', 'cM_b^@10,10', 'c_4f^@3,3', 'pA_f^@4,6', 'pC_f^@8,2']),
  areas: [NO_PIECES, NO_PIECES],
  notes: [],
  packing: [false, false],
};

/** Start of every match on the usual board. */
const START: PiecepackView = {
  ...MIDDLE,
  viewer: null,
  seats: 3,
  pieces: parsePieces(BACKS),
  areas: [NO_PIECES, NO_PIECES, NO_PIECES],
  bag: NO_PIECES,
  box: { known: [], unknown: { t: 8, c: 24, d: 4, p: 4 } },
  notes: [],
  undo: null,
  packing: [false, false, false],
};

/** All coins on both sides, dice with all faces, and towers of coins and tiles, in a free layout. */
const SPREAD: PiecepackView = {
  ...MIDDLE,
  options: { layout: 'empty' },
  viewer: 0,
  seats: 1,
  pieces: parsePieces([
    ...createCoins(),
    ...createTowers(),
    'dS0f^@1,7',
    'dM1f^@3,7',
    'dC2f^@1,8',
    'dA5f^@3,8',
    ...OWN.slice(2),
  ]),
  areas: [{ t: 0, c: 3, d: 1, p: 1 }],
  bag: NO_PIECES,
  notes: [],
  packing: [false],
};

const SET_UP: readonly PiecepackEvent[] = [{ kind: 'laidOut', seat: 2, layout: 'square' }];

const DREW: readonly PiecepackEvent[] = [
  {
    kind: 'moved',
    seat: 0,
    how: 'draw',
    from: { kind: 'bag' },
    to: { kind: 'board', x: 3, y: 8 },
    pieces: [{ kind: 'd', suit: 'A', rank: 5 }],
    own: null,
  },
];

const MIDDLE_PICTURE = createPreview({
  scene: 'piecepack',
  view: MIDDLE,
  seats: 4,
  turn: [0, 1, 2, 3],
  events: WENT,
  marks: ['a1:A', 'd4:B', 'h6:C', 'c5:D', '(7.5,3.5):E', 'f6:F', 'area0.2:G'],
});

/** Previews: a middle position, then others that show everything there is. */
export const PREVIEWS: readonly PictureRequest[] = [
  MIDDLE_PICTURE,
  endPreview({
    ...MIDDLE_PICTURE,
    view: { ...MIDDLE, viewer: null, over: true, pieces: hideOwnPieces(MIDDLE) },
  }),
  createPreview({
    scene: 'piecepack',
    view: WIDE,
    viewer: 5,
    seats: 6,
    turn: [0, 1, 2, 3, 4, 5],
    events: ROLLED,
  }),
  createPreview({ scene: 'piecepack', view: RING, viewer: null, seats: 2, turn: [0, 1] }),
  createPreview({ scene: 'piecepack', view: START, viewer: null, seats: 3, turn: [0, 1, 2], events: SET_UP }),
  createPreview({ scene: 'piecepack', view: SPREAD, viewer: 0, seats: 1, turn: [0], events: DREW }),
];

/** Returns the pieces as the public picture shows them. */
function hideOwnPieces({ pieces }: PiecepackView): readonly SeenPiece[] {
  return pieces
    .filter(({ place }) => place.kind === 'board')
    .map((piece) => {
      if (!piece.peeked) return piece;
      const shows =
        piece.kind === 't' ? {} : piece.side === 'f' ? { rank: piece.rank } : { suit: piece.suit };
      return { ...piece, suit: null, rank: null, ...shows, peeked: false };
    });
}

/** Parses pieces: `cM4bp@6,2` is a coin of moons, back up on f2, and the viewer knows that it is a 4. */
export function parsePieces(texts: readonly string[]): readonly SeenPiece[] {
  return texts.map((text, at) => {
    const [, kind, suit, rank, side, angle = '', peeked, where = ''] = PIECE_PATTERN.exec(text) ?? [];
    const depth = texts.slice(at).filter((other) => other.endsWith(`@${where}`)).length;
    const index = texts.slice(0, at + 1).filter((other) => other.endsWith('@area')).length;
    return {
      key:
        where === 'area'
          ? `area0.${index}`
          : depth > 1
            ? `${parseSpotName(where)}.${depth}`
            : parseSpotName(where),
      kind: kind as PieceKind,
      suit: suit === '_' ? null : (suit as Suit),
      rank: rank === '_' ? null : (Number(rank) as Rank),
      side: side as 'f' | 'b',
      angle: ANGLES[angle] ?? 0,
      place: parsePlace(where),
      peeked: peeked === 'p' && where !== 'area',
      known: [],
    };
  });
}

function parsePlace(where: string): Place {
  const [x, y] = where.split(',').map(Number);
  return where === 'area' ? { kind: 'area', seat: 0 } : { kind: 'board', x: x ?? 1, y: y ?? 1 };
}

function parseSpotName(where: string): string {
  const [x = 1, y = 1] = where.split(',').map(Number);
  return printSpot({ x, y });
}

/** Creates every face in four directions. */
function createFaces(): string[] {
  const angles = ['^', '<', 'v', '>'];
  return Array.from({ length: 24 }, (_, at) => {
    const [x, y] = [1.5 + 2 * (at % 6), 1.5 + 2 * Math.floor(at / 6)];
    return `t${'SMCA'[Math.floor(at / 6)]}${at % 6}f${angles[at % 4]}@${x},${y}`;
  });
}

/** Creates the board with a hole. */
function createRing(): string[] {
  const steps = [1.5, 3.5, 5.5, 7.5, 9.5];
  return steps.flatMap((y) => steps.map((x) => `t__b@${x},${y}`)).filter((tile) => tile !== 't__b@5.5,5.5');
}

/** Creates every value in four directions, every suit, and one that the viewer has looked at. */
function createCoins(): string[] {
  const angles = ['^', '<', 'v', '>'];
  const values = [0, 1, 2, 3, 4, 5].map((value) => `c_${value}f${angles[value % 4]}@${value + 1},1`);
  const suits = ['S', 'M', 'C', 'A'].map((suit, at) => `c${suit}_b${angles[at]}@${at + 1},2.5`);
  return [...values, ...suits, 'cS3fp@5,2.5', 'cA0bp@6,2.5'];
}

/** Creates stacks of two to six coins, and of up to four tiles with pawns on them. */
function createTowers(): string[] {
  const stacks = [2, 3, 4, 6].flatMap((height, at) =>
    Array.from({ length: height }, (_, low) =>
      low % 3 === 2 ? `c_${low}f^@${at + 1},4.5` : `c${'SMCA'[low % 4]}_b^@${at + 1},4.5`,
    ),
  );
  const tiles = [1, 2, 4].flatMap((height, at) =>
    Array.from({ length: height }, () => `t__b@7.5,${3 + at * 2.5}`),
  );
  return [...stacks, ...tiles, 'pM_f^@8,7.5', 'pS_f^@7,5', 'pA_f^@7,2.5', 'cM_b^@8,5', 'cM_b^@8,5'];
}
