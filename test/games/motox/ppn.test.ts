import { expect, test } from 'vitest';
import { createRecordedChance } from '../../../src/engine/chance.ts';
import { advance } from '../../../src/engine/kernel.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { motox } from '../../../src/games/motox/index.ts';
import { createMatchFromPosition, parseState } from '../../support/game/positions.ts';
import { STEPS } from './games.ts';
import { LINE, printRace } from './position-text.ts';

function printRecord(at: string, typed: string, luck: readonly number[] = []): string {
  const match = createMatchFromPosition(motox, at);
  const seat = match.state.mover;
  const move = motox.notation.parseMove(typed, motox.view(match.state, seat), seat);
  const played = refused(move) ? move : advance(match, seat, move, createRecordedChance(luck));
  if (refused(played)) throw new Error(played.reason.key);
  return motox.ppn?.move(match.state, played.entry, played.match.state) ?? '';
}

const LAST_COIN = `track 0 e2 e3 e3 e3 ${'e '.repeat(17)}n n | hands 0+1 0+0 0+0 | bikes S:- M:- C:- | discard 0 waiting 12 removed 0 | build first S to move S`;

test('MotoX PPN: starts with an empty table', () => {
  expect(motox.ppn?.head(parseState(motox, LAST_COIN))).toEqual({ GameType: 'MotoX', SetUp: 'None' });
  expect(motox.ppn?.opening(parseState(motox, LAST_COIN))).toEqual([]);
});

test.each([
  [
    'track - | hands 8+4 8+4 8+4 | bikes S:- M:- C:- | discard 0 waiting 12 removed 0 | build first S to move S',
    'tile start',
    't@(1.5,1.5)',
  ],
  [
    'track 0 | hands 7+4 8+4 8+4 | bikes S:- M:- C:- | discard 0 waiting 12 removed 0 | build first S to move M',
    'tile s',
    't@(1.5,-0.5)',
  ],
  [
    'track 0 e e | hands 7+4 7+4 7+4 | bikes S:- M:- C:- | discard 0 waiting 12 removed 0 | build first S to move S',
    'coin 1',
    'c\\(4.5,1.5)',
  ],
  [LAST_COIN, 'coin 1', 'c\\(4.5,1.5) dS@(1,-1) dM@(2,-1) dC@(3,-1) dA@(4,-1)'],
  [
    'track 0 e e | hands 21+4 0+4 0+4 | bikes S:- M:- C:- | discard 0 waiting 0 removed 12 | grid first S to move S',
    'grid 0FL',
    'pS@(2,2)',
  ],
  [printRace(LINE, '2FL 3FL 0RR', 'to move S dice 22'), 'ride 2 out 2FL', '?pS-(6,2.5)'],
  [printRace(LINE, '2FL 3FL 0RR', 'to move S'), 'pass', ''],
  [
    printRace('0 e e2 e e e e e', '2FL 4RL 0RR', 'to move S dice 33'),
    'ride 3 on 4RL',
    '?pS-(9,2) ?pM-(9,2.5)',
  ],
  [printRace(LINE, '7RR 5FL 5RR', 'to move S dice 5'), 'ride 5 finish', '?pS-(17,1)'],
])('MotoX PPN: at %s, writes %s as %s', (at, typed, record) => {
  expect(printRecord(at, typed)).toBe(record);
});

test('MotoX PPN: writes the rolled dice, and an ace brings the pawn back', () => {
  expect(printRecord(printRace(LINE, '2FL* 3FL 0RR', 'to move S'), 'roll +1', [4, 1, 0])).toBe(
    '?dS~4 ?dM~a ?dC~n ?pS-(6,2)',
  );
});

test('MotoX PPN: writes whole or half coordinates', () => {
  for (const { before, entry, after } of STEPS) {
    const record = motox.ppn?.move(before, entry, after) ?? '';
    for (const [, x, y] of record.matchAll(/\(([^,]+),([^)]+)\)/g)) {
      expect([Number(x) * 2, Number(y) * 2].every(Number.isInteger), record).toBe(true);
    }
  }
});
