import { afterEach, beforeEach, expect, test } from 'vitest';
import { pickRandomPath } from '../../../src/ai/random-path.ts';
import { findPerson, getDueSeats, getTableTurn } from '../../../src/app/core/table.ts';
import { addAi, joinLobby, setOption } from '../../../src/app/lobby/lobby.ts';
import { openTable } from '../../../src/app/lobby/open.ts';
import { startTable } from '../../../src/app/lobby/start.ts';
import { playAis } from '../../../src/app/play/ai-turns.ts';
import { makeMove } from '../../../src/app/play/make-move.ts';
import { loadRecap, type Recap } from '../../../src/app/replay/recap.ts';
import { cancelTable } from '../../../src/app/seats/resign.ts';
import { undoLastMove } from '../../../src/app/undo/undo.ts';
import { createSeededChance, pickOne } from '../../../src/engine/chance.ts';
import type { Seat } from '../../../src/engine/game.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { claimPost, markPostSent } from '../../../src/store/posts.ts';
import {
  closeTestContext,
  createActor,
  openTestContext,
  setForcedMovesByHand,
  type TestContext,
} from '../../support/test-context.ts';
import { loadStoredTable, loadWholeLog } from '../../support/verify.ts';

const PEOPLE = ['ann', 'bob', 'cem', 'dan'];

let ctx: TestContext;
let chance = createSeededChance(5);
beforeEach(async () => {
  chance = createSeededChance(5);
  ctx = await openTestContext();
});
afterEach(async () => await closeTestContext(ctx));

test('recap: begins after the reader’s last decision and ends with the newest entry', async () => {
  const id = await beginMatch('moneyrun');
  await makeDecisions(id, 30);
  const log = await loadWholeLog(ctx, id);
  for (const person of PEOPLE) {
    const own = log.findLast((entry) => entry.kind === 'move' && entry.person === person);
    const { since, from, entries } = await loadReaderRecap(id, person);
    expect([since, from]).toEqual(['move', own?.number]);
    expect(entries).toEqual(log.slice(own?.number));
  }
});

test('recap: includes forced moves of the reader, which do not count as decisions', async () => {
  await setForcedMovesByHand(ctx, PEOPLE, false);
  const id = await beginMatch('runaround');
  await makeDecisions(id, 9);
  const due = await findDue(id);
  const log = await loadWholeLog(ctx, id);
  expect(log.at(-1)).toMatchObject({ forced: true, person: due });
  const { entries } = await loadReaderRecap(id, due);
  expect(entries.at(-1)).toEqual(log.at(-1));
  expect(entries.some((entry) => entry.kind === 'move' && entry.person !== due)).toBe(true);
});

test('recap: covers the whole match for a reader who has not moved, without the start entry', async () => {
  const id = await beginMatch('moneyrun');
  expect(await loadReaderRecap(id, 'dan')).toMatchObject({ since: 'start', entries: [], traced: [] });
  await makeDecisions(id, 1);
  const first = (await loadWholeLog(ctx, id)).at(-1);
  const [mover, other] = PEOPLE.filter((person) => first?.person === person || person === 'dan');
  expect(await loadReaderRecap(id, String(mover === first?.person ? other : mover))).toMatchObject({
    since: 'start',
    from: 1,
    entries: [first],
  });
  expect(await loadReaderRecap(id, String(first?.person))).toMatchObject({ since: 'move', entries: [] });
});

test('recap: neither includes an undone move nor counts it as a decision', async () => {
  const id = await beginMatch('moneyrun');
  await makeDecisions(id, 20);
  const { person, before } = await undoFreely(id);
  const after = await loadReaderRecap(id, person);
  expect([after.entries, after.traced]).toEqual([before.entries, before.traced]);
  const other = PEOPLE.find((one) => one !== person) ?? '';
  expect((await loadReaderRecap(id, other)).entries.at(-1)).toMatchObject({ kind: 'undo', person });
});

test('recap: covers the last three turns for a spectator, and the last turn after the end', async () => {
  const id = await beginMatch('moneyrun');
  await makeDecisions(id, 31);
  const turns = groupRuns(
    (await loadWholeLog(ctx, id)).slice(1).map((entry) => ('seat' in entry ? entry.seat : -1)),
  );
  const watching = await loadReaderRecap(id, null);
  expect(watching).toMatchObject({ since: 'turns', when: 'later' });
  expect(watching.entries).toHaveLength(turns.slice(-3).flat().length);
  await cancelTable(ctx, createActor('ann'), id, 'playing');
  for (const person of [...PEOPLE, null]) {
    const over = await loadReaderRecap(id, person);
    expect(over).toMatchObject({ since: 'end', when: 'now' });
    expect(over.entries.map(({ kind }) => kind)).toEqual([
      ...(turns.at(-1) ?? []).map(() => 'move'),
      'cancel',
    ]);
  }
});

test('recap: traces the last whole turns, at most nine moves', async () => {
  const id = await beginMatch('moneyrun');
  await makeDecisions(id, 60);
  const log = await loadWholeLog(ctx, id);
  const { traced } = await loadReaderRecap(id, 'eve');
  expect(traced.length).toBeGreaterThan(6);
  expect(traced.length).toBeLessThanOrEqual(9);
  expect(traced).toEqual(log.slice(-traced.length));
  const before = log.at(-traced.length - 1);
  expect(before && 'seat' in before && before.seat).not.toBe(traced[0]?.seat);
});

