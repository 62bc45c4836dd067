import { describe, expect, test } from 'vitest';
import { createSeededChance } from '../../../src/engine/chance.ts';
import { advance, listWholeMoves, type Match, replayMove, start } from '../../../src/engine/kernel.ts';
import type { Choice } from '../../../src/engine/question.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { piecepack } from '../../../src/games/piecepack/index.ts';
import { findPlan, type GameId, MENUS } from '../../../src/games/piecepack/setups/games.ts';
import type { Piecepack, PiecepackView } from '../../../src/games/piecepack/types.ts';
import { getOptions } from '../../support/game/random.ts';

const GAMES = [...MENUS.traditional, ...MENUS.original];

function startTable(layout = 'square'): Match<Piecepack> {
  const started = start(piecepack, 2, getOptions(piecepack, { layout }), createSeededChance(1));
  if (refused(started)) throw new Error(started.reason.key);
  return started.match;
}

function setUpGame(game: GameId, match = startTable()) {
  const played = advance(match, 0, { kind: 'game', game }, createSeededChance(3));
  if (refused(played)) throw new Error(`${game}: ${played.reason.key}`);
  return played;
}

function getLying(match: Match<Piecepack>) {
  return match.state.pieces.flatMap(({ place, ...piece }) =>
    place.kind === 'board' ? [{ ...piece, ...place, kind: piece.kind }] : [],
  );
}

/** Numbers of tiles, coins, dice and pawns on the table. */
const COUNTS: Readonly<Record<GameId, string>> = {
  kono: '4 16 0 0',
  alquerque: '4 24 0 0',
  morris: '24 0 0 0',
  tablut: '16 24 1 1',
  brandub: '9 16 1 1',
  baghchal: '4 0 0 4',
  julgonu: '4 8 0 0',
  checkers: '16 24 0 0',
  turkish: '16 24 4 4',
  halma: '16 24 0 0',
  chess: '16 24 4 4',
  xiangqi: '18 24 4 4',
  chaturaji: '16 24 4 4',
  lines: '16 24 0 0',
  breakthrough: '16 24 4 4',
  dodgem: '9 10 0 0',
  dao: '4 8 0 0',
  froggy: '12 0 0 0',
  fujisan: '24 24 0 4',
  alien: '20 0 0 0',
  relativity: '6 24 0 0',
  chariots: '24 0 0 0',
  everest: '24 0 0 4',
  mice: '16 0 0 0',
  collectors: '24 24 4 4',
  plans: '16 24 0 0',
  tula: '24 0 0 0',
  food: '24 0 0 0',
  track: '24 0 0 0',
};

describe.each(GAMES)('piecepack set-up of %s', (game) => {
  test('piecepack set-up: has its pieces, and no two coins or standing pieces on one spot', () => {
    const pieces = getLying(setUpGame(game).match);
    const counts = ['t', 'c', 'd', 'p'].map((kind) => pieces.filter((piece) => piece.kind === kind).length);
    expect(counts.join(' ')).toBe(COUNTS[game]);
    const coins = pieces.filter(({ kind }) => kind === 'c').map(({ x, y }) => `${x},${y}`);
    expect(new Set(coins).size).toBe(coins.length);
    const standing = pieces.filter(({ kind }) => kind === 'p' || kind === 'd').map(({ x, y }) => `${x},${y}`);
    expect(standing.filter((spot) => coins.includes(spot))).toEqual([]);
  });

  test('piecepack set-up: lies within its board, except for dice beside it', () => {
    const { columns, rows } = findPlan(game) as { columns: number; rows: number };
    for (const { kind, x, y } of getLying(setUpGame(game).match)) {
      if (kind === 'd') continue;
      expect(x >= 1 && x <= columns && y >= 1 && y <= rows, `${kind} ${x},${y}`).toBe(true);
    }
  });

  test('piecepack set-up: is the same on any table, replays with its luck and reads back', () => {
    const { match, entry } = setUpGame(game);
    expect(replayMove(startTable(), entry).state).toEqual(match.state);
    const again = setUpGame(game, match).match;
    expect(again.state.pieces.length).toBe(56);
    const { notation } = piecepack;
    expect(notation.parse(notation.print(match.state), match.options)).toEqual(match.state);
  });

  test('piecepack set-up: is offered by the menu and can be typed', () => {
    const { state } = startTable();
    const view = piecepack.view(state, 0);
    const offered = [...listWholeMoves(piecepack, view, 0, ['game'])].map(({ move }) => move);
    expect(offered).toContainEqual({ kind: 'game', game });
    expect(piecepack.notation.parseMove(`set up ${game}`, view, 0)).toEqual({ kind: 'game', game });
  });
});

/** Games with two sides across the middle: each piece has a counterpart. */
test.each([
  ['kono', 'turned'],
  ['alquerque', 'turned'],
  ['checkers', 'turned'],
  ['turkish', 'turned'],
  ['halma', 'turned'],
  ['breakthrough', 'turned'],
  ['lines', 'turned'],
  ['julgonu', 'turned'],
  ['chess', 'mirrored'],
  ['xiangqi', 'turned'],
  ['chaturaji', 'turned'],
  ['tablut', 'turned'],
  ['brandub', 'turned'],
] as const)('piecepack set-up: %s is %s across its middle', (game, how) => {
  const { columns, rows } = findPlan(game) as { columns: number; rows: number };
  const pieces = getLying(setUpGame(game).match).filter(({ kind }) => kind !== 't');
  const spots = pieces.map(({ kind, side, x, y }) => `${kind}${side} ${x},${y}`);
  const across = pieces.map(({ kind, side, x, y }) => {
    const there = how === 'turned' ? columns + 1 - x : x;
    return `${kind}${side} ${there},${rows + 1 - y}`;
  });
  expect(across.toSorted()).toEqual(spots.toSorted());
});

