import { describe, expect, test } from 'vitest';
import { createRecordedChance } from '../../../src/engine/chance.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { getStart } from '../../../src/games/runaround/board.ts';
import { runaround } from '../../../src/games/runaround/index.ts';
import type { RunaroundMove, RunaroundState } from '../../../src/games/runaround/types.ts';
import { playRandomGame } from './games.ts';

/** Checks the invariants of a position before the end. */
function checkPosition(state: RunaroundState): void {
  expect(runaround.pieces(state)).toEqual({ yellow: 4, blue: 4 });
  for (const seat of [0, 1] as const) {
    const own = state.pawns[seat];
    expect(own).toEqual(own.toSorted((a, b) => a - b));
    expect(own.some((space) => state.pawns[1 - seat]?.includes(space))).toBe(false);
    const shared = own.filter((space, at) => space === own[at - 1]);
    const allowed = [getStart(state.size, seat), seat === state.mover ? state.again : null];
    expect(shared.every((space) => allowed.includes(space))).toBe(true);
  }
}

const ODD_MOVES: readonly RunaroundMove[] = [
  { kind: 'roll' },
  ...[-1, 0, 3, 7, 12, 99, 2.5, Number.NaN].map((from) => ({ kind: 'run' as const, from })),
];

describe('Runaround invariants in random games of all sizes', () => {
  test('Runaround: no two sides share a space, a side only its start or an extra turn (R-RA-18)', () => {
    for (let number = 0; number < 104; number++) {
      for (const { before } of playRandomGame(number)) checkPosition(before);
    }
  });

  test('Runaround: a score goes up by one at most, and only for the mover', () => {
    for (let number = 0; number < 104; number++) {
      for (const { before, entry, after } of playRandomGame(number)) {
        const gained = entry.events.filter(({ kind }) => kind === 'run').length;
        expect(gained).toBeLessThanOrEqual(1);
        expect(after.runs[entry.seat]).toBe((before.runs[entry.seat] ?? 0) + gained);
        expect(after.runs[1 - entry.seat]).toBe(before.runs[1 - entry.seat]);
      }
    }
  });

  test('Runaround: any move at any time is played or refused, and keeps all pawns', () => {
    for (let number = 0; number < 30; number++) {
      for (const { before } of playRandomGame(number)) {
        for (const move of ODD_MOVES) {
          const after = runaround.apply(
            before,
            before.mover,
            move,
            createRecordedChance([6]),
            () => undefined,
          );
          if (refused(after)) expect(after.reason.key).toMatch(/^runaround:refuse\./);
          else expect(runaround.pieces(after)).toEqual({ yellow: 4, blue: 4 });
        }
      }
    }
  });
});
