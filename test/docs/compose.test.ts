import { expect, test } from 'vitest';
import { parseConfig } from '../../src/config.ts';
import { page } from './files.ts';

const { text } = page('compose.yaml');
const [, environment = ''] = /^x-bot:[\s\S]*?^ {2}environment:\n((?: {4}.*\n)+)/m.exec(text) ?? [];
const passed = [...environment.matchAll(/^ {4}([A-Z_]+): (.*)$/gm)].map(([, name = '', value = '']) => ({
  name,
  value,
}));
const examples = [...page('.env.example').text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
  ([, name = '', value = '']) => ({ name, value }),
);

/** Returns the container's environment for these lines of `.env`, filling in `${NAME:-else}` and `${NAME:?else}` as Compose does. */
function given(env: Readonly<Record<string, string>>): Record<string, string> {
  const filled = (value: string) =>
    value.replace(
      /\$\{([A-Z_]+):([-?])([^}]*)\}/g,
      (_, name, how, or) => env[name] || (how === '-' ? or : ''),
    );
  return Object.fromEntries(passed.map(({ name, value }) => [name, filled(value)]));
}

test('compose.yaml: passes on every setting of .env.example', () => {
  expect(examples.length).toBeGreaterThan(10);
  const read = passed.filter(({ name, value }) => value.includes(`\${${name}:`)).map(({ name }) => name);
  expect(examples.map(({ name }) => name).filter((name) => !read.includes(name))).toEqual([]);
});

test('.env.example: a copy with a token gives the defaults of compose.yaml', () => {
  const copied = Object.fromEntries(examples.map(({ name, value }) => [name, value]));
  const secrets = { DISCORD_TOKEN: 'token', POSTGRES_PASSWORD: 'SECRET@P/W#x' };
  const config = parseConfig(given({ ...copied, ...secrets }));
  expect(config).toEqual(parseConfig(given(secrets)));
  expect(config).toMatchObject({
    token: 'token',
    dataDir: '/data',
    metrics: { host: '0.0.0.0', port: 9464 },
    keepDays: 365,
  });
});

test('compose.yaml: passes settings of .env to the bot', () => {
  const config = parseConfig(
    given({ DISCORD_TOKEN: 't', KEEP_DAYS: '30', SHARDS: '4', README_URL: 'https://a.example/' }),
  );
  expect(config).toMatchObject({ keepDays: 30, shards: 4, readme: 'https://a.example/' });
});

test('compose.yaml: keeps the password out of the database address', () => {
  const { DATABASE_URL, PGPASSWORD } = given({ POSTGRES_PASSWORD: 'SECRET@P/W#x' });
  expect([DATABASE_URL?.includes('SECRET'), PGPASSWORD]).toEqual([false, 'SECRET@P/W#x']);
});
