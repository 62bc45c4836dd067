import { afterEach, beforeEach, expect, test } from 'vitest';
import { addAi, setLanguage, setOption } from '../../src/app/lobby/lobby.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { defaults } from '../../src/engine/options.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import { opened } from '../support/bare-table.ts';
import { act, type BareHouse, closeHouse, openHouse } from '../support/house.ts';
import { keyOf } from '../support/refusal.ts';
import { tableOf } from '../support/verify.ts';

const USUAL = defaults(gostop.options);
const KOREAN = { ...USUAL, ...gostop.presets?.find(({ usualIn }) => usualIn === 'ko')?.options };

let house: BareHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(async () => await closeHouse(house));

test.each([
  ['ko', KOREAN],
  ['en', USUAL],
] as const)('a table that speaks %s begins with what is usual there', async (language, options) => {
  await opened(house, 'gostop', language);
  expect((await tableOf(house, 1)).record).toMatchObject({ language, options });
});

test('options that nobody chose follow the language, and chosen ones stay', async () => {
  await opened(house, 'gostop', 'en');
  expect(await setLanguage(house, act('ann'), 1, 'ko')).toBe(true);
  expect((await tableOf(house, 1)).record).toMatchObject({ language: 'ko', options: KOREAN, revision: 1 });
  expect(await setLanguage(house, act('ann'), 1, 'en')).toBe(true);
  expect((await tableOf(house, 1)).record).toMatchObject({ language: 'en', options: USUAL });
  await setOption(house, act('ann'), 1, 'deals', 5);
  expect(await setLanguage(house, act('ann'), 1, 'ko')).toBe(true);
  expect((await tableOf(house, 1)).record).toMatchObject({ language: 'ko', options: { ...USUAL, deals: 5 } });
});

test('only the host sets it, to a language that is here, before the start', async () => {
  await opened(house, 'gostop', 'en');
  expect(keyOf(await setLanguage(house, act('bob'), 1, 'ko'))).toBe('bot:refuse.hostOnly');
  for (const language of ['', 'fr', '__proto__'])
    expect(keyOf(await setLanguage(house, act('ann'), 1, language))).toBe('bot:refuse.forged');
  await addAi(house, act('ann'), 1, (number) => `AI ${number}`);
  await startTable(house, act('ann'), 1);
  expect(keyOf(await setLanguage(house, act('ann'), 1, 'ko'))).toBe('bot:refuse.started');
  expect((await tableOf(house, 1)).record.language).toBe('en');
});
