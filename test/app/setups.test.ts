import { afterEach, beforeEach, expect, test } from 'vitest';
import { getTableView } from '../../src/app/core/table.ts';
import { joinLobby } from '../../src/app/lobby/lobby.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { makeMove } from '../../src/app/play/make-move.ts';
import { forgetUser } from '../../src/app/privacy/forget.ts';
import {
  listSetUps,
  loadSetUpComposer,
  removeSetUp,
  saveSetUp,
  writeSetUp,
} from '../../src/app/setups/setups.ts';
import { refused } from '../../src/engine/refusal.ts';
import { openLobby } from '../support/app-table.ts';
import { getRefusalKey } from '../support/refusal.ts';
import { closeTestContext, createActor, openTestContext, type TestContext } from '../support/test-context.ts';
import { expectCompleteLog, loadStoredTable, loadWholeLog } from '../support/verify.ts';

let ctx: TestContext;
let id: number;
beforeEach(async () => {
  ctx = await openTestContext();
  id = await openLobby(ctx, 'piecepack');
  await joinLobby(ctx, createActor('bob'), id);
  await startTable(ctx, createActor('ann'), id);
});
afterEach(async () => await closeTestContext(ctx));

test('set-ups: a table is saved under a name and restored with one move', async () => {
  await typeMove('ann', 'set up kono');
  await typeMove('ann', '*a1');
  expect(await saveSetUp(ctx, createActor('ann'), id, '  Our\n Kono ', null)).toMatchObject({
    name: 'Our Kono',
  });
  await typeMove('bob', 'clear');
  await loadSetup('bob', 'our  kono');
  const { state } = (await loadStoredTable(ctx, id)).record as { state: { laid: unknown } };
  expect(state.laid).toEqual({ name: 'Our Kono', columns: 4, rows: 4 });
  expect(await countPieces()).toMatchObject({ t: 4, c: 15 });
  expect((await loadWholeLog(ctx, id)).filter(({ kind }) => kind === 'move')).toHaveLength(4);
  await expectCompleteLog(ctx, id);
});

test('saveSetUp: saves pasted text instead of the table, and refuses text that is no set-up', async () => {
  const pasted = '---\nEvent: "x"\n...\n1. cS2@a1 t@(1.5,3.5) { so } pM@(0,2)';
  expect(await saveSetUp(ctx, createActor('ann'), id, 'Pasted', pasted)).toMatchObject({ name: 'Pasted' });
  await loadSetup('ann', 'Pasted');
  expect(await countPieces()).toMatchObject({ t: 1, c: 1, p: 1 });
  const wrong = await saveSetUp(ctx, createActor('ann'), id, 'Wrong', 'cS2@a1 a1-a2');
  expect(getRefusalKey(wrong)).toBe('piecepack:refuse.noPiece');
  expect((await listSetUps(ctx, await loadStoredTable(ctx, id))).map(({ name }) => name)).toEqual(['Pasted']);
});

test('set-ups: can be replaced by their author and removed by their author or a channel manager', async () => {
  await saveSetUp(ctx, createActor('ann'), id, 'Ours', null);
  expect(getRefusalKey(await saveSetUp(ctx, createActor('bob'), id, 'OURS', null))).toBe('bot:setups.taken');
  expect(getRefusalKey(await removeSetUp(ctx, createActor('bob'), id, 'ours'))).toBe('bot:setups.notYours');
  expect(await removeSetUp(ctx, { ...createActor('bob'), manages: true }, id, 'ours')).toMatchObject({
    name: 'Ours',
  });
  expect(getRefusalKey(await removeSetUp(ctx, createActor('ann'), id, 'ours'))).toBe('bot:setups.unknown');
});

test('saveSetUp: limits the length and number of names, and refuses an empty table', async () => {
  expect(getRefusalKey(await saveSetUp(ctx, createActor('ann'), id, ' \u0000 ', null))).toBe(
    'bot:setups.nameless',
  );
  expect(getRefusalKey(await saveSetUp(ctx, createActor('ann'), id, 'x'.repeat(41), null))).toBe(
    'bot:setups.longName',
  );
  expect(getRefusalKey(await saveSetUp(ctx, createActor('eve'), id, 'x', null))).toBe('bot:refuse.notSeated');
  for (let at = 0; at < 50; at++) await saveSetUp(ctx, createActor('ann'), id, `Set-up ${at}`, 'cS2@a1');
  expect(getRefusalKey(await saveSetUp(ctx, createActor('ann'), id, 'One more', 'cS2@a1'))).toBe(
    'bot:setups.full',
  );
  expect(await saveSetUp(ctx, createActor('ann'), id, 'Set-up 7', 'cS3@a1')).toMatchObject({
    name: 'Set-up 7',
  });
  await typeMove('ann', 'clear');
  expect(getRefusalKey(await saveSetUp(ctx, createActor('ann'), id, 'Set-up 8', null))).toBe(
    'piecepack:refuse.nothingOnBoard',
  );
});

test('saveSetUp: an interaction that arrives twice saves once', async () => {
  const by = createActor('ann');
  await saveSetUp(ctx, by, id, 'Once', 'cS2@a1');
  expect(await saveSetUp(ctx, by, id, 'Twice', 'cS2@a1')).toBe('repeated');
  expect(await listSetUps(ctx, await loadStoredTable(ctx, id))).toHaveLength(1);
});

test('forgetUser: keeps a set-up without its author', async () => {
  await saveSetUp(ctx, createActor('ann'), id, 'Ours', 'cS2@a1');
  await forgetUser(ctx, createActor('ann'), { somebody: () => 'somebody', seat: String });
  expect(await listSetUps(ctx, await loadStoredTable(ctx, id))).toEqual([
    { name: 'Ours', text: 'cS2@a1', person: null },
  ]);
});

test('writeSetUp: omits hidden values of tiles and coins', async () => {
  await typeMove('ann', 'cS3@a1 cfS4@b1 dM4@c1');
  const text = writeSetUp(await loadStoredTable(ctx, id));
  expect(text).toContain('cS@a1 c4@b1 dM4@c1');
  expect(text).not.toMatch(/t[fb]?[SMCA]/);
});

async function typeMove(who: string, input: string): Promise<void> {
  const made = await makeMove(ctx, createActor(who), id, null, (game, view, seat) => {
    const move = game.notation.parseMove(input, view, seat);
    return refused(move) ? move : { move };
  });
  expect(refused(made) ? made.reason : null, input).toBeNull();
}

async function loadSetup(who: string, name: string): Promise<void> {
  const composer = await loadSetUpComposer(ctx, await loadStoredTable(ctx, id), name);
  if (refused(composer)) throw new Error(composer.reason.key);
  const made = await makeMove(ctx, createActor(who), id, null, composer);
  expect(refused(made) ? made.reason : null, name).toBeNull();
}

/** Counts the pieces on the board by kind. */
async function countPieces(): Promise<Record<string, number>> {
  const view = getTableView(await loadStoredTable(ctx, id), null) as { pieces: readonly { kind: string }[] };
  const kinds: Record<string, number> = {};
  for (const { kind } of view.pieces) kinds[kind] = (kinds[kind] ?? 0) + 1;
  return kinds;
}
