import { afterEach, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { demoServer } from '../../src/demo-server.ts';
import { isPrivate, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot, type TestBotOptions } from '../support/test-bot.ts';
import { closeCalmly } from '../support/wait-until-idle.ts';

const LINKS = { readme: 'https://games.example/readme', support: 'https://games.example/support' };

let testBot: TestBot;
afterEach(async () => await closeCalmly(testBot));

async function callHelp(options: TestBotOptions = {}, who = 'theo') {
  testBot = await openTestBot({ byHand: false, ...options });
  return await waitForMessage(testBot.discord.person(who).slash('general', 'help'));
}

test('/help: explains the bot, the games and every command, and links to documentation and support', async () => {
  const help = await callHelp({ links: LINKS });
  expect(isPrivate(help)).toBe(true);
  for (const { name } of commands) expect(help.content).toContain(`/${name}`);
  expect(help.content.indexOf('/play')).toBeLessThan(help.content.indexOf('/join'));
  for (const game of ['Runaround', 'Forage', 'MotoX', 'Money Run', 'Go-Stop', 'Piecepack table'])
    expect(help.content).toContain(`**${game}**`);
  expect(help.content).toContain('-# Learn more: <https://games.example/readme>\n');
  expect(help.content).toContain('-# Questions and bug reports: <https://games.example/support>\n');
  expect(help.content).toMatch(/<https:\/\/discord\.com\/oauth2\/authorize\S+>/);
  expect(help.content).not.toContain('Run by');
  expect(help.content.length).toBeLessThanOrEqual(2_000);
});

test('/help: names the owner of the bot, a person or a team, with markup escaped', async () => {
  const owned = await callHelp({ server: { ...demoServer, runner: { kind: 'person', name: 'Ada *x*' } } });
  expect(owned.content).toContain('Run by Ada \\*x\\*.');
  await testBot.end();
  const team = await callHelp({ server: { ...demoServer, runner: { kind: 'team', name: 'The Club' } } });
  expect(team.content).toContain('Run by The Club.');
});

test('/help: leaves the owner out when Discord does not name one', async () => {
  testBot = await openTestBot({
    server: { ...demoServer, runner: { kind: 'person', name: 'Ada' } },
    byHand: false,
  });
  for (let tries = 0; tries < 8; tries++)
    testBot.discord.faults.next({ path: /applications\/@me$/ }, { kind: '502', write: 'before' });
  const help = await waitForMessage(testBot.discord.person('theo').slash('general', 'help'));
  expect(help.content).not.toContain('Run by');
  expect(help.content).toContain('oauth2');
});

test('/help: shows no link where the host set no address', async () => {
  const help = await callHelp({ isPlayground: true });
  expect(help.content).not.toMatch(/<http|-# (Learn|Questions)/);
});

test('/help: shows no invite link in the playground', async () => {
  expect((await callHelp({ isPlayground: true })).content).not.toContain('oauth2');
});

test('/help: is in Korean for a Korean user, with Korean command names', async () => {
  const help = await callHelp({ links: LINKS }, 'jisu');
  expect(help.content).toContain('/게임열기');
  expect(help.content).toContain('-# 문의와 버그 신고: <https://games.example/support>\n');
  expect(help.content.replaceAll(/<\S+>/g, '')).not.toMatch(/\/[a-z]{3}/);
});
