import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type APIMessage, MessageFlags, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/app/core/unit-of-work.ts';
import { logModEvent } from '../../src/app/server-settings/log.ts';
import { setServerSettings } from '../../src/app/server-settings/server-settings.ts';
import { demoServer } from '../../src/demo-server.ts';
import {
  MovableClock,
  openPlayground,
  type Playground,
  type PlaygroundUser,
} from '../../src/playground/index.ts';
import { startBot } from '../support/bot-process.ts';
import { armKillPoint } from '../support/chaos/kill-moments.ts';
import { LeagueChannel } from '../support/league-channel.ts';
import { askToDeleteData } from '../support/settings.ts';
import {
  chooseLabel,
  getLobbyCard,
  getOffers,
  pressInLobby,
  startMatch,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectNoBug, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const LOG = 'mods';
const POST = { method: 'POST', path: /^\/channels\/\d+\/messages$/ };

describe('moderation log', () => {
  let testBot: TestBot;
  let refused: string;
  beforeEach(async () => {
    refused = 'nothing';
    testBot = await openTestBot({
      kept: true,
      restTimeout: 800,
      server: { ...demoServer, channels: [...demoServer.channels, LOG], notifications: 'all' },
    });
  });
  afterEach(async () => {
    expect(testBot.discord.problems.filter((line) => !line.endsWith(refused))).toEqual([]);
    expectNoBug(testBot);
    await testBot.end();
  });

  test('moderation log: lists openings, closings and endings silently without pings', async () => {
    await switchOn();
    await play('theo');
    await press('theo', 'Cancel');
    await play('theo');
    await press('mina', 'Cancel');
    await play('theo');
    await press('theo', 'Leave');
    await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'rex'] });
    const sure = await waitForMessage(person('mina').slash(CHANNEL, 'table cancel'));
    await waitForMessage(person('mina').click(sure, findYesButton(sure)));
    const league = new LeagueChannel(() => testBot, 'table-two');
    await league.slash('theo', { game: 'runaround' });
    const close = await league.asked('mina', 'Close');
    await waitForMessage(person('mina').click(close, findYesButton(close)));
    await league.slash('theo', { game: 'runaround', kind: 'cup' });
    const [theo, mina, here, there] = [at('theo'), at('mina'), in_(CHANNEL), in_('table-two')];
    expect(await lines()).toEqual([
      `${mina} changed a setting: Moderator log: off → Moderator log: ${in_(LOG)}`,
      `${theo} opened a game of Runaround in ${here}.`,
      `${theo} closed a Runaround lobby in ${here}.`,
      `${theo} opened a game of Runaround in ${here}.`,
      `${mina} closed ${theo}’s Runaround lobby in ${here}.`,
      `${theo} opened a game of Runaround in ${here}.`,
      `${theo} closed a Runaround lobby in ${here}.`,
      `${theo} opened a game of Runaround in ${here}.`,
      `${mina} ended ${theo}’s game of Runaround in ${here}.`,
      `${theo} created a Runaround league in ${there}.`,
      `${mina} closed the Runaround league in ${there}.`,
      `${theo} created a Runaround cup in ${there}.`,
    ]);
    for (const message of posts()) {
      expect(message.flags).toBe(MessageFlags.SuppressNotifications);
      expect([message.mentions, message.mention_roles]).toEqual([[], []]);
    }
    const channel = testBot.discord.channel(LOG).id;
    expect(testBot.discord.notifications.filter((one) => one.channel === channel)).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  test('moderation log: lists changed settings with old and new values, and blocked users', async () => {
    const panel = await switchOn();
    await waitForMessage(
      person('mina').select(panel, 'server-block:0', [person('rex').id, person('theo').id]),
    );
    await waitForMessage(person('mina').select(panel, 'server-block:0', [person('rex').id]));
    await waitForMessage(person('mina').select(panel, 'server-unblock:0', [person('rex').id]));
    const games = await waitForMessage(person('mina').slash(CHANNEL, 'server'));
    await chooseLabel(person('mina'), games, 'Default time limit…', 'Time limit: 1 day per turn');
    await waitForMessage(person('mina').click(games, 'Turn off ratings'));
    await waitForMessage(
      person('mina').select(games, 'server-channels:0', [testBot.discord.channel(CHANNEL).id]),
    );
    const messages = await waitForMessage(person('mina').click(games, 'Messages'));
    await waitForMessage(person('mina').click(messages, 'Post weekly digest here'));
    const mina = at('mina');
    expect((await lines()).slice(1)).toEqual([
      `${mina} blocked ${at('rex')}.`,
      `${mina} blocked ${at('theo')}.`,
      `${mina} unblocked ${at('rex')}.`,
      `${mina} changed a setting: Default time limit: 2 days per turn → Default time limit: 1 day per turn`,
      `${mina} changed a setting: Ratings: on → Ratings: off`,
      `${mina} changed a setting: Games can be opened in every channel → Games can be opened in ${in_(CHANNEL)}, and in their threads`,
      `${mina} changed a setting: Weekly digest: off → Weekly digest: in ${in_(CHANNEL)}, Mondays at 9:00 (UTC)`,
    ]);
  });

  test('moderation log: uses the language of the server, and keeps nothing while it is off', async () => {
    await play('theo');
    expect(await waiting()).toBe(0);
    await switchOn();
    const games = await waitForMessage(person('mina').slash(CHANNEL, 'server'));
    await waitForMessage(person('mina').click(games, 'New games in 한국어'));
    await lines();
    await press('theo', 'Cancel');
    expect((await lines()).at(-1)).toBe(
      `${at('theo')} 님이 ${in_(CHANNEL)} 채널의 런어라운드 로비를 닫았습니다.`,
    );
  });

  test('moderation log: puts a burst of 100 events into a few messages, in order', async () => {
    await switchOn();
    await lines();
    const before = posts().length;
    for (let nth = 0; nth < 100; nth++) await opened(nth);
    const said = (await lines()).slice(1);
    expect(said).toEqual(
      Array.from({ length: 100 }, (_, nth) => `<@${nth}> opened a game of Runaround in <#7>.`),
    );
    expect(posts().length - before).toBeLessThanOrEqual(8);
    for (const { content } of posts()) expect(content.length).toBeLessThanOrEqual(2_000);
    expect(await waiting()).toBe(0);
  });

  test('moderation log: loses no line of a burst of long lines', async () => {
    await switchOn();
    await lines();
    const { app } = testBot.bot.bot;
    const by = { person: '1', name: 'Mina', at: Date.now(), manages: true, locale: 'en' };
    for (let nth = 0; nth < 24; nth++)
      await setServerSettings(app, { ...by, interaction: `s${nth}` }, testBot.discord.guildId, {
        language: nth % 2 === 0 ? 'ko' : null,
      });
    const said = (await lines()).slice(1);
    expect(said).toHaveLength(24);
    for (const { content } of posts()) expect(content.length).toBeLessThanOrEqual(2_000);
    expect(await waiting()).toBe(0);
  });

  test('moderation log: keeps at most twenty messages while it may not post, and posts them later', async () => {
    await switchOn();
    await lines();
    refused = '403 50013 Missing Permissions';
    testBot.discord.channel(LOG).deny(P.SendMessages);
    for (let nth = 0; nth < 500; nth++) await opened(nth);
    await testBot.bot.notices.idle();
    expect(await waiting()).toBeLessThanOrEqual(20);
    testBot.discord.channel(LOG).permit(P.ViewChannel | P.SendMessages | P.ReadMessageHistory);
    testBot = await testBot.again();
    expect((await lines()).at(-1)).toBe('<@499> opened a game of Runaround in <#7>.');
    expect(await waiting()).toBe(0);
  });

  test('moderation log: is turned off when its channel is deleted, also while the bot is stopped', async () => {
    await switchOn();
    await lines();
    testBot.discord.deleteChannel(LOG);
    await expect.poll(async () => (await access()).content).toContain('- Moderator log: off\n');
    await play('theo');
    expect(await waiting()).toBe(0);
    const other = testBot.discord.addChannel('mods-two');
    await waitForMessage(person('mina').select(await access(), 'server-log:0', [other.id]));
    await testBot.bot.notices.idle();
    await testBot.bot.close();
    testBot.discord.deleteChannel('mods-two');
    testBot = await testBot.again();
    await expect.poll(async () => (await access()).content).toContain('- Moderator log: off\n');
  });

  test('moderation log: drops lines that wait for a deleted channel and is turned off', async () => {
    await switchOn();
    await lines();
    refused = '404 10003 Unknown Channel';
    const { id } = testBot.discord.channel(LOG);
    testBot.discord.keepFromBot(LOG);
    testBot.discord.deleteChannel(LOG);
    await play('theo');
    await testBot.bot.notices.idle();
    expect(await waiting()).toBe(0);
    expect((await access()).content).toContain('- Moderator log: off\n');
    expect((await access()).content).not.toContain(id);
  });

  test('moderation log: does not name a person deleted before the line was posted', async () => {
    await switchOn();
    await lines();
    refused = '403 50013 Missing Permissions';
    testBot.discord.channel(LOG).deny(P.SendMessages);
    await waitForMessage(person('theo').slash(CHANNEL, 'play', { game: 'runaround' }));
    await testBot.bot.notices.idle();
    const question = await askToDeleteData(person('theo'), CHANNEL);
    await waitForMessage(person('theo').click(question, 'Yes, delete my data'));
    testBot.discord.channel(LOG).permit(P.ViewChannel | P.SendMessages | P.ReadMessageHistory);
    testBot = await testBot.again();
    expect((await lines()).at(-1)).toBe(`someone opened a game of Runaround in ${in_(CHANNEL)}.`);
    expect(JSON.stringify(await testBot.store.selectFrom('notices').selectAll().execute())).not.toContain(
      person('theo').id,
    );
  });

  test('moderation log: can be set by managers only, to a channel where the bot may write', async () => {
    const panel = await access();
    const data = {
      custom_id: 'server-log:0',
      component_type: 8,
      id: 1,
      values: [testBot.discord.channel(LOG).id],
      resolved: { channels: {} },
    };
    const told = await waitForMessage(
      person('rex').raw({ channel: CHANNEL, type: 3, data, message: { id: panel.id } }),
    );
    expect(told.content).toMatch(/Manage Server permission/);
    testBot.discord.channel(LOG).deny(P.SendMessages);
    const no = await choose(await access());
    expect(no.content).toMatch(/^I can’t write in <#\d+>\. There, I need: Send Messages\.\n/);
    expect(no.content).toContain('- Moderator log: off\n');
    expect(await testBot.store.selectFrom('servers').selectAll().execute()).toEqual([]);
  });

  test('moderation log: says in the old channel where the log goes on', async () => {
    const panel = await switchOn();
    const moved = await waitForMessage(
      person('mina').select(panel, 'server-log:0', [testBot.discord.channel('general').id]),
    );
    expect(moved.content).toContain(`- Moderator log: ${in_('general')}\n`);
    const said = `${at('mina')} changed a setting: Moderator log: ${in_(LOG)} → Moderator log: ${in_('general')}`;
    expect((await lines()).at(-1)).toBe(said);
    expect(getLogLines(testBot.discord, 'general')).toEqual([said]);
    await waitForMessage(person('mina').select(moved, 'server-log:0', []));
    await lines();
    expect(getLogLines(testBot.discord, 'general').at(-1)).toMatch(/→ Moderator log: off$/);
    expect((await access()).content).toContain('- Moderator log: off\n');
  });

  test("moderation log: posts a message once when Discord's answer was lost", async () => {
    await switchOn();
    await lines();
    testBot.discord.faults.next(POST, { kind: 'hang', write: 'after' });
    await opened(1);
    await testBot.bot.notices.idle();
    testBot = await testBot.again();
    expect((await lines()).slice(1)).toEqual(['<@1> opened a game of Runaround in <#7>.']);
  });

  async function opened(nth: number): Promise<void> {
    const by = {
      ...{ interaction: `i${nth}`, at: 1_764_000_000_000, person: String(nth), name: 'x', manages: false },
    };
    await inTransaction(testBot.app, (work) =>
      logModEvent(
        work,
        by,
        { guild: testBot.discord.guildId },
        { kind: 'opened', who: by.person, game: 'runaround', channel: '7' },
      ),
    );
  }

  async function access(): Promise<APIMessage> {
    const panel = await waitForMessage(person('mina').slash('general', 'server'));
    return await waitForMessage(person('mina').click(panel, 'Access'));
  }

  async function choose(panel: APIMessage): Promise<APIMessage> {
    return await waitForMessage(
      person('mina').select(panel, 'server-log:0', [testBot.discord.channel(LOG).id]),
    );
  }

  async function switchOn(): Promise<APIMessage> {
    return await choose(await access());
  }

  async function play(who: string): Promise<void> {
    await waitForMessage(person(who).slash(CHANNEL, 'play', { game: 'runaround' }));
    await waitUntilIdle(testBot);
  }

  /** Presses a button of the lobby. */
  async function press(who: string, label: string): Promise<void> {
    await pressInLobby(person(who), getLobbyCard(testBot, CHANNEL), label);
    await waitUntilIdle(testBot);
  }

  function posts(): readonly APIMessage[] {
    return testBot.discord.channel(LOG).messages;
  }

  async function lines(): Promise<readonly string[]> {
    await testBot.bot.notices.idle();
    return getLogLines(testBot.discord, LOG);
  }

  async function waiting(): Promise<number> {
    const rows = testBot.store.selectFrom('notices').select('id').where('kind', '=', 'log');
    return (await rows.execute()).length;
  }

  function at(who: string): string {
    return `<@${person(who).id}>`;
  }

  function in_(channel: string): string {
    return `<#${testBot.discord.channel(channel).id}>`;
  }

  function person(name: string): PlaygroundUser {
    return testBot.discord.person(name);
  }
});

test('moderation log: loses and doubles no line when the bot is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'piecemeal-log-'));
  const clock = new MovableClock();
  const server = { ...demoServer, channels: [...demoServer.channels, LOG] };
  const discord = await openPlayground({ page: false, server, clock });
  const off = () => clock.now() - Date.now();
  let bot = await startBot(discord, folder, off());
  const [mina, theo] = [discord.person('mina'), discord.person('theo')];
  const log = discord.channel(LOG).id;
  try {
    const panel = await waitForMessage(mina.slash('general', 'server'));
    const access = await waitForMessage(mina.click(panel, 'Access'));
    await waitForMessage(mina.select(access, 'server-log:0', [log]));
    let told = 1;
    await discord.until(() => getLogLines(discord, LOG).length === told, 'the first line');
    for (const written of [true, false, true, false]) {
      const path = new RegExp(`^/channels/${log}/messages$`);
      // The request of the previous line has been answered by now.
      await setTimeout(500);
      const { killed } = armKillPoint(discord, { method: 'POST', path, written, nth: 1 }, () => bot.kill());
      await Promise.race([killed, waitForMessage(theo.slash(CHANNEL, 'play', { game: 'runaround' }))]);
      await killed;
      // Discord no longer knows the message by its nonce.
      clock.advance(6 * 60_000);
      bot = await startBot(discord, folder, off());
      told += 1;
      await discord.until(() => getLogLines(discord, LOG).length >= told, `${told} lines`);
      await waitForMessage(theo.slash(CHANNEL, 'table cancel'));
      told += 1;
      await discord.until(() => getLogLines(discord, LOG).length >= told, `${told} lines`);
      expect(getLogLines(discord, LOG)).toHaveLength(told);
    }
    const [, ...lines] = getLogLines(discord, LOG);
    expect(lines.map((line) => /opened|closed/.exec(line)?.[0])).toEqual(
      Array.from({ length: told - 1 }, (_, nth) => (nth % 2 === 0 ? 'opened' : 'closed')),
    );
    expect(discord.problems).toEqual([]);
  } finally {
    await bot.kill();
    await discord.stop();
    rmSync(folder, { recursive: true });
  }
});

/** Returns the label of the button that confirms a question. */
function findYesButton(question: APIMessage): string {
  return getOffers(question).find((label) => /^Yes/.test(label)) ?? '';
}

/** Returns the lines of a log channel, without their times. */
function getLogLines(discord: Playground, channel: string): readonly string[] {
  return discord
    .channel(channel)
    .messages.flatMap(({ content }) => content.split('\n'))
    .map((line) => line.replace(/^<t:\d+:t> /, ''));
}
