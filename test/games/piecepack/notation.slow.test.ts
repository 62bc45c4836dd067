import { describe, expect, test } from 'vitest';
import { type Refusal, refused } from '../../../src/engine/refusal.ts';
import { REACH } from '../../../src/games/piecepack/board.ts';
import { piecepack } from '../../../src/games/piecepack/index.ts';
import type { Grip, PiecepackMove, Spot } from '../../../src/games/piecepack/types.ts';
import { formatText, introduceGame } from '../../support/game/format-text.ts';
import { testRoundTrips } from '../../support/game/notation.ts';
import { parseState } from '../../support/game/positions.ts';
import { buildPosition } from './positions/build-position.ts';

introduceGame(piecepack);
testRoundTrips(
  piecepack,
  [
    { seats: 1, options: { layout: 'square' } },
    { seats: 3, options: { layout: 'empty' } },
    { seats: 6, options: { layout: 'ring' }, most: 50 },
  ],
  2,
  20,
);

const TABLE = buildPosition({ board: 'tfS3@(1.5,1.5) cbM4@c2 pS@c2 pM@d4 dA2@e5', area: ['cS2 cA3'] });
const createSpot = (x: number, y: number): Spot => ({ x, y });
const createGrip = (x: number, y: number, first = 1, last = first): Grip => ({
  at: createSpot(x, y),
  first,
  last,
});
const createMove = (from: Grip, to: Spot, under = false): PiecepackMove => ({
  kind: 'move',
  grip: from,
  to,
  under,
});
const createBeneathMove = (from: Grip, to: Spot, depth: number): PiecepackMove => ({
  kind: 'move',
  grip: from,
  to,
  under: true,
  depth,
});
const createAboveMove = (from: Grip, to: Spot, depth: number): PiecepackMove => ({
  kind: 'move',
  grip: from,
  to,
  under: false,
  depth,
});
const createLowestMove = (from: Grip, to: Spot): PiecepackMove => ({
  kind: 'move',
  grip: from,
  to,
  under: true,
  depth: 'all',
});

