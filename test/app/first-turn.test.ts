import { afterEach, beforeEach, expect, test } from 'vitest';
import { randomPath } from '../../src/ai/random.ts';
import { dueAt, personAt, type Table } from '../../src/app/core/table.ts';
import { playNow } from '../../src/app/lobby/open.ts';
import { playAis } from '../../src/app/play/ai-turns.ts';
import { isBeginnerDue, isFirstTurn } from '../../src/app/play/forced-moves.ts';
import { makeMove } from '../../src/app/play/move.ts';
import { resign } from '../../src/app/seats/resign.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { keepLearned } from '../../src/store/learned.ts';
import { begun, duel } from '../support/bare-table.ts';
import { act, type BareHouse, byHand, closeHouse, openHouse } from '../support/house.ts';
import { expectWhole, tableOf } from '../support/verify.ts';

const PEOPLE = ['ann', 'bob', 'cem'];

let house: BareHouse;
beforeEach(async () => {
  house = await openHouse();
  await byHand(house, PEOPLE, false);
});
afterEach(async () => await closeHouse(house));

test('a beginner makes every move of their first turn by hand, and later dice roll themselves', async () => {
  const { id } = await duel(house);
  for (let decided = 0; decided < 40; decided++) await decide(id);
  const log = (await expectWhole(house, id)).filter((entry) => entry.kind === 'move');
  for (const seat of [0, 1]) {
    const from = log.findIndex((entry) => entry.seat === seat);
    const to = log.findIndex((entry, at) => at > from && entry.seat !== seat);
    expect(log.slice(from, to).some(({ forced }) => forced)).toBe(false);
    const later = log.slice(to).filter((entry) => entry.seat === seat && kindOf(entry.move) === 'roll');
    expect(later.length).toBeGreaterThan(2);
    for (const roll of later) expect(roll).toMatchObject({ forced: true });
  }
});

test('a beginner waits while an experienced player at the same table does not', async () => {
  await keepLearned(house.store, 'bob', 'runaround', 0);
  const { id } = await duel(house);
  for (let decided = 0; decided < 12; decided++) await decide(id);
  const log = (await expectWhole(house, id)).filter((entry) => entry.kind === 'move');
  const first = (person: string) => log.find((entry) => entry.person === person);
  expect([first('ann')?.forced, first('bob')?.forced]).toEqual([undefined, true]);
});

test.each([
  ['has played a turn at another table that still runs', async () => await playedTurn()],
  ['has finished a match', async () => await finished()],
  ['has had a lesson', async () => await keepLearned(house.store, 'ann', 'runaround', 0)],
] as const)('somebody who %s is no beginner', async (_, before) => {
  await before();
  const id = await begun(house, 'runaround', 'cem', 'ann');
  expect(await isFirstTurn(house.store, await tableOf(house, id), 'ann')).toBe(false);
  expect(await isFirstTurn(house.store, await tableOf(house, id), 'cem')).toBe(true);
});

test('somebody who has played another game, or whose match never began, is a beginner', async () => {
  await finished('moneyrun');
  const id = await begun(house, 'runaround', 'cem', 'ann');
  expect(await isFirstTurn(house.store, await tableOf(house, id), 'ann')).toBe(true);
});

test('a beginner who plays now against an AI sees the board before anything of their own is played', async () => {
  for (let round = 0; round < 4; round++) {
    const id = await playNow(house, act('ann'), wish(`c${round}`), [{ strength: 'badger', name: 'Badger' }]);
    if (typeof id !== 'number') throw new Error('No table was opened');
    await playAis(house, id);
    const table = await tableOf(house, id);
    const moves = (await expectWhole(house, id)).filter(({ kind }) => kind === 'move');
    expect(moves.filter(({ person }) => person !== null)).toEqual([]);
    expect(dueAt(table).map((seat) => personAt(table, seat))).toEqual(['ann']);
    expect(await isBeginnerDue(house.store, table)).toBe(true);
  }
});

const chance = seeded(2);

function wish(channel: string) {
  return { guild: 'g', channel, game: 'runaround', language: 'en' as const };
}

function kindOf(move: unknown): unknown {
  return typeof move === 'object' && move !== null && 'kind' in move ? move.kind : undefined;
}

function mover(table: Table): string {
  return String(personAt(table, dueAt(table)[0] ?? 0));
}

async function decide(id: number): Promise<void> {
  const table = await tableOf(house, id);
  if (table.record.phase !== 'playing') return;
  await makeMove(house, act(mover(table)), id, table.record.version, (game, view, seat) =>
    randomPath(game, view, seat, chance),
  );
}

/** Ann takes one turn at a match against Bob, which goes on. */
async function playedTurn(): Promise<void> {
  const { id } = await duel(house);
  const hasMoved = async () =>
    (await expectWhole(house, id)).some((entry) => entry.kind === 'move' && entry.person === 'ann');
  while (!(await hasMoved())) await decide(id);
  await house.store.updateTable('tables').set({ channel: 'elsewhere' }).where('id', '=', id).execute();
}

/** Bob resigns at once a match against Ann. */
async function finished(game = 'runaround'): Promise<void> {
  const id = await begun(house, game, 'ann', 'bob');
  await resign(house, act('bob'), id, (name) => name);
}
