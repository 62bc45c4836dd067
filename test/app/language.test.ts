import { afterEach, beforeEach, expect, test } from 'vitest';
import { addAi, setLanguage, setOption } from '../../src/app/lobby/lobby.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { getDefaultOptions } from '../../src/engine/options.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import { openLobby } from '../support/app-table.ts';
import { getRefusalKey } from '../support/refusal.ts';
import { closeTestContext, createActor, openTestContext, type TestContext } from '../support/test-context.ts';
import { loadStoredTable } from '../support/verify.ts';

const USUAL = getDefaultOptions(gostop.options);
const KOREAN = { ...USUAL, ...gostop.presets?.find(({ usualIn }) => usualIn === 'ko')?.options };

let ctx: TestContext;
beforeEach(async () => {
  ctx = await openTestContext();
});
afterEach(async () => await closeTestContext(ctx));

test.each([
  ['ko', KOREAN],
  ['en', USUAL],
] as const)('a table in %s: opens with the default options of that language', async (language, options) => {
  await openLobby(ctx, 'gostop', language);
  expect((await loadStoredTable(ctx, 1)).record).toMatchObject({ language, options });
});

test('setLanguage: resets the options to the language defaults unless the host chose some', async () => {
  await openLobby(ctx, 'gostop', 'en');
  expect(await setLanguage(ctx, createActor('ann'), 1, 'ko')).toBe(true);
  expect((await loadStoredTable(ctx, 1)).record).toMatchObject({
    language: 'ko',
    options: KOREAN,
    revision: 1,
  });
  expect(await setLanguage(ctx, createActor('ann'), 1, 'en')).toBe(true);
  expect((await loadStoredTable(ctx, 1)).record).toMatchObject({ language: 'en', options: USUAL });
  await setOption(ctx, createActor('ann'), 1, 'deals', 5);
  expect(await setLanguage(ctx, createActor('ann'), 1, 'ko')).toBe(true);
  expect((await loadStoredTable(ctx, 1)).record).toMatchObject({
    language: 'ko',
    options: { ...USUAL, deals: 5 },
  });
});

test('setLanguage: is refused for other players, unknown languages and started matches', async () => {
  await openLobby(ctx, 'gostop', 'en');
  expect(getRefusalKey(await setLanguage(ctx, createActor('bob'), 1, 'ko'))).toBe('bot:refuse.hostOnly');
  for (const language of ['', 'fr', '__proto__'])
    expect(getRefusalKey(await setLanguage(ctx, createActor('ann'), 1, language))).toBe('bot:refuse.forged');
  await addAi(ctx, createActor('ann'), 1, (number) => `AI ${number}`);
  await startTable(ctx, createActor('ann'), 1);
  expect(getRefusalKey(await setLanguage(ctx, createActor('ann'), 1, 'ko'))).toBe('bot:refuse.started');
  expect((await loadStoredTable(ctx, 1)).record.language).toBe('en');
});
