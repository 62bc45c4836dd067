import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { HintRequest } from '../../../src/ai/ai-players.ts';
import { REPEATED } from '../../../src/app/core/actor.ts';
import { findPerson, getDueSeats, getTableView } from '../../../src/app/core/table.ts';
import { type Hint, loadHintTakers, takeHint } from '../../../src/app/hints/hint.ts';
import { setHints } from '../../../src/app/lobby/lobby.ts';
import { openRematch } from '../../../src/app/lobby/rematch.ts';
import { startTable } from '../../../src/app/lobby/start.ts';
import { playAis } from '../../../src/app/play/ai-turns.ts';
import { cancelTable, resign } from '../../../src/app/seats/resign.ts';
import { proposeUndo, undoLastMove } from '../../../src/app/undo/undo.ts';
import { createSeededChance } from '../../../src/engine/chance.ts';
import type { GameAi } from '../../../src/engine/game-ai.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { getOpenQuestion } from '../../../src/engine/walk.ts';
import { games } from '../../../src/games/registry.ts';
import { countHintsByPerson, type HintCount } from '../../../src/store/hints.ts';
import { createHintPlayers } from '../../support/ai-players.ts';
import { openLobby, openSeatedLobby } from '../../support/app-table.ts';
import { getRefusalKey } from '../../support/refusal.ts';
import {
  closeTestContext,
  createActor,
  openTestContext,
  type TestContext,
} from '../../support/test-context.ts';
import { findDuePerson, makeDecision } from '../../support/timed-match.ts';
import { loadStoredTable } from '../../support/verify.ts';

/** An AI that is never called; this context's players have their own. */
const SILENT = {} as GameAi;

let ctx: TestContext;
let asked: HintRequest[];
/** Runs during a search. */
let meanwhile: () => Promise<unknown>;
beforeEach(async () => {
  asked = [];
  meanwhile = async () => undefined;
  const gamesWithAi = games.map((game) => ({ ...game, ai: game.ai ?? SILENT }));
  const open = await openTestContext(':memory:', gamesWithAi);
  const { hint, ...rest } = createHintPlayers();
  const spying = async (wanted: HintRequest) => {
    asked.push(wanted);
    await meanwhile();
    return await hint({ ...wanted, game: games.find(({ id }) => id === wanted.game.id) ?? wanted.game });
  };
  ctx = { ...open, onAiTurn: () => undefined, ai: { ...rest, hint: spying } };
});
afterEach(async () => await closeTestContext(ctx));

/** Starts a match with hints, in which a player has several answers to choose from. */
async function beginHintMatch(game = 'runaround', people: readonly [string, ...string[]] = ['ann', 'bob']) {
  const id = await openSeatedLobby(ctx, game, ...people);
  expect(await setHints(ctx, createActor('ann'), id, true)).toBe(true);
  await startTable(ctx, createActor('ann'), id);
  await playUntilChoice(id);
  return id;
}

async function playUntilChoice(id: number): Promise<void> {
  for (;;) {
    await playAis(ctx, id);
    const table = await loadStoredTable(ctx, id);
    const seat = getDueSeats(table)[0] ?? 0;
    const question = table.game.next(getTableView(table, seat), seat, []);
    if (question.kind === 'many' || (question.kind === 'pick' && question.choices.length > 1)) return;
    await makeDecision(ctx, id, await findDuePerson(ctx, id));
  }
}

async function requestHint(id: number, more: { readonly person?: string; readonly version?: number } = {}) {
  const { version } = (await loadStoredTable(ctx, id)).record;
  const person = more.person ?? (await findDuePerson(ctx, id));
  return await takeHint(ctx, createActor(person), id, more.version ?? version);
}

async function takeHintNow(id: number): Promise<Hint> {
  const hint = await requestHint(id);
  if (hint === REPEATED || refused(hint)) throw new Error('There is no hint');
  return hint;
}

async function loadHintCounts(id: number): Promise<readonly HintCount[]> {
  return await countHintsByPerson(ctx.store, id);
}

test('hint: is a legal move with its chance of winning, and is counted', async () => {
  const id = await beginHintMatch();
  const person = await findDuePerson(ctx, id);
  const { way, chance, taken: hints, table } = await takeHintNow(id);
  const question = getOpenQuestion(way);
  const { move } = await createHintPlayers().hint(asked[0] as HintRequest);
  expect(question).toEqual({ kind: 'ready', move });
  expect(chance).toBeGreaterThan(0);
  expect(chance).toBeLessThan(1);
  expect([hints, table.record.id]).toEqual([1, id]);
  expect(await loadHintCounts(id)).toEqual([{ person, hints: 1 }]);
});

