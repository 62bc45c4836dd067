import { afterEach, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { fridayTable } from '../../src/friends.ts';
import { endCalmly } from '../support/calm.ts';
import { type Evening, type EveningOptions, openEvening } from '../support/evening.ts';
import { answered, isPrivate } from '../support/table.ts';

let evening: Evening;
afterEach(async () => await endCalmly(evening));

async function helped(options: EveningOptions = {}, who = 'theo') {
  evening = await openEvening({ byHand: false, ...options });
  return await answered(evening.discord.person(who).slash('general', 'help'));
}

test('/help tells what it is, the games, every command, and where to read on', async () => {
  const help = await helped({ readme: 'https://games.example/readme' });
  expect(isPrivate(help)).toBe(true);
  for (const { name } of commands) expect(help.content).toContain(`/${name}`);
  expect(help.content.indexOf('/play')).toBeLessThan(help.content.indexOf('/join'));
  for (const game of ['Runaround', 'Forage', 'MotoX', 'Money Run', 'Go-Stop', 'Piecepack table'])
    expect(help.content).toContain(`**${game}**`);
  expect(help.content).toContain('<https://games.example/readme>');
  expect(help.content).toMatch(/<https:\/\/discord\.com\/oauth2\/authorize\S+>/);
  expect(help.content).not.toContain('Run by');
  expect(help.content.length).toBeLessThanOrEqual(2_000);
});

test('it names who runs the bot, a person or a team, with no markup of theirs', async () => {
  const owned = await helped({ server: { ...fridayTable, runner: { kind: 'person', name: 'Ada *x*' } } });
  expect(owned.content).toContain('Run by Ada \\*x\\*.');
  await evening.end();
  const team = await helped({ server: { ...fridayTable, runner: { kind: 'team', name: 'The Club' } } });
  expect(team.content).toContain('Run by The Club.');
});

test('where Discord does not say who runs it, it is left out', async () => {
  evening = await openEvening({
    server: { ...fridayTable, runner: { kind: 'person', name: 'Ada' } },
    byHand: false,
  });
  for (let tries = 0; tries < 8; tries++)
    evening.discord.faults.next({ path: /applications\/@me$/ }, { kind: '502', write: 'before' });
  const help = await answered(evening.discord.person('theo').slash('general', 'help'));
  expect(help.content).not.toContain('Run by');
  expect(help.content).toContain('oauth2');
});

test('in the playground there is nowhere to invite it to', async () => {
  expect((await helped({ isPlayground: true })).content).not.toContain('oauth2');
});

test('a Korean person reads it in Korean, with the commands as they are called there', async () => {
  const help = await helped({}, 'jisu');
  expect(help.content).toContain('/게임열기');
  expect(help.content.replaceAll(/<\S+>/g, '')).not.toMatch(/\/[a-z]{3}/);
});
