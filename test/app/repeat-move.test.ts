import { afterEach, beforeEach, expect, test } from 'vitest';
import { pickUniformPath } from '../../src/ai/random-path.ts';
import { findPerson, getDueSeats, getTableView, type Table } from '../../src/app/core/table.ts';
import { type MoveComposer, makeMove } from '../../src/app/play/make-move.ts';
import { getRepeatableMove, loadRepeatingSeats, stopRepeating } from '../../src/app/play/repeat-move.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { Refusal } from '../../src/engine/refusal.ts';
import { text } from '../../src/engine/text.ts';
import { getPhase } from '../../src/games/motox/turn.ts';
import type { MotoXState } from '../../src/games/motox/types.ts';
import { closeRequests, loadRequests } from '../../src/store/requests.ts';
import { beginMatch } from '../support/app-table.ts';
import { closeTestContext, createActor, openTestContext, type TestContext } from '../support/test-context.ts';
import { expectCompleteLog, loadStoredTable } from '../support/verify.ts';

const KICK = { kind: 'roll', coins: 0 };

let ctx: TestContext;
let id: number;
beforeEach(async () => {
  ctx = await openTestContext();
  id = await beginMatch(ctx, 'motox', 'ann', 'bob', 'cem');
});
afterEach(async () => await closeTestContext(ctx));

test('repeating a move: a wiped-out bike is kicked every turn without coins until it starts', async () => {
  const { seat, person } = await playUntilWipedOut();
  const before = await expectCompleteLog(ctx, id);
  await chooseRepeat(person);
  while ((await loadRepeats()).includes(seat)) await playOthers(person);
  const log = (await expectCompleteLog(ctx, id))
    .slice(before.length)
    .filter((entry) => entry.kind === 'move');
  const own = log.filter((entry) => entry.seat === seat);
  expect(own[0]).toMatchObject({ move: KICK, person });
  expect(own[0]).not.toHaveProperty('forced');
  const rest = own.slice(1).filter(({ move }) => (move as { kind: string }).kind !== 'wait');
  for (const roll of rest) expect(roll).toMatchObject({ move: KICK, forced: true, person });
  const table = await loadStoredTable(ctx, id);
  expect(table.record.phase !== 'playing' || !(table.record.state as MotoXState).bikes[seat]?.wiped).toBe(
    true,
  );
});

test('stopRepeating: works while the others move, and only for the player who repeats', async () => {
  const { seat, person } = await playUntilRepeated();
  const other = ['ann', 'bob', 'cem'].find((one) => one !== person) as string;
  expect(await stopRepeating(ctx, createActor(other), id)).toMatchObject({
    reason: { key: 'bot:refuse.notRepeating' },
  });
  expect(await loadRepeats()).toEqual([seat]);
  await stopRepeating(ctx, createActor(person), id);
  expect(await loadRepeats()).toEqual([]);
  while (!getDueSeats(await loadStoredTable(ctx, id)).includes(seat)) await playOthers(person);
  expect(findPerson(await loadStoredTable(ctx, id), seat)).toBe(person);
});

test('repeating a move: is kept while the table is dormant', async () => {
  const { seat } = await playUntilRepeated();
  await closeRequests(ctx.store, id);
  expect(await loadRepeats()).toEqual([seat]);
});

test('repeating a move: is refused for a bike that is not wiped out', async () => {
  const table = await loadStoredTable(ctx, id);
  const [seat = 0] = getDueSeats(table);
  expect(getRepeatableMove(table, seat)).toBeNull();
  const made = await makeMove(ctx, createActor(getMoverName(table)), id, table.record.version, chooseKick);
  expect(made).toMatchObject({ reason: { key: 'bot:refuse.outdated' } });
  expect(await loadRequests(ctx.store, id, 'repeat')).toEqual([]);
});

const chance = createSeededChance(5);

const chooseKick: MoveComposer = (game, view, seat) => {
  const move = game.repeatable?.(view, seat)?.move ?? null;
  return move === null ? new Refusal(text('bot:refuse.outdated')) : { move, repeats: true };
};

async function loadRepeats(): Promise<readonly number[]> {
  return await loadRepeatingSeats(ctx.store, await loadStoredTable(ctx, id));
}

function getMoverName(table: Table): string {
  return String(findPerson(table, getDueSeats(table)[0] ?? 0));
}

async function chooseRepeat(person: string): Promise<void> {
  const { record } = await loadStoredTable(ctx, id);
  const made = await makeMove(ctx, createActor(person), id, record.version, chooseKick);
  if (typeof made !== 'object' || !('entry' in made)) throw new Error('It was not made');
}

/** Makes a random decision of the player who is due, who must not be this person. */
async function playOthers(person: string | null): Promise<void> {
  const table = await loadStoredTable(ctx, id);
  expect(table.record.phase).toBe('playing');
  expect(getMoverName(table)).not.toBe(person);
  await makeMove(ctx, createActor(getMoverName(table)), id, table.record.version, (game, view, seat) =>
    pickUniformPath(game, view, seat, chance),
  );
}

/** Makes random moves until a wiped-out bike can be kicked. */
async function playUntilWipedOut(): Promise<{ readonly seat: number; readonly person: string }> {
  for (;;) {
    const table = await loadStoredTable(ctx, id);
    const [seat = 0] = getDueSeats(table);
    if (getPhase(getTableView(table, null) as MotoXState) === 'down')
      return { seat, person: getMoverName(table) };
    await playOthers(null);
  }
}

/** Plays on until a player has chosen to repeat and the first roll did not succeed. */
async function playUntilRepeated(): Promise<{ readonly seat: number; readonly person: string }> {
  for (;;) {
    const found = await playUntilWipedOut();
    await chooseRepeat(found.person);
    if ((await loadRepeats()).includes(found.seat)) return found;
  }
}
