import { describe, expect, test } from 'vitest';
import { getDefaultOptions } from '../../src/engine/options.ts';
import { forage } from '../../src/games/forage/index.ts';
import { runaround } from '../../src/games/runaround/index.ts';
import {
  parseChosenOptions,
  parseGameArg,
  parseNumberArg,
  parseNumbersArg,
  parseOptionsArg,
  UsageError,
} from '../../src/tools/cli-args.ts';
import { parseFlags } from '../../src/tools/flags.ts';
import { createGivenLuck } from '../../src/tools/given-luck.ts';
import { createPositionReport, type PositionCall } from '../../src/tools/position-report.ts';
import { highcard } from '../conformance/highcard/index.ts';
import { introduceGame } from '../conformance/strict-text.ts';
import { tictactoe } from '../tictactoe/index.ts';

[tictactoe, highcard].forEach(introduceGame);

const CARDS: PositionCall = {
  game: highcard,
  seats: 2,
  options: getDefaultOptions(highcard.options),
  at: null,
  luck: null,
  plays: [],
};

const ROW: PositionCall = { ...CARDS, game: tictactoe, options: getDefaultOptions(tictactoe.options) };

describe('the report of a position', () => {
  test('says whose turn it is and what is legal, as offered', () => {
    expect(createPositionReport({ ...ROW, at: 'x.o/.../...' })).toEqual({
      game: 'tictactoe',
      options: { misere: false },
      position: 'x.o/.../...',
      turn: { kind: 'act', seats: [0], phase: 'mark' },
      legal: ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'b3'],
      luck: { given: [], used: 0, left: 0 },
    });
  });

  test('a game that is over has standings and no legal move', () => {
    const report = createPositionReport({ ...ROW, at: 'xxx/oo./...' });
    expect(report.legal).toEqual([]);
    expect(report.turn).toMatchObject({
      kind: 'over',
      standings: [
        { seat: 0, place: 1 },
        { seat: 1, place: 2 },
      ],
    });
  });

  test('moves are made in order, and their events are kept', () => {
    const report = createPositionReport({ ...ROW, at: '.../.../...', plays: ['b2', 'A1'] });
    expect(report.position).toBe('.../.x./o..');
    expect(report.plays).toEqual([
      { move: 'b2', events: [{ kind: 'marked', seat: 0, at: 4 }], position: '.../.x./...' },
      { move: 'A1', events: [{ kind: 'marked', seat: 1, at: 0 }], position: '.../.x./o..' },
    ]);
    expect(report.events).toHaveLength(2);
  });

  test.each([
    ['b2', 'b2 is marked already; choose a free square.', 'tictactoe:refuse.taken'],
    ['z9', 'z9 is not a square; squares are a1 to c3.', 'tictactoe:refuse.square'],
  ])('%s is refused, and nothing is played after it', (typed, reason, key) => {
    const report = createPositionReport({ ...ROW, at: '.../.x./...', plays: [typed, 'a1'] });
    expect(report.refused).toEqual({ reason, key, ruling: null });
    expect(report.plays).toEqual([{ move: typed, refused: report.refused }]);
    expect(report).toMatchObject({ position: '.../.x./...', events: [] });
  });

  test('a move after the end is refused', () => {
    expect(createPositionReport({ ...ROW, at: 'xxx/oo./...', plays: ['c1'] }).refused).toMatchObject({
      key: 'bot:refuse.over',
      reason: 'This game is over.',
    });
  });
});

describe('the luck of a report', () => {
  test('is drawn in order over set-up and moves; what is left is said', () => {
    const report = createPositionReport({ ...CARDS, luck: [0, 0, 0, 0, 3, 5], plays: ['draw'] });
    expect(report.position).toBe('play 0 1.2.8/- 3.4/-');
    expect(report.luck).toEqual({ given: [0, 0, 0, 0, 3, 5], used: 5, left: 1 });
  });

  test('does not suffice for a move: the position before it is told', () => {
    const report = createPositionReport({ ...CARDS, at: 'draw 0 1.2/- 3.4/-', plays: ['draw'] });
    expect(report).toMatchObject({
      position: 'draw 0 1.2/- 3.4/-',
      plays: [],
      luck: { given: [], used: 0, missing: true, wanted: 4 },
      message: 'The luck given is used up: one of 4 outcomes was wanted.',
    });
  });

  test('does not suffice for set-up: there is no position', () => {
    const report = createPositionReport({ ...CARDS, luck: [0] });
    expect(report.luck).toEqual({ given: [0], used: 1, missing: true, wanted: 7 });
    expect(report.position).toBeUndefined();
  });

  test('comes from a fixed stream when none was given, and says so', () => {
    const [one, other] = [createPositionReport(CARDS), createPositionReport(CARDS)];
    expect(one).toEqual(other);
    expect(one.luck).toMatchObject({ given: null, seed: 1, note: expect.stringContaining('fixed stream') });
    expect(createPositionReport({ ...CARDS, luck: luckOf(one.luck) }).position).toBe(one.position);
  });

  test('an impossible outcome is a bad call', () => {
    expect(() => createPositionReport({ ...CARDS, luck: [99] })).toThrow(
      'Luck 99 at place 1 is not within 0 to 7.',
    );
  });

  test('a stream that is given is exactly that', () => {
    const luck = createGivenLuck([2]);
    expect(luck.chance.roll(6)).toBe(2);
    expect(luck.report(null)).toEqual({ given: [2], used: 1, left: 0 });
  });
});

