import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterAll, expect, test, vi } from 'vitest';
import { ConfigError, parseConfig } from '../../src/config.ts';
import { demoServer } from '../../src/demo-server.ts';
import { openPlayground } from '../../src/playground/index.ts';
import { runFailingStart, startMain } from '../support/bot-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'piecemeal-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

const WRONG = [
  { PORT: '99999' },
  { PORT: 'eighty' },
  { METRICS_PORT: '70000' },
  { METRICS_HOST: 'two words' },
  { KEEP_DAYS: '0' },
  { KEEP_DAYS: 'ever' },
  { LOG_LEVEL: 'loud' },
  { SHARDS: '0' },
  { SHARDS: 'some' },
  { DISCORD_GUILD_ID: 'here' },
  { DISCORD_API: 'ftp://x' },
  { README_URL: 'here' },
  { SUPPORT_URL: 'discord.gg/piecemeal' },
  { PRIVACY_URL: 'mailto:a@games.example' },
  { TERMS_URL: 'javascript:alert(1)' },
  { DISCORD_TOKEN: 'two words' },
] as const;

test.each(WRONG)('parseConfig: names the variable with an invalid value: %o', (env) => {
  const [name] = Object.keys(env);
  expect(() => parseConfig(env)).toThrow(ConfigError);
  expect(() => parseConfig(env)).toThrow(`${name} `);
});

test('parseConfig: reads SHARDS as a number or auto', () => {
  expect(['', 'auto', '6'].map((SHARDS) => parseConfig({ SHARDS }).shards)).toEqual(['auto', 'auto', 6]);
  expect(parseConfig({}).shards).toBe('auto');
});

test('parseConfig: treats an empty address of a page as none', () => {
  expect(parseConfig({ README_URL: '', SUPPORT_URL: 'https://games.example/support' }).links).toEqual({
    readme: null,
    support: 'https://games.example/support',
    privacy: null,
    terms: null,
  });
});

test('start: ends with one line when a variable is invalid', async () => {
  const { code, out, err } = await runFailingStart({ DATA_DIR: folder, PORT: 'eighty' });
  expect([code, out]).toEqual([1, '']);
  expect(err.trim().split('\n')).toEqual([expect.stringContaining('PORT ')]);
});

test('start: ends with one line when the data folder cannot be used', async () => {
  const { code, err } = await runFailingStart({ DATA_DIR: '/dev/null/here', PORT: '0' });
  expect(code).toBe(1);
  expect(err.trim().split('\n')).toEqual([expect.stringContaining('DATA_DIR ')]);
});

test('start: ends with one line and no stack trace when Discord refuses the token', async () => {
  const discord = await openPlayground({ page: false, server: demoServer });
  const env = { DATA_DIR: folder, DISCORD_API: discord.api, DISCORD_TOKEN: 'not-the-token' };
  const { code, out, err } = await runFailingStart(env);
  await discord.stop();
  expect(code).not.toBe(0);
  expect(out).toBe('');
  expect(err.trim().split('\n')).toEqual([expect.stringContaining('DISCORD_TOKEN')]);
  expect(err).not.toContain('not-the-token');
});

test('start with a token: registers the commands, prints the invite link and ends cleanly on SIGTERM', async () => {
  const discord = await openPlayground({ page: false, server: demoServer });
  const child = startMain({ DATA_DIR: folder, DISCORD_API: discord.api, DISCORD_TOKEN: discord.token });
  const line = await waitForFirstLine(child);
  const invite =
    /^Invite Piecemeal: https:\/\/discord\.com\/oauth2\/authorize\?client_id=\d+&scope=bot\+applications\.commands&permissions=(\d+)$/;
  expect(line).toMatch(invite);
  const used = P.ViewChannel | P.SendMessages | P.AttachFiles | P.ReadMessageHistory;
  const forThreads = P.CreatePublicThreads | P.SendMessagesInThreads;
  expect(BigInt(invite.exec(line ?? '')?.[1] ?? 0)).toBe(used | forThreads);
  expect(discord.connected).toBe(1);
  const answer = await discord.person('mina').slash('general', 'games');
  expect(answer.message?.content).toContain('You’re not in any games.');
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(0);
  expect(discord.problems).toEqual([]);
  await discord.stop();
});

