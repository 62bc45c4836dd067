import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { cacheStatements, MAX_CACHED_STATEMENTS } from '../../src/store/open.ts';

test('cacheStatements: prepares a repeated statement once and keeps a limited number', () => {
  const file = new Sqlite(':memory:');
  const database = cacheStatements(file, () => {});
  const first = database.prepare('select 0');
  for (let nth = 1; nth < MAX_CACHED_STATEMENTS; nth++) database.prepare(`select ${nth}`);
  expect(database.prepare('select 0')).toBe(first);
  for (let nth = 1; nth <= MAX_CACHED_STATEMENTS; nth++) database.prepare(`select -${nth}`);
  expect(database.prepare('select 0')).not.toBe(first);
  database.close();
});
