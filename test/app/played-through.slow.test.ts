import { afterEach, beforeEach, expect, test } from 'vitest';
import { pickRandomPath } from '../../src/ai/random-path.ts';
import { loadChannelTable, loadPlayerTables } from '../../src/app/core/find-tables.ts';
import { findPerson } from '../../src/app/core/table.ts';
import { joinLobby, setOption } from '../../src/app/lobby/lobby.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { makeMove } from '../../src/app/play/make-move.ts';
import { claimBoard } from '../../src/app/publishing/boards.ts';
import { listBoardsWithButtons, recordDelivery } from '../../src/app/publishing/outbox.ts';
import { buildMatchRecord } from '../../src/app/replay/record.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { refused } from '../../src/engine/refusal.ts';
import { verifyMatchRecord } from '../../src/engine/verify-match-record.ts';
import { openLobby } from '../support/app-table.ts';
import { createCountedContext, type StatementCounts } from '../support/counted-context.ts';
import { closeTestContext, createActor, openTestContext, type TestContext } from '../support/test-context.ts';
import { loadStoredTable, loadWholeLog } from '../support/verify.ts';

let ctx: TestContext;
beforeEach(async () => {
  ctx = await openTestContext();
});
afterEach(async () => await closeTestContext(ctx));

test('a match: ends at the time of its last move even when every clock reading differs', async () => {
  const id = await openLobby(ctx, 'runaround');
  await joinLobby(ctx, createActor('bob'), id);
  await setOption(ctx, createActor('ann'), id, 'goal', 3);
  let time = ctx.now();
  const ticking = { ...ctx, now: () => ++time };
  await startTable(ticking, createActor('ann'), id);
  await playMoves(ticking, id, 2_000);
  const table = await loadStoredTable(ctx, id);
  const log = await loadWholeLog(ctx, id);
  expect(table.record).toMatchObject({ phase: 'over', endedAt: log.at(-1)?.at });
  expect(verifyMatchRecord(buildMatchRecord(table, log), table.game).moves).toBe(log.length - 1);
});

test('a table of 1,000 moves: is opened with as many database reads as one of 10', async () => {
  const short = await playAndCount(10);
  const long = await playAndCount(1_000);
  expect(long.moves).toBeGreaterThanOrEqual(1_000);
  expect(long.read.statements).toBeGreaterThan(20);
  expect(long.read).toEqual(short.read);
});

/** Counts the statements and rows to open, show and claim a table after `moves` moves. */
async function playAndCount(
  moves: number,
): Promise<{ readonly moves: number; readonly read: StatementCounts }> {
  const { counting, read } = createCountedContext(await openTestContext());
  const id = await openLobby(counting, 'forage');
  for (const who of ['bob', 'eve']) await joinLobby(counting, createActor(who), id);
  await setOption(counting, createActor('ann'), id, 'roundCap', 0);
  await startTable(counting, createActor('ann'), id);
  const made = await playMoves(counting, id, moves);
  await publishMove(counting, id);
  read.statements = 0;
  read.rows = 0;
  await loadChannelTable(counting, 'c');
  await loadPlayerTables(counting, 'ann');
  await playMoves(counting, id, 1);
  await publishMove(counting, id);
  const counts = { ...read };
  await counting.store.destroy();
  return { moves: made, read: counts };
}

const chance = createSeededChance(9);

/** Publishes a move as the publisher does. */
async function publishMove(at: TestContext, id: number): Promise<void> {
  const claimed = await claimBoard(at, id);
  if (!claimed) throw new Error('Nothing to publish');
  const older = (await listBoardsWithButtons(at, id)).map(({ post }) => post);
  const delivered = { message: `m${claimed.claim}`, to: claimed.table.record.version };
  await recordDelivery(at, id, claimed.claim, delivered, { retired: older, gone: [], left: false });
}

/** Makes random moves of the people who are due while the game lasts. Returns their number. */
async function playMoves(at: TestContext, id: number, most: number): Promise<number> {
  for (let made = 0; made < most; made++) {
    const { record, game, seats } = await loadStoredTable(at, id);
    const turn = game.turn(record.state);
    if (turn.kind === 'over') return made;
    const person = findPerson({ seats }, turn.seats[0] ?? -1) ?? '';
    const by = createActor(person);
    const moved = await makeMove(at, by, id, record.version, (playing, view, seat) =>
      pickRandomPath(playing, view, seat, chance),
    );
    if (refused(moved)) throw new Error(moved.reason.key);
    if (made < most - 1) await publishMove(at, id);
  }
  return most;
}
