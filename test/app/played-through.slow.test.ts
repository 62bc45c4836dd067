import { afterEach, beforeEach, expect, test } from 'vitest';
import { randomPath } from '../../src/ai/random.ts';
import { tableHere, tablesWith } from '../../src/app/core/find-tables.ts';
import { personAt } from '../../src/app/core/table.ts';
import { join, setOption } from '../../src/app/lobby/lobby.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { makeMove } from '../../src/app/play/move.ts';
import { claimBoard } from '../../src/app/publishing/boards.ts';
import { boardsWithButtons, delivered } from '../../src/app/publishing/outbox.ts';
import { recordOf } from '../../src/app/replay/record.ts';
import { refused } from '../../src/engine/refusal.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { verified } from '../../src/engine/verified.ts';
import { opened } from '../support/bare-table.ts';
import { type Counts, countedHouse } from '../support/counting.ts';
import { act, type BareHouse, closeHouse, openHouse } from '../support/house.ts';
import { tableOf, wholeLog } from '../support/verify.ts';

let house: BareHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(async () => await closeHouse(house));

test('a match ends at its last move, however fast the clock runs', async () => {
  const id = await opened(house, 'runaround');
  await join(house, act('bob'), id);
  await setOption(house, act('ann'), id, 'goal', 3);
  let time = house.now();
  const hasty = { ...house, now: () => ++time };
  await startTable(hasty, act('ann'), id);
  await playTo(hasty, id, 2_000);
  const table = await tableOf(house, id);
  const log = await wholeLog(house, id);
  expect(table.record).toMatchObject({ phase: 'over', endedAt: log.at(-1)?.at });
  expect(verified(recordOf(table, log), table.game).moves).toBe(log.length - 1);
});

test('opening a table of 1,000 moves reads as much as one of 10', async () => {
  const short = await playedOn(10);
  const long = await playedOn(1_000);
  expect(long.moves).toBeGreaterThanOrEqual(1_000);
  expect(long.read.statements).toBeGreaterThan(20);
  expect(long.read).toEqual(short.read);
});

/** How many statements were run and rows were read to open, show and claim a table after so many moves. */
async function playedOn(moves: number): Promise<{ readonly moves: number; readonly read: Counts }> {
  const { counting, read } = countedHouse(await openHouse());
  const id = await opened(counting, 'forage');
  for (const who of ['bob', 'eve']) await join(counting, act(who), id);
  await setOption(counting, act('ann'), id, 'roundCap', 0);
  await startTable(counting, act('ann'), id);
  const made = await playTo(counting, id, moves);
  await tell(counting, id);
  read.statements = 0;
  read.rows = 0;
  await tableHere(counting, 'c');
  await tablesWith(counting, 'ann');
  await playTo(counting, id, 1);
  await tell(counting, id);
  const counts = { ...read };
  await counting.store.destroy();
  return { moves: made, read: counts };
}

const chance = seeded(9);

/** What the announcer does after a move. */
async function tell(at: BareHouse, id: number): Promise<void> {
  const news = await claimBoard(at, id);
  if (!news) throw new Error('Nothing to tell');
  const older = (await boardsWithButtons(at, id)).map(({ post }) => post);
  const reached = { message: `m${news.claim}`, to: news.table.record.version };
  await delivered(at, id, news.claim, reached, { retired: older, gone: [], left: false });
}

/** Whoever is to move makes random moves while the game lasts. Returns how many were made. */
async function playTo(at: BareHouse, id: number, most: number): Promise<number> {
  for (let made = 0; made < most; made++) {
    const { record, game, sitters } = await tableOf(at, id);
    const turn = game.turn(record.state);
    if (turn.kind === 'over') return made;
    const person = personAt({ sitters }, turn.seats[0] ?? -1) ?? '';
    const by = act(person);
    const walked = await makeMove(at, by, id, record.version, (playing, view, seat) =>
      randomPath(playing, view, seat, chance),
    );
    if (refused(walked)) throw new Error(walked.reason.key);
    if (made < most - 1) await tell(at, id);
  }
  return most;
}
