import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { earlier } from '../../src/games/earlier.ts';
import { games } from '../../src/games/registry.ts';
import { examine } from '../../src/ops/doctor/examine.ts';
import { type Findings, formatFault } from '../../src/ops/doctor/fault.ts';
import { openReadOnly } from '../../src/store/doctor/open-read-only.ts';
import { openStore } from '../../src/store/open.ts';
import { createReleaseFolder } from './release-folder.ts';

/** Releases whose data files differ in their contents. */
const RELEASES = ['0.1.0', '0006', '0010', '0015'];

async function runDoctor(folder: string, catalogue = { games, earlier }): Promise<Findings> {
  const store = await openReadOnly(folder);
  return await examine({ store, ...catalogue }).finally(() => store.destroy());
}

const listFaultTexts = ({ faults }: Findings) => faults.map(formatFault);

describe('doctor on data of earlier releases', () => {
  test.each(RELEASES)('doctor: finds no fault in data of release %s after a start', async (release) => {
    const folder = await createReleaseFolder(release);
    const findings = await runDoctor(folder);
    rmSync(folder, { recursive: true });
    expect(listFaultTexts(findings)).toEqual([]);
    expect(findings.replayed).toBeGreaterThan(4);
    expect(findings.tables).toBeGreaterThan(findings.replayed);
    expect(findings.unplayable).toEqual([]);
  });
});

let intact: string;
let folder: string;
beforeAll(async () => {
  intact = await createReleaseFolder('0015');
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'piecemeal-ill-'));
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(intact, 'piecemeal.db'), join(folder, 'piecemeal.db'));
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => rmSync(intact, { recursive: true }));

function damage(statements: string): void {
  const file = new Sqlite(join(folder, 'piecemeal.db'));
  file.pragma('foreign_keys = OFF');
  const triggers = file.prepare("select name from sqlite_master where type = 'trigger'").pluck().all();
  for (const name of triggers) file.exec(`drop trigger ${name}`);
  file.exec(statements);
  file.close();
}

/** SQL for the number of the last move in the log of a table. */
const LAST = `(select max(number) from log where table_id = 1 and kind = 'move')`;

