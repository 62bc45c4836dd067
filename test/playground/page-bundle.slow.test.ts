import { expect, test } from 'vitest';
import { bundlePage } from '../../src/playground/page/bundle-page.ts';

// The enumerations of discord-api-types alone would double the script: the page has its numbers instead.
test('page of the playground: its script stays small', async () => {
  const { script } = await bundlePage();
  expect(script.length).toBeLessThan(120_000);
});
