import { afterEach, beforeEach, expect, test } from 'vitest';
import { AutocompleteRequests } from '../../src/discord/core/memory/autocomplete-requests.ts';
import { createSeededChance } from '../../src/engine/seeded-chance.ts';
import { findMover, startMatch, takeTurn } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectCalm } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

test('an older key of the same person is dropped at once, and nothing is made for it', async () => {
  const keys = new AutocompleteRequests();
  const made: string[] = [];
  const key = (person: string, what: string) =>
    keys.during(person, async () => {
      made.push(what);
      return what;
    });
  const all = [key('ann', 'c'), key('ann', 'c2'), key('bob', 'd'), key('ann', 'c2-')];
  expect(await Promise.all(all)).toEqual([null, null, 'd', 'c2-']);
  expect(made).toEqual(['d', 'c2-']);
});

test('one that is overtaken while it is made does not wait to the end', async () => {
  const keys = new AutocompleteRequests();
  let end = () => {};
  const long = keys.during('ann', () => new Promise<string>((resolve) => (end = () => resolve('late'))));
  await new Promise((resume) => setTimeout(resume, 5));
  const next = keys.during('ann', async () => 'next');
  expect(await long).toBeNull();
  end();
  expect(await next).toBe('next');
});

test('what fails is told to whoever typed it', async () => {
  const failing = async () => {
    throw new Error('No offers');
  };
  await expect(new AutocompleteRequests().during('ann', failing)).rejects.toThrow('No offers');
});

let testBot: TestBot | null = null;
beforeEach(() => {
  testBot = null;
});
afterEach(async () => await testBot?.end());

test('the moves of a seat are found once for each version of its table, in each language as it speaks', async () => {
  testBot = await openTestBot();
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'jisu'] });
  const { legal } = testBot.bot.bot;
  const typed = async (text: string) =>
    await findMover(testBot as TestBot, CHANNEL)?.complete(CHANNEL, 'move', { text }, 'text');
  expect(await typed('rol')).toHaveLength(1);
  expect(await typed('굴')).toHaveLength(findMover(testBot, CHANNEL)?.key === 'jisu' ? 1 : 0);
  expect(legal.size).toBe(1);
  await takeTurn(testBot, CHANNEL, createSeededChance(1));
  expect((await typed(''))?.length).toBeGreaterThan(0);
  expect(legal.size).toBe(2);
  expectCalm(testBot);
});
