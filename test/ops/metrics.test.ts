import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRenderPool } from '../../render/render-pool.ts';
import { openAiPool } from '../../src/ai-pool.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { type Monitor, openMonitor } from '../../src/ops/monitor.ts';
import { startMatch, takeTurn } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';
import { samplesIn, sum } from './scraped.ts';

const CHANNEL = 'table-one';

let watch: Monitor;
let testBot: TestBot | null = null;
beforeEach(async () => {
  watch = await openMonitor({ host: '127.0.0.1', port: 0, now: () => testBot?.app.now() ?? 0 });
});
afterEach(async () => {
  if (testBot) await closeCalmly(testBot);
  testBot = null;
  await watch.close();
});

const request = async (path: string) => await fetch(`${watch.address}${path}`);
const scrape = async () => samplesIn(await (await request('/metrics')).text());

async function play(turns: number): Promise<void> {
  const at = testBot as TestBot;
  await startMatch(at, { channel: CHANNEL, game: 'runaround', people: ['mina', 'theo'] });
  for (let turn = 0; turn < turns; turn++) await takeTurn(at, CHANNEL, createSeededChance(turn));
}

test('metrics: report interactions, transactions, requests and tables in the Prometheus format', async () => {
  testBot = await openTestBot({ watching: watch });
  await play(4);
  const samples = await scrape();
  expect(sum(samples, 'piecemeal_interactions_total', { kind: 'button' })).toBeGreaterThan(4);
  for (const kind of ['command', 'button'])
    expect(sum(samples, 'piecemeal_acknowledgement_seconds_count', { kind })).toBe(
      sum(samples, 'piecemeal_interactions_total', { kind }),
    );
  expect(sum(samples, 'piecemeal_transaction_seconds_count', { outcome: 'kept' })).toBeGreaterThan(10);
  expect(sum(samples, 'piecemeal_transaction_seconds_count', { outcome: 'failed' })).toBe(0);
  const posts = { method: 'POST', route: '/channels/:id/messages', status: '2xx' };
  expect(sum(samples, 'piecemeal_discord_requests_total', posts)).toBeGreaterThan(1);
  expect(sum(samples, 'piecemeal_tables', { phase: 'playing' })).toBe(1);
  expect([sum(samples, 'piecemeal_shards'), sum(samples, 'piecemeal_shards_connected')]).toEqual([1, 1]);
  expect([sum(samples, 'piecemeal_store_up'), sum(samples, 'piecemeal_untold')]).toEqual([1, 0]);
  expect(sum(samples, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
});

test('metrics: no label holds an id or a name', async () => {
  testBot = await openTestBot({ watching: watch });
  await play(2);
  const { discord } = testBot;
  const names = ['Mina', 'mina', 'Theo', 'theo', CHANNEL, discord.token];
  const values = (await scrape()).flatMap(({ labels }) => Object.values(labels));
  expect(new Set(values).size).toBeGreaterThan(20);
  expect(values.filter((value) => /\d{6}/.test(value) || names.some((name) => value.includes(name)))).toEqual(
    [],
  );
});

test('metrics: report waiting and running times of rendering and AI searches', async () => {
  const renderPool = openRenderPool({ onPainted: watch.recordDrawing });
  const aiPool = openAiPool({ onTaskEnd: watch.recordSearch });
  testBot = await openTestBot({ watching: watch, renderPool, ai: aiPool });
  await startMatch(testBot, { channel: CHANNEL, game: 'runaround', people: ['mina'], ais: 1 });
  for (let turn = 0; turn < 2; turn++) await takeTurn(testBot, CHANNEL, createSeededChance(turn));
  await waitUntilIdle(testBot);
  const samples = await scrape();
  await renderPool.close();
  await aiPool.close();
  for (const work of ['painting', 'thinking']) {
    const count = sum(samples, `piecemeal_${work}_seconds_count`);
    expect(count).toBeGreaterThan(0);
    expect(sum(samples, `piecemeal_${work}_wait_seconds_count`)).toBe(count);
    expect(sum(samples, `piecemeal_${work}_seconds_sum`)).toBeGreaterThan(0);
    expect(sum(samples, `piecemeal_${work}_failures_total`)).toBe(0);
  }
});

test('health: /healthz answers from the start, /readyz while the bot can serve', async () => {
  const ready = async () => {
    const response = await request('/readyz');
    return [response.status, await response.text()];
  };
  expect((await request('/healthz')).status).toBe(200);
  expect(await ready()).toEqual([503, 'the store is not open yet\n']);
  testBot = await openTestBot({ watching: watch });
  expect(await ready()).toEqual([200, 'ready\n']);
  watch.ending();
  expect(await ready()).toEqual([503, 'ending\n']);
  expect((await request('/healthz')).status).toBe(200);
  expect((await request('/secrets')).status).toBe(404);
  expect((await fetch(`${watch.address}/metrics`, { method: 'POST' })).status).toBe(405);
});

test('health: /readyz reports a store that does not answer', async () => {
  const broken = await openTestBot({ watching: watch });
  await broken.store.destroy();
  const response = await request('/readyz');
  expect([response.status, await response.text()]).toEqual([503, 'the store does not answer\n']);
  expect(sum(await scrape(), 'piecemeal_store_up')).toBe(0);
  await broken.bot.close();
  await broken.discord.stop();
});

test('openMonitor: rejects when the port is taken', async () => {
  const port = Number(new URL(watch.address).port);
  await expect(openMonitor({ host: '127.0.0.1', port, now: () => 0 })).rejects.toThrow('EADDRINUSE');
});