test('recap: traces the last nine moves of one long turn', async () => {
  const id = await openTestTable('piecepack');
  await joinLobby(ctx, createActor('bob'), id);
  await startTable(ctx, createActor('ann'), id);
  await makeDecisions(id, 14, [0]);
  const { entries, traced } = await loadReaderRecap(id, 'somebody');
  expect(entries).toHaveLength(14);
  expect(traced).toEqual(entries.slice(-9));
});

test('recap: traces only the moves on the newest board in a game of memory', async () => {
  const id = await beginMatch('forage');
  await makeDecisions(id, 10);
  await postBoard(id, 9);
  const { entries, traced } = await loadReaderRecap(id, 'nobody');
  expect(entries.length).toBeGreaterThan(2);
  expect(traced.map(({ number }) => number)).toEqual([10, 11]);
  await makeDecisions(id, 1);
  expect((await loadReaderRecap(id, 'nobody')).traced.map(({ number }) => number)).toEqual([10, 11, 12]);
});

test('recap: traces all moves when the memory option is open', async () => {
  const id = await openTestTable('forage');
  await setOption(ctx, createActor('ann'), id, 'openMemory', true);
  for (const who of PEOPLE.slice(1)) await joinLobby(ctx, createActor(who), id);
  await startTable(ctx, createActor('ann'), id);
  await makeDecisions(id, 8);
  await postBoard(id, 8);
  expect((await loadReaderRecap(id, 'nobody')).traced).toHaveLength(8);
});

test('recap: includes the moves of AI seats', async () => {
  const id = await openTestTable('moneyrun');
  for (const _ of [1, 2]) await addAi(ctx, createActor('ann'), id, (number) => `AI ${number}`);
  await startTable(ctx, createActor('ann'), id);
  await playAis(ctx, id);
  while (await decideByAnn(id)) await makeDecisions(id, 1);
  await playAis(ctx, id);
  const { entries } = await loadReaderRecap(id, 'ann');
  expect(entries.length).toBeGreaterThan(1);
  for (const entry of entries) expect(entry.person).toBeNull();
});

/** Makes moves until one is freely undone. Returns the player and the recap before it. */
async function undoFreely(id: number): Promise<{ readonly person: string; readonly before: Recap }> {
  for (let tries = 0; tries < 30; tries++) {
    const person = String(await findDue(id));
    const before = await loadReaderRecap(id, person);
    await makeDecisions(id, 1);
    if (before.entries.length === 0) continue;
    const { version } = (await loadStoredTable(ctx, id)).record;
    if (!refused(await undoLastMove(ctx, createActor(person), id, version))) return { person, before };
  }
  throw new Error('Nothing could be taken back');
}

/** Returns true if Ann is due next. */
async function decideByAnn(id: number): Promise<boolean> {
  return (await findDue(id)) === 'ann';
}

async function findDue(id: number): Promise<string | null> {
  const table = await loadStoredTable(ctx, id);
  return findPerson(table, getDueSeats(table)[0] ?? 0);
}

/** Loads a recap; `null` stands for a spectator. */
async function loadReaderRecap(id: number, person: string | null): Promise<Recap> {
  return await loadRecap(ctx, await loadStoredTable(ctx, id), person);
}

async function openTestTable(game: string): Promise<number> {
  const id = await openTable(ctx, createActor('ann'), { guild: 'g', channel: 'c', game, language: 'en' });
  if (typeof id !== 'number') throw new Error('No table was opened');
  return id;
}

/** Starts a match of as many people as can play. */
async function beginMatch(game: string): Promise<number> {
  const id = await openTestTable(game);
  const seats = (await loadStoredTable(ctx, id)).game.seats;
  for (const who of PEOPLE.slice(1, Math.max(...seats))) await joinLobby(ctx, createActor(who), id);
  expect(await startTable(ctx, createActor('ann'), id)).toBe(true);
  return id;
}

/** Makes random moves of people, of these seats if given. */
async function makeDecisions(id: number, count: number, seats?: readonly Seat[]): Promise<void> {
  for (let made = 0; made < count; made++) {
    const table = await loadStoredTable(ctx, id);
    const turn = getTableTurn(table);
    if (turn.kind === 'over') throw new Error('It is over');
    const person = findPerson(table, pickOne(chance, seats ?? turn.seats)) ?? '';
    const moved = await makeMove(ctx, createActor(person), id, null, (game, view, seat) =>
      pickRandomPath(game, view, seat, chance),
    );
    if (refused(moved)) throw new Error(moved.reason.key);
  }
}

/** Posts a board whose text begins after this entry. */
async function postBoard(id: number, from: number): Promise<void> {
  const { version } = (await loadStoredTable(ctx, id)).record;
  const post = { tableId: id, kind: 'board' as const, from, to: version, claimedAt: 0, revision: 0 };
  await markPostSent(ctx.store, await claimPost(ctx.store, post), '1', version);
}

/** Groups consecutive equal values. */
function groupRuns(seats: readonly number[]): readonly (readonly number[])[] {
  const found: number[][] = [];
  for (const seat of seats) {
    if (found.at(-1)?.[0] === seat) found.at(-1)?.push(seat);
    else found.push([seat]);
  }
  return found;
}
