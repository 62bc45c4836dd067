import { afterEach, beforeEach, expect, test } from 'vitest';
import { viewOf } from '../../src/app/core/table.ts';
import { join } from '../../src/app/lobby/lobby.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { makeMove } from '../../src/app/play/move.ts';
import { forget } from '../../src/app/privacy/forget.ts';
import { layingOut, removeSetUp, saveSetUp, setUpsAt, tableAsSetUp } from '../../src/app/setups/setups.ts';
import { refused } from '../../src/engine/refusal.ts';
import { opened } from '../support/bare-table.ts';
import { act, type BareHouse, closeHouse, openHouse } from '../support/house.ts';
import { keyOf } from '../support/refusal.ts';
import { expectWhole, tableOf, wholeLog } from '../support/verify.ts';

let house: BareHouse;
let id: number;
beforeEach(async () => {
  house = await openHouse();
  id = await opened(house, 'piecepack');
  await join(house, act('bob'), id);
  await startTable(house, act('ann'), id);
});
afterEach(async () => await closeHouse(house));

test('a table is saved under a name, and laid out again on another of the server', async () => {
  await typed('ann', 'set up kono');
  await typed('ann', '*a1');
  expect(await saveSetUp(house, act('ann'), id, '  Our\n Kono ', null)).toMatchObject({ name: 'Our Kono' });
  await typed('bob', 'clear');
  await loaded('bob', 'our  kono');
  const { state } = (await tableOf(house, id)).record as { state: { laid: unknown } };
  expect(state.laid).toEqual({ name: 'Our Kono', columns: 4, rows: 4 });
  expect(await lying()).toMatchObject({ t: 4, c: 15 });
  expect((await wholeLog(house, id)).filter(({ kind }) => kind === 'move')).toHaveLength(4);
  await expectWhole(house, id);
});

test('what is pasted is saved in the place of the table, and refused where it is no set-up', async () => {
  const pasted = '---\nEvent: "x"\n...\n1. cS2@a1 t@(1.5,3.5) { so } pM@(0,2)';
  expect(await saveSetUp(house, act('ann'), id, 'Pasted', pasted)).toMatchObject({ name: 'Pasted' });
  await loaded('ann', 'Pasted');
  expect(await lying()).toMatchObject({ t: 1, c: 1, p: 1 });
  const wrong = await saveSetUp(house, act('ann'), id, 'Wrong', 'cS2@a1 a1-a2');
  expect(keyOf(wrong)).toBe('piecepack:refuse.noPiece');
  expect((await setUpsAt(house, await tableOf(house, id))).map(({ name }) => name)).toEqual(['Pasted']);
});

test('a name belongs to who saved it; whoever manages the channel may drop it too', async () => {
  await saveSetUp(house, act('ann'), id, 'Ours', null);
  expect(keyOf(await saveSetUp(house, act('bob'), id, 'OURS', null))).toBe('bot:setups.taken');
  expect(keyOf(await removeSetUp(house, act('bob'), id, 'ours'))).toBe('bot:setups.notYours');
  expect(await removeSetUp(house, { ...act('bob'), manages: true }, id, 'ours')).toMatchObject({
    name: 'Ours',
  });
  expect(keyOf(await removeSetUp(house, act('ann'), id, 'ours'))).toBe('bot:setups.unknown');
});

test('names and their number are bounded, and an empty table is not saved', async () => {
  expect(keyOf(await saveSetUp(house, act('ann'), id, ' \u0000 ', null))).toBe('bot:setups.nameless');
  expect(keyOf(await saveSetUp(house, act('ann'), id, 'x'.repeat(41), null))).toBe('bot:setups.longName');
  expect(keyOf(await saveSetUp(house, act('eve'), id, 'x', null))).toBe('bot:refuse.notSeated');
  for (let at = 0; at < 50; at++) await saveSetUp(house, act('ann'), id, `Set-up ${at}`, 'cS2@a1');
  expect(keyOf(await saveSetUp(house, act('ann'), id, 'One more', 'cS2@a1'))).toBe('bot:setups.full');
  expect(await saveSetUp(house, act('ann'), id, 'Set-up 7', 'cS3@a1')).toMatchObject({ name: 'Set-up 7' });
  await typed('ann', 'clear');
  expect(keyOf(await saveSetUp(house, act('ann'), id, 'Set-up 8', null))).toBe(
    'piecepack:refuse.nothingOnBoard',
  );
});

test('an interaction that comes twice saves once', async () => {
  const by = act('ann');
  await saveSetUp(house, by, id, 'Once', 'cS2@a1');
  expect(await saveSetUp(house, by, id, 'Twice', 'cS2@a1')).toBe('repeated');
  expect(await setUpsAt(house, await tableOf(house, id))).toHaveLength(1);
});

test('who saved one is forgotten, and it stays', async () => {
  await saveSetUp(house, act('ann'), id, 'Ours', 'cS2@a1');
  await forget(house, act('ann'), { somebody: () => 'somebody', seat: String });
  expect(await setUpsAt(house, await tableOf(house, id))).toEqual([
    { name: 'Ours', text: 'cS2@a1', person: null },
  ]);
});

test('what is hidden is not saved: any tile, any coin of its suit', async () => {
  await typed('ann', 'cS3@a1 cfS4@b1 dM4@c1');
  const text = tableAsSetUp(await tableOf(house, id));
  expect(text).toContain('cS@a1 c4@b1 dM4@c1');
  expect(text).not.toMatch(/t[fb]?[SMCA]/);
});

async function typed(who: string, wish: string): Promise<void> {
  const made = await makeMove(house, act(who), id, null, (game, view, seat) => {
    const move = game.notation.parseMove(wish, view, seat);
    return refused(move) ? move : { move };
  });
  expect(refused(made) ? made.reason : null, wish).toBeNull();
}

async function loaded(who: string, name: string): Promise<void> {
  const composing = await layingOut(house, await tableOf(house, id), name);
  if (refused(composing)) throw new Error(composing.reason.key);
  const made = await makeMove(house, act(who), id, null, composing);
  expect(refused(made) ? made.reason : null, name).toBeNull();
}

/** How many of each kind lie on the board. */
async function lying(): Promise<Record<string, number>> {
  const view = viewOf(await tableOf(house, id), null) as { pieces: readonly { kind: string }[] };
  const kinds: Record<string, number> = {};
  for (const { kind } of view.pieces) kinds[kind] = (kinds[kind] ?? 0) + 1;
  return kinds;
}
