import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { personAt } from '../../src/app/core/table.ts';
import { linesOf } from '../../src/discord/text/lines.ts';
import { defaults } from '../../src/engine/options.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import { games } from '../../src/games/registry.ts';
import { resultsOf } from '../../src/store/results.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { tableAt } from '../support/panels.ts';
import { answered, boardIn, sitDown, toMove } from '../support/table.ts';
import { expectWhole, tableOf } from '../support/verify.ts';

const CHANNEL = 'table-one';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
});
afterEach(async () => await endCalmly(evening));

/** Every game that two can play. */
const FOR_TWO = games
  .filter(({ table, seats }) => table === 'match' && seats.includes(2))
  .map(({ id }) => id);

test('three games are for two', () => expect(FOR_TWO).toEqual(['runaround', 'moneyrun', 'gostop']));

test.each(
  FOR_TWO.flatMap((game) => [
    [game, ['theo', 'mina'], 'Mina'],
    [game, ['theo'], 'Badger'],
  ]) as [string, string[], string][],
)('/resign ends %s for two, %s, and %s wins', async (game, people, winner) => {
  await sitDown(evening, { game, channel: CHANNEL, people, ais: 2 - people.length });
  const sure = await say('theo', 'resign');
  expect(sure.content).toContain('The other player then wins.');
  await answered(person('theo').click(sure, 'Yes, resign'));
  await calm(evening);
  const { record } = await tableOf(evening.house, 1);
  expect(record).toMatchObject({ phase: 'over', standings: [{ place: 2 }, { place: 1 }] });
  expect(await resultsOf(evening.store, 1)).toMatchObject([
    { name: 'Theo', place: 2, ending: 'resigned' },
    { name: winner, place: 1, ending: 'resigned' },
  ]);
  const { content } = boardIn(evening, CHANNEL);
  expect(content).toMatch(/Theo resigns\./);
  expect(content).toContain(`**${winner} wins.**`);
  await expectWhole(evening.house, 1);
});

test('of three at Go-Stop an AI plays on for who resigns, and it is said before', async () => {
  await sitDown(evening, { game: 'gostop', channel: CHANNEL, people: ['theo', 'mina', 'rex'] });
  const sure = await say('theo', 'resign');
  expect(sure.content).toContain('An AI then plays on in your seat.');
  await answered(person('theo').click(sure, 'Yes, resign'));
  await calm(evening);
  const { record, sitters } = await tableOf(evening.house, 1);
  expect([record.phase, sitters[0]?.kind]).toEqual(['playing', 'ai']);
});

test('where an AI once took a seat of two, the story still says so', () => {
  const left = { kind: 'resign', seat: 0, person: 'p0', name: 'Ann', number: 5, at: 1 } as const;
  const table = tableAt(gostop, gostop.setup(2, defaults(gostop.options), seeded(1)), 2);
  expect(linesOf(table, [left], null, 'later')).toEqual(['Ann leaves the table. An AI plays on.']);
});

test('/resign leaves a seat of Forage to an AI, and the table to another person', async () => {
  await sitDown(evening, { game: 'forage', channel: CHANNEL, people: ['theo', 'rex'], ais: 1 });
  await answered(person('theo').click(await say('theo', 'resign'), 'Yes, resign'));
  await calm(evening);
  const { record, sitters } = await tableOf(evening.house, 1);
  expect(record.phase).toBe('playing');
  expect(sitters.map(({ seat }) => personAt({ sitters }, seat))).toEqual([null, person('rex').id, null]);
  expect(toMove(evening, CHANNEL)?.key).toBe('rex');
  const told = await say('theo', 'cancel');
  expect(told.content).toMatch(/^Only \\\*Rex\\_\\\* 🦖, who opened this table/);
  await answered(person('rex').click(await say('rex', 'resign'), 'Yes, resign'));
  await calm(evening);
  expect((await tableOf(evening.house, 1)).record.phase).toBe('cancelled');
  expect(boardIn(evening, CHANNEL).content).toContain('Nobody is left at the table.');
});

function person(name: string) {
  return evening.discord.person(name);
}

async function say(who: string, words: string, options = {}): Promise<APIMessage> {
  return await answered(person(who).slash(CHANNEL, words, options));
}