describe('piecepack parseMove', () => {
  test.each<[string, PiecepackMove]>([
    ['c2-d4', createMove(createGrip(3, 2), createSpot(4, 4))],
    [' C2 - D4 ', createMove(createGrip(3, 2), createSpot(4, 4))],
    ['c2->d4', createMove(createGrip(3, 2), createSpot(4, 4))],
    ['move c2 to d4', createMove(createGrip(3, 2), createSpot(4, 4))],
    ['옮기기 c2 d4', createMove(createGrip(3, 2), createSpot(4, 4))],
    ['c2 → d4', createMove(createGrip(3, 2), createSpot(4, 4))],
    ['2c2-(1.5,1.5)', createMove(createGrip(3, 2, 1, 2), createSpot(1.5, 1.5))],
    ['c2[2]-p16', createMove(createGrip(3, 2, 2), createSpot(16, 16))],
    ['?pM-a1', createMove(createGrip(4, 4), createSpot(1, 1))],
    ['pS-a1', createMove(createGrip(3, 2), createSpot(1, 1))],
    ['?cM-a1', createMove(createGrip(3, 2, 2), createSpot(1, 1))],
    ['?tS3-(3.5,3.5)', createMove(createGrip(1.5, 1.5), createSpot(3.5, 3.5))],
    ['c2_d4', createLowestMove(createGrip(3, 2), createSpot(4, 4))],
    ['1. c2-d4', createMove(createGrip(3, 2), createSpot(4, 4))],
    ['7S. c2-d4 {hello}', createMove(createGrip(3, 2), createSpot(4, 4))],
    ['setup. pC@c2 {not d4-c2}', createLay('p', 'C', 0, 'f')],
    ['d4-2N', createMove(createGrip(4, 4), createSpot(4, 6))],
    ['d4-3NE', createMove(createGrip(4, 4), createSpot(7, 7))],
    ['d4-SW', createMove(createGrip(4, 4), createSpot(3, 3))],
    ['d4-<1,-2>', createMove(createGrip(4, 4), createSpot(5, 2))],
    ['d4-%c2', createAboveMove(createGrip(4, 4), createSpot(3, 2), 1)],
    ['d4-%?cM', createAboveMove(createGrip(4, 4), createSpot(3, 2), 2)],
    ['d4_%?cM', createBeneathMove(createGrip(4, 4), createSpot(3, 2), 2)],
    ['d4_%c2', createBeneathMove(createGrip(4, 4), createSpot(3, 2), 1)],
    ['c2_%d4', createBeneathMove(createGrip(3, 2), createSpot(4, 4), 1)],
    ['pC\\%?cM', { ...createLay('p', 'C', 0, 'f'), under: true, depth: 2 } as PiecepackMove],
    [
      'd4:?cM',
      { kind: 'capture', grip: createGrip(4, 4), to: createSpot(3, 2), taken: { first: 2, last: 2 } },
    ],
    ['?p-a1', createMove(createGrip(3, 2), createSpot(1, 1))],
    ['d4:?pS', { kind: 'capture', grip: createGrip(4, 4), to: createSpot(3, 2) }],
    ['?dA~4', { kind: 'set', suit: 'A', rank: 4 }],
    ['e5~n', { kind: 'set', suit: 'A', rank: 0 }],
    ['+?dA', { kind: 'set', suit: 'A', rank: 5 }],
    ['flip e5', { kind: 'set', suit: 'A', rank: 5 }],
    ['c2:d4', { kind: 'capture', grip: createGrip(3, 2), to: createSpot(4, 4) }],
    ['c2#d4', { kind: 'swap', grip: createGrip(3, 2), other: createGrip(4, 4), raised: true }],
    ['+c2[2]', { kind: 'flip', grip: createGrip(3, 2, 2) }],
    ['flip c2[2]', { kind: 'flip', grip: createGrip(3, 2, 2) }],
    ['뒤집기 c2[2]', { kind: 'flip', grip: createGrip(3, 2, 2) }],
    ['(1.5,1.5)@>270', { kind: 'turn', grip: createGrip(1.5, 1.5), by: 270 }],
    ['turn (1.5,1.5) left', { kind: 'turn', grip: createGrip(1.5, 1.5), by: 270 }],
    ['turn (1.5,1.5)', { kind: 'turn', grip: createGrip(1.5, 1.5), by: 90 }],
    ['*c2', { kind: 'box', grip: createGrip(3, 2) }],
    ['roll', { kind: 'roll', suit: 'A' }],
    ['roll dA', { kind: 'roll', suit: 'A' }],
    ['Roll a', { kind: 'roll', suit: 'A' }],
    ['주사위', { kind: 'roll', suit: 'A' }],
    ['look c2[2]', { kind: 'look', grip: createGrip(3, 2, 2) }],
    ['peek at c2[2]', { kind: 'look', grip: createGrip(3, 2, 2) }],
    ['look at (1.5,1.5)', { kind: 'look', grip: createGrip(1.5, 1.5) }],
    ['look at(1.5,1.5)', { kind: 'look', grip: createGrip(1.5, 1.5) }],
    ['look at2', { kind: 'look', grip: createGrip(46, 2) }],
    ['Look at at2', { kind: 'look', grip: createGrip(46, 2) }],
    ['엿보기 c2[2]', { kind: 'look', grip: createGrip(3, 2, 2) }],
    ['hide 2c2', { kind: 'hide', grip: createGrip(3, 2, 1, 2) }],
    ['bag c2', { kind: 'bag', grip: createGrip(3, 2) }],
    ['bag coins', { kind: 'fill', of: 'c' }],
    ['주머니 타일', { kind: 'fill', of: 't' }],
    ['bag box', { kind: 'fill', of: null }],
    ['shuffle c2', { kind: 'shuffle', at: createSpot(3, 2) }],
    ['섞기 c2', { kind: 'shuffle', at: createSpot(3, 2) }],
    ['draw', { kind: 'draw', to: null, side: 'f' }],
    ['뽑기', { kind: 'draw', to: null, side: 'f' }],
    ['draw @ c2', { kind: 'draw', to: createSpot(3, 2), side: 'f' }],
    ['draw c2 face down', { kind: 'draw', to: createSpot(3, 2), side: 'b' }],
    ['show 2@c3', { kind: 'show', index: 2, to: createSpot(3, 3), side: 'f' }],
    ['show 2 c3 down', { kind: 'show', index: 2, to: createSpot(3, 3), side: 'b' }],
    ['set up', { kind: 'setup', layout: 'square' }],
    ['세팅', { kind: 'setup', layout: 'square' }],
    ['세팅 wide', { kind: 'setup', layout: 'wide' }],
    ['세팅하기 kono', { kind: 'game', game: 'kono' }],
    ['Set-up 12x8', { kind: 'setup', layout: 'wide' }],
    ['clear the board', { kind: 'clear' }],
    ['open the box', { kind: 'open' }],
    ['undo', { kind: 'undo' }],
    ['무르기', { kind: 'undo' }],
    ['pack', { kind: 'pack' }],
    ['정리하기', { kind: 'pack' }],
    ['play on', { kind: 'unpack' }],
    ['note: c2-d4 is next', { kind: 'note', text: 'c2-d4 is next' }],
    ['메모 안녕', { kind: 'note', text: '안녕' }],
    ['cA4@c2', createLay('c', 'A', 4, 'b')],
    ['ca4@c2', createLay('c', 'A', 4, 'b')],
    ['A4c@c2', createLay('c', 'A', 4, 'b')],
    ['put cA4 on c2', createLay('c', 'A', 4, 'b')],
    ['놓기 cA4 c2', createLay('c', 'A', 4, 'b')],
    ['cfA4@c2', createLay('c', 'A', 4, 'f')],
    ['c4@c2', createLay('c', 'S', 4, 'f')],
    ['A4@c2', createLay('t', 'A', 4, 'f')],
    ['tbA4@c2', createLay('t', 'A', 4, 'b')],
    ['A@c2', createLay('c', 'A', 0, 'b')],
    ['dS@c2', createLay('d', 'S', 0, 'f')],
    ['pC@c2', createLay('p', 'C', 0, 'f')],
    ['t@c2', createLay('t', null, null, 'b')],
    ['c@c2', createLay('c', null, null, 'f')],
    ['pawn of crowns c2', createLay('p', 'C', 0, 'f')],
    ['put the crown pawn on c2', createLay('p', 'C', 0, 'f')],
    ['4 of arms coin c2', createLay('c', 'A', 4, 'b')],
    ['Four of Arms Tile on c2', createLay('t', 'A', 4, 'f')],
    ['왕관 말 c2에', createLay('p', 'C', 0, 'f')],
    ['놓기 백합 4 동전 c2', createLay('c', 'A', 4, 'b')],
    ['놓기 문장 4 동전 c2', createLay('c', 'A', 4, 'b')],
    ['pawn of suns a1', createMove(createGrip(3, 2), createSpot(1, 1))],
    ['move the sun pawn to a1', createMove(createGrip(3, 2), createSpot(1, 1))],
    ['해 말 a1', createMove(createGrip(3, 2), createSpot(1, 1))],
    ['note', { kind: 'note', text: '' }],
  ])('piecepack parseMove: reads %s', (typed, wanted) => {
    expect(piecepack.notation.parseMove(typed, piecepack.view(parseState(piecepack, TABLE), 0), 0)).toEqual(
      wanted,
    );
  });

  test.each([
    ['', 'unread', '“”'],
    ['hello there', 'unread', 'hello there'],
    ['c2-d4 h8-c2 c2-c3', 'inLine', "Action 2, “h8-c2”: There's nothing on h8"],
    ['c2-ba9', 'noSpot', 'ba9'],
    ['zz9-c2', 'noGrip', 'zz9'],
    ['?dS-c2', 'notOnBoard', 'die of suns'],
    ['?^-e5', 'severalOnBoard', 'c2'],
    ['xy@c2', 'noPiece', 'xy'],
    ['pS@a1 pM@h1', 'inLine', 'Action 1, “pS@a1”'],
    ['roll dA; c2-d4', 'endsLine', 'roll dA'],
    ['c2-c3 roll dA c3-d3', 'endsLine', 'roll dA'],
    ['c2-c3 hello there c3-c4', 'inLine', 'Action 2, “hello there”'],
    ['c2-d4; undo', 'inLine', 'Type it alone'],
    ['dS@(-4,1)', 'beside', 'nearest spot is (-3,1)'],
    ['d4-9S', 'beside', 'nearest spot is (4,-3)'],
    ['?pS~4', 'notHere', 'replace pieces'],
    ['d4=pS', 'notHere', 'replace pieces'],
    ['d4@>30', 'quarterTurns', '90'],
    ['roll dX', 'whichDie', 'dX'],
    ['show c3', 'showHow', 'show 2@c3'],
    ['set up hexagon', 'noLayout', 'wide'],
    ['shuffle', 'alone.shuffle', 'shuffle c2'],
    ['섞기', 'alone.shuffle', 'shuffle c2'],
    ['look at', 'alone.look', 'look c2'],
    ['hide', 'alone.hide', 'hide c2'],
    ['Bag', 'alone.bag', 'bag c2'],
    ['box', 'alone.box', 'box c2'],
    ['flip', 'alone.flip', 'flip c2'],
    ['turn', 'alone.turn', 'turn c2'],
    ['move', 'alone.move', 'move c2 to d4'],
    ['put', 'alone.lay', 'lay pawn of suns on a1'],
    ['end', 'ending', 'pack up'],
    ['I win', 'ending', 'pack up'],
    ['finish', 'ending', 'pack up'],
    ['승리', 'ending', 'pack up'],
    ['pawn a1', 'whole.p', 'pawn of suns a1'],
    ['pawn of suns', 'whole.p', 'pawn of suns a1'],
    ['coin c2', 'whole.c', '3 of suns coin c2'],
    ['tile on (1.5,1.5)', 'whole.t', '3 of suns tile'],
    ['die a1', 'whole.d', 'die of suns a1'],
    ['move moon die to a1', 'notOnBoard', 'die of moons'],
    ['x'.repeat(500), 'unread', 'xxx'],
  ])('piecepack parseMove: refuses %s as %s', (typed, key, named) => {
    const outcome = piecepack.notation.parseMove(typed, piecepack.view(parseState(piecepack, TABLE), 0), 0);
    if (!refused(outcome)) throw new Error(`${typed} was read`);
    expect(outcome.reason.key).toBe(`piecepack:refuse.${key}`);
    expect(formatText('en', (outcome as Refusal).reason)).toContain(named);
    expect(formatText('ko', outcome.reason)).not.toContain('{{');
    expect(formatText('en', outcome.reason).length).toBeLessThan(250);
  });
});

