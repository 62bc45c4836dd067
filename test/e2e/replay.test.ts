import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderFilm } from '../../render/film.ts';
import { openFilmRenderer } from '../../render/film-renderer.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { games } from '../../src/games/registry.ts';
import { listPressable, type PlaygroundUser } from '../../src/playground/index.ts';
import { createSpyFilmRenderer } from '../support/spy-render-pool.ts';
import {
  chooseLabel,
  getBoard,
  getOffers,
  isPrivate,
  playOut,
  startMatch,
  takeTurn,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { countEntries } from '../support/verify.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const WAYS = ['First', 'Back', 'Forward', 'Last'];
/** Rex's name escaped for markdown. */
const REX = '\\*Rex\\_\\* 🦖';

let testBot: TestBot;

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}

async function callReplay(args: Record<string, string> = {}, name = 'mina', channel = CHANNEL) {
  return await waitForMessage(getPerson(name).slash(channel, 'table replay', args));
}

async function takeTurns(count: number, chance = createSeededChance(3)): Promise<void> {
  for (let turn = 0; turn < count; turn++) await takeTurn(testBot, CHANNEL, chance);
}

describe('film and steps of a match', () => {
  const filmRenderer = openFilmRenderer();
  const folder = mkdtempSync(join(tmpdir(), 'piecemeal-replay-'));
  let posted: APIMessage;
  let panel: APIMessage;

  beforeAll(async () => {
    testBot = await openTestBot({ filmRenderer, botData: folder });
    expect((await callReplay()).content).toMatch(/^No game has been played in this channel yet/);
    const options = [['Runs to win', '3 runs']] as const;
    await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'rex'], options });
    await takeTurns(4);
  }, 60_000);

  afterAll(async () => {
    await closeCalmly(testBot);
    await filmRenderer.close();
    rmSync(folder, { recursive: true });
  });

  test('replay: posts a film publicly while the match runs', async () => {
    posted = await callReplay();
    const count = await countEntries(testBot.app, 1);
    expect(isPrivate(posted)).toBe(false);
    expect(posted.content).toBe(`**Runaround** · Theo and ${REX}\n${count} moves so far, still running.`);
    const [attachment] = posted.attachments;
    expect(attachment).toMatchObject({ filename: 'replay.gif', content_type: 'image/gif' });
    expect(attachment?.description).toMatch(
      new RegExp(`^A replay of Runaround: ${count} moves, from the set-up to this position\\. \\S`),
    );
    const bytes = Buffer.from(await (await fetch(attachment?.url ?? '')).arrayBuffer());
    const read = await sharp(bytes, { animated: true }).metadata();
    expect(read).toMatchObject({ format: 'gif', width: 560, loop: 0 });
    expect(read.pages).toBeGreaterThan(1);
    expect(read.delay?.reduce((sum, one) => sum + one)).toBe((count + 4) * 1_000);
  });

  test('steps: show the match one by one in a private message', async () => {
    const count = await countEntries(testBot.app, 1);
    panel = await waitForMessage(getPerson('mina').click(posted, 'Step through'));
    expect(isPrivate(panel)).toBe(true);
    const [title, began, drawLine] = panel.content.split('\n');
    expect([title, began]).toEqual([`**Runaround** · set-up, before ${count} moves`, 'The game begins.']);
    expect(drawLine).toMatch(/^.+ goes first \(random draw\)\.$/);
    expect(getOffers(panel).filter((label) => WAYS.includes(label))).toEqual(['Forward', 'Last']);
    const { id } = panel;
    panel = await waitForMessage(getPerson('mina').click(panel, 'Forward'));
    expect(panel.id).toBe(id);
    expect(panel.content).toMatch(new RegExp(`^\\*\\*Runaround\\*\\* · move 1 of ${count}\\n.+ rolls`));
    panel = await waitForMessage(getPerson('mina').click(panel, 'Last'));
    expect(panel.content).toContain(`move ${count} of ${count}`);
    expect(getOffers(panel).filter((label) => WAYS.includes(label))).toEqual(['First', 'Back']);
    panel = await waitForMessage(getPerson('mina').click(panel, 'Back'));
    expect(panel.content).toContain(`move ${count - 1} of ${count}`);
    expect(panel.attachments[0]?.description).toMatch(/\S/);
  });

  test('steps: go on after a restart and include new moves', async () => {
    const before = await countEntries(testBot.app, 1);
    testBot = await testBot.again();
    panel = await waitForMessage(getPerson('mina').click(panel, 'Forward'));
    expect(panel.content).toContain(`move ${before} of ${before}`);
    await takeTurns(2);
    const count = await countEntries(testBot.app, 1);
    expect(count).toBeGreaterThan(before);
    panel = await waitForMessage(getPerson('mina').click(panel, 'Back'));
    expect(panel.content).toContain(`move ${before - 1} of ${count}`);
    panel = await waitForMessage(getPerson('mina').click(panel, 'Last'));
    expect(panel.content).toContain(`move ${count} of ${count}`);
    const anew = await waitForMessage(getPerson('theo').click(posted, 'Step through'));
    expect(anew.content).toContain(`set-up, before ${count} moves`);
  });

  test('replay of a finished match: names the winner, and the last step tells the end in full', async () => {
    await playOut(testBot, CHANNEL, createSeededChance(8));
    const board = getBoard(testBot, CHANNEL).content;
    const won = /\*\*(.+ wins\.)\*\*/.exec(board)?.[1];
    const count = await countEntries(testBot.app, 1);
    const message = await callReplay();
    expect(message.content.split('\n')).toEqual([
      `**Runaround** · Theo and ${REX}`,
      `${count} moves. ${won}`,
    ]);
    const first = await waitForMessage(getPerson('rex').click(message, 'Step through'));
    const last = await waitForMessage(getPerson('rex').click(first, 'Last'));
    expect(last.content).toContain(`move ${count} of ${count}`);
    const [end = '', ...lines] = last.content.split('\n').slice(1).reverse();
    for (const line of lines) expect(board).toContain(line);
    expect(end).toContain('scores the last run and wins.');
  });

  test('steps of a long match: have a menu that names its moments', async () => {
    const count = await countEntries(testBot.app, 1);
    expect(count).toBeGreaterThan(24);
    const first = await waitForMessage(getPerson('rex').click(await callReplay(), 'Step through'));
    const menu = listPressable(first.components).find(({ placeholder }) => placeholder === 'Go to…');
    const labels = menu?.options?.map(({ label }) => label) ?? [];
    expect(labels.length).toBeGreaterThan(10);
    expect(labels[0]).toBe('Set-up');
    expect(labels.at(-1)).toMatch(new RegExp(`^${count}: .+ scores: 3 runs\\.`));
    for (const label of labels.slice(1)) expect(label).toMatch(/^\d+: \S/);
    const seventh = labels[7] as string;
    const chosen = await chooseLabel(getPerson('rex'), first, 'Go to…', seventh);
    expect(chosen.content).toContain(`move ${Number.parseInt(seventh, 10)} of ${count}`);
    expect(chosen.content.replaceAll(/[\\*]/g, '')).toContain(
      seventh.replace(/^\d+: /, '').replaceAll('*', ''),
    );
  });

  test('replay: completes the matches of the channel, the running one first', async () => {
    await startMatch(testBot, { game: 'forage', channel: CHANNEL, people: ['theo', 'rex', 'mina'] });
    const offered = await getPerson('mina').complete(CHANNEL, 'table replay', { match: '' }, 'match');
    expect(offered.map(({ value }) => value)).toEqual(['2', '1']);
    expect(offered.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^Forage · still running · Theo/),
      expect.stringMatching(/^Runaround · 20\d\d-/),
    ]);
    expect((await callReplay({ match: '1' })).content).toContain('**Runaround**');
    expect((await callReplay()).content).toMatch(/^Memory matters in this game/);
    const unknown = await callReplay({ match: '7' });
    expect([isPrivate(unknown), unknown.content]).toEqual([true, 'No game of this channel matches that.']);
    const elsewhere = await callReplay({ match: '1' }, 'mina', 'table-two');
    expect([isPrivate(elsewhere), elsewhere.content]).toEqual([true, unknown.content]);
  });
});

