import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadChannelTable, loadLastChannelTable, loadPlayerTables } from '../../src/app/core/find-tables.ts';
import { findPerson } from '../../src/app/core/table.ts';
import { addAi, joinLobby } from '../../src/app/lobby/lobby.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { playAis } from '../../src/app/play/ai-turns.ts';
import { makeMove } from '../../src/app/play/make-move.ts';
import { cancelTable, resign } from '../../src/app/seats/resign.ts';
import { refused } from '../../src/engine/refusal.ts';
import { beginDuel, openLobby } from '../support/app-table.ts';
import { getRefusalKey } from '../support/refusal.ts';
import { takeSnapshot } from '../support/snapshot.ts';
import { closeTestContext, createActor, openTestContext, type TestContext } from '../support/test-context.ts';
import { loadStoredTable } from '../support/verify.ts';

let ctx: TestContext;
beforeEach(async () => {
  ctx = await openTestContext();
});
afterEach(async () => await closeTestContext(ctx));

const roll = () => ({ move: { kind: 'roll' } });

test('an ended table: refuses moves, resignations and cancelling, and changes nothing', async () => {
  const { id, mover } = await beginDuel(ctx);
  await resign(ctx, createActor(mover), id, String);
  const after = await takeSnapshot(ctx.store);
  expect(getRefusalKey(await makeMove(ctx, createActor(mover), id, null, roll))).toBe(
    'bot:refuse.overAlready',
  );
  expect(getRefusalKey(await resign(ctx, createActor(mover), id, String))).toBe('bot:refuse.overAlready');
  expect(getRefusalKey(await cancelTable(ctx, createActor('ann'), id, 'playing'))).toBe(
    'bot:refuse.overAlready',
  );
  expect(await takeSnapshot(ctx.store)).toEqual(after);
  expect(refused(await loadChannelTable(ctx, 'c'))).toBe(true);
  expect(refused(await loadLastChannelTable(ctx, 'c'))).toBe(false);
  expect(await loadPlayerTables(ctx, mover)).toEqual([]);
});

test('resign: an AI takes over the seat in Forage, and the next person becomes host', async () => {
  const id = await openLobby(ctx, 'forage');
  await joinLobby(ctx, createActor('bob'), id);
  await addAi(ctx, createActor('ann'), id, () => 'AI 1');
  await startTable(ctx, createActor('ann'), id);
  await resign(ctx, createActor('ann'), id, (name) => `AI (${name})`);
  await playAis(ctx, id);
  const { record, seats, game } = await loadStoredTable(ctx, id);
  expect(seats.map(({ name, seat }) => [name, findPerson({ seats }, seat)])).toEqual([
    ['AI (ann)', null],
    ['bob', 'bob'],
    ['AI 1', null],
  ]);
  expect(record.host).toBe('bob');
  expect(game.turn(record.state)).toMatchObject({ kind: 'act', seats: [1] });
});