test.each(['en', 'ko'] as const)('piecepack refusals: every example given in %s can be read', (language) => {
  const view = piecepack.view(parseState(piecepack, buildPosition({})), 0);
  for (const typed of [
    'shuffle',
    'look',
    'hide',
    'bag',
    'box',
    'flip',
    'turn',
    'move',
    'lay',
    'pawn a1',
    'tile',
    'coin',
    'die a1',
    'end',
  ]) {
    const outcome = piecepack.notation.parseMove(typed, view, 0);
    if (!refused(outcome)) throw new Error(`${typed} was read`);
    const example = formatText(language, outcome.reason).split(': ').at(-1) ?? '';
    expect([example, refused(piecepack.notation.parseMove(example, view, 0))]).toEqual([example, false]);
  }
});

/** Creates a move that lays a piece on c2. */
function createLay(
  kind: 't' | 'c' | 'd' | 'p',
  suit: 'S' | 'A' | 'C' | null,
  rank: 0 | 4 | null,
  side: 'f' | 'b',
): PiecepackMove {
  return { kind: 'lay', piece: { kind, suit, rank }, to: createSpot(3, 2), side, angle: 0, under: false };
}

const ACTIONS: readonly ((at: Spot) => PiecepackMove)[] = [
  ...(['flip', 'look', 'hide', 'bag', 'box'] as const).map((kind) => (at: Spot) => ({
    kind,
    grip: { at, first: 1, last: 1 },
  })),
  (at) => ({ kind: 'turn', grip: { at, first: 1, last: 1 }, by: 90 }),
  (at) => ({ kind: 'shuffle', at }),
  (at) => ({ kind: 'move', grip: createGrip(3, 2), to: at, under: false }),
  (at) => ({
    kind: 'move',
    grip: createGrip(4, 4),
    to: createSpot(3, 2),
    under: true,
    depth: 1,
    ...(at.x === 3 && at.y === 2 ? {} : { of: at }),
  }),
  (at) => ({
    kind: 'move',
    grip: { at, first: 2, last: 3 },
    to: createSpot(3, 2),
    under: true,
    depth: 'all',
  }),
  (at) => ({
    kind: 'capture',
    grip: { at, first: 1, last: 1 },
    to: createSpot(3, 2),
    taken: { first: 1, last: 2 },
  }),
  (at) => ({ kind: 'swap', grip: { at, first: 1, last: 1 }, other: createGrip(3, 2), raised: true }),
  (at) => ({ kind: 'draw', to: at, side: 'b' }),
  (at) => ({ kind: 'show', index: 1, to: at, side: 'b' }),
];