const RING =
  'ring 2 | pawns a1 h1 h8 a8 | coins g2:M4 c3:S3 d4:Mn d9:C1 d7:A2 | stash S:- M:- C:C4 A:- | round 2 first S to move M';

describe('a position that is given', () => {
  const call = { ...CARDS, game: forage, seats: null, options: {}, at: RING };

  test('says its options itself', () => {
    expect(createPositionReport(call).options).toMatchObject({ board: 'ring', roundCap: 40 });
    expect(createPositionReport({ ...call, seats: 4, options: { board: 'ring' } }).options).toMatchObject({
      board: 'ring',
    });
  });

  test.each([
    [
      'another board',
      { options: { board: 'wide' } },
      'The position has board ring, and --options says wide.',
    ],
    ['fewer seats', { seats: 3 }, 'The position is for 4 players, and --seats says 3.'],
    ['options that do not go together', { options: { faceUp: true, clearBoard: true } }, 'never be cleared'],
  ])('and cannot have %s', (_, more, sentence) => {
    expect(() => createPositionReport({ ...call, ...more })).toThrow(sentence);
  });

  test('cannot have another size of Runaround either', () => {
    const at = '16/3 Y - h4 r0 B - h4 r0 Y roll';
    expect(() => createPositionReport({ ...call, game: runaround, at, options: { size: 24 } })).toThrow(
      'The position has size 16, and --options says 24.',
    );
  });
});

describe('a call', () => {
  test('names a game in capitals or not', () => {
    expect(parseGameArg('TicTacToe', [tictactoe])).toBe(tictactoe);
  });

  test('may give numbers and truth values as text', () => {
    const json = '{"roundCap":"20","faceUp":"true","board":"wide"}';
    expect(parseChosenOptions(forage, json)).toEqual({ roundCap: 20, faceUp: true, board: 'wide' });
    expect(parseOptionsArg(tictactoe, '{"misere":"true"}')).toEqual({ misere: true });
  });

  test('has a game and flags', () => {
    const flags = { seats: { type: 'string' }, json: { type: 'boolean' } } as const;
    const { id, values } = parseFlags(flags, ['chess', '--seats', '3', '--json']);
    expect([id, values.seats, values.json]).toEqual(['chess', '3', true]);
  });
});

const FLAGS = { seats: { type: 'string' } } as const;

describe('a bad call', () => {
  test.each([
    [
      'an unknown flag',
      () => parseFlags(FLAGS, ['x', '--wind']),
      'There is no flag --wind; there are: --seats.',
    ],
    ['a flag without value', () => parseFlags(FLAGS, ['x', '--seats']), '--seats needs a value after it.'],
    [
      'a value that begins with a dash',
      () => parseFlags(FLAGS, ['--seats', '-3']),
      'If "-3" is the value of --seats, write --seats=-3',
    ],
    ['two games', () => parseFlags(FLAGS, ['x', 'y']), 'One is enough, and "y" is one word too many.'],
    [
      'luck that is not decimal',
      () => parseNumbersArg('luck', '1,0x3'),
      '--luck is a whole number of at least 0, not "0x3".',
    ],
    ['luck in powers', () => parseNumbersArg('luck', '1e1'), 'not "1e1"'],
    [
      'a position that is none',
      () => createPositionReport({ ...ROW, at: 'nowhere' }),
      'nowhere is not a position',
    ],
    [
      'too many seats',
      () => createPositionReport({ ...ROW, seats: 9 }),
      'This game is for 2 players, not 9.',
    ],
    ['no game', () => parseGameArg(undefined, [tictactoe]), 'Say which game: tictactoe.'],
    [
      'an unknown game',
      () => parseGameArg('chess', [tictactoe]),
      'There is no game "chess". The games are: tictactoe.',
    ],
    ['options that are no JSON', () => parseOptionsArg(tictactoe, '{'), '--options is a JSON object'],
    ['options that are a list', () => parseOptionsArg(tictactoe, '[]'), '--options is a JSON object'],
    ['an unknown option', () => parseOptionsArg(tictactoe, '{"wind":1}'), 'There’s no setting “wind”.'],
    [
      'luck that is no number',
      () => parseNumbersArg('luck', '1,x'),
      '--luck is a whole number of at least 0, not "x".',
    ],
    ['no seats', () => parseNumberArg('seats', '0', 1), '--seats is a whole number of at least 1, not "0".'],
  ])('%s', (_what, call, sentence) => {
    expect(call).toThrow(UsageError);
    expect(call).toThrow(sentence);
  });
});

function luckOf(luck: ReturnType<typeof createPositionReport>['luck']): readonly number[] {
  return 'drawn' in luck ? luck.drawn : luck.given;
}
