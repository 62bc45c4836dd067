import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { Game } from '../../src/engine/game.ts';
import { forage } from '../../src/games/forage/index.ts';
import { games } from '../../src/games/registry.ts';
import { runaround } from '../../src/games/runaround/index.ts';
import { GOALS, SIZES } from '../../src/games/runaround/options.ts';
import { chooseBriskly } from '../support/choice-styles.ts';
import { coverOptions, type OptionVariant } from '../support/cover-options.ts';
import { getOptionChoices } from '../support/options.ts';
import { getBoard, playOut, startMatch } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectCompleteLog, loadStoredTable } from '../support/verify.ts';
import { expectCalm } from '../support/wait-until-idle.ts';

/** The three boards with three and four seats, and every value of every option in one of them. */
const FORAGE: readonly OptionVariant[] = [
  { seats: 3, options: { board: 'torus' } },
  { seats: 4, options: { board: 'torus', roundCap: 20, finishRound: true } },
  { seats: 3, options: { board: 'wide', faceUp: true, roundCap: 60 } },
  { seats: 4, options: { board: 'wide', clearBoard: true, blanksLowest: true, roundCap: 20 } },
  { seats: 3, options: { board: 'ring', openMemory: true, roundCap: 80 } },
  { seats: 4, options: { board: 'ring', roundCap: 20, faceUp: true, openMemory: true, finishRound: true } },
  { seats: 3, options: { board: 'torus', roundCap: 0, faceUp: true } },
  { seats: 3, options: { board: 'torus', clearBoard: true, finishRound: true, roundCap: 20 } },
];

/** Every size, the longer races on the shorter tracks. */
const RUNAROUND: readonly OptionVariant[] = SIZES.map((size, at) => ({
  seats: 2,
  options: { size, goal: GOALS[Math.max(GOALS.length - 1 - at, 0)] as number },
}));

let testBot: TestBot;
beforeEach(async () => {
  // With Discord's limit of fifty requests a second two thirds of the time would be spent waiting.
  testBot = await openTestBot({ requestsPerSecond: 1_000 });
});
afterEach(async () => await testBot.end());

test('variants of Forage: cover every value of every option', () => {
  for (const option of forage.options) {
    const used = FORAGE.map(({ options }) => options[option.id] ?? option.default);
    expect(new Set(used), option.id).toEqual(new Set(option.values));
  }
});

test('variants of Runaround: cover every goal and size', () => {
  expect(new Set(RUNAROUND.map(({ options }) => options.goal))).toEqual(new Set(GOALS));
  expect(RUNAROUND.map(({ options }) => options.size)).toEqual(SIZES);
});

test.each(FORAGE)('Forage for $seats, $options: ends', async (variant) => await playVariant(forage, variant));

test.each(RUNAROUND)('Runaround, $options: ends', async (variant) => await playVariant(runaround, variant));

/** Other games with AI seats, in variants that cover every value of every option. */
const OTHERS = games.filter((game) => game.table === 'match' && game !== forage && game !== runaround);

describe.each(OTHERS.map((game) => ({ name: game.id, game })))('variants of $name', ({ game }) => {
  test.each(coverOptions(game))(
    'variant with $seats seats, $options: is played to the end',
    async (variant) => await playVariant(game, variant),
  );
});

/** Plays a difficult pair of values that no variant above combines. */
test('MotoX variant with 4 seats, in which dead ends end the track: is played to the end', async () => {
  const motox = games.find(({ id }) => id === 'motox');
  if (motox) await playVariant(motox, { seats: 4, options: { traps: 'end' } });
  expect(motox).toBeDefined();
});

/** Plays a variant to the end with one person and AI seats, set up through the lobby. */
async function playVariant(
  game: Pick<Game, 'id' | 'options'>,
  { seats, options }: OptionVariant,
): Promise<void> {
  const wishes = getOptionChoices(game, options);
  const setting = { game: game.id, channel: 'table-one', people: ['theo'], ais: seats - 1, options: wishes };
  await startMatch(testBot, setting);
  expect((await loadStoredTable(testBot.app, 1)).record.options).toMatchObject(options);
  await playOut(testBot, 'table-one', createSeededChance(8), chooseBriskly);
  const { record } = await loadStoredTable(testBot.app, 1);
  expect(record.phase).toBe('over');
  expect(record.standings?.map(({ seat }) => seat).toSorted()).toEqual([...Array(seats).keys()]);
  expect(getBoard(testBot, 'table-one').content).toMatch(
    /\*\*(.+ (wins|share the win)|Draw between .+)\.\*\*/,
  );
  await expectCompleteLog(testBot.app, 1);
  expectCalm(testBot);
}
