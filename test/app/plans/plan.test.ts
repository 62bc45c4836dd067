import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { REPEATED } from '../../../src/app/core/actor.ts';
import { findPerson, findSeat, getDueSeats } from '../../../src/app/core/table.ts';
import { inTransaction } from '../../../src/app/core/unit-of-work.ts';
import { clearPlan, loadPlan, saveAlways, saveAnswer } from '../../../src/app/plans/plan.ts';
import { playAis } from '../../../src/app/play/ai-turns.ts';
import { makeMove } from '../../../src/app/play/make-move.ts';
import { removeFromTable } from '../../../src/app/privacy/forget.ts';
import { buildMatchRecord, loadFullLog } from '../../../src/app/replay/record.ts';
import { resign } from '../../../src/app/seats/resign.ts';
import { agreeToUndo } from '../../../src/app/undo/consent.ts';
import { proposeUndo, undoLastMove } from '../../../src/app/undo/undo.ts';
import type { Game } from '../../../src/engine/game.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { moneyrun } from '../../../src/games/moneyrun/index.ts';
import type { MoneyRunState } from '../../../src/games/moneyrun/types.ts';
import type { RunaroundState } from '../../../src/games/runaround/types.ts';
import type { MoveEntry } from '../../../src/store/log.ts';
import { loadPlans } from '../../../src/store/plans.ts';
import { beginMatch } from '../../support/app-table.ts';
import { DAY, getNewName, type LateTable, openLateTable } from '../../support/late-table.ts';
import {
  closeTestContext,
  createActor,
  openTestContext,
  type TestContext,
} from '../../support/test-context.ts';
import { loadVersion, requestUndo } from '../../support/undo.ts';
import { loadStoredTable, loadWholeLog } from '../../support/verify.ts';

let ctx: TestContext;
beforeEach(async () => {
  ctx = await openTestContext();
});
afterEach(async () => await closeTestContext(ctx));

const ROLLS = ['1', '2', '3', '4', '5', '6'];

/** Position in which blue changes what pawn 6 of yellow meets with every roll. */
const CROWDED = '24/5 Y 3.6 h2 r0 B 7.8.10.12 h0 r0 B 1';

/** Starts Runaround at a position in which blue (Bob) moves 4 and yellow (Ann) waits with pawns on 3 and 6. */
async function beginWaiting(position = '24/5 Y 3.6 h2 r0 B 12.15 h2 r0 B 4'): Promise<number> {
  const id = await beginMatch(ctx, 'runaround', 'ann', 'bob');
  await setPosition(id, position);
  return id;
}

async function setPosition(id: number, position: string): Promise<void> {
  const { game, record } = await loadStoredTable(ctx, id);
  const state = game.notation.parse(position, record.options);
  if (refused(state)) throw new Error(`${position} is no position`);
  await ctx.store
    .updateTable('tables')
    .set({ state: JSON.stringify(state) })
    .where('id', '=', id)
    .execute();
}

async function planEveryRoll(id: number, path = ['p3']): Promise<void> {
  for (const roll of ROLLS)
    expect(await saveAnswer(ctx, createActor('ann'), id, roll, path)).toHaveProperty('plan');
}

async function move(id: number, person: string, typed: string) {
  const made = await makeMove(ctx, createActor(person), id, null, (game, view, seat) => {
    const parsed = game.notation.parseMove(typed, view, seat);
    return refused(parsed) ? parsed : { move: parsed };
  });
  if (made === REPEATED || refused(made)) throw new Error(`${typed} was not made`);
  return made;
}

async function listMoves(id: number): Promise<readonly MoveEntry[]> {
  return (await loadWholeLog(ctx, id)).filter((entry) => entry.kind === 'move');
}

async function getMover(id: number): Promise<string | null> {
  const table = await loadStoredTable(ctx, id);
  return findPerson(table, getDueSeats(table)[0] ?? 0);
}

async function loadLapse(id: number, person = 'ann') {
  const table = await loadStoredTable(ctx, id);
  const seat = findSeat(table, person) ?? 0;
  return (await loadPlan(ctx.store, table, seat))?.lapse ?? null;
}

