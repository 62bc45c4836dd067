import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openPage } from '../playground/page-client.ts';
import { startPlaygroundProcess } from '../playground/playground-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'playground-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PLAN = { name: 'Library', bot: 'Librarian', channels: ['desk'], people: [{ key: 'ada', name: 'Ada' }] };

function writePlan(plan: unknown): string {
  const file = join(folder, 'plan.json');
  writeFileSync(file, typeof plan === 'string' ? plan : JSON.stringify(plan));
  return file;
}

/** Runs the tool with arguments that it refuses. */
function refusal(...args: readonly string[]): string {
  const options = { encoding: 'utf8', timeout: 10_000 } as const;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src/tools/playground.ts', '--port', '0', ...args],
    options,
  );
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  return stderr;
}

describe('npm run playground', () => {
  test('npm run playground: prints its real port and opens the server of a plan', async () => {
    const news = { name: 'news', kind: 'announcement' };
    const people = [{ key: 'ada', name: 'Ada', manages: true, roles: ['Reader'], locale: 'ko' }];
    const file = writePlan({ ...PLAN, channels: ['desk', news], people, roles: ['Reader'] });
    const discord = await startPlaygroundProcess([file, '--token', 'secret', '--privileged-intents']);
    expect(discord).toMatchObject({ api: `${discord.address}/api`, token: 'secret' });
    expect(Number(new URL(discord.address).port)).toBeGreaterThan(0);
    const page = await openPage(discord, 'ada');
    const hello = await page.next('hello');
    expect(hello).toMatchObject({
      guild: { name: 'Library' },
      channels: [{ name: 'desk' }, { name: 'news', type: 5 }, { type: 1 }],
      you: { nick: 'Ada', locale: 'ko', manages: true },
    });
    page.close();
    const headers = { authorization: 'Bot secret' };
    const members = await fetch(`${discord.api}/guilds/${hello.guild.id}/members?limit=2`, { headers });
    expect(await members.json()).toHaveLength(2);
    expect([await discord.stop(), discord.complaints()]).toEqual([0, '']);
  });

  test('npm run playground: refuses a port that is in use', async () => {
    const discord = await startPlaygroundProcess();
    const { port } = new URL(discord.address);
    expect(refusal('--port', port)).toBe(`Port ${port} on 127.0.0.1 is in use by another program.\n`);
    await discord.stop();
  });

  test.each([
    [['--port', '99999'], '--port must be at most 65535, not 99999.'],
    [['nowhere.json'], 'nowhere.json cannot be read.'],
  ])('npm run playground: with %j prints one sentence and exits with 2', (args, sentence) => {
    expect(refusal(...args)).toBe(`${sentence}\n`);
  });

  const twins = [...PLAN.people, ...PLAN.people];
  test.each<[unknown, string]>([
    ['{', 'is not JSON.'],
    [[], 'is not a plan: Invalid input: expected object, received array.'],
    [{ ...PLAN, bot: undefined }, 'is not a plan: bot: Invalid input: expected string, received undefined.'],
    [{ ...PLAN, colour: 'red' }, 'is not a plan: Unrecognized key: "colour".'],
    [{ ...PLAN, people: twins }, 'is not a plan: people: Keys must be unique.'],
    [{ ...PLAN, locale: 'xx' }, 'is not a plan: locale: Invalid option'],
    [{ ...PLAN, people: [{ key: 'ada', name: 'Ada', roles: ['Red'] }] }, 'The plan lists no role Red.'],
  ])('npm run playground: refuses the plan %j in one sentence', (plan, sentence) => {
    expect(refusal(writePlan(plan))).toContain(sentence);
  });
});
