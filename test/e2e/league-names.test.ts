import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { createMember } from '../../src/playground/world/guild.ts';
import { LeagueChannel } from '../support/league-channel.ts';
import { getPayloadText } from '../support/plain-panels.ts';
import { getOffers, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const THREE = ['theo', 'mina', 'rex'];

let testBot: TestBot;
let league: LeagueChannel;
beforeEach(async () => {
  testBot = await openTestBot();
  league = new LeagueChannel(() => testBot);
});
afterEach(async () => await closeCalmly(testBot));

describe.each([
  '**b** [x](https://a.example)',
  'discord.gg/abcdef',
  '@everyone <@&1300000000000000202>',
  `${'W'.repeat(26)}discord.gg/a`,
  '# big',
  '-# small',
])('league with a user named %j', (nick) => {
  test('league: a nickname has no effect as markup, mention or link in messages and thread names', async () => {
    await sendNamedInteraction('theo', nick, {
      type: 2,
      data: {
        id: '1300000000000000999',
        name: 'league',
        type: 1,
        options: [{ name: 'game', type: 3, value: 'runaround' }],
      },
    });
    for (const name of THREE) await clickByName(name, nick, 'Join');
    await clickByName('theo', nick, 'Start');
    await waitForMessage(league.person('jisu').click(league.message(), 'My matches'));
    await league.playAll();
    expect(league.messages().at(-1)?.content).toContain('is over');
    for (const { payload, kind } of testBot.discord.sent) {
      const content = getPayloadText(payload);
      const { name = '' } = (payload ?? {}) as { readonly name?: string };
      expect(content).not.toMatch(LIVE);
      expect(content).not.toMatch(/discord\.gg\//);
      if (kind === 'thread') expect(name).not.toMatch(/discord\.gg\//);
    }
    expect(
      testBot.discord.sent.flatMap(({ pinged }) => pinged).filter((id) => !/^\d{17,20}$/.test(id)),
    ).toEqual([]);
  });
});

const LIVE = /@everyone|<@&|(?<!\\)\[x|https:\/\/a|^# |(?<!\\)\*\*b/m;

async function clickByName(name: string, nick: string, label: string): Promise<void> {
  const message = league.message();
  const rows = (message.components ?? []) as readonly {
    readonly components: readonly { readonly label?: string; readonly custom_id?: string }[];
  }[];
  const button = rows.flatMap(({ components }) => components).find((one) => one.label === label);
  expect(getOffers(message)).toContain(label);
  await sendNamedInteraction(name, nick, {
    type: 3,
    data: { custom_id: button?.custom_id, component_type: 2, id: 1 },
    message,
  });
}

/** Sends an interaction of a person with this nick. */
async function sendNamedInteraction(
  name: string,
  nick: string,
  what: { readonly type: 2 | 3; readonly data: object; readonly message?: APIMessage },
): Promise<void> {
  const who: PlaygroundUser = league.person(name);
  testBot.pass(1_000);
  const member = { ...createMember(who), nick, permissions: who.permissions.toString() };
  await (await who.raw({ channel: CHANNEL, member, ...what })).settled();
  await waitUntilIdle(testBot);
}