describe('a plan that is played', () => {
  test('plan: is played once, in the transaction of the move before it', async () => {
    const id = await beginWaiting('24/5 Y 3.16 h2 r0 B 12.15 h2 r0 B 4');
    await planEveryRoll(id);
    const made = await move(id, 'bob', '12');
    expect(made).toMatchObject({ planned: true, forced: [{ seat: 0 }, { seat: 0, move: { from: 3 } }] });
    const moves = await listMoves(id);
    expect(moves).toMatchObject([
      { person: 'bob' },
      { person: 'ann', move: { kind: 'roll' }, forced: true, planned: true },
      { person: 'ann', move: { kind: 'run', from: 3 }, forced: true, planned: true },
    ]);
    expect(await loadPlans(ctx.store, id)).toEqual([]);
    expect(await getMover(id)).toBe('bob');
    await playAis(ctx, id);
    expect(await listMoves(id)).toHaveLength(3);
  });

  test('plan: leaves its player the turn for a roll that it does not answer', async () => {
    const id = await beginWaiting();
    await planEveryRoll(id);
    await clearPlan(ctx, createActor('ann'), id);
    for (const roll of ['5', '6']) await saveAnswer(ctx, createActor('ann'), id, roll, ['p3']);
    await move(id, 'bob', '12');
    const { rolled } = (await loadStoredTable(ctx, id)).record.state as RunaroundState;
    expect([1, 2, 3, 4, null]).toContain(rolled);
    expect(await loadPlans(ctx.store, id)).toEqual([]);
    expect(await getMover(id)).toBe(rolled === null ? 'bob' : 'ann');
  });

  test('plan: plays after a move of an AI', async () => {
    const id = await beginMatch(ctx, 'moneyrun', 'ann', 'bob', 'cem');
    while ((await getMover(id)) !== 'bob') await move(id, (await getMover(id)) as string, 'end');
    await saveAnswer(ctx, createActor('cem'), id, '1', ['L', 'e5']);
    await saveAnswer(ctx, createActor('cem'), id, '2', ['end']);
    await resign(ctx, createActor('bob'), id, (name) => name);
    await playAis(ctx, id);
    const own = (await listMoves(id)).filter(({ planned }) => planned);
    expect(own.map((entry) => entry.person)).toEqual(['cem', 'cem']);
    expect(await getMover(id)).not.toBe('cem');
  });

  test.each<[string, boolean, (late: LateTable) => Promise<unknown>]>([
    ['resigns', false, ({ ctx: of, who, id }) => resign(of, createActor(who), id, getNewName)],
    ['loses the seat by a vote', false, (late) => voteByOthers(late, 'ai')],
    ['loses the turn by a vote', false, (late) => voteByOthers(late, 'once')],
    ['is late at a strict table', true, async () => {}],
    ['is forgotten', false, removeLatePlayer],
  ])('plan: plays after the turn of a player who %s', async (_, isStrict, end) => {
    const late = await openLateTable();
    await late.timeIsOver('moneyrun', ['ann', 'bob', 'cem'], [], isStrict, 0);
    const seat = (late.late + 1) % 3;
    const next = findPerson(await loadStoredTable(late.ctx, late.id), seat) as string;
    await saveAnswer(late.ctx, createActor(next), late.id, '1', ['end']);
    await late.passed(2 * DAY);
    await end(late);
    await playAis(late.ctx, late.id);
    const moves = (await loadWholeLog(late.ctx, late.id)).filter((entry) => entry.kind === 'move');
    expect(moves.find((entry) => entry.seat === seat)).toMatchObject({ person: next, planned: true });
    await closeTestContext(late.ctx);
  });
});

async function voteByOthers(late: LateTable, choice: 'ai' | 'once'): Promise<void> {
  for (const other of late.others) await late.vote(other, choice);
}

async function removeLatePlayer({ ctx: of, id, who }: LateTable): Promise<void> {
  const table = await loadStoredTable(of, id);
  await inTransaction(of, async (work) => await removeFromTable(work, table, who, getNewName));
}

