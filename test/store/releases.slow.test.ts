import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrations } from '../../migrations/index.ts';
import { pickRandomPath } from '../../src/ai/random-path.ts';
import { findPerson, getDueSeats, getTableTurn } from '../../src/app/core/table.ts';
import { playAis } from '../../src/app/play/ai-turns.ts';
import { makeMove } from '../../src/app/play/make-move.ts';
import { backfillRatings, checkRatings } from '../../src/app/ratings/recompute-ratings.ts';
import { resign } from '../../src/app/seats/resign.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { countHintsByPerson } from '../../src/store/hints.ts';
import { loadAllRatings } from '../../src/store/ratings.ts';
import { loadResults } from '../../src/store/results.ts';
import { createActor, openTestContext, type TestContext } from '../support/test-context.ts';
import { expectCompleteLog, loadStoredTable } from '../support/verify.ts';

/**
 * Databases of earlier versions, each with the same tables: a running match of six games, a lobby, ended
 * matches, ended ones that a player had left, and closed lobbies. From 0007 on they contain AI searches and
 * a match with hints.
 */
const FILES = join(import.meta.dirname, 'files');
const RELEASES = readdirSync(FILES).map((file) => file.replace('.db.gz', ''));

let folder: string;
let ctx: TestContext | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'piecemeal-releases-'));
});
afterEach(async () => {
  await ctx?.store.destroy();
  ctx = null;
  rmSync(folder, { recursive: true });
});

/** The first release had the first two migrations. */
const FIRST = ['0001_tables', '0002_looks'];

test('releases: there is a database of every version before the newest', () => {
  const later = Object.keys(migrations).filter((name) => !FIRST.includes(name));
  const before = later.slice(0, -1).map((name) => name.slice(0, 4));
  expect(RELEASES).toEqual(expect.arrayContaining(['0.1.0', ...before]));
});

describe.each(RELEASES)('a database of version %s', (release) => {
  beforeEach(async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'piecemeal.db'), gunzipSync(readFileSync(join(FILES, `${release}.db.gz`))));
    ctx = await openTestContext(folder);
  });

  test.each([1, 2, 3, 4, 5, 6, 10, 11])('an older database: table %i can be played on', async (id) => {
    const at = ctx as TestContext;
    await expectCompleteLog(at, id);
    const { version } = (await loadStoredTable(at, id)).record;
    for (let moves = 0; moves < 6; moves++) await makeDueMove(at, id);
    await expectCompleteLog(at, id);
    const after = await loadStoredTable(at, id);
    expect(after.record.version).toBeGreaterThanOrEqual(version + 6);
    expect(at.errors).toEqual([]);
  });

  test('an older database: every seat has the right kind of occupant', async () => {
    const kinds = async (id: number) =>
      (await loadStoredTable(ctx as TestContext, id)).seats.map(({ kind }) => kind);
    expect(await kinds(2)).toEqual(['person', 'person', 'person', 'ai']);
    expect(await kinds(10)).toEqual(['ai', 'person', 'person']);
    expect(await kinds(11)).toEqual(['person', 'person', 'left']);
    expect((await loadStoredTable(ctx as TestContext, 11)).seats[2]).toMatchObject({
      person: 'cem',
      name: '(Cem)',
    });
  });

  test('an older database: its matches have the right results', async () => {
    const { store } = ctx as TestContext;
    const listResults = async (id: number) =>
      (await loadResults(store, id)).map(({ seat, person, place, ending }) => [seat, person, place, ending]);
    expect(await listResults(1)).toEqual([]);
    const overBy = (await loadResults(store, 8)).map(({ ending }) => ending);
    expect(overBy).toEqual(['over', 'over']);
    expect(await listResults(9)).toEqual([
      [0, 'ann', 1, 'resigned'],
      [1, 'bob', 2, 'resigned'],
    ]);
    expect(await listResults(12)).toEqual([
      [0, 'ann', null, 'cancelled'],
      [1, 'bob', null, 'cancelled'],
    ]);
    expect((await listResults(13)).map(([seat, person, , ending]) => [seat, person, ending])).toEqual([
      [0, 'ann', 'over'],
      [1, null, 'over'],
      [2, 'cem', 'over'],
      [1, 'bob', 'left'],
    ]);
    expect(await listResults(14)).toEqual([]);
  });

  test('an older database: its ended matches are rated once', async () => {
    const { store } = ctx as TestContext;
    await backfillRatings(store);
    const rated = await loadAllRatings(store);
    expect(rated.map(({ tableId, person }) => [tableId, person])).toEqual(
      expect.arrayContaining([
        [9, 'ann'],
        [9, 'bob'],
      ]),
    );
    await backfillRatings(store);
    expect(await loadAllRatings(store)).toEqual(rated);
    expect(await checkRatings(store)).toEqual({ same: rated.length, first: null });
  });

  test('an older database: is kept unchanged beside the migrated one', async () => {
    const [copy, ...more] = readdirSync(folder).filter((name) => name.startsWith('piecemeal.before-'));
    expect(more).toEqual([]);
    const before = new Sqlite(join(folder, String(copy)), { readonly: true });
    const names = before.prepare('select name from kysely_migration').pluck().all();
    const nextMigrations: Readonly<Record<number, string>> = {
      2: '0003_discords_time',
      3: '0004_doors',
      4: '0005_turns',
      5: '0006_time',
      6: '0007_minds',
      7: '0008_lessons',
      8: '0009_friends',
      9: '0010_forgetting',
      10: '0011_servers',
      11: '0012_notices',
      12: '0013_leagues',
      13: '0014_puzzles',
      14: '0015_letters',
      15: '0016_setups',
      16: '0017_leases',
      17: '0018_parents',
      18: '0019_positions',
      19: '0020_registered',
      20: '0021_readers',
      21: '0022_lesson_steps',
      22: '0023_found_by_index',
      23: '0024_notifications',
      24: '0025_quiet_servers',
      25: '0026_ratings_of_ties',
      26: '0027_usernames',
      27: '0028_voices_and_stills',
      28: '0029_plans',
      29: '0030_daily_puzzles',
      30: '0031_codes',
    };
    expect(copy).toBe(`piecemeal.before-${nextMigrations[names.length]}.db`);
    expect(before.prepare('select count(*) from tables').pluck().get()).toBe(Number(release) >= 7 ? 15 : 14);
    before.close();
  });
});