test('start with DISCORD_GUILD_ID: registers the commands in that server, which must have the bot', async () => {
  const discord = await openPlayground({ page: false, server: demoServer });
  const registered: string[] = [];
  discord.onRequest(({ method, path, phase }) => {
    if (method === 'PUT' && phase === 'before') registered.push(path);
  });
  const env = { DATA_DIR: folder, DISCORD_API: discord.api, DISCORD_TOKEN: discord.token };
  const child = startMain({ ...env, DISCORD_GUILD_ID: discord.guildId });
  await waitForFirstLine(child);
  expect(registered.at(-1)).toMatch(new RegExp(`/guilds/${discord.guildId}/commands$`));
  child.kill('SIGTERM');
  await once(child, 'exit');
  const again = startMain({ ...env, DISCORD_GUILD_ID: discord.guildId });
  await waitForFirstLine(again);
  again.kill('SIGTERM');
  await once(again, 'exit');
  expect(registered).toHaveLength(1);
  const { code, err } = await runFailingStart({ ...env, DISCORD_GUILD_ID: '1300000000000000999' });
  expect(code).toBe(1);
  expect(err.trim().split('\n')).toEqual([expect.stringMatching(/DISCORD_GUILD_ID.*oauth2/)]);
  await discord.stop();
});

test('start with DISCORD_GUILD_ID: removes the globally registered commands', async () => {
  const discord = await openPlayground({ page: false, server: demoServer });
  const env = { DATA_DIR: folder, DISCORD_API: discord.api, DISCORD_TOKEN: discord.token };
  const application = '1300000000000000100';
  const registered = async (place: string) => {
    const url = `${discord.api}/v10/applications/${application}${place}/commands`;
    const there = await fetch(url, { headers: { authorization: `Bot ${discord.token}` } });
    return ((await there.json()) as readonly unknown[]).length > 0;
  };
  for (const DISCORD_GUILD_ID of ['', discord.guildId]) {
    const child = startMain({ ...env, DISCORD_GUILD_ID });
    await waitForFirstLine(child);
    const there = { all: await registered(''), one: await registered(`/guilds/${discord.guildId}`) };
    expect(there).toEqual({ all: DISCORD_GUILD_ID === '', one: DISCORD_GUILD_ID !== '' });
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await discord.stop();
});

test('start without a token: prints the address of the playground within 15 seconds', async () => {
  const begun = performance.now();
  const child = startMain({ DATA_DIR: folder, PORT: '0' });
  const line = await waitForFirstLine(child);
  expect(performance.now() - begun).toBeLessThan(15_000);
  const address = /^Piecemeal's playground: (http:\/\/127\.0\.0\.1:\d+)$/.exec(line)?.[1];
  expect((await fetch(address ?? '')).status).toBe(200);
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(0);
});

test('start with METRICS_PORT: prints the address when ready, and ends with one line if the port is taken', async () => {
  const child = startMain({ DATA_DIR: join(folder, 'measured'), PORT: '0', METRICS_PORT: '0' });
  const address = await waitForLine(child, /^Metrics: (http:\/\/127\.0\.0\.1:\d+)\/metrics$/m);
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expect((await fetch(`${address}${path}`)).status).toBe(200);
  const port = new URL(address).port;
  const { code, err } = await runFailingStart({
    DATA_DIR: join(folder, 'other'),
    PORT: '0',
    METRICS_PORT: port,
  });
  expect([code, err]).toEqual([1, expect.stringMatching(/^METRICS_PORT .*EADDRINUSE.*\n$/)]);
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(0);
});

/** Waits for an output line and returns its captured group. */
async function waitForLine({ stdout }: ReturnType<typeof startMain>, wanted: RegExp): Promise<string> {
  let written = '';
  for await (const chunk of stdout ?? []) {
    written += String(chunk);
    const [, said] = wanted.exec(written) ?? [];
    if (said !== undefined) return said;
  }
  throw new Error(`It ended, having written ${written}`);
}

test('start: welcomes a new playground once, also after a restart', async () => {
  const data = join(folder, 'welcomed');
  expect(await startAndListWritten(data)).toEqual([expect.stringMatching(/This is a sandbox/)]);
  expect(await startAndListWritten(data)).toHaveLength(1);
});

/** Starts and stops a playground, and lists the messages in its channels. */
async function startAndListWritten(data: string): Promise<readonly string[]> {
  const child = startMain({ DATA_DIR: data, PORT: '0' });
  await waitForFirstLine(child);
  const kept = () => (existsSync(room) ? JSON.parse(readFileSync(room, 'utf8')).posts : []);
  const room = join(data, 'playground', 'room.json');
  await vi.waitUntil(() => kept().length > 0, 10_000);
  child.kill('SIGTERM');
  await once(child, 'exit');
  return kept().map(({ message }: { readonly message: { readonly content: string } }) => message.content);
}

async function waitForFirstLine(child: ReturnType<typeof startMain>): Promise<string> {
  let written = '';
  for await (const chunk of child.stdout ?? []) {
    written += String(chunk);
    if (written.includes('\n')) return written.split('\n')[0] ?? '';
  }
  throw new Error(`It ended without a line: ${written}`);
}
