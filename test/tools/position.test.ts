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
import { HelpRequest, parseFlags } from '../../src/tools/flags.ts';
import { createGivenLuck, createPositionReport, type PositionCall } from '../../src/tools/position-report.ts';
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

describe('createPositionReport', () => {
  test('createPositionReport: tells whose turn it is and the legal moves in the order offered', () => {
    expect(createPositionReport({ ...ROW, at: 'x.o/.../...' })).toEqual({
      game: 'tictactoe',
      options: { misere: false },
      position: 'x.o/.../...',
      turn: { kind: 'act', seats: [0], phase: 'mark' },
      legal: ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'b3'],
      luck: { given: [], used: 0, left: 0 },
    });
  });

  test('createPositionReport: a finished game has standings and no legal move', () => {
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

  test('createPositionReport: plays moves in order and lists their events', () => {
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
  ])('createPositionReport: stops at the refused move %s', (typed, reason, key) => {
    const report = createPositionReport({ ...ROW, at: '.../.x./...', plays: [typed, 'a1'] });
    expect(report.refused).toEqual({ reason, key, ruling: null });
    expect(report.plays).toEqual([{ move: typed, refused: report.refused }]);
    expect(report).toMatchObject({ position: '.../.x./...', events: [] });
  });

  test('createPositionReport: refuses a move after the end', () => {
    expect(createPositionReport({ ...ROW, at: 'xxx/oo./...', plays: ['c1'] }).refused).toMatchObject({
      key: 'bot:refuse.over',
      reason: 'This game is over.',
    });
  });
});

describe('luck of a position report', () => {
  test('createPositionReport: draws luck in order for set-up and moves, and reports what is left', () => {
    const report = createPositionReport({ ...CARDS, luck: [0, 0, 0, 0, 3, 5], plays: ['draw'] });
    expect(report.position).toBe('play 0 1.2.8/- 3.4/-');
    expect(report.luck).toEqual({ given: [0, 0, 0, 0, 3, 5], used: 5, left: 1 });
  });

  test('createPositionReport: keeps the position before a move that lacks luck', () => {
    const report = createPositionReport({ ...CARDS, at: 'draw 0 1.2/- 3.4/-', plays: ['draw'] });
    expect(report).toMatchObject({
      position: 'draw 0 1.2/- 3.4/-',
      plays: [],
      luck: { given: [], used: 0, missing: true, wanted: 4 },
      message: 'The given outcomes ran out: one of 4 is needed.',
    });
  });

  test('createPositionReport: has no position when the set-up lacks luck', () => {
    const report = createPositionReport({ ...CARDS, luck: [0] });
    expect(report.luck).toEqual({ given: [0], used: 1, missing: true, wanted: 7 });
    expect(report.position).toBeUndefined();
  });

  test('createPositionReport: uses a fixed stream without given luck, and tells so', () => {
    const [one, other] = [createPositionReport(CARDS), createPositionReport(CARDS)];
    expect(one).toEqual(other);
    expect(one.luck).toMatchObject({ given: null, seed: 1, note: expect.stringContaining('fixed stream') });
    expect(createPositionReport({ ...CARDS, luck: luckOf(one.luck) }).position).toBe(one.position);
  });

  test('createPositionReport: throws on an impossible outcome', () => {
    expect(() => createPositionReport({ ...CARDS, luck: [99] })).toThrow(
      'Outcome 99 at position 1 is not within 0 to 7.',
    );
  });

  test('createGivenLuck: returns the given outcomes', () => {
    const luck = createGivenLuck([2]);
    expect(luck.chance.roll(6)).toBe(2);
    expect(luck.report(null)).toEqual({ given: [2], used: 1, left: 0 });
  });
});

const RING =
  'ring 2 | pawns a1 h1 h8 a8 | coins g2:M4 c3:S3 d4:Mn d9:C1 d7:A2 | stash S:- M:- C:C4 A:- | round 2 first S to move M';

describe('createPositionReport with a position', () => {
  const call = { ...CARDS, game: forage, seats: null, options: {}, at: RING };

  test('createPositionReport: takes the options from the position', () => {
    expect(createPositionReport(call).options).toMatchObject({ board: 'ring', roundCap: 40 });
    expect(createPositionReport({ ...call, seats: 4, options: { board: 'ring' } }).options).toMatchObject({
      board: 'ring',
    });
  });

  test.each([
    ['another board', { options: { board: 'wide' } }, 'The position has board ring, but --options has wide.'],
    ['fewer seats', { seats: 3 }, 'The position is for 4 players, but --seats is 3.'],
    ['options that do not go together', { options: { faceUp: true, clearBoard: true } }, 'never be cleared'],
  ])('createPositionReport: throws on a position with %s', (_, more, sentence) => {
    expect(() => createPositionReport({ ...call, ...more })).toThrow(sentence);
  });

  test('createPositionReport: throws on a position with another size of Runaround', () => {
    const at = '16/3 Y - h4 r0 B - h4 r0 Y roll';
    expect(() => createPositionReport({ ...call, game: runaround, at, options: { size: 24 } })).toThrow(
      'The position has size 16, but --options has 24.',
    );
  });
});

const USAGE = {
  command: 'npm run play',
  operands: ['<game>'],
  about: ['Plays.'],
  flags: {
    seats: { type: 'string', value: 'N', default: '2', help: 'number of players' },
    json: { type: 'boolean', help: 'print JSON' },
  },
} as const;

describe('command-line arguments', () => {
  test('parseGameArg: ignores case', () => {
    expect(parseGameArg('TicTacToe', [tictactoe])).toBe(tictactoe);
  });

  test('parseChosenOptions: accepts numbers and truth values as text', () => {
    const json = '{"roundCap":"20","faceUp":"true","board":"wide"}';
    expect(parseChosenOptions(forage, json)).toEqual({ roundCap: 20, faceUp: true, board: 'wide' });
    expect(parseOptionsArg(tictactoe, '{"misere":"true"}')).toEqual({ misere: true });
  });

  test('parseFlags: returns the operands and the options', () => {
    const { operands, values } = parseFlags(USAGE, ['chess', '--seats', '3', '--json']);
    expect([operands, values.seats, values.json]).toEqual([['chess'], '3', true]);
  });

  test('has as many operands as it likes where the last is repeatable', () => {
    const usage = { ...USAGE, operands: ['<game>', '[part]...'] };
    expect(parseFlags(usage, ['x', 'y', 'z']).operands).toEqual(['x', 'y', 'z']);
    expect(parseFlags({ ...USAGE, operands: ['[game]'] }, []).operands).toEqual([]);
  });

  test.each([['--help'], ['-h'], ['chess', '--wind', '--help']])('%s prints the help', (...args) => {
    expect(() => parseFlags(USAGE, args)).toThrow(HelpRequest);
    expect(() => parseFlags(USAGE, args)).toThrow(
      [
        'Usage: npm run play -- <game> [options]',
        '',
        'Plays.',
        '',
        'Options:',
        '  --seats N  number of players (default: 2)',
        '  --json     print JSON',
        '  --help     print this help',
      ].join('\n'),
    );
  });
});

describe('wrong command-line arguments', () => {
  test.each([
    [
      'an unknown flag',
      () => parseFlags(USAGE, ['x', '--wind']),
      'Unknown option --wind. Options: --seats, --json, --help.',
    ],
    ['a flag without value', () => parseFlags(USAGE, ['x', '--seats']), '--seats needs a value.'],
    ['a value for none', () => parseFlags(USAGE, ['x', '--json=1']), '--json takes no value.'],
    [
      'a value that begins with a dash',
      () => parseFlags(USAGE, ['--seats', '-3']),
      '--seats needs a value. To pass "-3", write --seats=-3.',
    ],
    ['no operand', () => parseFlags(USAGE, []), 'Missing <game>. Usage: npm run play -- <game> [options]'],
    [
      'two games',
      () => parseFlags(USAGE, ['x', 'y']),
      'Unexpected argument "y". Usage: npm run play -- <game>',
    ],
    [
      'luck that is not decimal',
      () => parseNumbersArg('luck', '1,0x3'),
      '--luck must be a whole number of at least 0, not "0x3".',
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
    ['no game', () => parseGameArg(undefined, [tictactoe]), 'Missing game. Games: tictactoe.'],
    ['an unknown game', () => parseGameArg('chess', [tictactoe]), 'Unknown game "chess". Games: tictactoe.'],
    ['options that are no JSON', () => parseOptionsArg(tictactoe, '{'), '--options must be a JSON object'],
    ['options that are a list', () => parseOptionsArg(tictactoe, '[]'), '--options must be a JSON object'],
    ['an unknown option', () => parseOptionsArg(tictactoe, '{"wind":1}'), 'There’s no setting “wind”.'],
    [
      'luck that is no number',
      () => parseNumbersArg('luck', '1,x'),
      '--luck must be a whole number of at least 0, not "x".',
    ],
    [
      'no seats',
      () => parseNumberArg('seats', '0', 1),
      '--seats must be a whole number of at least 1, not "0".',
    ],
  ])('command-line arguments: %s throws a UsageError', (_what, call, sentence) => {
    expect(call).toThrow(UsageError);
    expect(call).toThrow(sentence);
  });
});

function luckOf(luck: ReturnType<typeof createPositionReport>['luck']): readonly number[] {
  return 'drawn' in luck ? luck.drawn : luck.given;
}
