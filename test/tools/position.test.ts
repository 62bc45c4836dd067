import { describe, expect, test } from 'vitest';
import { defaults } from '../../src/engine/options.ts';
import { BadCall, gameCalled, numberCalled, numbersCalled, optionsCalled } from '../../src/tools/called.ts';
import { luckGiven } from '../../src/tools/luckGiven.ts';
import { type PositionCall, positionReport } from '../../src/tools/positionReport.ts';
import { highcard } from '../laws/highcard/index.ts';
import { introduce } from '../laws/spoken.ts';
import { tictactoe } from '../tictactoe/index.ts';

[tictactoe, highcard].forEach(introduce);

const CARDS: PositionCall = {
  game: highcard,
  seats: 2,
  options: defaults(highcard.options),
  at: null,
  luck: null,
  plays: [],
};

const ROW: PositionCall = { ...CARDS, game: tictactoe, options: defaults(tictactoe.options) };

describe('the report of a position', () => {
  test('says whose turn it is and what is legal, as offered', () => {
    expect(positionReport({ ...ROW, at: 'x.o/.../...' })).toEqual({
      game: 'tictactoe',
      options: { misere: false },
      position: 'x.o/.../...',
      turn: { kind: 'act', seats: [0], phase: 'mark' },
      legal: ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'b3'],
      luck: { given: [], used: 0, left: 0 },
    });
  });

  test('a game that is over has standings and no legal move', () => {
    const report = positionReport({ ...ROW, at: 'xxx/oo./...' });
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
    const report = positionReport({ ...ROW, at: '.../.../...', plays: ['b2', 'A1'] });
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
    const report = positionReport({ ...ROW, at: '.../.x./...', plays: [typed, 'a1'] });
    expect(report.refused).toEqual({ reason, key, ruling: null });
    expect(report.plays).toEqual([{ move: typed, refused: report.refused }]);
    expect(report).toMatchObject({ position: '.../.x./...', events: [] });
  });

  test('a move after the end is refused', () => {
    expect(positionReport({ ...ROW, at: 'xxx/oo./...', plays: ['c1'] }).refused).toMatchObject({
      key: 'house:refuse.over',
      reason: 'This game is over.',
    });
  });
});

describe('the luck of a report', () => {
  test('is drawn in order over set-up and moves; what is left is said', () => {
    const report = positionReport({ ...CARDS, luck: [0, 0, 0, 0, 3, 5], plays: ['draw'] });
    expect(report.position).toBe('play 0 1.2.8/- 3.4/-');
    expect(report.luck).toEqual({ given: [0, 0, 0, 0, 3, 5], used: 5, left: 1 });
  });

  test('does not suffice for a move: the position before it is told', () => {
    const report = positionReport({ ...CARDS, at: 'draw 0 1.2/- 3.4/-', plays: ['draw'] });
    expect(report).toMatchObject({
      position: 'draw 0 1.2/- 3.4/-',
      plays: [],
      luck: { given: [], used: 0, missing: true, wanted: 4 },
      message: 'The luck given is used up: one of 4 outcomes was wanted.',
    });
  });

  test('does not suffice for set-up: there is no position', () => {
    const report = positionReport({ ...CARDS, luck: [0] });
    expect(report.luck).toEqual({ given: [0], used: 1, missing: true, wanted: 7 });
    expect(report.position).toBeUndefined();
  });

  test('comes from a fixed stream when none was given, and says so', () => {
    const [one, other] = [positionReport(CARDS), positionReport(CARDS)];
    expect(one).toEqual(other);
    expect(one.luck).toMatchObject({ given: null, seed: 1, note: expect.stringContaining('fixed stream') });
    expect(positionReport({ ...CARDS, luck: luckOf(one.luck) }).position).toBe(one.position);
  });

  test('an impossible outcome is a bad call', () => {
    expect(() => positionReport({ ...CARDS, luck: [99] })).toThrow(
      'Luck 99 at place 1 is not within 0 to 7.',
    );
  });

  test('a stream that is given is exactly that', () => {
    const luck = luckGiven([2]);
    expect(luck.chance.roll(6)).toBe(2);
    expect(luck.report(null)).toEqual({ given: [2], used: 1, left: 0 });
  });
});

describe('a bad call', () => {
  test.each([
    ['a position that is none', () => positionReport({ ...ROW, at: 'nowhere' }), 'nowhere is not a position'],
    [
      'too many seats',
      () => positionReport({ ...ROW, seats: 9 }),
      'This game is for 2 players, and 9 would play.',
    ],
    ['no game', () => gameCalled(undefined, [tictactoe]), 'Say which game: tictactoe.'],
    [
      'an unknown game',
      () => gameCalled('chess', [tictactoe]),
      'There is no game "chess". The games are: tictactoe.',
    ],
    ['options that are no JSON', () => optionsCalled(tictactoe, '{'), '--options is a JSON object'],
    ['options that are a list', () => optionsCalled(tictactoe, '[]'), '--options is a JSON object'],
    ['an unknown option', () => optionsCalled(tictactoe, '{"wind":1}'), 'There is no option "wind".'],
    [
      'luck that is no number',
      () => numbersCalled('luck', '1,x'),
      '--luck is a whole number of at least 0, not "x".',
    ],
    ['no seats', () => numberCalled('seats', '0', 1), '--seats is a whole number of at least 1, not "0".'],
  ])('%s', (_what, call, sentence) => {
    expect(call).toThrow(BadCall);
    expect(call).toThrow(sentence);
  });
});

function luckOf(luck: ReturnType<typeof positionReport>['luck']): readonly number[] {
  return 'drawn' in luck ? luck.drawn : luck.given;
}
