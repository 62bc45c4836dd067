import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, expect, test, vi } from 'vitest';
import { startMatch, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { closeCalmly } from '../support/wait-until-idle.ts';

const HIDDEN = '___hidden___';

let testBot: TestBot;
afterEach(async () => await closeCalmly(testBot));

test.each([['while the bot runs', false] as const, ['at its start', true] as const])(
  '/games: does not name a channel that Discord hides %s',
  async (_, restarts) => {
    testBot = await openTestBot({ kept: true });
    await startMatch(testBot, { game: 'runaround', channel: 'table-one', people: ['theo', 'mina'] });
    await startMatch(testBot, { game: 'runaround', channel: 'table-two', people: ['theo', 'mina'] });
    testBot.discord.channel('table-one').deny(P.ViewChannel);
    if (restarts) testBot = await testBot.again();
    await vi.waitFor(() => expect(testBot.bot.bot.channelName(getId('table-one'))).toBeNull());
    for (const name of ['theo', 'mina']) {
      const told = await waitForMessage(testBot.discord.person(name).slash('general', 'games'));
      expect(JSON.stringify(told)).toContain('Runaround');
      expect(JSON.stringify(told)).not.toContain(HIDDEN);
    }
    expect(testBot.discord.sent.filter(({ payload }) => JSON.stringify(payload).includes(HIDDEN))).toEqual(
      [],
    );
  },
);

function getId(channel: string): string {
  return testBot.discord.channel(channel).id;
}