test('piecepack notation: every spot has a name that reads back in every action', () => {
  const view = piecepack.view(parseState(piecepack, buildPosition({})), 0);
  const { printMove, parseMove } = piecepack.notation;
  for (let x = REACH.left; x <= REACH.right; x += 0.5)
    for (let y = REACH.near; y <= REACH.far; y += 0.5)
      for (const createAction of ACTIONS) {
        const move = createAction({ x, y });
        expect([printMove(move), parseMove(printMove(move), view, 0)]).toEqual([printMove(move), move]);
      }
});

describe('piecepack parse', () => {
  test.each([
    ['', 'form', 'board'],
    [TABLE.replace('empty', 'sphere'), 'layout', 'sphere'],
    [TABLE.replace('empty 2', 'empty 7'), 'form', 'seats'],
    [TABLE.replace('pS@c2', 'pS@ba2'), 'lying', 'pS@ba2'],
    [TABLE.replace('pS@c2', 'pfS@c2'), 'lying', 'pfS@c2'],
    [TABLE.replace('cbM4@c2', 'cM4@c2'), 'lying', 'cM4@c2'],
    [TABLE.replace('cbM4@c2', 'cbM4:3@c2'), 'seat', '3'],
    [TABLE.replace('area cS2', 'area cS9'), 'away', 'cS9'],
    [TABLE.replace(' ; -', ''), 'areas', '1'],
    [TABLE.replace('area cS2', 'area cA3 cS2'), 'twice', 'cA3'],
    [TABLE.replace(' tSa', ''), 'missing', 'tS1'],
    [TABLE.replace('packing -', 'packing 3'), 'seat', '3'],
    [`${TABLE} | undo 1 dance [ ${TABLE.split(' | ').slice(1, 5).join(' | ')} ]`, 'form', 'packing'],
    [TABLE.replace('packing -', 'packing x'), 'form', 'packing'],
    [`${TABLE} | notes "3 hello"`, 'note', 'hello'],
    [`${TABLE} | undo 3 lay [ ${TABLE.split(' | ').slice(1, 5).join(' | ')} ]`, 'seat', '3'],
  ])('piecepack parse: refuses %s as %s', (position, what, named) => {
    const outcome = piecepack.notation.parse(position, {});
    if (!refused(outcome)) throw new Error('The position was read');
    expect(outcome.reason.key).toBe(`piecepack:refuse.position.${what}`);
    expect(formatText('en', outcome.reason)).toContain(named);
    expect(formatText('ko', outcome.reason)).not.toContain('{{');
  });

  test('piecepack parse: ignores spaces', () => {
    expect(piecepack.notation.parse(TABLE.replaceAll(' ', '  '), {})).toEqual(parseState(piecepack, TABLE));
  });

  test('piecepack parse: keeps notes unchanged, signs of the notation included', () => {
    const position = `${TABLE} | notes "1 a ； b | over" "2 \\"x\\""`;
    expect(piecepack.notation.print(parseState(piecepack, position))).toBe(position);
  });
});
