import { expect, test } from 'vitest';
import { Ledger } from '../support/chaos/ledger.ts';
import { soak } from '../support/chaos/soak.ts';

/** `npm run soak -- --kills 1000 --seed 7` goes on for longer. */
const KILLS = 8;

test(`killed ${KILLS} times at tables of every game, with Discord's faults and real pictures, it loses and doubles nothing`, async () => {
  const figures = await soak({ kills: KILLS, seed: 1 });
  console.log(figures);
  expect(figures).toContain('0 unanswered');
});

/** A move of somebody after so many entries of the log. */
function createMoveEntry(number: number, person: string) {
  const made = { kind: 'move' as const, seat: 0, name: person, move: null, luck: [], events: [] };
  return { ...made, number, person, at: 0 };
}

test('a move that was acknowledged and is lost is found, and one that nobody made', () => {
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
