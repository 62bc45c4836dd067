import { afterEach, beforeEach, expect, test } from 'vitest';
import { pickRandomPath } from '../../../src/ai/random-path.ts';
import { findPerson, getDueSeats, getTableView } from '../../../src/app/core/table.ts';
import { makeMove } from '../../../src/app/play/make-move.ts';
import { claimBoard, prepareBoard, settleBoard } from '../../../src/app/publishing/boards.ts';
import {
  type ClaimedPost,
  listBoardsWithButtons,
  recordDelivery,
} from '../../../src/app/publishing/outbox.ts';
import { createSeededChance } from '../../../src/engine/chance.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { loadQueuedKinds } from '../../../src/store/outbox.ts';
import { beginMatch } from '../../support/app-table.ts';
import {
  closeTestContext,
  createActor,
  openTestContext,
  type TestContext,
} from '../../support/test-context.ts';
import { expectToldOnce, loadStoredTable } from '../../support/verify.ts';

let ctx: TestContext;
let id: number;
beforeEach(async () => {
  ctx = await openTestContext();
  id = await beginMatch(ctx, 'runaround', 'ann', 'bob');
});
afterEach(async () => await closeTestContext(ctx));

test('settleBoard: a late edit of an older board publishes nothing, and its buttons are queued for removal', async () => {
  const first = await claimNextBoard();
  await markDelivered(first, '101');
  await makeDueMove();
  const edit = await prepareBoard(ctx, id, {
    madeAt: () => ctx.now(),
    hereUntil: () => ctx.now() + 1,
    isBuried: () => false,
  });
  if (edit === null || !('post' in edit)) throw new Error('The board was to be edited');
  const second = await claimNextBoard();
  await markDelivered(second, '102', [edit.post.id]);
  await makeDueMove();
  await settleBoard(ctx, edit);
  await markDelivered(await claimNextBoard(), '103');
  await expectToldOnce(ctx.store, id);
  expect(await loadQueuedKinds(ctx.store, id)).toContain('retire');
  const shown = (await listBoardsWithButtons(ctx, id)).map(({ post }) => post.message);
  expect(shown).toEqual(['101', '102', '103']);
});

async function claimNextBoard(): Promise<ClaimedPost> {
  const claimed = await claimBoard(ctx, id);
  if (claimed === null) throw new Error('There is nothing to publish');
  return claimed;
}

/** Records that the board is posted, and that these boards have lost their buttons. */
async function markDelivered(
  { claim, table }: ClaimedPost,
  message: string,
  without: readonly number[] = [],
): Promise<void> {
  const boards = (await listBoardsWithButtons(ctx, id)).map(({ post }) => post);
  const retired = boards.filter((post) => without.includes(post.id));
  await recordDelivery(
    ctx,
    id,
    claim,
    { message, to: table.record.version },
    { retired, gone: [], left: false },
  );
}

async function makeDueMove(): Promise<void> {
  const table = await loadStoredTable(ctx, id);
  const [seat = 0] = getDueSeats(table);
  const { move: chosen } = pickRandomPath(table.game, getTableView(table, seat), seat, createSeededChance(1));
  const moved = await makeMove(
    ctx,
    createActor(findPerson(table, seat) ?? ''),
    id,
    table.record.version,
    () => ({
      move: chosen,
    }),
  );
  expect(refused(moved)).toBe(false);
}