test('hint: is repeated without being counted again until the next decision', async () => {
  const id = await beginHintMatch();
  const person = await findDuePerson(ctx, id);
  const first = await takeHintNow(id);
  expect(await takeHintNow(id)).toEqual(first);
  expect(asked[1]).toEqual(asked[0]);
  expect(await loadHintCounts(id)).toEqual([{ person, hints: 1 }]);
  for (;;) {
    await makeDecision(ctx, id, await findDuePerson(ctx, id));
    await playUntilChoice(id);
    if ((await findDuePerson(ctx, id)) === person) break;
  }
  expect((await takeHintNow(id)).taken).toBe(2);
  expect(asked[2]?.seed).not.toBe(asked[0]?.seed);
  expect(await loadHintCounts(id)).toEqual([{ person, hints: 2 }]);
});

test('hint: a move that is undone again does not make a new decision', async () => {
  const id = await beginHintMatch();
  const person = await findDuePerson(ctx, id);
  const first = await takeHintNow(id);
  await makeDecision(ctx, id, person);
  const { version } = (await loadStoredTable(ctx, id)).record;
  expect(await undoLastMove(ctx, createActor(person), id, version)).toMatchObject({ taken: true });
  expect(await takeHintNow(id)).toMatchObject({ way: first.way, chance: first.chance, taken: 1 });
  expect(asked[1]).toEqual(asked[0]);
  await makeDecision(ctx, id, person);
  await playUntilChoice(id);
  expect((await loadStoredTable(ctx, id)).record.version).toBeGreaterThan(version);
  await takeHintNow(id);
  expect(asked[2]?.seed).not.toBe(asked[0]?.seed);
});

test('hint: an undo request by the other player does not make a new decision', async () => {
  const id = await beginHintMatch();
  const { version } = (await loadStoredTable(ctx, id)).record;
  const first = await takeHintNow(id);
  await requestUndo(id);
  expect((await loadStoredTable(ctx, id)).record.version).toBe(version + 1);
  const again = await requestHint(id, { version });
  expect(again).toMatchObject({ way: first.way, chance: first.chance, taken: 1 });
  expect(await loadHintCounts(id)).toHaveLength(1);
});

/** Has the player who moved last ask to undo the move. */
async function requestUndo(id: number): Promise<void> {
  const mover = await findDuePerson(ctx, id);
  const other = mover === 'ann' ? 'bob' : 'ann';
  const { version } = (await loadStoredTable(ctx, id)).record;
  const outcome = await proposeUndo(ctx, createActor(other), id, version);
  expect(outcome).toMatchObject({ taken: false });
}

test('hint: the same interaction takes only one', async () => {
  const id = await beginHintMatch();
  const by = createActor(await findDuePerson(ctx, id));
  const { version } = (await loadStoredTable(ctx, id)).record;
  await takeHint(ctx, by, id, version);
  expect(await takeHint(ctx, by, id, version)).toBe(REPEATED);
  expect(await loadHintCounts(id)).toEqual([{ person: by.person, hints: 1 }]);
});

test('hint: is refused as stale and not counted when the table changes during the search', async () => {
  const id = await beginHintMatch();
  const person = await findDuePerson(ctx, id);
  meanwhile = async () => await makeDecision(ctx, id, person);
  expect(getRefusalKey(await requestHint(id))).toBe('bot:refuse.stale');
  expect(await loadHintCounts(id)).toEqual([]);
  meanwhile = async () => await resign(ctx, createActor(person), id, String);
  expect(getRefusalKey(await requestHint(id))).toBe('bot:refuse.stale');
  expect(await loadHintCounts(id)).toEqual([]);
});

test('hint: is refused for a player who is not due, a spectator and an outdated board', async () => {
  const id = await beginHintMatch();
  const person = await findDuePerson(ctx, id);
  const other = person === 'ann' ? 'bob' : 'ann';
  expect(getRefusalKey(await requestHint(id, { person: other }))).toBe('bot:refuse.notYourTurn');
  expect(getRefusalKey(await requestHint(id, { person: 'eve' }))).toBe('bot:refuse.notSeated');
  expect(getRefusalKey(await requestHint(id, { version: 1 }))).toBe('bot:refuse.stale');
  expect(getRefusalKey(await requestHint(id, { version: 99_999 }))).toBe('bot:refuse.stale');
  expect(asked).toEqual([]);
  expect(await loadHintCounts(id)).toEqual([]);
});

