import { expect, test } from 'vitest';
import { isPhotoFinish } from '../../src/discord/text/result.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { getDefaultOptions } from '../../src/engine/options.ts';
import { isPhotoFinish as isForagePhotoFinish } from '../../src/games/forage/turn.ts';
import type { ForageView } from '../../src/games/forage/types.ts';
import { moneyrun } from '../../src/games/moneyrun/index.ts';
import { isPhotoFinish as isMoneyRunPhotoFinish } from '../../src/games/moneyrun/turn.ts';
import type { Square } from '../../src/games/moneyrun/types.ts';
import { isPhotoFinish as isMotoXPhotoFinish } from '../../src/games/motox/turn.ts';
import type { Bike, Space } from '../../src/games/motox/types.ts';
import { runaround } from '../../src/games/runaround/index.ts';
import { isPhotoFinish as isRunaroundPhotoFinish } from '../../src/games/runaround/turn.ts';
import type { RunaroundView } from '../../src/games/runaround/types.ts';
import type { LogEntry } from '../../src/store/log.ts';
import { beginDuel } from '../support/app-table.ts';
import { closeTestContext, openTestContext } from '../support/test-context.ts';
import { loadStoredTable } from '../support/verify.ts';

const TRACK = [0, 1, 2].map((x) => ({ x, y: 0, ramp: 0 }));

test.each<readonly [string, Space, boolean, boolean]>([
  ['another bike in the last row', '2FR', false, true],
  ['a bike one row behind', '2RR', false, false],
  ['a wiped bike in the last row', '2FL', true, false],
])('photo finish of MotoX: with %s', (_, at, wiped, isClose) => {
  const bikes: readonly Bike[] = [
    { at: '2FL', wiped: false },
    { at, wiped },
  ];
  expect(isMotoXPhotoFinish({ track: TRACK, bikes, winner: 0 })).toBe(isClose);
});

const RUNAROUND = runaround.setup(2, getDefaultOptions(runaround.options), createSeededChance(1));
const LAST_RUN = { size: 24, goal: 3, mover: 0, runs: [3, 2], homes: [0, 0] } as const;

test.each<readonly [string, Partial<RunaroundView>, boolean]>([
  ['a pawn of the loser one space before its start', { pawns: [[], [5, 13]] }, true],
  ['a pawn of the loser two spaces before its start', { pawns: [[], [14]] }, false],
  ['the winner alone one space before the start', { pawns: [[23], [2]] }, false],
  ['two runs to go', { pawns: [[], [13]], runs: [3, 1] }, false],
  ['a start that has to be passed', { pawns: [[], [13]], due: [0, 0] }, false],
  ['a pawn that has come round and stands on its start', { pawns: [[], [12]], due: [0, 1] }, true],
])('photo finish of Runaround: with %s', (_, changed, isClose) => {
  expect(isRunaroundPhotoFinish({ ...RUNAROUND, ...LAST_RUN, ...changed })).toBe(isClose);
});

test.each([
  ['one point between the first two', [9, 8, 3], [1, 2, 3], true],
  ['equal points and more coins', [9, 9], [1, 2], true],
  ['two points', [9, 7], [1, 2], false],
  ['a shared win', [9, 9, 8], [1, 1, 3], false],
])('photo finish of Forage: with %s', (_, scores, places, isClose) => {
  const standings = places.map((place, seat) => ({ seat, place, score: scores[seat] as number }));
  expect(isForagePhotoFinish({} as ForageView, standings)).toBe(isClose);
});

test.each<readonly [string, readonly Square[], boolean]>([
  ['a second pawn one row from its line', ['a8', 'c2'], true],
  ['a second pawn two rows from its line', ['a8', 'c3'], false],
])('photo finish of Money Run: with %s', (_, pawns, isClose) => {
  const state = moneyrun.setup(2, getDefaultOptions(moneyrun.options), createSeededChance(1));
  const options = { ...state.options, board: 8 } as const;
  const view = moneyrun.view({ ...state, options, sides: ['s', 'n'], pawns, stacks: [] }, null);
  expect(isMoneyRunPhotoFinish(view)).toBe(isClose);
});

test('photo finish: needs a match that a move ended, and a game that judges its end', async () => {
  const ctx = await openTestContext();
  const table = await loadStoredTable(ctx, (await beginDuel(ctx)).id);
  await closeTestContext(ctx);
  const standings = [
    { seat: 0, place: 1 },
    { seat: 1, place: 2 },
  ];
  const record = { ...table.record, phase: 'over' as const, standings };
  const withGame = (changed: Partial<typeof table.game>) => ({
    ...table,
    record,
    game: { ...table.game, ...changed },
  });
  const close = withGame({ isPhotoFinish: () => true });
  expect(isPhotoFinish(close, { kind: 'move' } as LogEntry)).toBe(true);
  expect(isPhotoFinish(close, { kind: 'resign' } as LogEntry)).toBe(false);
  expect(isPhotoFinish(close, undefined)).toBe(false);
  const { isPhotoFinish: _, ...silent } = close.game;
  expect(isPhotoFinish({ ...close, game: silent }, { kind: 'move' } as LogEntry)).toBe(false);
});
