import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getDueSeats } from '../../../src/app/core/table.ts';
import { addAi } from '../../../src/app/lobby/lobby.ts';
import { startTable } from '../../../src/app/lobby/start.ts';
import { playAis } from '../../../src/app/play/ai-turns.ts';
import { isStale } from '../../../src/app/play/make-move.ts';
import { resign } from '../../../src/app/seats/resign.ts';
import { agreeToUndo, declineUndo, findUndoRequest } from '../../../src/app/undo/consent.ts';
import { AskFirstRefusal, proposeUndo, undoLastMove } from '../../../src/app/undo/undo.ts';
import { saveLearnedGame } from '../../../src/store/tutorials.ts';
import { beginMatch, openSeatedLobby } from '../../support/app-table.ts';
import { getRefusalKey } from '../../support/refusal.ts';
import {
  closeTestContext,
  createActor,
  openTestContext,
  setForcedMovesByHand,
  type TestContext,
} from '../../support/test-context.ts';
import { getOtherPlayer, loadVersion, makeMoveOfKind, requestUndo } from '../../support/undo.ts';
import { expectCompleteLog, getLuck, loadStoredTable, loadWholeLog } from '../../support/verify.ts';

let ctx: TestContext;
beforeEach(async () => {
  ctx = await openTestContext();
});
afterEach(async () => await closeTestContext(ctx));