describe('a plan that lapses', () => {
  test('plan: lapses when its answer has another result, with a note to the player until they move', async () => {
    const id = await beginWaiting();
    await planEveryRoll(id, ['p6']);
    await setPosition(id, CROWDED);
    await move(id, 'bob', '12');
    expect(await getMover(id)).toBe('ann');
    expect(await loadLapse(id)).toMatchObject({ why: 'changed', when: { key: 'runaround:plan.roll' } });
    await move(id, 'ann', '6');
    expect(await loadPlans(ctx.store, id)).toEqual([]);
  });

  test('plan: is played whatever has changed, if its player wants so', async () => {
    const id = await beginWaiting();
    await planEveryRoll(id, ['p6']);
    expect(await saveAlways(ctx, createActor('ann'), id, true)).toMatchObject({ plan: { always: true } });
    await setPosition(id, CROWDED);
    await move(id, 'bob', '12');
    expect((await listMoves(id)).at(-1)).toMatchObject({ person: 'ann', planned: true });
  });

  test('plan: is off when the move that its player saw is undone', async () => {
    const id = await beginMatch(ctx, 'moneyrun', 'ann', 'bob');
    const person = (await getMover(id)) as string;
    await move(id, person, 'end');
    await saveAnswer(ctx, createActor(person), id, '1', ['end']);
    const { version } = (await loadStoredTable(ctx, id)).record;
    await undoLastMove(ctx, createActor(person), id, version);
    expect(await loadLapse(id, person)).toEqual({ why: 'undo', when: null });
  });

  test('plan: stays after an undo to the position in which its answers were given', async () => {
    const id = await beginMatch(ctx, 'moneyrun', 'ann', 'bob');
    const [mover, waiter] = await endFirstTurn(id);
    await saveAnswer(ctx, createActor(waiter), id, '1', ['end']);
    await placeCoin(id, mover);
    await saveAlways(ctx, createActor(waiter), id, true);
    await undoWithConsent(id, mover, waiter);
    expect(await loadPlans(ctx.store, id)).toMatchObject([{ plan: { always: true }, lapse: null }]);
    await placeCoin(id, mover);
    await clearPlan(ctx, createActor(waiter), id);
    await saveAnswer(ctx, createActor(waiter), id, '1', ['end']);
    await undoWithConsent(id, mover, waiter);
    expect(await loadLapse(id, waiter)).toEqual({ why: 'undo', when: null });
  });

  test('plan: stays when a move is undone that its player never saw', async () => {
    const hidden = await openTestContext(':memory:', [moneyrunBehindScreens]);
    await closeTestContext(ctx);
    ctx = hidden;
    const id = await beginMatch(ctx, 'moneyrun', 'ann', 'bob');
    const [mover, waiter] = await endFirstTurn(id);
    await placeCoin(id, mover);
    await saveAnswer(ctx, createActor(waiter), id, '1', ['end']);
    await undoWithConsent(id, mover, waiter);
    expect(await loadPlans(ctx.store, id)).toMatchObject([{ lapse: null }]);
  });
});

/** Money Run in which a waiting seat sees neither coins nor the actions that are left. */
const moneyrunBehindScreens: Game = {
  ...(moneyrun as Game),
  view: (given, viewer) => {
    const state = given as MoneyRunState;
    const hidden = { ...state, stacks: [], table: [], bag: [], actions: 2 };
    return moneyrun.view(viewer === state.mover ? state : hidden, viewer);
  },
};

/** Ends the first turn. Returns the player to move and the player who waits. */
async function endFirstTurn(id: number): Promise<readonly [string, string]> {
  const waiter = (await getMover(id)) as string;
  await move(id, waiter, 'end');
  return [(await getMover(id)) as string, waiter];
}

/** Has a player place a coin, and keep the turn. */
async function placeCoin(id: number, person: string): Promise<void> {
  const table = await loadStoredTable(ctx, id);
  const { table: coins, pawns } = table.record.state as MoneyRunState;
  const ahead = pawns[findSeat(table, person) ?? 0] === 'e1' ? 'e2' : 'e8';
  await move(id, person, `${coins[0]} ${ahead}`);
}

