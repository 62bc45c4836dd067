import { afterEach, beforeEach, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import type { Place } from '../../src/playground/index.ts';
import { keepForgetting } from '../../src/store/forgetting.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { rowsWith } from '../support/naming.ts';
import {
  answered,
  boardIn,
  cardIn,
  isPrivate,
  offers,
  playOut,
  sitDown,
  takeTurn,
} from '../support/table.ts';
import { expectWhole, tableOf } from '../support/verify.ts';

const CHANNEL = 'table-one';

let evening: Evening;
/** Discord is asked for a channel that was deleted. */
let isGone = false;
beforeEach(async () => {
  evening = await openEvening({ kept: true });
});
afterEach(async () => {
  if (!isGone) expectCalm(evening);
  isGone = false;
  await evening.end();
});

test('what is kept is said to whoever asks, in their language, alone', async () => {
  const theo = await answered(evening.discord.person('theo').slash(CHANNEL, 'privacy'));
  expect([isPrivate(theo), theo.content.split('\n').length]).toEqual([true, 8]);
  expect(theo.content).toMatch(/^\*\*What is kept of you\*\*\n- Of each table: your Discord id/);
  const jisu = await answered(evening.discord.person('jisu').slash(CHANNEL, 'privacy'));
  expect(jisu.content).toMatch(/^\*\*나에 대해 보관하는 것\*\*\n/);
});

test('asked once more, somebody is forgotten at once, and the game goes on without them', async () => {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  for (let turns = 0; turns < 4; turns++) await takeTurn(evening, CHANNEL, seeded(turns));
  const question = await asked('theo');
  expect([isPrivate(question), offers(question)]).toEqual([true, ['Yes, forget me']]);
  expect(question.content).toContain('you become "somebody"');
  const done = await answered(evening.discord.person('theo').click(question, 'Yes, forget me'));
  await calm(evening);
  expect([done.content, offers(done)]).toEqual(['Done. I know nothing of you any more.', []]);
  const { record, sitters } = await tableOf(evening.house, 1);
  expect([record.phase, sitters.map(({ name }) => name)]).toEqual(['playing', ['AI (somebody)', 'Mina']]);
  await playOut(evening, CHANNEL, seeded(5));
  expect(boardIn(evening, CHANNEL).content).not.toContain('Theo');
  await expectWhole(evening.house, 1);
  const said = evening.discord.channel(CHANNEL).messages.map(({ content }) => content);
  expect(said.join('\n')).not.toContain('somebody-');
});

test('the username goes with somebody, who sat at a table, was in a league, or was only invited', async () => {
  const { discord, store } = evening;
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  await answered(discord.person('theo').slash('table-two', 'league', { game: 'runaround' }));
  await calm(evening);
  await answered(discord.person('theo').slash('general', 'play', { game: 'runaround', with: idOf('rex') }));
  await calm(evening);
  for (const [name, username] of [
    ['theo', 'theo_w'],
    ['rex', 'rex_rex'],
  ] as const) {
    expect((await rowsWith(store, [username])).map((row) => row.split(' ')[0])).toEqual(['readers']);
    await answered(discord.person(name).click(await asked(name), 'Yes, forget me'));
    await calm(evening);
    expect(await rowsWith(store, [username, idOf(name)])).toEqual([]);
  }
});

function idOf(name: string): string {
  return evening.discord.person(name).id;
}

test('in Korean too, and a press that comes twice does nothing more', async () => {
  const question = await asked('jisu');
  expect([question.content.split('\n')[0], offers(question)]).toEqual([
    '**모든 서버에서 당신을 잊을까요?**',
    ['네, 잊어 주세요'],
  ]);
  const jisu = evening.discord.person('jisu');
  const both = await Promise.all(
    [0, 1].map(async () => await answered(jisu.click(question, '네, 잊어 주세요'))),
  );
  expect(both.map(({ content }) => content)).toContain('끝났습니다. 이제 당신에 대해 아는 것이 없습니다.');
});

test('whom the bot had not forgotten yet when it stopped it forgets when it is back', async () => {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  const { sitters } = await tableOf(evening.house, 1);
  const [theo] = sitters;
  if (theo?.kind !== 'person') throw new Error('Nobody sits there');
  await keepForgetting(evening.house.store, { person: theo.person, seed: 'seed' }, 1);
  evening = await evening.again();
  await calm(evening);
  const { store } = evening.house;
  await expect
    .poll(async () => await store.selectFrom('forgetting').selectAll().execute(), { timeout: 20_000 })
    .toEqual([]);
  await calm(evening);
  expect((await tableOf(evening.house, 1)).sitters.map(({ name }) => name)).toEqual([
    'AI (somebody)',
    'Mina',
  ]);
});

test('the thread that is called after them is called after its game alone, for whoever forgets first', async () => {
  const thread = await threadOf('theo', 'mina');
  expect(thread.channel.name).toBe('Runaround with Theo');
  await forgotten('mina');
  expect(thread.channel.name).toBe('Runaround with Theo');
  await forgotten('theo');
  expect(thread.channel.name).toBe('Runaround');
});

test('an archived thread is renamed too, and stays archived', async () => {
  const thread = await threadOf('theo', 'mina');
  await playOut(evening, thread.id, seeded(5));
  await calm(evening);
  thread.change({ archived: true });
  await forgotten('theo');
  expect(thread.channel).toMatchObject({ name: 'Runaround', thread_metadata: { archived: true } });
});

test.each(['Friday games', 'Runaround'])(
  'a thread that is called %s by then keeps that name',
  async (name) => {
    const thread = await threadOf('theo', 'mina');
    await fetch(`${evening.discord.api}/v10/channels/${thread.id}`, {
      method: 'PATCH',
      headers: { authorization: `Bot ${evening.discord.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    await forgotten('theo');
    expect(thread.channel.name).toBe(name);
  },
);

test('a thread that is gone or locked keeps nobody from being forgotten', async () => {
  const gone = await threadOf('theo', 'mina');
  const locked = await threadOf('theo', 'rex');
  await playOut(evening, gone.id, seeded(5));
  await playOut(evening, locked.id, seeded(5));
  await calm(evening);
  locked.change({ locked: true, archived: true });
  evening.discord.deleteChannel(gone.name);
  const done = await forgotten('theo');
  expect(done.content).toBe('Done. I know nothing of you any more.');
  isGone = true;
});

test('a thread that could not be renamed before a restart is after it', async () => {
  const thread = await threadOf('theo', 'mina');
  for (let time = 0; time < 4; time++)
    evening.discord.faults.next(
      { method: 'PATCH', path: /^\/channels\/\d+$/ },
      { kind: '502', write: 'before' },
    );
  await answered(evening.discord.person('theo').click(await asked('theo'), 'Yes, forget me'));
  expect(thread.channel.name).toBe('Runaround with Theo');
  evening.discord.faults.clear();
  evening = await evening.again();
  await calm(evening);
  expect(thread.channel.name).toBe('Runaround');
});

/** A match of two in a thread that the first of them opened. */
async function threadOf(one: string, other: string): Promise<Place> {
  const opener = evening.discord.person(one);
  await answered(opener.slash(CHANNEL, 'play', { game: 'runaround', thread: true }));
  await calm(evening);
  const thread = evening.discord.channels
    .filter(({ channel }) => 'thread_metadata' in channel)
    .at(-1) as Place;
  await answered(evening.discord.person(other).click(cardIn(evening, thread.id), 'Join'));
  await calm(evening);
  await answered(opener.click(cardIn(evening, thread.id), 'Start'));
  await calm(evening);
  return thread;
}

async function forgotten(name: string) {
  const done = await answered(evening.discord.person(name).click(await asked(name), 'Yes, forget me'));
  await calm(evening);
  return done;
}

async function asked(name: string) {
  return await answered(evening.discord.person(name).slash(CHANNEL, 'forget me'));
}
