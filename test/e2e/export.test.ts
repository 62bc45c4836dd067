import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSeededChance, pickOne } from '../../src/engine/chance.ts';
import type { Game } from '../../src/engine/game.ts';
import { computeRecordDigest, type MatchRecord } from '../../src/engine/record.ts';
import { VerificationError, verifyMatchRecord } from '../../src/engine/verify-match-record.ts';
import { games } from '../../src/games/registry.ts';
import { loadRecord } from '../../src/tools/load-record.ts';
import { chooseBriskly } from '../support/choice-styles.ts';
import { readPpn } from '../support/ppn.ts';
import { getBoard, makeOneFreeMove, playOut, startMatch, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { loadStoredTable } from '../support/verify.ts';
import { closeCalmly } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const folder = mkdtempSync(join(tmpdir(), 'piecemeal-export-'));

let testBot: TestBot;
let record: MatchRecord;
let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  testBot = await openTestBot();
  const options = [['Runs to win', '3 runs']] as const;
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'rex'], options });
  expect((await exportMatch()).content).toMatch(/still running/);
  await playOut(testBot, CHANNEL, createSeededChance(5));
  files = await downloadFiles(await exportMatch());
  record = JSON.parse(files.get('runaround-1.json') ?? '') as MatchRecord;
}, 60_000);

afterAll(async () => {
  await closeCalmly(testBot);
  rmSync(folder, { recursive: true });
});

async function exportMatch(args: Record<string, string> = {}): Promise<APIMessage> {
  return await waitForMessage(testBot.discord.person('mina').slash(CHANNEL, 'table export', args));
}

async function downloadFiles({ attachments }: APIMessage): Promise<Map<string, string>> {
  const read = attachments.map(
    async ({ filename, url }) => [filename, await (await fetch(url)).text()] as const,
  );
  return new Map(await Promise.all(read));
}

// Fchat-Horizon #771, SteamDatabase #699: a written time is in the reader's zone, or is marked as UTC.
test("export: shows end times as Discord timestamps, and in choices in the user's time zone", async () => {
  expect((await exportMatch()).content).toMatch(/finished <t:\d+:f>\./);
  expect((await exportMatch()).content).not.toMatch(/\d{4}-\d\d-\d\d/);
  const rex = testBot.discord.person('rex');
  const offered = async () => (await rex.complete(CHANNEL, 'table export', { match: '' }, 'match'))[0]?.name;
  expect(await offered()).toMatch(/ · \d{4}-\d\d-\d\d \d\d:\d\d UTC · /);
  await waitForMessage(rex.slash(CHANNEL, 'settings', { zone: 'Asia/Seoul' }));
  const there = new Date(Date.parse(record.ended) + 9 * 3_600_000)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ');
  expect(await offered()).toContain(` · ${there} · `);
  const own = await downloadFiles(await waitForMessage(rex.slash(CHANNEL, 'table export')));
  const { head } = readPpn(own.get('runaround-1.ppn') ?? '');
  expect(head).toMatchObject({ Date: there.slice(0, 10).replaceAll('-', '.') });
  expect(head).not.toHaveProperty('UTCDate');
});

/** Writes a record to a file and verifies it as the tool does. */
function verifyChanged(changed: unknown): ReturnType<typeof verifyMatchRecord> {
  const path = join(folder, 'record.json');
  writeFileSync(path, typeof changed === 'string' ? changed : JSON.stringify(changed));
  const read = loadRecord(path);
  const game = games.find(({ id }) => id === read.game);
  if (!game) throw new VerificationError('There is no such game.');
  return verifyMatchRecord(read, game);
}

