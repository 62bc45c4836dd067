import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getTableView } from '../../src/app/core/table.ts';
import { demoServer } from '../../src/demo-server.ts';
import { EMPTY_PLAN, type Plan, planAnswer } from '../../src/engine/plan.ts';
import { refused } from '../../src/engine/refusal.ts';
import { earlier } from '../../src/games/earlier.ts';
import { games } from '../../src/games/registry.ts';
import { openPlayground, type Playground } from '../../src/playground/index.ts';
import type { Store } from '../../src/store/open.ts';
import { loadPlans, savePlan } from '../../src/store/plans.ts';
import { type BotProcess, type ProcessPoint, startBot } from '../support/bot-process.ts';
import { openStore } from '../support/store.ts';
import {
  getAnswers,
  getBoards,
  getLobbyCard,
  giveAnswer,
  openPanel,
  waitForMessage,
} from '../support/table.ts';
import { loadStoredTable, loadWholeLog } from '../support/verify.ts';
import { pollUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
/** Theo is yellow and waits, with pawns on 3 and 6; Rex has rolled 1, which changes nothing for them. */
const WAITING = '24/5 Y 3.6 h2 r0 B 20.21 h2 r0 B 1';

let folder: string;
let discord: Playground;
let store: Store;
let bot: BotProcess;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'piecemeal-plans-'));
  discord = await openPlayground({ page: false, server: demoServer });
  bot = await startBot(discord, folder, 0);
  store = await openStore(folder);
  await waitForMessage(discord.person('theo').slash(CHANNEL, 'play', { game: 'runaround' }));
  await waitUntilAtRest();
  await waitForMessage(discord.person('rex').click(getLobbyCard({ discord }, CHANNEL), 'Join'));
  await waitUntilAtRest();
  await waitForMessage(discord.person('theo').click(getLobbyCard({ discord }, CHANNEL), 'Start'));
  await waitUntilAtRest();
});
afterAll(async () => {
  await bot.kill();
  await store.destroy();
  await discord.stop();
  rmSync(folder, { recursive: true });
});

const STEPS = [8, 16, 24].map((nth) => ({ at: 'step', nth }) as const);
const POINTS: readonly ProcessPoint[] = [...STEPS, { at: 'posting', nth: 1 }, { at: 'posted', nth: 1 }];

test(`plan: is played once when the bot is killed at ${POINTS.length} moments of the move before it`, async () => {
  let kills = 0;
  for (const point of POINTS) {
    const from = await prepareRound();
    if (await isKilledDuring(point, moveRex)) kills++;
    const isMade = (await loadMoves(from)).length > 0;
    if (!isMade) await moveRex();
    await waitUntilAtRest();
    const moves = await loadMoves(from);
    expect(moves.slice(0, 3)).toMatchObject([
      { person: discord.person('rex').id, move: { kind: 'run', from: 20 } },
      { person: discord.person('theo').id, move: { kind: 'roll' } },
      { person: discord.person('theo').id, move: { kind: 'run', from: 6 }, planned: true },
    ]);
    expect(moves.filter(({ planned, move }) => planned && isRun(move))).toHaveLength(1);
    expect(await loadPlans(store, 1)).toEqual([]);
    expect(getBoards({ discord }, CHANNEL)).toHaveLength(1);
  }
  expect(kills).toBeGreaterThanOrEqual(3);
}, 120_000);

/** Sets the position and Theo's plan: pawn 6 for every roll. Returns the last entry of the log. */
async function prepareRound(): Promise<number> {
  const { game, record } = await loadTableNow();
  const state = game.notation.parse(WAITING, record.options);
  await store
    .updateTable('tables')
    .set({ state: JSON.stringify(state) })
    .where('id', '=', 1)
    .execute();
  const table = await loadTableNow();
  let plan: Plan = EMPTY_PLAN;
  for (const roll of ['1', '2', '3', '4', '5', '6']) {
    const next = planAnswer(table.game, getTableView(table, 0), 0, plan, roll, ['p6']);
    if (!refused(next)) plan = next;
  }
  await savePlan(store, { tableId: 1, seat: 0, version: record.version, plan, lapse: null });
  return record.version;
}

async function moveRex(): Promise<void> {
  const rex = discord.person('rex');
  const panel = await openPanel({ discord }, rex, CHANNEL);
  const answer = getAnswers(panel).find((label) => label.endsWith('20 to 19')) ?? '';
  await giveAnswer(rex, panel, answer);
}

/** Kills the bot at a point of the action, and restarts it; returns false if the point did not come. */
async function isKilledDuring(point: ProcessPoint, doing: () => Promise<void>): Promise<boolean> {
  await bot.endAt(point);
  const done = doing().then(waitUntilAtRest);
  const isKilled = await Promise.race([
    bot.ended.then(() => true),
    done.then(
      () => false,
      () => bot.ended.then(() => true),
    ),
  ]);
  if (!isKilled) await bot.endAt(null);
  else bot = await startBot(discord, folder, 0);
  await waitUntilAtRest();
  return isKilled;
}

async function loadTableNow() {
  return await loadStoredTable({ store, games, earlier } as never, 1);
}

async function loadMoves(from: number) {
  const log = await loadWholeLog({ store }, 1);
  return log.filter((entry) => entry.kind === 'move').filter(({ number }) => number > from);
}

function isRun(move: unknown): boolean {
  return (move as { readonly kind: string }).kind === 'run';
}

async function waitUntilAtRest(): Promise<void> {
  await pollUntilIdle({ store, games, earlier } as never, async () => await setTimeout(5));
}
