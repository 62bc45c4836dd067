import { describe, expect, test } from 'vitest';
import { type Chance, createRecordedChance } from '../../../src/engine/chance.ts';
import type { Seat } from '../../../src/engine/game.ts';
import { getDefaultOptions } from '../../../src/engine/options.ts';
import { type Refusal, refused } from '../../../src/engine/refusal.ts';
import { getSpaceAcross } from '../../../src/games/runaround/board.ts';
import { runaround } from '../../../src/games/runaround/index.ts';
import type { RunaroundEvent, RunaroundState } from '../../../src/games/runaround/types.ts';
import { listMoves } from './games.ts';
import { AGAIN } from './positions/again.ts';
import { BUMP } from './positions/bump.ts';
import { ENTRY } from './positions/entry.ts';
import { MOVE } from './positions/move.ts';
import { OPTIONS } from './positions/options.ts';
import { REFUSED } from './positions/refused.ts';
import type { Row } from './positions/row.ts';
import { RUNS } from './positions/runs.ts';
import { SIZES } from './positions/sizes.ts';
import { SWAP } from './positions/swap.ts';
import { TIPS } from './positions/tips.ts';

const { notation } = runaround;

const TABLES = { ENTRY, MOVE, BUMP, TIPS, SWAP, AGAIN, RUNS, SIZES, OPTIONS, REFUSED };

for (const [name, rows] of Object.entries(TABLES)) {
  describe(`Runaround positions: ${name.toLowerCase()}`, () => test.each(rows)('$origin', checkRow));
}

function checkRow(row: Row): void {
  const state = readPosition(row.at, row);
  if (row.legal !== undefined) expect(listMoves(state).map(notation.printMove).join(' ')).toBe(row.legal);
  if (row.move !== undefined) checkMove(row, row.move, state);
}

function readPosition(position: string, { options }: Row): RunaroundState {
  const state = notation.parse(position, { ...getDefaultOptions(runaround.options), ...options });
  if (refused(state)) throw new Error(`${position}: ${state.reason.key}`);
  return state;
}

function checkMove(row: Row, typed: string, state: RunaroundState): void {
  const seat = row.seat ?? state.mover;
  const events: RunaroundEvent[] = [];
  const luck = createRecordedChance(row.luck ?? []);
  const next = playTyped(state, seat, typed, luck, (event) => events.push(event));
  expect(refused(next) ? next.reason.key : undefined).toBe(row.refuse);
  if (refused(next)) return;
  expect(notation.print(next)).toBe(row.after);
  expect(next).toEqual(readPosition(row.after ?? '', row));
  expect(events.map(({ kind }) => kind).join(' ')).toBe(row.events);
  expect(luck.left()).toBe(0);
}

function playTyped(
  state: RunaroundState,
  seat: Seat,
  typed: string,
  luck: Chance,
  emit: (event: RunaroundEvent) => void,
): RunaroundState | Refusal {
  const move = notation.parseMove(typed, runaround.view(state, seat), seat);
  return refused(move) ? move : runaround.apply(state, seat, move, luck, emit);
}

describe('Runaround setup', () => {
  test.each([0, 1])(
    'R-RA-2, R-RA-3, R-RA-4: each side has four pawns at home and no runs, and chance picks seat %i',
    (first) => {
      const state = runaround.setup(2, getDefaultOptions(runaround.options), createRecordedChance([first]));
      expect(notation.print(state)).toBe(`24/5 Y - h4 r0 B - h4 r0 ${'YB'[first]} roll`);
    },
  );
});

describe('Runaround walls', () => {
  test.each([16, 24, 40])(
    'R-RA-1, R-RA-24: a track of %i spaces has walls everywhere but at its tips',
    (size) => {
      const open = [0, 1, size - 1, size / 2 - 1, size / 2, size / 2 + 1];
      for (let space = 0; space < size; space++) {
        expect(getSpaceAcross(size, space)).toBe(open.includes(space) ? null : size - space);
      }
    },
  );
});

describe('Runaround bumped event', () => {
  test.each([
    ['24/5 Y 4 h3 r0 B 9 h3 r0 Y 5', null],
    ['24/5 Y 4.15 h2 r0 B 9 h3 r0 Y 5', 0],
    ['24/5 Y 4 h3 r0 B 9.15 h2 r0 Y 5', 1],
    ['24/5 Y 10.10 h2 r0 B 14 h3 r0 Y again 10 4', 0],
  ])('R-RA-13: the bumped event names the pawn that goes home at %s', (at, home) => {
    const state = notation.parse(at, {});
    if (refused(state)) throw new Error(at);
    const events: RunaroundEvent[] = [];
    const from = state.again ?? 4;
    runaround.apply(state, 0, { kind: 'run', from }, createRecordedChance([]), (event) => events.push(event));
    expect(events.find(({ kind }) => kind === 'bumped')).toMatchObject({ victim: 1, home });
  });
});
