import { afterEach, beforeEach, expect, test } from 'vitest';
import { AutocompleteRequests } from '../../src/discord/core/memory/interactions.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { findMover, startMatch, takeTurn } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectCalm } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

test('AutocompleteRequests: drops older requests of the same person without running them', async () => {
  const requests = new AutocompleteRequests();
  const made: string[] = [];
  const request = (person: string, value: string) =>
    requests.during(person, async () => {
      made.push(value);
      return value;
    });
  const all = [request('ann', 'c'), request('ann', 'c2'), request('bob', 'd'), request('ann', 'c2-')];
  expect(await Promise.all(all)).toEqual([null, null, 'd', 'c2-']);
  expect(made).toEqual(['d', 'c2-']);
});

test('AutocompleteRequests: a running request resolves at once when a newer one arrives', async () => {
  const requests = new AutocompleteRequests();
  let end = () => {};
  const long = requests.during('ann', () => new Promise<string>((resolve) => (end = () => resolve('late'))));
  await new Promise((resume) => setTimeout(resume, 5));
  const next = requests.during('ann', async () => 'next');
  expect(await long).toBeNull();
  end();
  expect(await next).toBe('next');
});

test('AutocompleteRequests: passes an error on to the caller', async () => {
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

test('autocomplete: lists legal moves once per table version, in the language of each player', async () => {
  testBot = await openTestBot();
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'jisu'] });
  const { legal } = testBot.bot.bot;
  const complete = async (text: string) =>
    await findMover(testBot as TestBot, CHANNEL)?.complete(CHANNEL, 'move', { text }, 'text');
  expect(await complete('rol')).toHaveLength(1);
  expect(await complete('굴')).toHaveLength(findMover(testBot, CHANNEL)?.key === 'jisu' ? 1 : 0);
  expect(legal.size).toBe(1);
  await takeTurn(testBot, CHANNEL, createSeededChance(1));
  expect((await complete(''))?.length).toBeGreaterThan(0);
  expect(legal.size).toBe(2);
  expectCalm(testBot);
});
