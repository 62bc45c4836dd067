import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { done } from '../../src/app/core/unit-of-work.ts';
import { calm, expectNoBug } from '../support/calm.ts';
import { type Evening, openEvening, PIXEL } from '../support/evening.ts';

const CHANNEL = 'table-one';
const POST = { method: 'POST', path: /^\/channels\/\d+\/messages$/ };
const ALL = P.ViewChannel | P.SendMessages | P.AttachFiles | P.ReadMessageHistory;

/** What the message says, and whether it has a picture. */
let says: string | null;
let pictured: boolean;
/** What Discord will refuse. */
let refused: string;

let evening: Evening;
beforeEach(async () => {
  says = 'Round 1';
  pictured = true;
  refused = 'nothing';
  evening = await openEvening({
    kept: true,
    restTimeout: 800,
    makings: {
      letter: async () =>
        says === null ? null : { content: says, image: pictured ? { png: PIXEL, alt: 'A pixel' } : null },
    },
  });
});
afterEach(async () => {
  expect(evening.discord.problems.filter((line) => !line.endsWith(refused))).toEqual([]);
  expectNoBug(evening);
  await evening.end();
});

test('it is posted once, and is changed in its place when it is wanted again', async () => {
  await want();
  const [first] = posts();
  expect(first).toMatchObject({ content: 'Round 1', attachments: [{ filename: 'notice-1.png' }] });
  says = 'Round 2';
  await want();
  await want();
  expect(posts()).toEqual([expect.objectContaining({ id: first?.id, content: 'Round 2' })]);
});

test('what was deleted is posted anew, and what has nothing to say stays as it is', async () => {
  await want();
  const [first] = posts();
  says = null;
  await want();
  expect(posts()).toEqual([expect.objectContaining({ content: 'Round 1' })]);
  refused = '404 10008 Unknown Message';
  evening.discord.deleteMessage(String(first?.id));
  says = 'Round 3';
  await want();
  expect(posts()).toEqual([expect.objectContaining({ content: 'Round 3' })]);
});

test.each([true, false])(
  'an answer that is lost does not make two of it, with a picture or without: %s',
  async (is) => {
    pictured = is;
    evening.discord.faults.next(POST, { kind: 'hang', write: 'after' });
    await want();
    expect(posts()).toHaveLength(1);
    await want();
    expect(posts()).toHaveLength(1);
  },
);

test('a restart while it was being posted finds it, and says what is to be said by then', async () => {
  await want();
  await evening.store.updateTable('notices').set({ phase: 'sending', message: null, told: 0 }).execute();
  says = 'Round 4';
  evening = await evening.again();
  await calm(evening);
  expect(posts()).toEqual([expect.objectContaining({ content: 'Round 4' })]);
});

test('it is posted after a restart where that was not begun', async () => {
  await evening.bot.notices.close();
  await want();
  expect(posts()).toHaveLength(0);
  evening = await evening.again();
  await calm(evening);
  expect(posts()).toHaveLength(1);
});

test('where nothing may be posted it waits; without Attach Files it comes without its picture', async () => {
  refused = '403 50013 Missing Permissions';
  evening.discord.channel(CHANNEL).deny(P.SendMessages);
  await done(evening.house, (deed) => deed.announce(letter()));
  await evening.bot.notices.idle();
  expect(posts()).toHaveLength(0);
  evening.discord.channel(CHANNEL).permit(ALL & ~P.AttachFiles);
  await want();
  expect(posts()).toEqual([expect.objectContaining({ content: 'Round 1\n\nA pixel', attachments: [] })]);
});

function letter() {
  const { discord } = evening;
  const { id: channel } = discord.channel(CHANNEL);
  return { kind: 'letter', subject: 'one', guild: discord.guildId, channel } as const;
}

async function want(): Promise<void> {
  await done(evening.house, (deed) => deed.announce(letter()));
  await evening.bot.notices.idle();
  if (posts().length > 0) await calm(evening);
}

function posts() {
  return evening.discord.channel(CHANNEL).messages;
}
