import { afterEach, beforeEach, expect, test } from 'vitest';
import { getDueSeats, loadTable } from '../../src/app/core/table.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { refused } from '../../src/engine/refusal.ts';
import { type Monitor, openMonitor } from '../../src/ops/monitor.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { samplesIn, sum } from '../ops/scraped.ts';
import { getBoards, getLobbyCard, startMatch, takeTurn, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { loadWholeLog } from '../support/verify.ts';
import { waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const HOUR = 3_600_000;
const POST = { method: 'POST', path: /^\/channels\/\d+\/messages$/ };
const EDIT = { method: 'PATCH', path: /^\/channels\/\d+\/messages\/\d+$/ };

/** Codes that the bot does not know: harmful links, an undocumented one, and one without a code of its own. */
const UNKNOWN = [240000, 987654, 0];

/** Maximum number of requests with such a code. */
const FEW = 8;

let watch: Monitor;
let testBot: TestBot;
beforeEach(async () => {
  watch = await openMonitor({ host: '127.0.0.1', port: 0, now: () => testBot.app.now() });
  testBot = await openTestBot({ watching: watch });
});
afterEach(async () => {
  await testBot.end();
  await watch.close();
});

test.each(UNKNOWN)(
  'board refused with %i: is tried a few times, dropped, logged and counted',
  async (code) => {
    await startRunaround();
    await makeFirstMove();
    await waitUntilIdle(testBot);
    refuseRequests(POST, code);
    const tries = countRequests(POST);
    await makeFirstMove();
    await passHours(48);
    expect(tries()).toBeGreaterThan(1);
    expect(tries()).toBeLessThanOrEqual(FEW);
    await expectDropped('/channels/:id/messages', code);
    testBot.discord.faults.clear();
    await takeTurn(testBot, CHANNEL, createSeededChance(3));
    await waitUntilIdle(testBot);
    expect(getBoards(testBot, CHANNEL)).toHaveLength(1);
  },
);

test.each(UNKNOWN)('lobby card refused with %i: is tried a few times and dropped', async (code) => {
  refuseRequests(POST, code);
  const tries = countRequests(POST);
  await getPerson('theo').slash(CHANNEL, 'play', { game: 'runaround' });
  await passHours(48);
  expect(tries()).toBeLessThanOrEqual(FEW);
  await expectDropped('/channels/:id/messages', code);
});

test.each(UNKNOWN)('edits refused with %i: are tried a few times, and play goes on', async (code) => {
  await waitForMessage(getPerson('theo').slash(CHANNEL, 'play', { game: 'runaround' }));
  await waitUntilIdle(testBot);
  const card = getLobbyCard(testBot, CHANNEL);
  refuseRequests(EDIT, code);
  const tries = countRequests({ ...EDIT, path: new RegExp(`/messages/${card.id}$`) });
  await waitForMessage(getPerson('mina').click(card, 'Join'));
  await passHours(24);
  await waitForMessage(getPerson('theo').slash(CHANNEL, 'table start'));
  await passHours(24);
  expect(tries()).toBeLessThanOrEqual(2 * FEW);
  await expectDropped('/channels/:id/messages/:id', code);
  for (let turn = 0; turn < 2; turn++) {
    await makeFirstMove();
    await passHours(24);
  }
  expect(testBot.discord.channel(CHANNEL).messages.at(-1)?.content).toContain('Runaround');
  await waitUntilIdle(testBot);
});

test('refusal that passes within the retries: loses nothing', async () => {
  await startRunaround();
  await makeFirstMove();
  await waitUntilIdle(testBot);
  const before = getBoards(testBot, CHANNEL).at(-1);
  testBot.discord.faults.next(POST, { kind: 'refuse', code: 987654, times: 3 });
  await makeFirstMove();
  await passHours(1);
  await waitUntilIdle(testBot);
  expect(getBoards(testBot, CHANNEL).at(-1)?.id).not.toBe(before?.id);
  expect(getBoards(testBot, CHANNEL)).toHaveLength(1);
  expect(testBot.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
});

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}

async function startRunaround(): Promise<void> {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
}

/** Has the player who is due make the first offered move, so that the other is called: a roll or a pawn's move. */
async function makeFirstMove(): Promise<void> {
  const moves = (await loadWholeLog(testBot.app, 1)).length;
  testBot.pass(120_000);
  const table = await loadTable(testBot.app, 1);
  if (refused(table)) throw new Error('There is no table');
  const mover = getPerson(getDueSeats(table)[0] === 0 ? 'theo' : 'mina');
  const [offer] = await mover.complete(CHANNEL, 'move', { text: '' }, 'text');
  await waitForMessage(mover.slash(CHANNEL, 'move', { text: String(offer?.value) }));
  expect((await loadWholeLog(testBot.app, 1)).length).toBe(moves + 1);
}

function refuseRequests(match: typeof POST, code: number): void {
  testBot.discord.faults.next(match, { kind: 'refuse', code, times: Number.POSITIVE_INFINITY });
}

/** Returns a function that counts the requests from now on. */
function countRequests(match: typeof POST): () => number {
  let count = 0;
  testBot.discord.onRequest(({ method, path, phase }) => {
    if (phase === 'before' && method === match.method && match.path.test(path)) count += 1;
  });
  return () => count;
}

async function passHours(hours: number): Promise<void> {
  for (let half = 0; half < hours * 2; half++) {
    await testBot.bot.publisher.idle();
    testBot.discord.pass(HOUR / 2);
  }
  await testBot.bot.publisher.idle();
}

async function expectDropped(route: string, code: number): Promise<void> {
  const samples = samplesIn(await (await fetch(`${watch.address}/metrics`)).text());
  expect(sum(samples, 'piecemeal_discord_dropped_total', { route })).toBeGreaterThan(0);
  const errors = testBot.logged.filter((line) => line.includes('"level":50'));
  expect(errors.some((line) => line.includes(`"code":${code},`) && line.includes('dropping it'))).toBe(true);
}
