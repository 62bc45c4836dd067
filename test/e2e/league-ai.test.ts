import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LeagueView } from '../../render/scenes/league/types.ts';
import type { PodiumView } from '../../render/scenes/podium/types.ts';
import { demoServer } from '../../src/demo-server.ts';
import { createThinkingPlayers } from '../support/ai-players.ts';
import { playByAi } from '../support/play-by-ai.ts';
import { createSpyRenderPool } from '../support/spy-render-pool.ts';
import { getOffers, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectCompleteLog, expectToldOnce } from '../support/verify.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

const SIX = {
  ...demoServer,
  people: [
    ...demoServer.people,
    { key: 'noor', username: 'noor', name: 'Noor' },
    { key: 'ines', username: 'ines', name: 'Ines' },
  ],
};

let testBot: TestBot;
let renderPool: ReturnType<typeof createSpyRenderPool>;
beforeEach(async () => {
  renderPool = createSpyRenderPool();
  testBot = await openTestBot({ kept: true, server: SIX, ai: createThinkingPlayers(2), renderPool });
});
afterEach(async () => await closeCalmly(testBot));

test('league: six people with AI moves play to the ceremony through two restarts', {
  timeout: 120_000,
}, async () => {
  await waitForMessage(
    testBot.discord.person('theo').slash(CHANNEL, 'league', { game: 'runaround', kind: 'league' }),
  );
  await waitUntilIdle(testBot);
  for (const { key } of SIX.people) await press(key, 'Enter');
  await press('theo', 'Start');
  let played = 0;
  for (let tables = await openLeague(); tables.length > 0; tables = await openLeague()) {
    for (const { id } of tables) {
      await expectFree();
      await playByAi(testBot.app, id);
      await expectCompleteLog(testBot.app, id);
      await waitUntilIdle(testBot);
      played += 1;
    }
    if (played < 9) testBot = await testBot.again();
    await waitUntilIdle(testBot);
  }
  expect(played).toBe(15);
  const { ids } = await listTables();
  expect(ids).toHaveLength(15);
  for (const id of ids) await expectToldOnce(testBot.store, id);
  const messages = testBot.discord.channel(CHANNEL).messages;
  const [pairings, ...others] = messages.filter(({ content }) => content.startsWith('**New matches**'));
  expect(others).toEqual([]);
  expect(pairings?.content.match(/^- Round \d of 5: /gm)).toHaveLength(15);
  expect(pairings?.content.match(/ has won, 5 to [0-4]\.$/gm)).toHaveLength(15);
  const ceremonies = messages.filter(({ content }) =>
    content.startsWith('**The league of Runaround is over**'),
  );
  expect(ceremonies).toHaveLength(1);
  const last = renderPool.requests.findLast(({ scene }) => scene === 'league')?.view as LeagueView;
  expect([last.phase, last.rows.map(({ place }) => place)]).toEqual(['over', [1, 2, 3, 4, 5, 6]]);
  expect(last.rows.reduce((sum, { points }) => sum + points, 0)).toBe(30);
  const podium = renderPool.requests.findLast(({ scene }) => scene === 'podium')?.view as PodiumView;
  expect(podium.placed.map(({ name }) => name)).toEqual(last.rows.slice(0, 3).map(({ name }) => name));
  const again = ceremonies[0];
  if (again) await waitForMessage(testBot.discord.person('ines').click(again, 'Play it again'));
  await waitUntilIdle(testBot);
  expect(getOffers(testBot.discord.channel(CHANNEL).messages.at(-1) ?? failAlways())).toContain('Enter');
});

async function openLeague() {
  return await testBot.store.selectFrom('tables').select('id').where('phase', '=', 'playing').execute();
}

/** Expects that nobody is at more than two tables, and each is in a thread of its own. */
async function expectFree(): Promise<void> {
  const seats = await testBot.store
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['person', 'channel'])
    .where('phase', '=', 'playing')
    .execute();
  for (const { person } of seats)
    expect(seats.filter((other) => other.person === person).length).toBeLessThanOrEqual(2);
}

async function listTables() {
  const tables = await testBot.store.selectFrom('tables').select(['id', 'channel']).execute();
  expect(new Set(tables.map(({ channel }) => channel)).size).toBe(tables.length);
  return { ids: tables.map(({ id }) => id) };
}

async function press(name: string, label: string): Promise<void> {
  const message =
    testBot.discord.channel(CHANNEL).messages.findLast((one) => getOffers(one).includes(label)) ??
    failAlways();
  await testBot.discord
    .person(name)
    .click(message, label)
    .then((answer) => answer.settled());
  await waitUntilIdle(testBot);
}

function failAlways(): never {
  throw new Error('There is no such message');
}
