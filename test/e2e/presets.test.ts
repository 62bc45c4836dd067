import type { APIMessage, APISelectMenuOption } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type GameSentenceKey, getGameText } from '../../src/engine/game-text.ts';
import { getDefaultOptions } from '../../src/engine/options.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import { translate } from '../../src/i18n/translate.ts';
import { takeSnapshot } from '../support/snapshot.ts';
import { addAi, chooseLabel, getBoard, getLobbyCard, getOffers, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { loadStoredTable } from '../support/verify.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const [KOREAN] = gostop.presets ?? [];
const USUAL = getDefaultOptions(gostop.options);

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot();
  await waitForMessage(getPerson('theo').slash(CHANNEL, 'play', { game: 'gostop' }));
  await waitUntilIdle(testBot);
});
afterEach(async () => await closeCalmly(testBot));

test('presets: are listed in the options panel after the default options', async () => {
  expect(getOffers(await openOptions('theo'))).toEqual(['Which option?']);
  const panel = await openPresets();
  expect(getOffers(panel)).toEqual(['Which option?', 'All options at once?']);
  expect(getMenuOptions(panel)).toMatchObject([
    { label: 'Everything as usual', default: true },
    { label: formatPresetText('preset.korean.name'), description: formatPresetText('preset.korean.about') },
  ]);
  expect(getChosenPreset(panel)).toBe('Everything as usual');
});

test('preset: sets exactly its options, and the lobby card shows its name', async () => {
  await chooseLabel(getPerson('theo'), await openPresets(), -1, formatPresetText('preset.korean.name'));
  expect(await loadOptions()).toEqual({ ...USUAL, ...KOREAN?.options });
  expect(await getCardLine()).toBe(`Options: ${formatPresetText('preset.korean.name')}`);
});

test('preset: after changing a single option the options are listed one by one', async () => {
  const theo = getPerson('theo');
  const preset = await chooseLabel(theo, await openPresets(), -1, formatPresetText('preset.korean.name'));
  expect(getChosenPreset(preset)).toBe(formatPresetText('preset.korean.name'));
  const values = await chooseLabel(theo, preset, 'Which option?', formatPresetText('option.penalties.name'));
  const changed = await chooseLabel(theo, values, -1, formatPresetText('option.penalties.false'));
  expect(getChosenPreset(await reopenPresets(changed))).toBeUndefined();
  expect(await loadOptions()).toEqual({ ...USUAL, ...KOREAN?.options, penalties: false });
  expect(getLobbyCard(testBot, CHANNEL).content).toContain(
    `◆ **${formatPresetText('option.cup.name')}: ${formatPresetText('option.cup.true')}**`,
  );
  const usual = await chooseLabel(theo, await reopenPresets(changed), -1, 'Everything as usual');
  expect(getChosenPreset(usual)).toBe('Everything as usual');
  expect(await loadOptions()).toEqual(USUAL);
  expect(await getCardLine()).toBe('Options: Everything as usual');
});

test('preset: two players can start and play by it', async () => {
  await chooseLabel(getPerson('theo'), await openPresets(), -1, formatPresetText('preset.korean.name'));
  await addAi(getPerson('theo'), getLobbyCard(testBot, CHANNEL));
  await waitUntilIdle(testBot);
  await waitForMessage(getPerson('theo').click(getLobbyCard(testBot, CHANNEL), 'Start'));
  await waitUntilIdle(testBot);
  expect(getBoard(testBot, CHANNEL).content).toContain('rock, paper or scissors');
  const more = await waitForMessage(getPerson('mina').click(getBoard(testBot, CHANNEL), 'More'));
  expect(more.content).toContain(`Options: ${formatPresetText('preset.korean.name')}`);
});

test('preset: only the host can choose one, and forged values are refused', async () => {
  expect((await openOptions('rex')).content).toMatch(/^Only Theo, who opened this table/);
  const panel = await openOptions('theo');
  const kept = await takeSnapshot(testBot.store);
  const forged = await forge('rex', 'korean', panel);
  expect(forged).toMatch(/^Only Theo, who opened this table/);
  expect(await forge('theo', 'house', panel)).toContain('This button cannot be used any more.');
  expect(await forge('theo', '__proto__', panel)).toContain('This button cannot be used any more.');
  expect(await takeSnapshot(testBot.store)).toEqual(kept);
});

test('options panel: has no menu of presets for a game without presets', async () => {
  await waitForMessage(getPerson('theo').slash('table-two', 'play', { game: 'forage' }));
  await waitUntilIdle(testBot);
  const panel = await waitForMessage(getPerson('theo').click(getLobbyCard(testBot, 'table-two'), 'Options'));
  expect(getOffers(panel)).toContain('Which option?');
  expect(getMenuOptions(panel).map(({ label }) => label)).not.toContain('All at once');
});

function getPerson(name: string) {
  return testBot.discord.person(name);
}

async function openOptions(name: string): Promise<APIMessage> {
  return await waitForMessage(getPerson(name).click(getLobbyCard(testBot, CHANNEL), 'Options'));
}

/** Opens the panel with the menu of presets. */
async function openPresets(): Promise<APIMessage> {
  return await reopenPresets(await openOptions('theo'));
}

async function reopenPresets(panel: APIMessage): Promise<APIMessage> {
  return await chooseLabel(getPerson('theo'), panel, 'Which option?', 'All at once');
}

async function forge(name: string, preset: string, message: APIMessage): Promise<string> {
  const data = { custom_id: 'preset:1', component_type: 3, id: 1, values: [preset] };
  const answer = await getPerson(name).raw({ channel: CHANNEL, type: 3, data, message: { id: message.id } });
  await answer.settled();
  return answer.message?.content ?? '';
}

/** Returns the preset that the panel shows as chosen. */
function getChosenPreset(panel: APIMessage): string | undefined {
  return getMenuOptions(panel).find((option) => option.default)?.label;
}

/** Returns the options of the last menu. */
function getMenuOptions({ components }: APIMessage): readonly APISelectMenuOption[] {
  const row = components?.at(-1);
  const [menu] = row && 'components' in row ? row.components : [];
  return menu && 'options' in menu ? menu.options : [];
}

async function loadOptions(): Promise<unknown> {
  return (await loadStoredTable(testBot.app, 1)).record.options;
}

/** Returns the options line of the lobby card. */
async function getCardLine(): Promise<string | undefined> {
  await waitUntilIdle(testBot);
  return getLobbyCard(testBot, CHANNEL)
    .content.split('\n')
    .find((line) => line.startsWith('Options'));
}

function formatPresetText(what: GameSentenceKey): string {
  return translate('en', getGameText(gostop, what), () => '');
}
