import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, expect, test } from 'vitest';
import { nextLetter } from '../../src/app/digest/schedule.ts';
import { readPuzzles } from '../../src/app/puzzles/read-puzzles.ts';
import { calm, expectNoBug } from '../support/calm.ts';
import { openWeeks, timePasses } from '../support/days.ts';
import { endedMatch } from '../support/ended-match.ts';
import type { Evening } from '../support/evening.ts';
import { answered } from '../support/table.ts';

const NEWS = 'general';
const DAY = 86_400_000;

let evening: Evening;
afterEach(async () => {
  expect(evening.discord.problems.filter((line) => !line.endsWith('404 10003 Unknown Channel'))).toEqual([]);
  expectNoBug(evening);
  await evening.end();
});

test('a letter ends when it is to come to a channel that was deleted while the bot was away', async () => {
  evening = await openWeeks();
  await switched('A letter of the week, here');
  await deletedWhileAway();
  expect((await server()).content).toContain('- Letter of the week: in');
  await endedMatch(evening.store, {
    guild: evening.discord.guildId,
    at: evening.house.now(),
    moves: 5,
    parts: [{ who: evening.discord.person('mina').id, name: 'Mina', place: 1 }],
  });
  const now = evening.house.now();
  await timePasses(evening, nextLetter('UTC', now) - now);
  expect((await server()).content).toContain('- Letter of the week: none');
  expect(await evening.store.selectFrom('dates').selectAll().execute()).toEqual([]);
});

test('no more puzzles are posed when their channel was deleted while the bot was away', async () => {
  const puzzles = readPuzzles()
    .filter(({ game }) => game === 'runaround')
    .slice(0, 2);
  evening = await openWeeks({ puzzles });
  await switched('Puzzle a day, here');
  await deletedWhileAway();
  await timePasses(evening, DAY);
  await timePasses(evening, 2 * DAY);
  expect((await server()).content).toContain('- Puzzle a day: none');
  expect(await evening.store.selectFrom('puzzles').select('number').execute()).toHaveLength(1);
});

async function switched(label: string): Promise<void> {
  const mina = evening.discord.person('mina');
  const settings = await answered(mina.slash(NEWS, 'server'));
  await answered(mina.click(await answered(mina.click(settings, 'Messages')), label));
  await calm(evening);
}

async function deletedWhileAway(): Promise<void> {
  await evening.bot.close();
  evening.discord.deleteChannel(NEWS);
  evening = await evening.again();
  await calm(evening);
}

async function server(): Promise<APIMessage> {
  const mina = evening.discord.person('mina');
  return await answered(mina.click(await answered(mina.slash('table-one', 'server')), 'Messages'));
}
