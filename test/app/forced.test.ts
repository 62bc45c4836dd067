import { afterEach, beforeEach, expect, test } from 'vitest';
import { randomPath } from '../../src/ai/random.ts';
import { dueAt, personAt } from '../../src/app/core/table.ts';
import { playAis } from '../../src/app/play/ai-turns.ts';
import { forcedAt } from '../../src/app/play/forced-moves.ts';
import { makeMove } from '../../src/app/play/move.ts';
import { setOwnLook } from '../../src/app/settings/settings.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { keepLearned } from '../../src/store/learned.ts';
import { duel } from '../support/bare-table.ts';
import { act, type BareHouse, byHand, closeHouse, openHouse } from '../support/house.ts';
import { expectWhole, tableOf } from '../support/verify.ts';

const PEOPLE = ['ann', 'bob'];

let house: BareHouse;
beforeEach(async () => {
  house = await openHouse();
  await byHand(house, PEOPLE, false);
  for (const person of PEOPLE) await keepLearned(house.store, person, 'runaround', 0);
});
afterEach(async () => await closeHouse(house));

test('the die that anybody could roll for them rolls itself, at the start and after every move', async () => {
  const { id } = await duel(house);
  await decide(id, 12);
  const [, ...moves] = await expectWhole(house, id);
  expect(moves[0]).toMatchObject({ kind: 'move', forced: true, person: expect.any(String) });
  const rolls = moves.filter((entry) => entry.kind === 'move' && kindOf(entry.move) === 'roll');
  expect(rolls.length).toBeGreaterThan(5);
  for (const roll of rolls) expect(roll).toMatchObject({ forced: true });
  expect(await forcedAt(house.store, await tableOf(house, id))).toBeNull();
});

test('what was decided is no forced move, and is told with what followed it', async () => {
  const { id } = await duel(house);
  const table = await tableOf(house, id);
  const person = String(personAt(table, dueAt(table)[0] ?? 0));
  const made = await makeMove(house, act(person), id, table.record.version, (game, view, seat) =>
    randomPath(game, view, seat, chance),
  );
  if (!made || typeof made !== 'object' || !('forced' in made)) throw new Error('It was not made');
  expect(made.entry.seat).toBe(dueAt(table)[0]);
  expect(made.forced.map(({ move }) => kindOf(move))).toContain('roll');
  const log = await expectWhole(house, id);
  expect(log.at(-1)).toMatchObject({ forced: true });
  expect(log.at(-1 - made.forced.length)).not.toHaveProperty('forced');
  expect(made.table.record.version).toBe(log.length);
});

test('who likes to roll by hand is asked, and nobody else', async () => {
  await setOwnLook(house, act('ann'), { byHand: true });
  const { id } = await duel(house);
  for (let decided = 0; decided < 30; decided++) await decide(id, 1);
  const log = await expectWhole(house, id);
  const rolls = log.filter((entry) => entry.kind === 'move' && kindOf(entry.move) === 'roll');
  for (const roll of rolls) expect('forced' in roll).toBe(roll.person === 'bob');
  expect(new Set(rolls.map(({ person }) => person))).toEqual(new Set(PEOPLE));
});

test('what was left to play itself when the process ended is played when the table is looked at again', async () => {
  await byHand(house, PEOPLE, true);
  const { id } = await duel(house);
  const { version } = (await tableOf(house, id)).record;
  expect(await forcedAt(house.store, await tableOf(house, id))).toBeNull();
  await byHand(house, PEOPLE, false);
  await playAis(house, id);
  expect((await tableOf(house, id)).record.version).toBeGreaterThan(version);
  expect(await forcedAt(house.store, await tableOf(house, id))).toBeNull();
});

const chance = seeded(2);

function kindOf(move: unknown): unknown {
  return typeof move === 'object' && move !== null && 'kind' in move ? move.kind : undefined;
}

/** Whoever is to move does, by chance. */
async function decide(id: number, times: number): Promise<void> {
  for (let made = 0; made < times; made++) {
    const table = await tableOf(house, id);
    const [seat] = dueAt(table);
    if (seat === undefined) return;
    await makeMove(house, act(String(personAt(table, seat))), id, table.record.version, (game, view, mine) =>
      randomPath(game, view, mine, chance),
    );
  }
}
