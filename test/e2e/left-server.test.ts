import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Actor, pressable, type ServerPlan } from '../../src/playground/index.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered, offers, sitDown, toMove } from '../support/table.ts';

const LEFT = 'You are no longer in the server of this table.';

const server = (name: string): ServerPlan => ({
  name,
  bot: 'Piecemeal',
  channels: ['table'],
  people: ['theo', 'mina'].map((key) => ({ key, name: key, nick: key, locale: 'en-US' })),
});

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening({ servers: [server('one'), server('two')] });
  await sitDown(evening, { channel: 'one/table', game: 'runaround', people: ['theo', 'mina'] });
});
afterEach(async () => await evening.end());

test('an older /games in another server opens no table of a server that its player has left', async () => {
  for (const who of ['theo', 'mina'].map((key) => evening.discord.person(key))) {
    const list = await answered(who.slash('two/table', 'games'));
    evening.discord.servers[0]?.leave(who);
    const told = await chosen(who, list);
    expect(told).toMatchObject({ content: expect.stringContaining(LEFT), attachments: [] });
    evening.discord.servers[0]?.comeBack(who);
    evening.pass(10 * 60_000);
    const there = await chosen(who, await answered(who.slash('two/table', 'games')));
    expect(there.content).not.toContain(LEFT);
  }
});

test('a panel that is open there goes on no more', async () => {
  const mover = toMove(evening, 'one/table') as Actor;
  const panel = await chosen(mover, await answered(mover.slash('two/table', 'games')));
  evening.discord.servers[0]?.leave(mover);
  const told = await answered(mover.click(panel, offers(panel)[0] ?? ''));
  expect(told.content).toContain(LEFT);
});

/** What the only button of a list shows, or the only choice of its menu. */
async function chosen(who: Actor, list: APIMessage): Promise<APIMessage> {
  const [offer] = pressable(list.components);
  if (offer?.options === undefined) return await answered(who.click(list, offer?.label ?? ''));
  return await answered(who.select(list, offer.custom_id ?? '', ['1']));
}
