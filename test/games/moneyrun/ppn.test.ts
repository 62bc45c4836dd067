import { describe, expect, test } from 'vitest';
import { refused } from '../../../src/engine/refusal.ts';
import { moneyrun } from '../../../src/games/moneyrun/index.ts';
import { ppn } from '../../../src/games/moneyrun/notation/ppn.ts';
import type { MoneyRunState } from '../../../src/games/moneyrun/types.ts';
import { createMatchFromPosition, parseState, playTyped } from '../../support/game/positions.ts';
import { playRandomGame, type RandomSetting } from '../../support/game/random.ts';

/** Pieces on each square, from the bottom to the top. */
type Board = Map<string, string[]>;

/** Executes the tokens used here: drops, moves and removals by square, depth or name. */
function carryOutAll(board: Board, movetext: string): void {
  for (const token of movetext.split(' ').filter((one) => one !== '')) carryOut(board, token);
}

function carryOut(board: Board, token: string): void {
  const [, id, to] = /^([^@\\*-]+)-([a-i]\d)$/.exec(token) ?? [];
  const [, spec, at] = /^([a-zA-Z0-9]+)@([a-i]\d)$/.exec(token) ?? [];
  const [, under, above] = /^([a-z0-9]+)\\%(\?p[SMCA])$/.exec(token) ?? [];
  const [, gone] = /^\*(.+)$/.exec(token) ?? [];
  if (id && to) putOnTop(board, to, takePiece(board, id));
  else if (spec && at) putOnTop(board, at, spec);
  else if (under && above) putBeneath(board, under, above);
  else if (gone) takePiece(board, gone);
  else throw new Error(`${token} cannot be read`);
}

function putOnTop(board: Board, at: string, piece: string): void {
  board.set(at, [...(board.get(at) ?? []), piece]);
}

function putBeneath(board: Board, piece: string, above: string): void {
  const [at, index] = findPiece(board, above);
  board.set(at, (board.get(at) as string[]).toSpliced(index, 0, piece));
}

function takePiece(board: Board, id: string): string {
  const [at, index] = findPiece(board, id);
  const pieces = board.get(at) as string[];
  board.set(at, pieces.toSpliced(index, 1));
  return pieces[index] as string;
}

/** Returns the square and the index from the bottom of `e4`, `e4[2]` or `?pS`. */
function findPiece(board: Board, id: string): [string, number] {
  const [, at, depth = '1'] = /^([a-i]\d)(?:\[(\d+)\])?$/.exec(id) ?? [];
  if (at) return [at, findInside(board.get(at) ?? [], (board.get(at) ?? []).length - Number(depth), id)];
  for (const [square, pieces] of board) {
    const index = pieces.indexOf(id.slice(1));
    if (index >= 0) return [square, index];
  }
  throw new Error(`There is no ${id}`);
}

function findInside(pieces: readonly string[], index: number, id: string): number {
  if (index < 0 || index >= pieces.length) throw new Error(`There is no ${id}`);
  return index;
}

const FACES: Readonly<Record<string, string>> = { L: 'c5', M: 'c4', S: 'c3', P: 'c2', T: 'ca' };

/** Returns the expected board: coins, and the pawns on top of them, by name. */
function getExpectedBoard({ stacks, pawns }: MoneyRunState): Record<string, string[]> {
  const board: Board = new Map(
    stacks.map(({ at, coins }) => [at, coins.map((coin) => FACES[coin] as string)]),
  );
  for (const [seat, at] of pawns.entries()) if (at !== null) putOnTop(board, at, `p${'SMCA'[seat]}`);
  return Object.fromEntries(board);
}

/** Returns the board with pawns that share a square in a fixed order. */
function sortBoard(board: Board): Record<string, string[]> {
  const pawnsLast = (one: string, other: string): number =>
    one.startsWith('p') && other.startsWith('p')
      ? 'SMCA'.indexOf(one.charAt(1)) - 'SMCA'.indexOf(other.charAt(1))
      : 0;
  const squares = [...board].filter(([, pieces]) => pieces.length > 0);
  return Object.fromEntries(squares.map(([at, pieces]) => [at, [...pieces].sort(pawnsLast)]));
}

const SETTINGS: readonly RandomSetting[] = [
  { seats: 2 },
  { seats: 3, options: { starts: 'free' } },
  { seats: 4, options: { board: 8, tiny: true } },
  { seats: 4, options: { board: 8, sharing: true, climbFirst: true } },
];

test.each(SETTINGS)(
  'Money Run PPN: pieces stand as in the match with $seats seats and $options',
  (setting) => {
    for (let number = 0; number < 12; number++) {
      const steps = [...playRandomGame(moneyrun, number, setting)];
      const board: Board = new Map();
      carryOutAll(board, ppn.opening((steps[0] as { before: MoneyRunState }).before).join(' '));
      for (const { before, entry, after } of steps) {
        carryOutAll(board, ppn.move(before, entry, after));
        expect(sortBoard(board)).toEqual(getExpectedBoard(after));
      }
    }
  },
);

const AT =
  '9 | pawns s:e3 n:e6 | stacks d3:S e3:LMS e4:LM e5:M e6:LM f4:P | table LMMSP | bag ? | round 5 first 1 to move 1 actions 2';

describe('Money Run PPN moves', () => {
  test.each([
    ['P a1', [0], 'c2@a1'],
    ['P e3', [0], 'c2\\%?pS'],
    ['P e6', [0], 'c2\\%?pM'],
    ['d3-a9', [], 'd3-a9'],
    ['e3-d3', [], 'e3[2]-d3'],
    ['d3-e6', [], '*d3 c3\\%?pM'],
    ['e3-e6', [], '*e3[2] c3\\%?pM'],
    ['d3-e3', [], '*d3 c3\\%?pS'],
    ['e4', [], '?pS-e4'],
    ['e4>e5', [], '?pS-e4 ?pS-e5'],
    ['end', [], ''],
    ['settle', [], ''],
  ])('Money Run PPN: writes the move %s', (typed, luck, movetext) => {
    const match = createMatchFromPosition(moneyrun, AT);
    const played = playTyped(moneyrun, match, typed, { luck });
    if (refused(played)) throw new Error(played.reason.key);
    expect(ppn.move(match.state, played.entry, played.match.state)).toBe(movetext);
  });

  test('Money Run PPN: puts all pawns that share a square on the new coin', () => {
    const match = createMatchFromPosition(moneyrun, AT.replace('n:e6', 'n:e3'), { sharing: true });
    const played = playTyped(moneyrun, match, 'P e3', { luck: [0] });
    if (refused(played)) throw new Error(played.reason.key);
    expect(ppn.move(match.state, played.entry, played.match.state)).toBe('c2\\%?pS ?pM-e3');
  });
});

test('Money Run PPN: sets up the board in the head and the pawns in the opening', () => {
  const state = parseState(moneyrun, AT);
  expect(ppn.head(state)).toMatchObject({
    SetUp: { Name: 'Rectangular Board', nrows: 9, ncols: 9, max_tiles: 16 },
  });
  expect(ppn.opening(state)).toEqual(['pS@e3 pM@e6']);
});
