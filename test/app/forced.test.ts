import { afterEach, beforeEach, expect, test } from 'vitest';
import { pickRandomPath } from '../../src/ai/random-path.ts';
import { findPerson, getDueSeats } from '../../src/app/core/table.ts';
import { playAis } from '../../src/app/play/ai-turns.ts';
import { findAutomaticMove } from '../../src/app/play/forced-moves.ts';
import { makeMove } from '../../src/app/play/make-move.ts';
import { setDisplaySettings } from '../../src/app/settings/settings.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { saveLearnedGame } from '../../src/store/tutorials.ts';
import { beginDuel } from '../support/app-table.ts';
import {
  closeTestContext,
  createActor,
  openTestContext,
  setForcedMovesByHand,
  type TestContext,
} from '../support/test-context.ts';
import { expectCompleteLog, loadStoredTable } from '../support/verify.ts';

const PEOPLE = ['ann', 'bob'];

let ctx: TestContext;
beforeEach(async () => {
  ctx = await openTestContext();
  await setForcedMovesByHand(ctx, PEOPLE, false);
  for (const person of PEOPLE) await saveLearnedGame(ctx.store, person, 'runaround', 0);
});
afterEach(async () => await closeTestContext(ctx));

test('forced moves: the die rolls itself at the start and after every move', async () => {
  const { id } = await beginDuel(ctx);
  await makeDecisions(id, 12);
  const [, ...moves] = await expectCompleteLog(ctx, id);
  expect(moves[0]).toMatchObject({ kind: 'move', forced: true, person: expect.any(String) });
  const rolls = moves.filter((entry) => entry.kind === 'move' && getKind(entry.move) === 'roll');
  expect(rolls.length).toBeGreaterThan(5);
  for (const roll of rolls) expect(roll).toMatchObject({ forced: true });
  expect(await findAutomaticMove(ctx.store, await loadStoredTable(ctx, id))).toBeNull();
});

test('makeMove: returns the chosen move, not marked as forced, with the forced moves that follow', async () => {
  const { id } = await beginDuel(ctx);
  const table = await loadStoredTable(ctx, id);
  const person = String(findPerson(table, getDueSeats(table)[0] ?? 0));
  const made = await makeMove(ctx, createActor(person), id, table.record.version, (game, view, seat) =>
    pickRandomPath(game, view, seat, chance),
  );
  if (!made || typeof made !== 'object' || !('forced' in made)) throw new Error('It was not made');
  expect(made.entry.seat).toBe(getDueSeats(table)[0]);
  expect(made.forced.map(({ move }) => getKind(move))).toContain('roll');
  const log = await expectCompleteLog(ctx, id);
  expect(log.at(-1)).toMatchObject({ forced: true });
  expect(log.at(-1 - made.forced.length)).not.toHaveProperty('forced');
  expect(made.table.record.version).toBe(log.length);
});

test('forced moves: are left only to players who set rolling by hand', async () => {
  await setDisplaySettings(ctx, createActor('ann'), { byHand: true });
  const { id } = await beginDuel(ctx);
  for (let decided = 0; decided < 30; decided++) await makeDecisions(id, 1);
  const log = await expectCompleteLog(ctx, id);
  const rolls = log.filter((entry) => entry.kind === 'move' && getKind(entry.move) === 'roll');
  for (const roll of rolls) expect('forced' in roll).toBe(roll.person === 'bob');
  expect(new Set(rolls.map(({ person }) => person))).toEqual(new Set(PEOPLE));
});

test('playAis: makes a forced move that was still pending when the process ended', async () => {
  await setForcedMovesByHand(ctx, PEOPLE, true);
  const { id } = await beginDuel(ctx);
  const { version } = (await loadStoredTable(ctx, id)).record;
  expect(await findAutomaticMove(ctx.store, await loadStoredTable(ctx, id))).toBeNull();
  await setForcedMovesByHand(ctx, PEOPLE, false);
  await playAis(ctx, id);
  expect((await loadStoredTable(ctx, id)).record.version).toBeGreaterThan(version);
  expect(await findAutomaticMove(ctx.store, await loadStoredTable(ctx, id))).toBeNull();
});

const chance = createSeededChance(2);

function getKind(move: unknown): unknown {
  return typeof move === 'object' && move !== null && 'kind' in move ? move.kind : undefined;
}

/** Makes random moves for the players who are due. */
async function makeDecisions(id: number, times: number): Promise<void> {
  for (let made = 0; made < times; made++) {
    const table = await loadStoredTable(ctx, id);
    const [seat] = getDueSeats(table);
    if (seat === undefined) return;
    await makeMove(
      ctx,
      createActor(String(findPerson(table, seat))),
      id,
      table.record.version,
      (game, view, mine) => pickRandomPath(game, view, mine, chance),
    );
  }
}