describe('export', () => {
  test('export: returns the whole match, which replays from its secret', () => {
    expect([...files.keys()]).toEqual(['runaround-1.json', 'runaround-1.ppn']);
    expect(record.players).toEqual([
      { name: 'Theo', ai: false },
      { name: testBot.discord.person('rex').nick, ai: false },
    ]);
    expect(record.options).toMatchObject({ goal: 3 });
    expect(record.credit).toMatch(/^by Jonathan Leistiko/);
    expect(files.get('runaround-1.ppn')).toContain('Jonathan Leistiko');
    expect(record.ending).toEqual({ kind: 'over' });
    expect(verifyChanged(record)).toEqual({
      moves: record.moves.length,
      outcomes: record.opening.length + record.moves.reduce((sum, { luck }) => sum + luck.length, 0),
    });
    const { content } = getBoard(testBot, CHANNEL);
    const { secret } = record;
    expect(content).not.toContain(secret.slice(0, 4));
  });

  test('export: the PPN file is read by an independent reader', () => {
    const read = readPpn(files.get('runaround-1.ppn') ?? '');
    expect(read.head).toMatchObject({
      Event: 'Runaround on Discord',
      UTCDate: expect.stringMatching(/^\d{4}\.\d\d\.\d\d$/),
    });
    expect(read.head).not.toHaveProperty('Date');
    expect(read.pieces.length).toBeGreaterThan(0);
  });

  test('export: completes and finds finished games of the channel by name', async () => {
    const offers = await testBot.discord
      .person('mina')
      .complete(CHANNEL, 'table export', { match: 'runa' }, 'match');
    expect(offers.map(({ value }) => value)).toEqual(['1']);
    expect((await exportMatch({ match: '1' })).attachments).toHaveLength(2);
    expect((await exportMatch({ match: '7' })).content).toMatch(/matches that/);
    const [line = ''] = offers.map(({ name }) => name);
    const nick = testBot.discord.person('rex').nick;
    for (const match of ['`1`', '１', '#1', ' runaround! ', nick, line, `“${line}”`])
      expect([match, (await exportMatch({ match })).attachments.length]).toEqual([match, 2]);
    for (const match of ['forage', '``', '1 2'])
      expect([match, (await exportMatch({ match })).content]).toEqual([
        match,
        expect.stringMatching(/matches that/),
      ]);
    const elsewhere = await waitForMessage(
      testBot.discord.person('mina').slash('table-two', 'table export', {}),
    );
    expect(elsewhere.content).toMatch(/No game has been finished/);
  });
});

describe('export of every game', () => {
  let sitting: TestBot;
  beforeEach(async () => {
    sitting = await openTestBot();
  });
  afterEach(async () => await closeCalmly(sitting));

  test.each(games.map(({ id }) => id))(
    'export of %s: its record verifies and its PPN file is readable',
    async (id) => {
      await playToEnd(sitting, id);
      const message = await waitForMessage(sitting.discord.person('mina').slash(CHANNEL, 'table export', {}));
      const exports = await downloadFiles(message);
      const game = games.find((one) => one.id === id) as Game;
      expect([...exports.keys()]).toEqual(game.ppn ? [`${id}-1.json`, `${id}-1.ppn`] : [`${id}-1.json`]);
      expect(game.ppn === undefined).toBe(id === 'gostop');
      const { record } = await loadStoredTable(sitting.app, 1);
      expect(verifyChanged(exports.get(`${id}-1.json`) ?? '').moves).toBe(record.played);
      const ppn = exports.get(`${id}-1.ppn`);
      if (ppn !== undefined) expect(readPpn(ppn).pieces.length).toBeGreaterThan(0);
      expect(message.content.includes('Portable Piecepack Notation')).toBe(ppn !== undefined);
    },
  );
});

/** Plays to the end as one person with AI seats, or packs up alone if there are none. */
async function playToEnd(sitting: TestBot, id: string): Promise<void> {
  const game = games.find((one) => one.id === id) as Game;
  const ais = game.table === 'match' ? (game.seats[0] as number) - 1 : 0;
  await startMatch(sitting, { game: id, channel: CHANNEL, people: ['theo'], ais });
  if (ais > 0) return void (await playOut(sitting, CHANNEL, createSeededChance(9), chooseBriskly));
  const chance = createSeededChance(9);
  const theo = sitting.discord.person('theo');
  for (let move = 0; move < 30; move++)
    await makeOneFreeMove(sitting, CHANNEL, theo, (answers) =>
      pickOne(
        chance,
        answers.filter((answer) => answer !== 'Pack up'),
      ),
    );
  await makeOneFreeMove(sitting, CHANNEL, theo, () => 'Pack up');
}