test('steps: are in the language of the viewer', async () => {
  testBot = await openTestBot();
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'rex'] });
  await takeTurns(3);
  const message = await callReplay();
  expect(message.content).toContain('moves so far');
  const first = await waitForMessage(getPerson('jisu').click(message, 'Step through'));
  expect(first.content).toContain('처음 배치');
  const last = await waitForMessage(getPerson('jisu').click(first, '마지막'));
  expect(last.content).toMatch(/수 중 \d+수째\n.*[가-힣]/);
  await closeCalmly(testBot);
});

test.each(games.map(({ id }) => id))('replay of %s: every step can be drawn', async (id) => {
  const filmRenderer = createSpyFilmRenderer();
  testBot = await openTestBot({ filmRenderer });
  const game = games.find((one) => one.id === id) as (typeof games)[number];
  const ais = game.table === 'match' ? Math.max(...game.seats) - 1 : 0;
  await startMatch(testBot, { game: id, channel: CHANNEL, people: ['theo'], ais });
  if (ais > 0) await takeTurns(3);
  if (game.memory) await playEndedMatch('theo');
  const count = await countEntries(testBot.app, 1);
  const message = await callReplay();
  const pictures = filmRenderer.films[0] ?? [];
  expect(pictures.length).toBeLessThanOrEqual(count + 1);
  for (const { look } of pictures) expect(look).toEqual({ theme: 'plain', language: 'en' });
  expect(renderFilm(pictures).shown).toBe(pictures.length);
  let panel = await waitForMessage(getPerson('mina').click(message, 'Step through'));
  const steps: number[] = [];
  while (steps.length < pictures.length - 1) {
    panel = await waitForMessage(getPerson('mina').click(panel, 'Forward'));
    steps.push(Number(new RegExp(`move (\\d+) of ${count}`).exec(panel.content)?.[1]));
  }
  expect(steps).toEqual([...new Set(steps)].sort((one, other) => one - other));
  expect(steps.at(-1) ?? 0).toBe(count);
  await closeCalmly(testBot);
});

/** Ends the match, after which everything that players had to remember is shown. */
async function playEndedMatch(host: string): Promise<void> {
  const sure = await waitForMessage(getPerson(host).slash(CHANNEL, 'table cancel'));
  await waitForMessage(getPerson(host).click(sure, 'Yes, end it'));
  await waitUntilIdle(testBot);
}
