import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getDueSeats } from '../../../src/app/core/table.ts';
import { addAi } from '../../../src/app/lobby/lobby.ts';
import { startTable } from '../../../src/app/lobby/start.ts';
import { playAis } from '../../../src/app/play/ai-turns.ts';
import { isStale } from '../../../src/app/play/make-move.ts';
import { resign } from '../../../src/app/seats/resign.ts';
import { agreeToUndo, declineUndo, findUndoRequest } from '../../../src/app/undo/consent.ts';
import { AskFirstRefusal, proposeUndo, undoLastMove } from '../../../src/app/undo/undo.ts';
import { saveLearnedGame } from '../../../src/store/learned-games.ts';
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

describe('a move after which somebody knows more', () => {
  test('is asked for, and goes back when the other agrees; then the same luck comes again', async () => {
    const id = await beginMatch(ctx, 'runaround', 'ann', 'bob');
    const { person, luck } = await makeMoveOfKind(ctx, id, 'roll');
    expect(await undoLastMove(ctx, createActor(person), id, await loadVersion(ctx, id))).toBeInstanceOf(
      AskFirstRefusal,
    );
    const asking = await requestUndo(ctx, id, person);
    expect(asking?.told.map((entry) => entry.luck)).toEqual([luck]);
    expect(asking?.waits).toEqual([getOtherPlayer(person)]);
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

  test('the roll that played itself for the next one goes back too, and comes again', async () => {
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

  test('asking changes nothing for who is to move', async () => {
    const id = await beginMatch(ctx, 'runaround', 'ann', 'bob');
    const { person } = await makeMoveOfKind(ctx, id, 'roll');
    const before = await loadVersion(ctx, id);
    await requestUndo(ctx, id, person);
    const table = await loadStoredTable(ctx, id);
    expect(await isStale(ctx.store, table, getDueSeats(table)[0] ?? 0, before)).toBe(false);
  });

  test('any further move ends it: who agrees then is too late', async () => {
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

  test('one who does not agree ends it; it may be asked again', async () => {
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

  test('only the others at the table can agree, and it is asked once', async () => {
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

  test('all have to agree; of two who do so at the same instant one is the last', async () => {
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

  test('one who agrees twice does not agree for another', async () => {
    const id = await beginMatch(ctx, 'motox', 'ann', 'bob', 'cem');
    const { person } = await makeMoveOfKind(ctx, id, 'tile');
    const second = await makeMoveOfKind(ctx, id, 'tile');
    await requestUndo(ctx, id, person);
    for (const _ of [1, 2])
      await agreeToUndo(ctx, createActor(second.person), id, await loadVersion(ctx, id));
    expect((await loadStoredTable(ctx, id)).record.played).toBe(2);
  });

  test('who leaves ends what was asked', async () => {
    const id = await beginMatch(ctx, 'motox', 'ann', 'bob', 'cem');
    const { person } = await makeMoveOfKind(ctx, id, 'tile');
    const second = await makeMoveOfKind(ctx, id, 'tile');
    await requestUndo(ctx, id, person);
    await resign(ctx, createActor(second.person), id, (name) => name);
    expect(await findUndoRequest(ctx.store, await loadStoredTable(ctx, id))).toBeNull();
  });

  test('where all others are AI seats nobody is asked, and what they did goes back by a second press', async () => {
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
    const took = await proposeUndo(ctx, createActor('ann'), id, await loadVersion(ctx, id));
    expect(took).toMatchObject({ taken: true });
    const [undo] = (await expectCompleteLog(ctx, id)).slice(-1);
    expect(undo).toMatchObject({ kind: 'undo', to: number });
  });
});
