import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ON_POSTGRES } from '../support/store.ts';
import { startMatch } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { closeCalmly } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

/** Number of tables in the store, and of Theo's. */
const TABLES = 100_000;
const OWN = 300;

/** Maximum CPU time in ms until /games is acknowledged. */
const MOST = 50;

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot();
});
afterEach(async () => await closeCalmly(testBot));

test.skipIf(ON_POSTGRES)(
  '/games: is acknowledged within 50 ms for a player at 300 of 100,000 tables, and then lists them',
  async () => {
    await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
    await copyTable();
    const theo = testBot.discord.person('theo');
    const taken: number[] = [];
    for (let calls = 0; calls < 4; calls++) {
      const before = process.cpuUsage();
      const answer = await theo.slash(CHANNEL, 'games');
      const { user, system } = process.cpuUsage(before);
      taken.push((user + system) / 1_000);
      expect(answer.state).toBe('thinking');
      expect((await answer.settled()).message?.content).toMatch(/and 28\d more/);
    }
    expect(Math.min(...taken)).toBeLessThan(MOST);
  },
  120_000,
);

/** Copies the table; some copies keep the same people, the others have strangers. */
async function copyTable(): Promise<void> {
  const tables = await listColumns('tables', ['id', 'channel']);
  const seats = await listColumns('seats', ['table_id', 'person', 'instead']);
  await sql
    .raw(`with recursive counted(nth) as (select 2 union all select nth + 1 from counted where nth < ${TABLES})
      insert into tables (id, channel, ${tables})
      select nth, 'copy ' || nth, ${tables} from tables, counted where tables.id = 1`)
    .execute(testBot.store);
  const isOwn = `tables.id <= ${OWN}`;
  await sql
    .raw(`insert into seats (table_id, person, instead, ${seats})
      select tables.id, iif(${isOwn}, seats.person, seats.person || tables.id), iif(${isOwn}, null, 'them'), ${seats}
      from seats, tables where seats.table_id = 1 and tables.id > 1`)
    .execute(testBot.store);
}

async function listColumns(table: string, without: readonly string[]): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(
    testBot.store,
  );
  return rows.flatMap(({ name }) => (without.includes(name) ? [] : [name])).join();
}
