import { afterEach, beforeEach, expect, test } from 'vitest';
import { pickRandomPath } from '../../src/ai/random-path.ts';
import { findPerson, getDueSeats, type Table } from '../../src/app/core/table.ts';
import { playNow } from '../../src/app/lobby/open.ts';
import { playAis } from '../../src/app/play/ai-turns.ts';
import { isBeginnerDue, isFirstTurn } from '../../src/app/play/forced-moves.ts';
import { makeMove } from '../../src/app/play/make-move.ts';
import { resign } from '../../src/app/seats/resign.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { saveLearnedGame } from '../../src/store/tutorials.ts';
import { beginDuel, beginMatch } from '../support/app-table.ts';
import {
  closeTestContext,
  createActor,
  openTestContext,
  setForcedMovesByHand,
  type TestContext,
} from '../support/test-context.ts';
import { expectCompleteLog, loadStoredTable } from '../support/verify.ts';

const PEOPLE = ['ann', 'bob', 'cem'];

let ctx: TestContext;
beforeEach(async () => {
  ctx = await openTestContext();
  await setForcedMovesByHand(ctx, PEOPLE, false);
});
afterEach(async () => await closeTestContext(ctx));

test('forced moves: a beginner makes all moves of the first turn by hand, later dice roll themselves', async () => {
  const { id } = await beginDuel(ctx);
  for (let decided = 0; decided < 40; decided++) await makeDecision(id);
  const log = (await expectCompleteLog(ctx, id)).filter((entry) => entry.kind === 'move');
  for (const seat of [0, 1]) {
    const from = log.findIndex((entry) => entry.seat === seat);
    const to = log.findIndex((entry, at) => at > from && entry.seat !== seat);
    expect(log.slice(from, to).some(({ forced }) => forced)).toBe(false);
    const later = log.slice(to).filter((entry) => entry.seat === seat && getKind(entry.move) === 'roll');
    expect(later.length).toBeGreaterThan(2);
    for (const roll of later) expect(roll).toMatchObject({ forced: true });
  }
});

test('forced moves: apply to an experienced player, not to a beginner at the same table', async () => {
  await saveLearnedGame(ctx.store, 'bob', 'runaround', 0);
  const { id } = await beginDuel(ctx);
  for (let decided = 0; decided < 12; decided++) await makeDecision(id);
  const log = (await expectCompleteLog(ctx, id)).filter((entry) => entry.kind === 'move');
  const first = (person: string) => log.find((entry) => entry.person === person);
  expect([first('ann')?.forced, first('bob')?.forced]).toEqual([undefined, true]);
});

test.each([
  ['has played a turn at another table that still runs', async () => await playTurn()],
  ['has finished a match', async () => await playFinishedMatch()],
  ['has played the tutorial', async () => await saveLearnedGame(ctx.store, 'ann', 'runaround', 0)],
] as const)('isFirstTurn: is false for a player who %s', async (_, before) => {
  await before();
  const id = await beginMatch(ctx, 'runaround', 'cem', 'ann');
  expect(await isFirstTurn(ctx.store, await loadStoredTable(ctx, id), 'ann')).toBe(false);
  expect(await isFirstTurn(ctx.store, await loadStoredTable(ctx, id), 'cem')).toBe(true);
});

test('isFirstTurn: is true for a player who has only played another game', async () => {
  await playFinishedMatch('moneyrun');
  const id = await beginMatch(ctx, 'runaround', 'cem', 'ann');
  expect(await isFirstTurn(ctx.store, await loadStoredTable(ctx, id), 'ann')).toBe(true);
});

test('playNow: shows a beginner the board before any of their own moves is made', async () => {
  for (let round = 0; round < 4; round++) {
    const id = await playNow(ctx, createActor('ann'), createSpec(`c${round}`), [
      { strength: 'badger', name: 'Badger' },
    ]);
    if (typeof id !== 'number') throw new Error('No table was opened');
    await playAis(ctx, id);
    const table = await loadStoredTable(ctx, id);
    const moves = (await expectCompleteLog(ctx, id)).filter(({ kind }) => kind === 'move');
    expect(moves.filter(({ person }) => person !== null)).toEqual([]);
    expect(getDueSeats(table).map((seat) => findPerson(table, seat))).toEqual(['ann']);
    expect(await isBeginnerDue(ctx.store, table)).toBe(true);
  }
});

const chance = createSeededChance(2);

function createSpec(channel: string) {
  return { guild: 'g', channel, game: 'runaround', language: 'en' as const };
}

function getKind(move: unknown): unknown {
  return typeof move === 'object' && move !== null && 'kind' in move ? move.kind : undefined;
}

function getMoverName(table: Table): string {
  return String(findPerson(table, getDueSeats(table)[0] ?? 0));
}

async function makeDecision(id: number): Promise<void> {
  const table = await loadStoredTable(ctx, id);
  if (table.record.phase !== 'playing') return;
  await makeMove(ctx, createActor(getMoverName(table)), id, table.record.version, (game, view, seat) =>
    pickRandomPath(game, view, seat, chance),
  );
}

/** Has Ann take one turn in an unfinished match against Bob. */
async function playTurn(): Promise<void> {
  const { id } = await beginDuel(ctx);
  const hasMoved = async () =>
    (await expectCompleteLog(ctx, id)).some((entry) => entry.kind === 'move' && entry.person === 'ann');
  while (!(await hasMoved())) await makeDecision(id);
  await ctx.store.updateTable('tables').set({ channel: 'elsewhere' }).where('id', '=', id).execute();
}

/** Plays a match against Ann in which Bob resigns at once. */
async function playFinishedMatch(game = 'runaround'): Promise<void> {
  const id = await beginMatch(ctx, game, 'ann', 'bob');
  await resign(ctx, createActor('bob'), id, (name) => name);
}
