import pg from 'pg';
import { expect, test } from 'vitest';
import { parseConfig } from '../../src/config.ts';
import { describeDatabase } from '../../src/store/postgres-url.ts';

/** Returns the connection parameters that a client reads from a URL. */
function parsePlaceUrl(url: string) {
  const address = parseConfig({ DATABASE_URL: url }).database ?? '';
  const { user, password, host, port, database } = new pg.Client({ connectionString: address });
  return { user, password, host, port, database, named: describeDatabase(address) };
}

const THERE = { user: 'u', host: '127.0.0.1', port: 5432, database: 'd', named: '127.0.0.1:5432/d' };

test.each([
  'plain',
  'SECRET@P/W#x',
  'a@b',
  'a/b',
  'a#b',
  'a?b',
  'a:b',
  'a%b',
  '50%',
  '@/:#?%',
  '///',
  'p@host:5432/other',
  'a b',
  'a&b=c',
  '비밀번호',
  '[x]',
])('parseConfig: reads the unescaped password %s', (password) => {
  expect(parsePlaceUrl(`postgres://u:${password}@127.0.0.1:5432/d`)).toEqual({ ...THERE, password });
});

test.each(['SECRET@P/W#x', '@/:#?%', '%40', '100%25'])(
  'parseConfig: keeps the escaped password %s',
  (password) => {
    const url = `postgresql://u:${encodeURIComponent(password)}@127.0.0.1:5432/d`;
    expect(parsePlaceUrl(url)).toEqual({ ...THERE, password });
  },
);

test.each([
  ['postgres://host/d', { host: 'host', database: 'd' }],
  ['postgres://u@host/d?application_name=a@b', { user: 'u', host: 'host', database: 'd' }],
  ['postgres://u:a/b@[::1]:5433/d', { password: 'a/b', host: '::1', port: 5433, database: 'd' }],
  ['postgres://u:a#b@host/d?options=-c%20x=y', { password: 'a#b', host: 'host', database: 'd' }],
])('parseConfig: keeps the parts of %s', (url, parts) => {
  expect(parsePlaceUrl(url)).toMatchObject(parts);
});

test('describeDatabase and parseConfig: never show a part of the password', () => {
  expect(parsePlaceUrl('postgres://u:SECRET@P/W#x@127.0.0.1:5432/d').named).toBe('127.0.0.1:5432/d');
  expect(() => parseConfig({ DATABASE_URL: 'mysql://u:SECRET@host/d' })).toThrow(/^(?!.*SECRET)/);
});
