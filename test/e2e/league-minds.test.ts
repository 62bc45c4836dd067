import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LeagueView } from '../../render/scenes/league/types.ts';
import type { PodiumView } from '../../render/scenes/podium/types.ts';
import { fridayTable } from '../../src/friends.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { playedByMinds } from '../support/mind-moves.ts';
import { spyPainters } from '../support/spy-painters.ts';
import { answered, offers } from '../support/table.ts';
import { thinking } from '../support/thinking.ts';
import { expectToldOnce, expectWhole } from '../support/verify.ts';

const CHANNEL = 'table-one';

const SIX = {
  ...fridayTable,
  people: [
    ...fridayTable.people,
    { key: 'noor', username: 'noor', name: 'Noor' },
    { key: 'ines', username: 'ines', name: 'Ines' },
  ],
};

let evening: Evening;
let painters: ReturnType<typeof spyPainters>;
beforeEach(async () => {
  painters = spyPainters();
  evening = await openEvening({ kept: true, server: SIX, players: thinking(2), painters });
});
afterEach(async () => await endCalmly(evening));

test('six people whose moves an AI makes play a league to its ceremony, through two restarts', {
  timeout: 120_000,
}, async () => {
  await answered(
    evening.discord.person('theo').slash(CHANNEL, 'league', { game: 'runaround', kind: 'league' }),
  );
  await calm(evening);
  for (const { key } of SIX.people) await press(key, 'Enter');
  await press('theo', 'Start');
  let played = 0;
  for (let tables = await open(); tables.length > 0; tables = await open()) {
    for (const { id } of tables) {
      await expectFree();
      await playedByMinds(evening.house, id);
      await expectWhole(evening.house, id);
      await calm(evening);
      played += 1;
    }
    if (played < 9) evening = await evening.again();
    await calm(evening);
  }
  expect(played).toBe(15);
  const { ids } = await tablesOnce();
  expect(ids).toHaveLength(15);
  for (const id of ids) await expectToldOnce(evening.store, id);
  const messages = evening.discord.channel(CHANNEL).messages;
  const [pairings, ...others] = messages.filter(({ content }) => content.startsWith('**New matches**'));
  expect(others).toEqual([]);
  expect(pairings?.content.match(/^- Round \d of 5: /gm)).toHaveLength(15);
  expect(pairings?.content.match(/ has won, 5 to [0-4]\.$/gm)).toHaveLength(15);
  const ceremonies = messages.filter(({ content }) =>
    content.startsWith('**The league of Runaround is over**'),
  );
  expect(ceremonies).toHaveLength(1);
  const last = painters.requests.findLast(({ scene }) => scene === 'league')?.view as LeagueView;
  expect([last.phase, last.rows.map(({ place }) => place)]).toEqual(['over', [1, 2, 3, 4, 5, 6]]);
  expect(last.rows.reduce((sum, { points }) => sum + points, 0)).toBe(30);
  const podium = painters.requests.findLast(({ scene }) => scene === 'podium')?.view as PodiumView;
  expect(podium.placed.map(({ name }) => name)).toEqual(last.rows.slice(0, 3).map(({ name }) => name));
  const again = ceremonies[0];
  if (again) await answered(evening.discord.person('ines').click(again, 'Play it again'));
  await calm(evening);
  expect(offers(evening.discord.channel(CHANNEL).messages.at(-1) ?? fail())).toContain('Enter');
});

async function open() {
  return await evening.store.selectFrom('tables').select('id').where('phase', '=', 'playing').execute();
}

/** Nobody is at more than two tables, and each is in a thread of its own. */
async function expectFree(): Promise<void> {
  const seats = await evening.store
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['person', 'channel'])
    .where('phase', '=', 'playing')
    .execute();
  for (const { person } of seats)
    expect(seats.filter((other) => other.person === person).length).toBeLessThanOrEqual(2);
}

async function tablesOnce() {
  const tables = await evening.store.selectFrom('tables').select(['id', 'channel']).execute();
  expect(new Set(tables.map(({ channel }) => channel)).size).toBe(tables.length);
  return { ids: tables.map(({ id }) => id) };
}

async function press(name: string, label: string): Promise<void> {
  const message =
    evening.discord.channel(CHANNEL).messages.findLast((one) => offers(one).includes(label)) ?? fail();
  await evening.discord
    .person(name)
    .click(message, label)
    .then((answer) => answer.settled());
  await calm(evening);
}

function fail(): never {
  throw new Error('There is no such message');
}