test('an older database: keeps AI searches and hint counts', async () => {
  writeFileSync(join(folder, 'piecemeal.db'), gunzipSync(readFileSync(join(FILES, '0007.db.gz'))));
  ctx = await openTestContext(folder);
  const searches = (await expectCompleteLog(ctx, 15)).filter((entry) => 'thought' in entry);
  expect(searches).toHaveLength(3);
  expect(searches[0]).toMatchObject({ thought: { strength: 'owl', playouts: expect.any(Number) } });
  expect((await loadStoredTable(ctx, 15)).record.hints).toBe(true);
  expect(await countHintsByPerson(ctx.store, 15)).toEqual([{ person: 'ann', hints: 1 }]);
  for (let moves = 0; moves < 6; moves++) await makeDueMove(ctx, 15);
  await expectCompleteLog(ctx, 15);
});

test('an older database: a resigned match gets results like newer ones', async () => {
  writeFileSync(join(folder, 'piecemeal.db'), gunzipSync(readFileSync(join(FILES, '0003.db.gz'))));
  ctx = await openTestContext(folder);
  await resign(ctx, createActor('bob'), 10, (name) => `AI (${name})`);
  await resign(ctx, createActor('cem'), 10, (name) => `AI (${name})`);
  const results = await loadResults(ctx.store, 10);
  expect(results.map(({ person, player, ending }) => [person, player, ending])).toEqual([
    [null, 'random', 'cancelled'],
    [null, 'badger', 'cancelled'],
    ['cem', null, 'cancelled'],
    ['ann', null, 'left'],
    ['bob', null, 'left'],
  ]);
});

test('openStore: refuses a database of a newer version and leaves it unchanged', async () => {
  const path = join(folder, 'piecemeal.db');
  writeFileSync(path, gunzipSync(readFileSync(join(FILES, '0003.db.gz'))));
  const file = new Sqlite(path);
  file.prepare("insert into kysely_migration values ('9999_later', '2030-01-01')").run();
  file.close();
  await expect(openTestContext(folder)).rejects.toThrow('it was written by a newer Piecemeal (9999_later)');
  const after = new Sqlite(path, { readonly: true });
  expect(after.prepare('select count(*) from kysely_migration').pluck().get()).toBe(4);
  after.close();
});

const chance = createSeededChance(5);

/** Makes a random move of the due person, after the due AI moves. */
async function makeDueMove(at: TestContext, id: number): Promise<void> {
  await playAis(at, id);
  const table = await loadStoredTable(at, id);
  const turn = getTableTurn(table);
  if (turn.kind === 'over') return;
  const seat = (getDueSeats(table)[0] ?? turn.seats[0]) as number;
  const by = createActor(String(findPerson(table, seat)), { interaction: `r${id} ${table.record.version}` });
  await makeMove(at, by, id, table.record.version, (game, view, mine) =>
    pickRandomPath(game, view, mine, chance),
  );
}