describe('npm run verify', () => {
  test('verify tool: prints one line and returns 0, or names the fault and returns 1 or 2', () => {
    expect(runTool(record)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Verified: runaround, \d+ moves/),
    });
    const { moves } = record;
    const forged = { ...record, moves: moves.slice(0, -1) };
    expect(runTool(forged)).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Not verified\. /) });
    const unknown = [
      [{ ...record, rules: 99 }, 'The match was played with rules 99 of runaround. Known rules: '],
      [{ ...record, game: 'chess' }, 'Unknown game "chess".'],
    ] as const;
    for (const [changed, why] of unknown)
      expect(runTool(changed)).toMatchObject({ status: 1, stderr: expect.stringContaining(why) });
    const missing = spawnSync(process.execPath, TOOL.concat(join(folder, 'nothing.json')), {
      encoding: 'utf8',
    });
    expect([missing.status, missing.stderr]).toEqual([2, expect.stringContaining('Cannot read')]);
  }, 30_000);

  test('verify: rejects a record in which any single value was changed', () => {
    for (const path of listLeaves(record)) {
      expect(() => verifyChanged(changeLeaf(record, path)), path.join('.')).toThrow(VerificationError);
    }
  });

  test('verify: rejects a changed game even with a recomputed digest', () => {
    // A rules option that never came up changes nothing.
    const idle = ['share', 'enter', 'beyond'];
    const facts = listLeaves(record).filter(
      ([first, second]) =>
        !(first === 'options' && idle.includes(second ?? '')) &&
        !['digest', 'credit', 'players', 'match', 'ended', 'started'].includes(first ?? ''),
    );
    for (const path of facts.filter((one) => one.at(-1) !== 'at')) {
      const changed = changeLeaf(record, path) as object;
      expect(
        () => verifyChanged({ ...changed, digest: computeRecordDigest(changed) }),
        path.join('.'),
      ).toThrow(VerificationError);
    }
  });

  test('verify: rejects a record with one character or key too many', () => {
    expect(() => verifyChanged(`${JSON.stringify(record)}}`)).toThrow('not JSON');
    expect(() => verifyChanged({ ...record, more: 1 })).toThrow(VerificationError);
    expect(() => verifyChanged([])).toThrow('not a match record');
  });

  test('verify: ignores white space and the order of keys', () => {
    const turned = Object.fromEntries(Object.entries(record).reverse());
    expect(() => verifyChanged(JSON.stringify(turned, null, 7))).not.toThrow();
  });
});

const TOOL = ['src/tools/verify.ts'];

function runTool(content: unknown) {
  const path = join(folder, 'spawned.json');
  writeFileSync(path, JSON.stringify(content));
  expect(readFileSync(path, 'utf8').length).toBeGreaterThan(0);
  return spawnSync(process.execPath, TOOL.concat(path), { encoding: 'utf8' });
}

type Place = readonly string[];

/** Lists the path of every value that is no object or list. */
function listLeaves(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([key, part]) => listLeaves(part, [...at, key]));
}

function changeLeaf(value: unknown, [first, ...rest]: Place): unknown {
  if (first === undefined) return getOtherValue(value);
  const whole = value as Record<string, unknown>;
  if (Array.isArray(value))
    return value.map((part, at) => (String(at) === first ? changeLeaf(part, rest) : part));
  return { ...whole, [first]: changeLeaf(whole[first], rest) };
}

/** Returns a minimally different value of the same kind. */
function getOtherValue(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  const text = String(value);
  const last = text.at(-1) ?? '';
  return `${text.slice(0, -1)}${last === '1' ? '2' : '1'}`;
}
