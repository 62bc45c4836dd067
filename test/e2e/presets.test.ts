import { type APIMessage, ButtonStyle } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { USUAL_PRESET } from '../../src/app/lobby/lobby.ts';
import { type GameSentenceKey, getGameText } from '../../src/engine/game-text.ts';
import { getDefaultOptions } from '../../src/engine/options.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import { translate } from '../../src/i18n/translate.ts';
import { listPressable } from '../../src/playground/index.ts';
import { takeSnapshot } from '../support/snapshot.ts';
import {
  addAi,
  chooseLabel,
  getBoard,
  getLobbyCard,
  getOffers,
  pressInLobby,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { loadStoredTable } from '../support/verify.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const [KOREAN] = gostop.presets ?? [];
const [KOREAN_NAME, BOOK_NAME] = [
  formatPresetText('preset.korean.name'),
  formatPresetText('preset.book.name'),
];
const USUAL = getDefaultOptions(gostop.options);

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot();
  await waitForMessage(getPerson('theo').slash(CHANNEL, 'play', { game: 'gostop' }));
  await waitUntilIdle(testBot);
});
afterEach(async () => await closeCalmly(testBot));

test('presets: are buttons of the settings panel, with Fine-tune for the single options', async () => {
  const panel = await openOptions();
  expect(getOffers(panel)).toEqual([KOREAN_NAME, BOOK_NAME, 'Fine-tune…', 'Change a setting…']);
  expect(getChosenPreset(panel)).toBe(BOOK_NAME);
  expect(listChoices(panel)).toContain('Language');
  expect(listChoices(panel)).not.toContain(formatPresetText('option.penalties.name'));
});

test('Fine-tune: shows the options of the game, and Back leads to the presets', async () => {
  const fine = await press(await openOptions(), 'Fine-tune…');
  expect(getOffers(fine)).toEqual(['Change a setting…', 'Back']);
  expect(listChoices(fine).toSorted()).toEqual(
    gostop.options.map(({ id }) => formatPresetText(`option.${id}.name` as GameSentenceKey)).toSorted(),
  );
  expect(getOffers(await press(fine, 'Back'))).toContain(KOREAN_NAME);
});

test('preset: sets exactly its options, and the lobby card shows its name', async () => {
  const panel = await press(await openOptions(), KOREAN_NAME);
  expect(getChosenPreset(panel)).toBe(KOREAN_NAME);
  expect(await loadOptions()).toEqual({ ...USUAL, ...KOREAN?.options });
  expect(await getCardLine()).toContain(`-# Settings: ${KOREAN_NAME}`);
});

test('preset: after changing a single option the options are listed one by one', async () => {
  const theo = getPerson('theo');
  const fine = await press(await press(await openOptions(), KOREAN_NAME), 'Fine-tune…');
  const values = await chooseLabel(
    theo,
    fine,
    'Change a setting…',
    formatPresetText('option.penalties.name'),
  );
  const changed = await chooseLabel(
    theo,
    values,
    formatPresetText('option.penalties.about'),
    formatPresetText('option.penalties.false'),
  );
  expect(getOffers(changed)).toContain('Back');
  const presets = await press(changed, 'Back');
  expect(getChosenPreset(presets)).toBeUndefined();
  expect(await loadOptions()).toEqual({ ...USUAL, ...KOREAN?.options, penalties: false });
  expect(await getCardLine()).toContain(
    `${formatPresetText('option.cup.name')}: ${formatPresetText('option.cup.true')}`,
  );
  expect(getChosenPreset(await press(presets, BOOK_NAME))).toBe(BOOK_NAME);
  expect(await loadOptions()).toEqual(USUAL);
  expect(await getCardLine()).toContain(`-# Settings: ${BOOK_NAME}`);
});