describe('undo with consent', () => {
  test('undo: a roll is undone with the other’s consent, and rolls the same number again', async () => {
    const id = await beginMatch(ctx, 'runaround', 'ann', 'bob');
    const { person, luck } = await makeMoveOfKind(ctx, id, 'roll');
    expect(await undoLastMove(ctx, createActor(person), id, await loadVersion(ctx, id))).toBeInstanceOf(
      AskFirstRefusal,
    );
    const request = await requestUndo(ctx, id, person);
    expect(request?.told.map((entry) => entry.luck)).toEqual([luck]);
    expect(request?.waits).toEqual([getOtherPlayer(person)]);
    const agreed = await agreeToUndo(
      ctx,
      createActor(getOtherPlayer(person)),
      id,
      await loadVersion(ctx, id),
    );
    expect(agreed).toMatchObject({ waits: [] });
    expect((await loadStoredTable(ctx, id)).record).toMatchObject({ played: 0 });
    expect((await makeMoveOfKind(ctx, id, 'roll')).luck).toEqual(luck);
    await expectCompleteLog(ctx, id);
  });

  test('undo: a forced roll after the move is undone too and repeats its number', async () => {
    await setForcedMovesByHand(ctx, ['ann', 'bob'], false);
    for (const person of ['ann', 'bob']) await saveLearnedGame(ctx.store, person, 'runaround', 0);
    const id = await beginMatch(ctx, 'runaround', 'ann', 'bob');
    const { person, number } = await makeMoveOfKind(ctx, id, 'run');
    const rolls = (await loadWholeLog(ctx, id)).slice(number);
    expect(rolls[0]).toMatchObject({ kind: 'move', forced: true });
    expect((await requestUndo(ctx, id, person))?.told).toEqual(
      rolls.filter((roll) => getLuck(roll).length > 0),
    );
    await agreeToUndo(ctx, createActor(getOtherPlayer(person)), id, await loadVersion(ctx, id));
    const second = await makeMoveOfKind(ctx, id, 'run');
    const again = (await loadWholeLog(ctx, id)).slice(second.number);
    expect(getLuck(again[0])).toEqual(getLuck(rolls[0]));
    await expectCompleteLog(ctx, id);
  });

  test('undo: a request does not make the due player’s board stale', async () => {
    const id = await beginMatch(ctx, 'runaround', 'ann', 'bob');
    const { person } = await makeMoveOfKind(ctx, id, 'roll');
    const before = await loadVersion(ctx, id);
    await requestUndo(ctx, id, person);
    const table = await loadStoredTable(ctx, id);
    expect(await isStale(ctx.store, table, getDueSeats(table)[0] ?? 0, before)).toBe(false);
  });

  test('undo: a further move ends the request, and later consent is refused', async () => {
    const id = await beginMatch(ctx, 'runaround', 'ann', 'bob');
    const { person } = await makeMoveOfKind(ctx, id, 'roll');
    await requestUndo(ctx, id, person);
    const asked = await loadVersion(ctx, id);
    await makeMoveOfKind(ctx, id, 'run');
    expect(await findUndoRequest(ctx.store, await loadStoredTable(ctx, id))).toBeNull();
    for (const version of [asked, asked + 1])
      expect(getRefusalKey(await agreeToUndo(ctx, createActor(getOtherPlayer(person)), id, version))).toBe(
        'bot:refuse.notAsked',
      );
  });

  test('undo: a declined request ends and can be made again', async () => {
    const id = await beginMatch(ctx, 'runaround', 'ann', 'bob');
    const { person } = await makeMoveOfKind(ctx, id, 'roll');
    await requestUndo(ctx, id, person);
    const asked = await loadVersion(ctx, id);
    await declineUndo(ctx, createActor(getOtherPlayer(person)), id, asked);
    expect((await loadStoredTable(ctx, id)).record.played).toBe(1);
    expect(getRefusalKey(await agreeToUndo(ctx, createActor(getOtherPlayer(person)), id, asked))).toBe(
      'bot:refuse.notAsked',
    );
    expect((await requestUndo(ctx, id, person))?.waits).toEqual([getOtherPlayer(person)]);
    expect((await expectCompleteLog(ctx, id)).slice(-2).map(({ kind }) => kind)).toEqual(['decline', 'ask']);
  });

  test('undo: consent is refused for spectators and the requester, and a second request too', async () => {
    const id = await beginMatch(ctx, 'runaround', 'ann', 'bob');
    const { person } = await makeMoveOfKind(ctx, id, 'roll');
    await requestUndo(ctx, id, person);
    const asked = await loadVersion(ctx, id);
    expect(getRefusalKey(await agreeToUndo(ctx, createActor('eve'), id, asked))).toBe('bot:refuse.notSeated');
    expect(getRefusalKey(await agreeToUndo(ctx, createActor(person), id, asked))).toBe('bot:refuse.ownAsk');
    expect(getRefusalKey(await declineUndo(ctx, createActor(person), id, asked))).toBe('bot:refuse.ownAsk');
    expect(getRefusalKey(await proposeUndo(ctx, createActor(person), id, asked))).toBe(
      'bot:refuse.askedAlready',
    );
  });

  test('undo: needs the consent of all, also when two consent simultaneously', async () => {
    const id = await beginMatch(ctx, 'motox', 'ann', 'bob', 'cem');
    const { person } = await makeMoveOfKind(ctx, id, 'tile');
    await makeMoveOfKind(ctx, id, 'tile');
    await requestUndo(ctx, id, person);
    const asked = await loadVersion(ctx, id);
    const others = ['ann', 'bob', 'cem'].filter((one) => one !== person);
    const both = await Promise.all(others.map((one) => agreeToUndo(ctx, createActor(one), id, asked)));
    const waited = both.map((one) => typeof one === 'object' && 'waits' in one && one.waits.length);
    // The store decides which of them is the last.
    expect(new Set(waited)).toEqual(new Set([1, 0]));
    expect((await loadStoredTable(ctx, id)).record.played).toBe(0);
    await expectCompleteLog(ctx, id);
  });

  test('undo: consenting twice counts once', async () => {
    const id = await beginMatch(ctx, 'motox', 'ann', 'bob', 'cem');
    const { person } = await makeMoveOfKind(ctx, id, 'tile');
    const second = await makeMoveOfKind(ctx, id, 'tile');
    await requestUndo(ctx, id, person);
    for (const _ of [1, 2])
      await agreeToUndo(ctx, createActor(second.person), id, await loadVersion(ctx, id));
    expect((await loadStoredTable(ctx, id)).record.played).toBe(2);
  });

  test('undo: a resignation ends the request', async () => {
    const id = await beginMatch(ctx, 'motox', 'ann', 'bob', 'cem');
    const { person } = await makeMoveOfKind(ctx, id, 'tile');
    const second = await makeMoveOfKind(ctx, id, 'tile');
    await requestUndo(ctx, id, person);
    await resign(ctx, createActor(second.person), id, (name) => name);
    expect(await findUndoRequest(ctx.store, await loadStoredTable(ctx, id))).toBeNull();
  });

  test('undo: against AIs only, is confirmed by the player and undoes the AI moves too', async () => {
    const id = await openSeatedLobby(ctx, 'runaround', 'ann');
    await addAi(ctx, createActor('ann'), id, (number) => `AI ${number}`);
    await startTable(ctx, createActor('ann'), id);
    await playAis(ctx, id);
    const { number } = await makeMoveOfKind(ctx, id, 'roll');
    await makeMoveOfKind(ctx, id, 'run');
    await playAis(ctx, id);
    expect((await loadWholeLog(ctx, id)).at(-1)).toMatchObject({ person: null });
    const first = await undoLastMove(ctx, createActor('ann'), id, await loadVersion(ctx, id));
    expect(first).toMatchObject({ asksOthers: false, reason: { key: 'bot:refuse.seenSince' } });
    const confirmed = await proposeUndo(ctx, createActor('ann'), id, await loadVersion(ctx, id));
    expect(confirmed).toMatchObject({ taken: true });
    const [undo] = (await expectCompleteLog(ctx, id)).slice(-1);
    expect(undo).toMatchObject({ kind: 'undo', to: number });
  });
});