/** Undoes the last move of a player; the other one agrees. */
async function undoWithConsent(id: number, person: string, other: string): Promise<void> {
  await requestUndo(ctx, id, person);
  const agreed = await agreeToUndo(ctx, createActor(other), id, await loadVersion(ctx, id));
  expect(agreed).toMatchObject({ waits: [] });
}

describe('what else ends a plan', () => {
  test('plan: ends when the seat changes hands', async () => {
    const id = await beginMatch(ctx, 'moneyrun', 'ann', 'bob', 'cem');
    const mover = await getMover(id);
    const waiter = ['ann', 'bob', 'cem'].find((person) => person !== mover) as string;
    await saveAnswer(ctx, createActor(waiter), id, '1', ['L', 'e5']);
    expect(await loadPlans(ctx.store, id)).toHaveLength(1);
    await resign(ctx, createActor(waiter), id, (name) => name);
    expect(await loadPlans(ctx.store, id)).toEqual([]);
  });

  test('plan: ends with the match', async () => {
    const id = await beginWaiting();
    await planEveryRoll(id);
    await resign(ctx, createActor('bob'), id, (name) => name);
    expect(await loadPlans(ctx.store, id)).toEqual([]);
  });

  test('plan: is cleared by its player', async () => {
    const id = await beginWaiting();
    await planEveryRoll(id);
    await clearPlan(ctx, createActor('ann'), id);
    expect(await loadPlans(ctx.store, id)).toEqual([]);
    await move(id, 'bob', '12');
    expect(await getMover(id)).toBe('ann');
  });
});

describe('who can plan', () => {
  test('plan: is refused to players who are due, to spectators, and for what is not foreseen', async () => {
    const id = await beginWaiting();
    expect(await saveAnswer(ctx, createActor('bob'), id, '4', ['p12'])).toMatchObject({
      reason: { key: 'bot:refuse.noPlanNow' },
    });
    expect(await saveAnswer(ctx, createActor('eve'), id, '4', ['p3'])).toMatchObject({
      reason: { key: 'bot:refuse.notSeated' },
    });
    for (const [situation, path] of [
      ['7', ['p3']],
      ['4', ['p12']],
      ['4', []],
    ] as const)
      expect(await saveAnswer(ctx, createActor('ann'), id, situation, path)).toMatchObject({
        reason: { key: 'bot:refuse.outdated' },
      });
  });

  test('plan: makes an undo of the move before it ask its player', async () => {
    const id = await beginMatch(ctx, 'moneyrun', 'ann', 'bob');
    const mover = (await getMover(id)) as string;
    const waiter = mover === 'ann' ? 'bob' : 'ann';
    await move(id, mover, 'end');
    const table = await loadStoredTable(ctx, id);
    const { table: coins, pawns } = table.record.state as MoneyRunState;
    const ahead = pawns[findSeat(table, waiter) ?? 0] === 'e1' ? 'e2' : 'e8';
    for (const typed of [`${coins[0]} ${ahead}`, 'end']) await move(id, waiter, typed);
    await saveAnswer(ctx, createActor(waiter), id, '1', [ahead]);
    await saveAnswer(ctx, createActor(waiter), id, '2', ['end']);
    await move(id, mover, 'end');
    expect(await getMover(id)).toBe(mover);
    const { version } = (await loadStoredTable(ctx, id)).record;
    expect(await undoLastMove(ctx, createActor(mover), id, version)).toMatchObject({
      reason: { key: 'bot:refuse.askFirst' },
    });
    expect(await proposeUndo(ctx, createActor(waiter), id, version)).toMatchObject({ taken: true });
  });

  test('plan: shows up in no record of the match', async () => {
    const id = await beginWaiting();
    await planEveryRoll(id);
    await move(id, 'bob', '12');
    await resign(ctx, createActor('bob'), id, (name) => name);
    const table = await loadStoredTable(ctx, id);
    expect(JSON.stringify(buildMatchRecord(table, await loadFullLog(ctx, table)))).not.toMatch(/plan|forced/);
  });
});