describe('doctor on damaged data', () => {
  test.each([
    [`delete from log where table_id = 1 and number = 2`, 'Table 1: its log lacks entry 2.'],
    [
      `update tables set version = version + 1 where id = 1`,
      /^Table 1: it is kept as of entry \d+, and its log has \d+\.$/,
    ],
    [
      `update tables set played = played + 1 where id = 1`,
      /^Table 1: it counts \d+ moves, and its log \d+\.$/,
    ],
    [
      `update tables set drawn = drawn + 1 where id = 1`,
      /^Table 1: it counts \d+ outcomes of luck, and its log/,
    ],
    [
      `update tables set secret = '${'ab'.repeat(32)}' where id = 1`,
      /^Table 1: the luck of entry \d+ of its log does not come from its secret\.$/,
    ],
    [
      `update log set luck = '[9]' where table_id = 1 and number = ${LAST}`,
      /^Table 1: (the luck of entry|it counts)/,
    ],
    [
      `update log set move = '{"kind":"fly"}' where table_id = 1 and number = ${LAST}`,
      /^Table 1: (entry \d+ of its log is against the rules|its log cannot be played again|its log leads)/,
    ],
    [
      `update tables set state = (select state from tables where id = 2) where id = 1`,
      'Table 1: its log leads to another position than the one that is kept.',
    ],
    [
      `insert into positions select 1, 2, rules, played, drawn, state from tables where id = 1`,
      'Table 1: its log does not lead to the position that is kept of entry 2.',
    ],
    [
      `insert into positions select 1, version + 1, rules, played, drawn, state from tables where id = 1`,
      /^Table 1: its log does not lead to the position that is kept of entry \d+\.$/,
    ],
    [
      `insert into positions values (9999, 200, 1, 1, 1, '{}')`,
      'Table 9999: it is not there, and 1 rows of positions are of it.',
    ],
    [
      `update log set kind = 'halt' where table_id = 1 and number = 1`,
      'Table 1: its log does not begin with a start.',
    ],
    [`update tables set state = null where id = 1`, 'Table 1: it is being played, and has no position.'],
    [
      `update tables set secret = null where id = 1`,
      'Table 1: it is being played, and has no secret for its luck.',
    ],
    [
      `delete from alarms where table_id = 1`,
      'Table 1: no alarm is set by which it would ever sleep: the next start sets one.',
    ],
    [
      `delete from alarms where kind = 'turn'`,
      /^Table \d+: somebody is due, and no alarm is set by which they would be reminded\.$/,
    ],
    [`delete from turns`, /^Table \d+: seat \d is due, and nobody waits for it\.$/],
    [
      `insert into turns (table_id, seat, since, clock_from) select table_id, 9, since, clock_from from turns limit 1`,
      /^Table \d+: seat 10 is waited for, and is not due\.$/,
    ],
    [
      `insert into alarms values (9999, 'turn', 1)`,
      'Table 9999: it is not there, and 1 rows of alarms are of it.',
    ],
    [
      `insert into posts (table_id, kind, from_number, to_number, phase, claimed_at) values (9999, 'board', 0, 1, 'live', 1)`,
      'Table 9999: it is not there, and 1 rows of posts are of it.',
    ],
    [`delete from seats where table_id = 1`, 'Table 1: it is being played, and nobody sits there.'],
    [
      `insert into league_people (league_id, number, person, name) values (88, 1, 'x', 'x')`,
      'There is no league 88, and 1 rows of league_people are of it.',
    ],
    [
      `insert into notices (kind, subject, guild, channel, wanted, told, phase) values ('league', '88', 'g', 'c', 1, 1, 'live')`,
      'There is no league 88, and 1 rows of notices are of it.',
    ],
    [
      `insert into dates (kind, subject, guild, at) values ('league', '88', 'g', 1)`,
      'There is no league 88, and 1 rows of dates are of it.',
    ],
    [
      `insert into puzzle_tries (guild, number, person, name, correct, at) values ('g', 5, 'x', 'x', 1, 1)`,
      'There is no puzzle 5, and 1 rows of puzzle_tries are of it.',
    ],
    [
      `delete from results where table_id = (select min(id) from tables where phase = 'over')`,
      /^Table \d+: it is over, and has no results\.$/,
    ],
    [
      `update tables set ended_at = null where phase = 'over'`,
      /^Table \d+: it is over, and does not say since when\.$/,
    ],
    [
      `update tables set ended_at = null where phase = 'cancelled'`,
      /^Table \d+: it was broken off, and does not say when\.$/,
    ],
    [
      `insert or replace into alarms select id, 'sleep', 1 from tables where phase = 'over'`,
      /^Table \d+: an alarm of a match is set, and it is not being played\.$/,
    ],
    [
      `insert or replace into alarms values (1, 'close', 1)`,
      'Table 1: the alarm that closes a lobby is set, and it is none.',
    ],
    [
      `update tables set state = '{}' where phase = 'lobby'`,
      /^Table \d+: it is a lobby, and has a position\.$/,
    ],
    [
      `pragma ignore_check_constraints = on; update tables set phase = 'asleep' where id = 1`,
      'Table 1: it is in a phase that there is not: asleep.',
    ],
    [
      `update ratings set mu = mu + 1 where rowid = (select min(rowid) from ratings)`,
      /^Table \d+: the ratings after it are not those that the results give\.$/,
    ],
  ] as const)('doctor: reports the damage of %s', async (statements, sentence) => {
    damage(statements);
    const wanted = typeof sentence === 'string' ? sentence : expect.stringMatching(sentence);
    expect(listFaultTexts(await runDoctor(folder))).toContainEqual(wanted);
  });

  test('doctor: reports an overwritten page of the file', async () => {
    const path = join(folder, 'piecemeal.db');
    const bytes = readFileSync(path);
    const at = Math.floor(bytes.length / 4096 / 2) * 4096;
    writeFileSync(path, bytes.fill(0xa5, at, at + 4096));
    const faults = listFaultTexts(await runDoctor(folder));
    expect(faults).toContainEqual(expect.stringMatching(/^(The file: |Not all could be read: )/));
  });
});

test('doctor: lists a match whose rules are missing, without a fault', async () => {
  const findings = await runDoctor(folder, {
    games: games.filter(({ id }) => id !== 'runaround'),
    earlier: [],
  });
  expect(findings.unplayable.length).toBeGreaterThan(0);
  expect(listFaultTexts(findings)).toEqual([]);
});

test('doctor: runs beside a bot that has the file open, and changes nothing', async () => {
  const store = await openStore(folder);
  const before = await store.selectFrom('tables').selectAll().execute();
  expect(listFaultTexts(await runDoctor(folder))).toEqual([]);
  expect(await store.selectFrom('tables').selectAll().execute()).toEqual(before);
  await store.destroy();
  const reader = await openReadOnly(folder);
  await expect(reader.deleteFrom('turns').execute()).rejects.toThrow('readonly');
  await reader.destroy();
});

test('openReadOnly: rejects data of a newer or older version, and missing data', async () => {
  damage("insert into kysely_migration values ('9999_future', '2030-01-01')");
  await expect(openReadOnly(folder)).rejects.toThrow('newer Piecemeal (9999_future)');
  damage("delete from kysely_migration where name = '9999_future' or name like '0016%'");
  await expect(openReadOnly(folder)).rejects.toThrow('of an older Piecemeal, without 0016_');
  await expect(openReadOnly(join(folder, 'nowhere'))).rejects.toThrow('There is no data in');
});
