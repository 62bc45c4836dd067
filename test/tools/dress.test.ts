import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoServer } from '../../src/demo-server.ts';
import { createInviteLink } from '../../src/discord/core/invite.ts';
import { openPlayground, type Playground } from '../../src/playground/index.ts';
import { readListing } from '../../src/tools/listing/read-listing.ts';
import { call } from '../playground/rest-client.ts';
import { PIXEL } from '../support/test-bot.ts';

const TOOL = join(import.meta.dirname, '../../src/tools/dress.ts');

const folder = mkdtempSync(join(tmpdir(), 'piecemeal-dress-'));
const BANNER = join(import.meta.dirname, '../../render/brand/banner.png');
const [AVATAR, TEXT] = [join(folder, 'avatar.png'), join(folder, 'avatar.txt')];
writeFileSync(AVATAR, PIXEL);
writeFileSync(TEXT, 'not a picture');
afterAll(() => rmSync(folder, { recursive: true }));

let discord: Playground;
beforeEach(async () => {
  discord = await openPlayground({ page: false, server: demoServer });
});
afterEach(() => discord.stop());

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the tool in a folder without `.env`. The playground in this process goes on meanwhile. */
async function dress(
  args: readonly string[],
  env: Readonly<Record<string, string>> = { DISCORD_TOKEN: discord.token, DISCORD_API: discord.api },
): Promise<Ended> {
  const { DISCORD_TOKEN: _, DISCORD_API: __, ...others } = process.env;
  const options = { cwd: folder, env: { ...others, ...env } };
  return await new Promise((resolve) =>
    execFile(process.execPath, [TOOL, ...args], options, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    ),
  );
}

const get = async (path: string) => (await call(discord, 'GET', path)).json;

describe('npm run dress', () => {
  test('npm run dress: sets description, tags and the install link of the invite', async () => {
    expect(await dress([])).toEqual({ code: 0, out: 'Set: description, tags and install link.\n', err: '' });
    const { description, tags, install_params, icon, id } = await get('/applications/@me');
    const listing = readListing('en');
    expect([description, tags, icon]).toEqual([listing.description, listing.tags, null]);
    const invite = new URL(createInviteLink(id)).searchParams;
    expect(install_params).toEqual({
      scopes: invite.get('scope')?.split(' '),
      permissions: invite.get('permissions'),
    });
    expect(discord.problems).toEqual([]);
  });

  test('npm run dress: takes the texts of a language and sets icon, avatar and banner', async () => {
    const { code, out } = await dress(['--language', 'ko', '--avatar', AVATAR, '--banner', BANNER]);
    expect([code, out.trim().split('\n')]).toEqual([
      0,
      ['Set: description, tags, install link and icon.', 'Set: avatar and banner.'],
    ]);
    const { description, icon } = await get('/applications/@me');
    expect(description).toBe(readListing('ko').description);
    expect(icon).toMatch(/^[\da-f]{32}$/);
    expect(await get('/users/@me')).toMatchObject({
      avatar: icon,
      banner: expect.stringMatching(/^[\da-f]{32}$/),
    });
    expect(discord.problems).toEqual([]);
  });

  test('npm run dress: sets the banner alone and keeps avatar and icon', async () => {
    const { code, out } = await dress(['--banner', BANNER]);
    expect([code, out.trim().split('\n')]).toEqual([
      0,
      ['Set: description, tags and install link.', 'Set: banner.'],
    ]);
    expect((await get('/applications/@me')).icon).toBeNull();
    expect((await get('/users/@me')).avatar).toBeNull();
    expect(discord.problems).toEqual([]);
  });

  test('npm run dress --dry-run: prints the requests without a token and sends nothing', async () => {
    const { code, out, err } = await dress(['--dry-run', '--avatar', AVATAR], {});
    expect([code, err]).toEqual([0, '']);
    expect(out.match(/^PATCH .*$/gm)).toEqual(['PATCH /applications/@me', 'PATCH /users/@me']);
    expect(out).toContain(JSON.stringify(readListing('en').description));
    expect(out).toContain('"avatar": "data:image/png;base64,… (1 KB)"');
    expect((await get('/applications/@me')).description).toBe('');
  });

  test.each([
    [['--avatar', TEXT], `${TEXT} is not a PNG, JPEG or GIF.`],
    [['--banner', TEXT], `${TEXT} is not a PNG, JPEG or GIF.`],
    [['--avatar', join(folder, 'nothing.png')], `${join(folder, 'nothing.png')} cannot be read.`],
    [['--language', 'fr'], 'Unknown language "fr". Languages: en, ko.'],
  ])('npm run dress: with %j prints one line and exits with 2', async (args, line) => {
    expect(await dress(args)).toEqual({ code: 2, out: '', err: `${line}\n` });
  });

  test.each([
    [{}, 'Set DISCORD_TOKEN in the environment or in .env.'],
    [{ DISCORD_TOKEN: 'two words' }, 'DISCORD_TOKEN must not contain white space.'],
  ])('npm run dress: with the environment %j prints one line and exits with 2', async (env, line) => {
    expect(await dress([], env)).toEqual({ code: 2, out: '', err: `${line}\n` });
  });
});

describe('npm run dress: prints one line and exits with 1', () => {
  const fail = async (env?: Readonly<Record<string, string>>, args: readonly string[] = []) => {
    const { code, out, err } = await dress(args, env);
    expect([code, out]).toEqual([1, '']);
    expect(err.trim().split('\n')).toHaveLength(1);
    return err.trim();
  };
  const PATCH = { method: 'PATCH', path: /applications/ } as const;

  test('npm run dress: when Discord refuses the token (401)', async () => {
    const err = await fail({ DISCORD_TOKEN: 'other', DISCORD_API: discord.api });
    expect(err).toContain('Discord rejected the token in DISCORD_TOKEN.');
  });

  test('npm run dress: when Discord refuses the change (403)', async () => {
    discord.faults.next(PATCH, { kind: 'refuse', code: 20012 });
    expect(await fail()).toBe(
      'Discord refused description, tags and install link: You are not authorized to perform this action on this application (403)',
    );
  });

  test('npm run dress: when Discord refuses a picture (400), with its message', async () => {
    discord.faults.next(PATCH, { kind: 'refuse', code: 50035, message: 'File is too large' });
    expect(await fail()).toBe('Discord refused description, tags and install link: File is too large (400)');
  });

  test('npm run dress: when Discord has an outage (502)', async () => {
    for (let tries = 0; tries < 8; tries++) discord.faults.next(PATCH, { kind: '502', write: 'before' });
    expect(await fail()).toContain('Discord responded with status 502.');
  });

  test('npm run dress: when Discord asks to wait for long (429)', async () => {
    discord.faults.next(PATCH, { kind: '429', retryAfter: 600 });
    expect(await fail()).toBe('Discord allows description, tags and install link again in 10 min.');
  });

  test('npm run dress: when the network is away', async () => {
    const { api, token } = discord;
    await discord.stop();
    expect(await fail({ DISCORD_TOKEN: token, DISCORD_API: api })).toBe(
      'Cannot reach Discord (ECONNREFUSED).',
    );
    discord = await openPlayground({ page: false, server: demoServer });
  });
});
