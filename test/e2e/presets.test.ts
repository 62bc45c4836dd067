import type { APIMessage, APISelectMenuOption } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gameText, type OfEveryGame } from '../../src/engine/game-text.ts';
import { defaults } from '../../src/engine/options.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import { say } from '../../src/i18n/say.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { keptIn } from '../support/snapshot.ts';
import { addAi, answered, boardIn, cardIn, chooseLabel, offers } from '../support/table.ts';
import { tableOf } from '../support/verify.ts';

const CHANNEL = 'table-one';
const [KOREAN] = gostop.presets ?? [];
const USUAL = defaults(gostop.options);

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
  await answered(person('theo').slash(CHANNEL, 'play', { game: 'gostop' }));
  await calm(evening);
});
afterEach(async () => await endCalmly(evening));

test('the presets stand first in the panel, under the usual options', async () => {
  expect(offers(await options('theo'))).toEqual(['Which option?']);
  const panel = await presets();
  expect(offers(panel)).toEqual(['Which option?', 'All options at once?']);
  expect(menuOf(panel)).toMatchObject([
    { label: 'Everything as usual', default: true },
    { label: told('preset.korean.name'), description: told('preset.korean.about') },
  ]);
  expect(chosenIn(panel)).toBe('Everything as usual');
});

test('a preset sets its options and no others, and the card says its name', async () => {
  await chooseLabel(person('theo'), await presets(), -1, told('preset.korean.name'));
  expect(await optionsNow()).toEqual({ ...USUAL, ...KOREAN?.options });
  expect(await cardLine()).toBe(`Options: ${told('preset.korean.name')}`);
});

test('single options can still be changed after it, and are named one by one then', async () => {
  const theo = person('theo');
  const preset = await chooseLabel(theo, await presets(), -1, told('preset.korean.name'));
  expect(chosenIn(preset)).toBe(told('preset.korean.name'));
  const values = await chooseLabel(theo, preset, 'Which option?', told('option.penalties.name'));
  const changed = await chooseLabel(theo, values, -1, told('option.penalties.false'));
  expect(chosenIn(await again(changed))).toBeUndefined();
  expect(await optionsNow()).toEqual({ ...USUAL, ...KOREAN?.options, penalties: false });
  expect(cardIn(evening, CHANNEL).content).toContain(
    `◆ **${told('option.cup.name')}: ${told('option.cup.true')}**`,
  );
  const usual = await chooseLabel(theo, await again(changed), -1, 'Everything as usual');
  expect(chosenIn(usual)).toBe('Everything as usual');
  expect(await optionsNow()).toEqual(USUAL);
  expect(await cardLine()).toBe('Options: Everything as usual');
});

test('two people start and play by the preset', async () => {
  await chooseLabel(person('theo'), await presets(), -1, told('preset.korean.name'));
  await addAi(person('theo'), cardIn(evening, CHANNEL));
  await calm(evening);
  await answered(person('theo').click(cardIn(evening, CHANNEL), 'Start'));
  await calm(evening);
  expect(boardIn(evening, CHANNEL).content).toContain('rock, paper or scissors');
  const more = await answered(person('mina').click(boardIn(evening, CHANNEL), 'More'));
  expect(more.content).toContain(`Options: ${told('preset.korean.name')}`);
});

test('only the host may choose one, whoever forges the menu', async () => {
  expect((await options('rex')).content).toMatch(/^Only Theo, who opened this table/);
  const panel = await options('theo');
  const kept = await keptIn(evening.store);
  const forged = await forge('rex', 'korean', panel);
  expect(forged).toMatch(/^Only Theo, who opened this table/);
  expect(await forge('theo', 'house', panel)).toContain('This button cannot be used any more.');
  expect(await forge('theo', '__proto__', panel)).toContain('This button cannot be used any more.');
  expect(await keptIn(evening.store)).toEqual(kept);
});

test('a game without presets has no menu of them', async () => {
  await answered(person('theo').slash('table-two', 'play', { game: 'forage' }));
  await calm(evening);
  const panel = await answered(person('theo').click(cardIn(evening, 'table-two'), 'Options'));
  expect(offers(panel)).toContain('Which option?');
  expect(menuOf(panel).map(({ label }) => label)).not.toContain('All at once');
});

function person(name: string) {
  return evening.discord.person(name);
}

async function options(name: string): Promise<APIMessage> {
  return await answered(person(name).click(cardIn(evening, CHANNEL), 'Options'));
}

/** The panel with the menu of presets. */
async function presets(): Promise<APIMessage> {
  return await again(await options('theo'));
}

async function again(panel: APIMessage): Promise<APIMessage> {
  return await chooseLabel(person('theo'), panel, 'Which option?', 'All at once');
}

async function forge(name: string, preset: string, message: APIMessage): Promise<string> {
  const data = { custom_id: 'preset:1', component_type: 3, id: 1, values: [preset] };
  const answer = await person(name).raw({ channel: CHANNEL, type: 3, data, message: { id: message.id } });
  await answer.settled();
  return answer.message?.content ?? '';
}

/** The preset that the panel shows as chosen. */
function chosenIn(panel: APIMessage): string | undefined {
  return menuOf(panel).find((option) => option.default)?.label;
}

/** The answers of the last menu. */
function menuOf({ components }: APIMessage): readonly APISelectMenuOption[] {
  const row = components?.at(-1);
  const [menu] = row && 'components' in row ? row.components : [];
  return menu && 'options' in menu ? menu.options : [];
}

async function optionsNow(): Promise<unknown> {
  return (await tableOf(evening.house, 1)).record.options;
}

/** What the lobby card says of the options. */
async function cardLine(): Promise<string | undefined> {
  await calm(evening);
  return cardIn(evening, CHANNEL)
    .content.split('\n')
    .find((line) => line.startsWith('Options'));
}

function told(what: OfEveryGame): string {
  return say('en', gameText(gostop, what), () => '');
}