test('piecepack set-up: nobody knows the tiles that lie face down or stay in the box', () => {
  const { state } = setUpGame('kono').match;
  const tiles = state.pieces.filter(({ kind }) => kind === 't');
  expect(tiles.every(({ known }) => known.length === 0)).toBe(true);
  const coins = state.pieces.filter(({ kind }) => kind === 'c');
  expect(coins.map(({ place, known }) => [place.kind, known.length])).toEqual(
    coins.map(({ place }) => [place.kind, place.kind === 'box' ? 2 : 0]),
  );
});

test('piecepack set-up: Alien City leaves the nulls in the box', () => {
  expect(getLying(setUpGame('alien').match).some(({ rank }) => rank === 0)).toBe(false);
});

test('piecepack set-up: each quarter of Relativity has one suit with random values', () => {
  const pieces = getLying(setUpGame('relativity').match).filter(({ kind }) => kind === 'c');
  const at = (x: number, y: number) => pieces.find((piece) => piece.x === x && piece.y === y)?.suit;
  expect([at(1, 4), at(3, 3), at(4, 3), at(6, 4), at(1, 1), at(6, 1)].join('')).toBe('SSMMAC');
});

test('piecepack set-up: takes pieces out of the bag first', () => {
  const bag = advance(startTable('empty'), 0, { kind: 'fill', of: 'c' }, createSeededChance(1));
  if (refused(bag)) throw new Error('no bag');
  expect(setUpGame('kono', bag.match).match.state).toEqual(
    setUpGame('kono', startTable('empty')).match.state,
  );
});

test('piecepack panel: offers the spaces of the set-up and a place beside it', () => {
  const view = piecepack.view(setUpGame('kono').match.state, 0);
  const spaces = listChoices(view, ['move', '2-2']);
  expect(spaces.map(({ mark = '', at = '' }) => mark + at).join(' ')).toBe(
    'Aa2 Ba3 Ca4 Db1 Eb2 Fb3 Gb4 Hc1 Ic2 Jc3 Kc4 Ld1 Md2 Nd3 Od4 ',
  );
  expect(spaces.at(-1)?.id).toBe('beside');
  expect(piecepack.next(view, 0, ['move', '2-2', 'beside'])).toEqual({
    kind: 'ready',
    move: { kind: 'move', grip: { at: { x: 1, y: 1 }, first: 1, last: 1 }, to: { x: 5, y: 4 }, under: false },
  });
});

test('piecepack panel: offers the points of Nine Men’s Morris by letter', () => {
  const view = piecepack.view(setUpGame('morris').match.state, 0);
  const points = listChoices(view, ['coin', 'c']);
  expect(points).toHaveLength(25);
  expect(points[0]).toMatchObject({ mark: 'A', at: 'b14', id: '4-28' });
  expect(piecepack.next(view, 0, ['coin', 'c', '4-28'])).toEqual(
    piecepack.next(view, 0, ['coin', 'c', 'b', '14']),
  );
});

test('piecepack panel: still answers a column and a row where spaces have letters', () => {
  const view = piecepack.view(setUpGame('kono').match.state, 0);
  expect(piecepack.next(view, 0, ['move', '2-2', 'b', '1'])).toEqual(
    piecepack.next(view, 0, ['move', '2-2', '4-2']),
  );
});

function listChoices(view: PiecepackView, path: readonly string[]): readonly Choice[] {
  const question = piecepack.next(view, 0, path);
  return question.kind === 'pick' ? question.choices : [];
}

test('piecepack panel: asks for stretches of a long track', () => {
  const { match } = setUpGame('track');
  const laid = advance(
    match,
    0,
    {
      kind: 'lay',
      piece: { kind: 'p', suit: 'S', rank: 0 },
      to: { x: 40, y: 1 },
      side: 'f',
      angle: 0,
      under: false,
    },
    createSeededChance(1),
  );
  if (refused(laid)) throw new Error('no pawn');
  const view = piecepack.view(laid.match.state, 0);
  const question = piecepack.next(view, 0, ['move', '80-2']);
  expect(question.kind === 'pick' && question.choices.map(({ id }) => id)).toEqual([
    'a-l',
    'm-x',
    'y-aj',
    'ak-av',
    'beside',
  ]);
  expect(piecepack.next(view, 0, ['move', '80-2', 'ak-av', 'av', '2'])).toMatchObject({
    move: { to: { x: 48, y: 2 } },
  });
});

test('piecepack panel: offers the spaces of tiles that are shifted by half a space', () => {
  const view = piecepack.view(setUpGame('chariots').match.state, 0);
  const question = piecepack.next(view, 0, ['other', 'pS', 'c']);
  expect(question.kind === 'pick' && question.choices.map(({ at }) => at)).toEqual([
    '(3,1.5)',
    '(3,2.5)',
    '(3,3.5)',
    '(3,4.5)',
    '(3,6.5)',
    '(3,7.5)',
    '(3,8.5)',
    '(3,9.5)',
  ]);
});
