import { afterEach, beforeEach, expect, test } from 'vitest';
import { uniformPath } from '../../src/ai/random.ts';
import { dueAt, personAt, type Table, viewOf } from '../../src/app/core/table.ts';
import { type Composing, makeMove } from '../../src/app/play/move.ts';
import { repeatableAt, repeatingSeats, stopRepeating } from '../../src/app/play/repeat-move.ts';
import { Refusal } from '../../src/engine/refusal.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { text } from '../../src/engine/text.ts';
import { phaseOf } from '../../src/games/motox/turn.ts';
import type { MotoXState } from '../../src/games/motox/types.ts';
import { closeRequests, requestsAt } from '../../src/store/requests.ts';
import { begun } from '../support/bare-table.ts';
import { act, type BareHouse, closeHouse, openHouse } from '../support/house.ts';
import { expectWhole, tableOf } from '../support/verify.ts';

const KICK = { kind: 'roll', coins: 0 };

let house: BareHouse;
let id: number;
beforeEach(async () => {
  house = await openHouse();
  id = await begun(house, 'motox', 'ann', 'bob', 'cem');
});
afterEach(async () => await closeHouse(house));

test('a wiped-out bike is kicked at each turn of a player who chose so once, without coins, until it starts', async () => {
  const { seat, person } = await wipedOut();
  const before = await expectWhole(house, id);
  await repeat(person);
  while ((await repeats()).includes(seat)) await others(person);
  const log = (await expectWhole(house, id)).slice(before.length).filter((entry) => entry.kind === 'move');
  const own = log.filter((entry) => entry.seat === seat);
  expect(own[0]).toMatchObject({ move: KICK, person });
  expect(own[0]).not.toHaveProperty('forced');
  const rest = own.slice(1).filter(({ move }) => (move as { kind: string }).kind !== 'wait');
  for (const roll of rest) expect(roll).toMatchObject({ move: KICK, forced: true, person });
  const table = await tableOf(house, id);
  expect(table.record.phase !== 'playing' || !(table.record.state as MotoXState).bikes[seat]?.wiped).toBe(
    true,
  );
});

test('the player decides by hand again after cancelling while the others move, and nobody else can cancel it', async () => {
  const { seat, person } = await standing();
  const other = ['ann', 'bob', 'cem'].find((one) => one !== person) as string;
  expect(await stopRepeating(house, act(other), id)).toMatchObject({
    reason: { key: 'bot:refuse.notRepeating' },
  });
  expect(await repeats()).toEqual([seat]);
  await stopRepeating(house, act(person), id);
  expect(await repeats()).toEqual([]);
  while (!dueAt(await tableOf(house, id)).includes(seat)) await others(person);
  expect(personAt(await tableOf(house, id), seat)).toBe(person);
});

test('what a seat repeats outlives a table that sleeps', async () => {
  const { seat } = await standing();
  await closeRequests(house.store, id);
  expect(await repeats()).toEqual([seat]);
});

test('a bike that stands has nothing to repeat, and its player is refused', async () => {
  const table = await tableOf(house, id);
  const [seat = 0] = dueAt(table);
  expect(repeatableAt(table, seat)).toBeNull();
  const made = await makeMove(house, act(mover(table)), id, table.record.version, KICKING);
  expect(made).toMatchObject({ reason: { key: 'bot:refuse.outdated' } });
  expect(await requestsAt(house.store, id, 'repeat')).toEqual([]);
});

const chance = seeded(5);

const KICKING: Composing = (game, view, seat) => {
  const move = game.repeatable?.(view, seat)?.move ?? null;
  return move === null ? new Refusal(text('bot:refuse.outdated')) : { move, repeats: true };
};

async function repeats(): Promise<readonly number[]> {
  return await repeatingSeats(house.store, await tableOf(house, id));
}

function mover(table: Table): string {
  return String(personAt(table, dueAt(table)[0] ?? 0));
}

async function repeat(person: string): Promise<void> {
  const { record } = await tableOf(house, id);
  const made = await makeMove(house, act(person), id, record.version, KICKING);
  if (typeof made !== 'object' || !('entry' in made)) throw new Error('It was not made');
}

/** Whoever is due decides by chance, who is never this person. */
async function others(person: string | null): Promise<void> {
  const table = await tableOf(house, id);
  expect(table.record.phase).toBe('playing');
  expect(mover(table)).not.toBe(person);
  await makeMove(house, act(mover(table)), id, table.record.version, (game, view, seat) =>
    uniformPath(game, view, seat, chance),
  );
}

/** Plays by chance until a wiped-out bike can be kicked. */
async function wipedOut(): Promise<{ readonly seat: number; readonly person: string }> {
  for (;;) {
    const table = await tableOf(house, id);
    const [seat = 0] = dueAt(table);
    if (phaseOf(viewOf(table, null) as MotoXState) === 'down') return { seat, person: mover(table) };
    await others(null);
  }
}

/** The same, and the player has chosen to repeat, and has not been lucky at once. */
async function standing(): Promise<{ readonly seat: number; readonly person: string }> {
  for (;;) {
    const found = await wipedOut();
    await repeat(found.person);
    if ((await repeats()).includes(found.seat)) return found;
  }
}
