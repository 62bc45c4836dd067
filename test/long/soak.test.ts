import { expect, test } from 'vitest';
import { Ledger } from '../support/chaos/ledger.ts';
import { soak } from '../support/chaos/soak.ts';

/** `npm run soak -- --kills 1000 --seed 7` runs longer. */
const KILLS = 8;

test(`soak: bot killed ${KILLS} times with all games, Discord's faults and real pictures loses and doubles nothing`, async () => {
  const figures = await soak({ kills: KILLS, seed: 1 });
  console.log(figures);
  expect(figures).toContain('0 unanswered');
});

/** Creates the log entry of a person's move. */
function createMoveEntry(number: number, person: string) {
  const made = { kind: 'move' as const, seat: 0, name: person, move: null, luck: [], events: [] };
  return { ...made, number, person, at: 0 };
}

test('Ledger: finds an acknowledged move that is lost and a move without an answer', () => {
  const ledger = new Ledger();
  ledger.give(1, 1, 'ann').isAcknowledged = true;
  ledger.give(1, 4, 'ann');
  ledger.expectKept(1, [createMoveEntry(2, 'ann'), createMoveEntry(5, 'ann')]);
  ledger.expectKept(1, [createMoveEntry(2, 'ann')]);
  expect(() => ledger.expectKept(1, [])).toThrow('is lost');
  expect(() => ledger.expectKept(1, [createMoveEntry(2, 'ann'), createMoveEntry(3, 'ann')])).toThrow(
    'without an answer',
  );
  expect(() => ledger.expectKept(1, [createMoveEntry(2, 'ann'), createMoveEntry(3, 'bob')])).toThrow(
    'without an answer',
  );
});