test('hints: are off unless the host turns them on in the lobby', async () => {
  const id = await openSeatedLobby(ctx, 'runaround', 'ann', 'bob');
  expect((await loadStoredTable(ctx, id)).record.hints).toBe(false);
  expect(getRefusalKey(await setHints(ctx, createActor('bob'), id, true))).toBe('bot:refuse.hostOnly');
  await startTable(ctx, createActor('ann'), id);
  expect(getRefusalKey(await setHints(ctx, createActor('ann'), id, true))).toBe('bot:refuse.started');
  expect(getRefusalKey(await requestHint(id))).toBe('bot:refuse.forged');
  await resign(ctx, createActor('ann'), id, String);
  expect(await loadHintTakers(ctx, await loadStoredTable(ctx, id))).toBeNull();
  expect(asked).toEqual([]);
});

test('hints: are counted by player after the match, also for players who left, and stay on in a rematch', async () => {
  const id = await beginHintMatch('forage', ['ann', 'bob', 'cem']);
  const first = await findDuePerson(ctx, id);
  await takeHintNow(id);
  await resign(ctx, createActor(first), id, String);
  for (let hints = 0; hints < 2; hints++) {
    await playUntilChoice(id);
    await takeHintNow(id);
    await makeDecision(ctx, id, await findDuePerson(ctx, id));
  }
  expect(await loadHintTakers(ctx, await loadStoredTable(ctx, id)), 'not while it runs').toBeNull();
  await cancelTable(ctx, createActor('eve', { manages: true }), id, 'playing');
  const takers = await loadHintTakers(ctx, await loadStoredTable(ctx, id));
  expect(takers?.reduce((sum, { hints }) => sum + hints, 0)).toBe(3);
  expect(takers).toContainEqual({ name: first, hints: 1 });
  const again = await openRematch(ctx, createActor(first === 'bob' ? 'cem' : 'bob'), id);
  expect((await loadStoredTable(ctx, Number(again))).record.hints).toBe(true);
});

test('hints: cannot be turned on for a game without an AI', async () => {
  const piecepack = { ...ctx, games };
  const id = await openLobby(ctx, 'piecepack');
  expect(getRefusalKey(await setHints(piecepack, createActor('ann'), id, true))).toBe('bot:refuse.forged');
});

test('game options: share no id with the options of a table', () => {
  const ids = games.flatMap(({ options }) => options.map((option) => option.id));
  expect(ids.filter((id) => ['pace', 'late', 'hints'].includes(id))).toEqual([]);
});

describe.each([
  ['gostop', ['ann', 'bob']],
  ['gostop', ['ann', 'bob', 'cem']],
  ['forage', ['ann', 'bob', 'cem']],
] as const)('hints of %s with %j', (game, people) => {
  test('hint: is the same in every hidden state that looks the same to its player', async () => {
    const id = await beginHintMatch(game, people);
    for (let moves = 0; moves < 9; moves++) await makeDecision(ctx, id, await findDuePerson(ctx, id));
    await playUntilChoice(id);
    const { record, game: rules } = await loadStoredTable(ctx, id);
    const seat = getDueSeats(await loadStoredTable(ctx, id))[0] ?? 0;
    const first = await takeHintNow(id);
    const worlds = new Set([JSON.stringify(record.state)]);
    for (let world = 0; world < 5; world++) {
      const state = rules.guess(rules.view(record.state, seat), seat, createSeededChance(world));
      worlds.add(JSON.stringify(state));
      await replaceState(id, state, String(world).repeat(64));
      const { way, chance } = await takeHintNow(id);
      expect({ way, chance }).toEqual({ way: first.way, chance: first.chance });
    }
    expect(worlds.size).toBeGreaterThan(3);
    expect(new Set(asked.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(findPerson(await loadStoredTable(ctx, id), seat)).toBe((await loadHintCounts(id))[0]?.person);
    expect(asked[0]?.view).toEqual(rules.view(record.state, seat));
  });
});

/** Replaces the table's state and secret. */
async function replaceState(id: number, state: unknown, secret: string): Promise<void> {
  const changed = { state: JSON.stringify(state), secret };
  await ctx.store.updateTable('tables').set(changed).where('id', '=', id).execute();
}
