import { afterEach, beforeEach, expect, test } from 'vitest';
import { randomPath } from '../../../src/ai/random.ts';
import { dueAt, personAt, viewOf } from '../../../src/app/core/table.ts';
import { makeMove } from '../../../src/app/play/move.ts';
import { boardNews, boardSettled, claimBoard } from '../../../src/app/publishing/boards.ts';
import { boardsWithButtons, delivered, type News } from '../../../src/app/publishing/outbox.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { seeded } from '../../../src/engine/seeded.ts';
import { queued } from '../../../src/store/outbox.ts';
import { begun } from '../../support/bare-table.ts';
import { act, type BareHouse, closeHouse, openHouse } from '../../support/house.ts';
import { expectToldOnce, tableOf } from '../../support/verify.ts';

let house: BareHouse;
let id: number;
beforeEach(async () => {
  house = await openHouse();
  id = await begun(house, 'runaround', 'ann', 'bob');
});
afterEach(async () => await closeHouse(house));

test('an edit that comes after a newer board was posted tells nothing, and its buttons are taken again', async () => {
  const first = await claimed();
  await reached(first, '101');
  await move();
  const edit = await boardNews(house, id, {
    madeAt: () => house.now(),
    hereUntil: () => house.now() + 1,
    isBuried: () => false,
  });
  if (edit === null || 'claim' in edit) throw new Error('The board was to be edited');
  const second = await claimed();
  await reached(second, '102', [edit.post.id]);
  await move();
  await boardSettled(house, edit);
  await reached(await claimed(), '103');
  await expectToldOnce(house.store, id);
  expect(await queued(house.store, id)).toContain('retire');
  const shown = (await boardsWithButtons(house, id)).map(({ post }) => post.message);
  expect(shown).toEqual(['101', '102', '103']);
});

async function claimed(): Promise<News> {
  const news = await claimBoard(house, id);
  if (news === null) throw new Error('There is nothing to tell');
  return news;
}

/** It is in the channel, and these have no buttons any more. */
async function reached(
  { claim, table }: News,
  message: string,
  without: readonly number[] = [],
): Promise<void> {
  const boards = (await boardsWithButtons(house, id)).map(({ post }) => post);
  const retired = boards.filter((post) => without.includes(post.id));
  await delivered(
    house,
    id,
    claim,
    { message, to: table.record.version },
    { retired, gone: [], left: false },
  );
}

async function move(): Promise<void> {
  const table = await tableOf(house, id);
  const [seat = 0] = dueAt(table);
  const { move: chosen } = randomPath(table.game, viewOf(table, seat), seat, seeded(1));
  const moved = await makeMove(house, act(personAt(table, seat) ?? ''), id, table.record.version, () => ({
    move: chosen,
  }));
  expect(refused(moved)).toBe(false);
}
