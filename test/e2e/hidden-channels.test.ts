import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, expect, test, vi } from 'vitest';
import { endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered, sitDown } from '../support/table.ts';

const HIDDEN = '___hidden___';

let evening: Evening;
afterEach(async () => await endCalmly(evening));

test.each([['while the bot runs', false] as const, ['at its start', true] as const])(
  'a channel that Discord hides %s is named nowhere',
  async (_, restarts) => {
    evening = await openEvening({ kept: true });
    await sitDown(evening, { game: 'runaround', channel: 'table-one', people: ['theo', 'mina'] });
    await sitDown(evening, { game: 'runaround', channel: 'table-two', people: ['theo', 'mina'] });
    evening.discord.channel('table-one').deny(P.ViewChannel);
    if (restarts) evening = await evening.again();
    await vi.waitFor(() => expect(evening.bot.bot.channelName(idOf('table-one'))).toBeNull());
    for (const name of ['theo', 'mina']) {
      const told = await answered(evening.discord.person(name).slash('general', 'games'));
      expect(JSON.stringify(told)).toContain('Runaround');
      expect(JSON.stringify(told)).not.toContain(HIDDEN);
    }
    expect(evening.discord.sent.filter(({ payload }) => JSON.stringify(payload).includes(HIDDEN))).toEqual(
      [],
    );
  },
);

function idOf(channel: string): string {
  return evening.discord.channel(channel).id;
}
