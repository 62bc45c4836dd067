import { expect, test } from 'vitest';
import { parseConfig } from '../../src/config.ts';
import { page } from './files.ts';

type Environment = readonly { readonly name: string; readonly value: string }[];

/** Returns the bot's environment in a Compose file, with `${…}` as written there. */
function readEnvironment(file: string): Environment {
  const [, block = ''] = /^ {2,4}environment:\n((?: {4,}.*\n)+)/m.exec(page(file).text) ?? [];
  return [...block.matchAll(/^ +([A-Z_]+): (.*)$/gm)].map(([, name = '', value = '']) => ({ name, value }));
}

const URLS = {
  README_URL: 'https://a.example/',
  SUPPORT_URL: 'https://b.example/',
  PRIVACY_URL: 'https://c.example/',
  TERMS_URL: 'https://d.example/',
};
const LINKS = {
  readme: URLS.README_URL,
  support: URLS.SUPPORT_URL,
  privacy: URLS.PRIVACY_URL,
  terms: URLS.TERMS_URL,
};

const FILES = ['compose.yaml', 'compose.cluster.yaml'];
const examples = [...page('.env.example').text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
  ([, name = '', value = '']) => ({ name, value }),
);

/** Returns the container's environment for these lines of `.env`, filling in `${NAME:-else}` and `${NAME:?else}` as Compose does. */
function given(file: string, env: Readonly<Record<string, string>>): Record<string, string> {
  const filled = (value: string) =>
    value.replace(
      /\$\{([A-Z_]+):([-?])([^}]*)\}/g,
      (_, name, how, or) => env[name] || (how === '-' ? or : ''),
    );
  return Object.fromEntries(readEnvironment(file).map(({ name, value }) => [name, filled(value)]));
}

test.each(FILES)('%s: passes on every setting of .env.example', (file) => {
  expect(examples.length).toBeGreaterThan(10);
  const read = readEnvironment(file).filter(({ name, value }) => value.includes(`\${${name}:`));
  const names = read.map(({ name }) => name);
  expect(examples.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
});

test.each(FILES)('%s: a copy of .env.example with a token gives its defaults', (file) => {
  const copied = Object.fromEntries(examples.map(({ name, value }) => [name, value]));
  const secrets = { DISCORD_TOKEN: 'token', POSTGRES_PASSWORD: 'SECRET@P/W#x' };
  const config = parseConfig(given(file, { ...copied, ...secrets }));
  expect(config).toEqual(parseConfig(given(file, secrets)));
  expect(config).toMatchObject({
    token: 'token',
    dataDir: '/data',
    metrics: { host: '0.0.0.0', port: 9464 },
    keepDays: 365,
  });
  expect(config.database === undefined).toBe(file === 'compose.yaml');
});

test.each(FILES)('%s: passes settings of .env to the bot', (file) => {
  const config = parseConfig(given(file, { DISCORD_TOKEN: 't', KEEP_DAYS: '30', SHARDS: '4', ...URLS }));
  expect(config).toMatchObject({ keepDays: 30, shards: 4, links: LINKS });
});

test('compose.cluster.yaml: keeps the password out of the database address', () => {
  const { DATABASE_URL, PGPASSWORD } = given('compose.cluster.yaml', { POSTGRES_PASSWORD: 'SECRET@P/W#x' });
  expect([DATABASE_URL?.includes('SECRET'), PGPASSWORD]).toEqual([false, 'SECRET@P/W#x']);
});
