import type { APIMessage, APISelectMenuOption } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Table } from '../../src/app/core/table.ts';
import { buildMatchRecord } from '../../src/app/replay/record.ts';
import { createOptionsPanel } from '../../src/discord/lobby/options-panel.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { getDefaultOptions } from '../../src/engine/options.ts';
import { verifyMatchRecord } from '../../src/engine/verify-match-record.ts';
import { forage } from '../../src/games/forage/index.ts';
import { listPressable } from '../../src/playground/index.ts';
import { takeSnapshot } from '../support/snapshot.ts';
import { createSpyRenderPool, type SpyRenderPool } from '../support/spy-render-pool.ts';
import {
  chooseLabel,
  chooseLobbySetting,
  findMover,
  getBoard,
  getLobbyCard,
  getOffers,
  giveAnswer,
  openLobbyMenu,
  openPanel,
  pressInLobby,
  takeTurn,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { THEME_MARK } from '../support/themes.ts';
import { loadStoredTable, loadWholeLog } from '../support/verify.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

vi.mock('../../themes/registry.ts', async () => {
  const { createThemeRegistry, createMarkedTheme } = await import('../support/themes.ts');
  const { runaround: race } = await import('../../src/games/runaround/index.ts');
  const { forage: stores } = await import('../../src/games/forage/index.ts');
  return createThemeRegistry([
    createMarkedTheme(race, 'couriers', ['Twin couriers', '쌍둥이 배달꾼']),
    createMarkedTheme(stores, 'winter', ['Winter stores', '겨울 곳간']),
  ]);
});

const CHANNEL = 'table-one';

let testBot: TestBot;
let renderPool: SpyRenderPool;
beforeEach(async () => {
  renderPool = createSpyRenderPool();
  testBot = await openTestBot({ renderPool });
});
afterEach(async () => await closeCalmly(testBot));

test('theme option: card and picture show the chosen theme', async () => {
  await openThemed('couriers');
  const card = getLobbyCard(testBot, CHANNEL);
  expect(card.content).toContain('Theme: Twin couriers');
  expect(card.content).toMatch(/^\*\*Runaround\*\* · Twin couriers\.\n/);
  expect(renderPool.requests.at(-1)?.look).toEqual({ theme: 'couriers', language: 'en' });
});

test('theme option: can be changed in the options panel by the host only', async () => {
  await open({ game: 'forage' });
  expect(getLobbyCard(testBot, CHANNEL).content).not.toContain('Theme');
  const panel = await openThemes();
  expect(getMenuOptions(panel)).toMatchObject([
    { label: 'Default look', default: true },
    { label: 'Winter stores', description: 'Winter stores.' },
  ]);
  const chosen = await chooseLabel(getPerson('theo'), panel, 'Choose a theme…', 'Winter stores');
  expect(getMenuOptions(chosen).find((option) => option.default)?.label).toBe('Winter stores');
  await waitUntilIdle(testBot);
  expect(getLobbyCard(testBot, CHANNEL).content).toContain('Theme: Winter stores');
  expect(renderPool.requests.at(-1)?.look?.theme).toBe('winter');
  const kept = await takeSnapshot(testBot.store);
  expect(getOffers(await openLobbyMenu(getPerson('rex'), getLobbyCard(testBot, CHANNEL)))).toEqual(['Rules']);
  expect(await forge('rex', 'plain', panel)).toMatch(/^Only Theo \(the host\)/);
  expect(await forge('theo', 'couriers', panel)).toContain('Forage doesn’t have that theme.');
  expect(await takeSnapshot(testBot.store)).toEqual(kept);
  await chooseLabel(getPerson('theo'), await openThemes(), 'Choose a theme…', 'Default look');
  await waitUntilIdle(testBot);
  expect(getLobbyCard(testBot, CHANNEL).content).not.toContain('Theme');
  const { record } = await loadStoredTable(testBot.app, 1);
  expect([record.theme, record.version, record.options]).toEqual([
    null,
    0,
    getDefaultOptions(forage.options),
  ]);
});

test('options panel: offers themes only for games that have some, and the other options always', async () => {
  await openThemed('couriers');
  const table = await loadStoredTable(testBot.app, 1);
  const bare = { ...table, game: { ...table.game, options: [] } };
  const rest = ['Language', 'Hints', 'Rating', 'Time limit', 'When time runs out'];
  expect(listOptionLines(bare)).toEqual(['Theme', ...rest]);
  const plain = { ...bare, game: { ...bare.game, id: 'motox' } };
  expect(listOptionLines(plain)).toEqual(rest);
});

test('theme option: cannot be changed after the start', async () => {
  await startThemedMatch('couriers');
  const before = await takeSnapshot(testBot.store);
  expect(await forge('theo', 'plain', getBoard(testBot, CHANNEL))).toBe('The game has already started.');
  expect(await takeSnapshot(testBot.store)).toEqual(before);
});

test('themed table: all texts use the words of the theme, in both languages', async () => {
  await startThemedMatch('couriers');
  for (let turn = 0; turn < 6; turn++) {
    const board = getBoard(testBot, CHANNEL);
    const mover = findMover(testBot, CHANNEL);
    if (!mover) throw new Error('Nobody is to move');
    const hand = await waitForMessage(mover.slash(CHANNEL, 'hand'));
    const panel = await openPanel(testBot, mover, CHANNEL);
    const [offer] = await mover.complete(CHANNEL, 'move', { text: '' }, 'text');
    expect(offer?.name).toContain(THEME_MARK);
    const messages = [board, panel, hand];
    for (const message of messages) {
      expect(listGameLines(message).filter((line) => !line.includes(THEME_MARK))).toEqual([]);
      expect(message.attachments[0]?.description?.startsWith(THEME_MARK)).toBe(true);
    }
    const answers = getOffers(panel).filter((label) => label.startsWith(THEME_MARK));
    expect(answers.length).toBeGreaterThan(0);
    const after = await giveAnswer(mover, panel, answers[0] as string);
    expect(listGameLines(after).filter((line) => !line.includes(THEME_MARK))).toEqual([]);
    await waitUntilIdle(testBot);
  }
  expect(getBoard(testBot, CHANNEL).content).toMatch(/\n✳.* (rolls|moves|brings)/);
  for (const name of ['rex', 'jisu']) {
    const words = await waitForMessage(getPerson(name).slash(CHANNEL, 'table board', { text: true }));
    expect(
      words.content
        .split('\n')
        .slice(1)
        .every((line) => line.startsWith(THEME_MARK)),
    ).toBe(true);
  }
  const mover = findMover(testBot, CHANNEL);
  const refusal = await waitForMessage((mover ?? getPerson('theo')).slash(CHANNEL, 'move', { text: 'fly' }));
  expect(refusal.content).toContain(THEME_MARK);
  const more = await waitForMessage(getPerson('theo').click(getBoard(testBot, CHANNEL), 'More'));
  expect(more.content).toContain('Theme: Twin couriers');
  const list = await waitForMessage(getPerson('theo').slash(CHANNEL, 'games'));
  expect(list.content).toContain(THEME_MARK);
});

test('/rules at a themed table: names the theme and is otherwise unchanged', async () => {
  await open({ game: 'runaround' });
  const plain = (await waitForMessage(getPerson('jisu').slash(CHANNEL, 'rules'))).content;
  await chooseLabel(getPerson('theo'), await openThemes(), 'Choose a theme…', 'Twin couriers');
  const { content } = await waitForMessage(getPerson('jisu').slash(CHANNEL, 'rules'));
  const [line, ...more] = content.split('\n').filter((one) => !plain.split('\n').includes(one));
  expect([line, more]).toEqual(['테마: **쌍둥이 배달꾼** · 쌍둥이 배달꾼.', []]);
  expect(content.split('\n').filter((one) => one !== line)).toEqual(plain.split('\n'));
  expect(content).not.toContain(THEME_MARK);
  expect(renderPool.requests.at(-1)?.look?.theme ?? null).toBeNull();
});

test('theme that no longer exists: the table falls back to the plain theme', async () => {
  await startThemedMatch('couriers');
  await testBot.store.updateTable('tables').set({ theme: 'gone' }).execute();
  const mover = findMover(testBot, CHANNEL);
  if (!mover) throw new Error('Nobody is to move');
  const panel = await openPanel(testBot, mover, CHANNEL);
  expect(panel.content).not.toContain(THEME_MARK);
  expect(renderPool.requests.at(-1)?.look?.theme).toBe('plain');
  await giveAnswer(mover, panel, 'Roll the die');
  await waitUntilIdle(testBot);
  expect(getBoard(testBot, CHANNEL).content).not.toContain(THEME_MARK);
  expect((await waitForMessage(getPerson('rex').slash(CHANNEL, 'rules'))).content).not.toContain('Theme');
});

test('theme: has no influence on the match record', async () => {
  await startThemedMatch('couriers');
  for (let turn = 0; turn < 4; turn++) await takeTurn(testBot, CHANNEL, createSeededChance(turn));
  await waitForMessage(
    getPerson('mina').click(
      await waitForMessage(getPerson('mina').slash(CHANNEL, 'table resign')),
      'Yes, resign',
    ),
  );
  await waitUntilIdle(testBot);
  const table = await loadStoredTable(testBot.app, 1);
  const log = await loadWholeLog(testBot.app, 1);
  const record = buildMatchRecord(table, log);
  expect(buildMatchRecord({ ...table, record: { ...table.record, theme: null } }, log)).toEqual(record);
  expect(record.moves.length).toBeGreaterThan(3);
  expect(JSON.stringify(record)).not.toContain('couriers');
  expect(verifyMatchRecord(record, table.game).moves).toBe(record.moves.length);
});

/** Lists the lines of the options panel. */
function listOptionLines(table: Table): readonly string[] {
  return listPressable(createOptionsPanel(table, 'en').rows).flatMap(({ options = [] }) =>
    options.map(({ label }) => label),
  );
}

/** Lists the lines about the game, without heading, small print and the start line. */
function listGameLines({ content }: APIMessage): readonly string[] {
  const [, ...lines] = content.split('\n');
  return lines.filter((line) => !/^(-# .*|The game begins\.|게임을 시작합니다\.|)$/.test(line));
}

function getPerson(name: string) {
  return testBot.discord.person(name);
}

async function open(wish: Record<string, string | boolean>): Promise<APIMessage> {
  const answer = await waitForMessage(getPerson('theo').slash(CHANNEL, 'play', wish));
  await waitUntilIdle(testBot);
  return answer;
}

/** Opens a lobby of Runaround and chooses its theme. */
async function openThemed(theme: string): Promise<void> {
  await open({ game: 'runaround' });
  await chooseLobbySetting(getPerson('theo'), getLobbyCard(testBot, CHANNEL), 'theme', theme);
  await waitUntilIdle(testBot);
}

async function startThemedMatch(theme: string): Promise<void> {
  await openThemed(theme);
  await waitForMessage(getPerson('mina').click(getLobbyCard(testBot, CHANNEL), 'Join'));
  await waitUntilIdle(testBot);
  await waitForMessage(getPerson('theo').click(getLobbyCard(testBot, CHANNEL), 'Start'));
  await waitUntilIdle(testBot);
}

async function openOptions(name: string): Promise<APIMessage> {
  return await pressInLobby(getPerson(name), getLobbyCard(testBot, CHANNEL), 'Settings');
}

/** Opens the host's options panel at the themes. */
async function openThemes(): Promise<APIMessage> {
  return await chooseLabel(getPerson('theo'), await openOptions('theo'), 'Change a setting…', 'Theme');
}

async function forge(name: string, theme: string, message: APIMessage): Promise<string> {
  const data = { custom_id: 'theme:1', component_type: 3, id: 1, values: [theme] };
  const answer = await getPerson(name).raw({ channel: CHANNEL, type: 3, data, message: { id: message.id } });
  await answer.settled();
  return answer.message?.content ?? '';
}

/** Returns the options of the menu of themes. */
function getMenuOptions({ components }: APIMessage): readonly APISelectMenuOption[] {
  return (
    listPressable(components).find(({ placeholder }) => placeholder === 'Choose a theme…')?.options ?? []
  );
}

test('theme chosen while the card is being edited: reaches the card', async () => {
  const host = testBot.discord.person('theo');
  await waitForMessage(host.slash(CHANNEL, 'play', { game: 'forage' }));
  await waitUntilIdle(testBot);
  const panel = await openThemes();
  let chosen: Promise<unknown> = Promise.resolve();
  const stop = testBot.discord.onRequest(({ method, path, phase }) => {
    if (method !== 'PATCH' || phase !== 'before' || !/\/messages\/\d+$/.test(path)) return;
    stop();
    chosen = chooseLabel(host, panel, 'Choose a theme…', 'Winter stores');
    return chosen.then(() => undefined);
  });
  await waitForMessage(testBot.discord.person('mina').click(getLobbyCard(testBot, CHANNEL), 'Join'));
  await waitUntilIdle(testBot);
  await chosen;
  await waitUntilIdle(testBot);
  expect(getLobbyCard(testBot, CHANNEL).content).toContain('Winter stores');
  expect((await loadStoredTable(testBot.app, 1)).record).toMatchObject({ theme: 'winter', revision: 2 });
});