test('preset: two players can start and play by it', async () => {
  await press(await openOptions(), KOREAN_NAME);
  await addAi(getPerson('theo'), getLobbyCard(testBot, CHANNEL));
  await waitUntilIdle(testBot);
  await waitForMessage(getPerson('theo').click(getLobbyCard(testBot, CHANNEL), 'Start'));
  await waitUntilIdle(testBot);
  expect(getBoard(testBot, CHANNEL).content).toContain('rock, paper, or scissors');
  const more = await waitForMessage(getPerson('mina').click(getBoard(testBot, CHANNEL), 'More'));
  expect(more.content).toContain(KOREAN_NAME);
});

test('preset: only the host can choose one, and forged values are refused', async () => {
  const panel = await openOptions();
  const kept = await takeSnapshot(testBot.store);
  for (const forge of [forgeMenu, forgeButton]) {
    expect(await forge('rex', 'korean', panel)).toMatch(/^Only Theo \(the host\)/);
    expect(await forge('theo', 'house', panel)).toContain('That button no longer works.');
    expect(await forge('theo', '__proto__', panel)).toContain('That button no longer works.');
  }
  expect(await takeSnapshot(testBot.store)).toEqual(kept);
});

test('menu of presets of version 0.1: still sets a preset, and all defaults', async () => {
  const panel = await openOptions();
  await forgeMenu('theo', 'korean', panel);
  expect(await loadOptions()).toEqual({ ...USUAL, ...KOREAN?.options });
  await forgeMenu('theo', USUAL_PRESET, panel);
  expect(await loadOptions()).toEqual(USUAL);
});

test('options panel: has one menu of all options for a game without presets', async () => {
  await waitForMessage(getPerson('theo').slash('table-two', 'play', { game: 'forage' }));
  await waitUntilIdle(testBot);
  const panel = await pressInLobby(getPerson('theo'), getLobbyCard(testBot, 'table-two'), 'Settings');
  expect(getOffers(panel)).toEqual(['Change a setting…']);
  expect(listChoices(panel)).toEqual(expect.arrayContaining(['Language', 'Time limit']));
});

function getPerson(name: string) {
  return testBot.discord.person(name);
}

async function openOptions(): Promise<APIMessage> {
  return await pressInLobby(getPerson('theo'), getLobbyCard(testBot, CHANNEL), 'Settings');
}

async function press(panel: APIMessage, label: string): Promise<APIMessage> {
  return await waitForMessage(getPerson('theo').click(panel, label));
}

/** Chooses from the menu of presets, which messages of version 0.1 have. */
async function forgeMenu(name: string, preset: string, message: APIMessage): Promise<string> {
  return await forge(name, { custom_id: 'preset:1', component_type: 3, values: [preset] }, message);
}

async function forgeButton(name: string, preset: string, message: APIMessage): Promise<string> {
  return await forge(name, { custom_id: `use-preset:1:${preset}`, component_type: 2 }, message);
}

async function forge(name: string, pressed: object, { id }: APIMessage): Promise<string> {
  const data = { ...pressed, id: 1 };
  const answer = await getPerson(name).raw({ channel: CHANNEL, type: 3, data, message: { id } });
  await answer.settled();
  return answer.message?.content ?? '';
}

/** Returns the preset whose button is highlighted. */
function getChosenPreset({ components }: APIMessage): string | undefined {
  return listPressable(components).find(({ style }) => style === ButtonStyle.Primary)?.label;
}

/** Lists what the menu of options offers. */
function listChoices({ components }: APIMessage): readonly string[] {
  return listPressable(components).flatMap(({ options = [] }) => options.map(({ label }) => label));
}

async function loadOptions(): Promise<unknown> {
  return (await loadStoredTable(testBot.app, 1)).record.options;
}

/** Returns the options line of the lobby card. */
async function getCardLine(): Promise<string | undefined> {
  await waitUntilIdle(testBot);
  return getLobbyCard(testBot, CHANNEL)
    .content.split('\n')
    .find((line) => line.startsWith('-# Settings'));
}

function formatPresetText(what: GameSentenceKey): string {
  return translate('en', getGameText(gostop, what), () => '');
}
