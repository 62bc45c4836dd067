import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MOST_FOLLOWED } from '../../src/app/alerts/follow.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { dropFollower, keepFollower } from '../../src/store/alerts.ts';
import { keepHours, USUAL_HOURS } from '../../src/store/hours.ts';
import { calm, expectNoBug, expectSilence } from '../support/calm.ts';
import { openWeeks, settle, timePasses } from '../support/days.ts';
import type { Evening } from '../support/evening.ts';
import { answered, boardIn, isPrivate, offers, playOut, sitDown } from '../support/table.ts';

const CHANNEL = 'table-one';
const HOUR = 3_600_000;

let evening: Evening;
beforeEach(async () => {
  evening = await openWeeks({ restTimeout: 400 });
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
});
afterEach(async () => {
  const expected = ['Cannot send messages to this user', 'Unknown Channel'];
  const problems = evening.discord.problems.filter((line) => !expected.some((one) => line.endsWith(one)));
  expect(problems).toEqual([]);
  expectSilence(evening);
  expectNoBug(evening);
  await evening.end();
});

test('follow: whoever does not play is told once how a game ended, with a link to its final board', async () => {
  let view = await see('rex', 'My view');
  view = await answered(person('rex').click(view, 'Follow'));
  expect(view.content).toContain('You’ll get a direct message when this game ends.');
  expect([offers(view).includes('Unfollow'), view.attachments.length]).toEqual([true, 1]);
  const from = evening.discord.notifications.length;
  await playOut(evening, CHANNEL, seeded(3));
  await calm(evening);
  const final = boardIn(evening, CHANNEL);
  expect(lettersTo('rex')).toHaveLength(1);
  expect(lettersTo('rex')[0]).toMatch(/^\*\*Runaround\*\*: (Theo|Mina) wins\.\nThe final board: https:\S+$/);
  expect(lettersTo('rex')[0]).toContain(`/${final.channel_id}/${final.id}`);
  const told = evening.discord.notifications.slice(from).map((one) => person(one.person).key);
  expect(told.filter((key) => key === 'rex' || key === 'jisu')).toEqual(['rex']);
  expect(await left()).toEqual([]);
});

test('follow: More has the button too, and what was chosen can be taken back', async () => {
  let more = await see('rex', 'More');
  more = await answered(person('rex').click(more, 'Follow'));
  expect(more.content).toMatch(/^You’ll get a direct message when this game ends\.\n/);
  more = await answered(person('rex').click(more, 'Unfollow'));
  expect(more.content).toMatch(/^You no longer follow this game\.\n/);
  expect(offers(more)).toContain('Follow');
  await resign('theo');
  expect(lettersTo('rex')).toEqual([]);
});

test('follow: players are not offered it', async () => {
  for (const button of ['My view', 'More']) expect(offers(await see('theo', button))).not.toContain('Follow');
});

test('follow: a resigned game tells how it ended, in the language of the reader', async () => {
  const view = await see('jisu', 'My view');
  await answered(person('jisu').click(view, '결과 알림 받기'));
  await resign('theo');
  expect(lettersTo('jisu')[0]).toMatch(/^\*\*.+\*\*: .*Theo.*\n마지막 보드: https:\S+$/);
});

test('follow: a game that is ended for everybody tells so', async () => {
  await followed('rex');
  const more = await see('theo', 'More');
  await answered(
    person('theo').click(await answered(person('theo').click(more, 'End the game')), 'Yes, end it'),
  );
  await calm(evening);
  expect(lettersTo('rex')[0]).toMatch(
    /^\*\*Runaround\*\*: Theo ended the game\. Nobody wins\.\nThe final board: /,
  );
});

test('follow: where the channel is deleted there is no link', async () => {
  await followed('rex');
  evening.discord.deleteChannel(CHANNEL);
  await settle(evening);
  await settle(evening);
  expect(lettersTo('rex')).toEqual(['**Runaround**: This game was stopped. Nobody wins.']);
});

test('follow: whoever cannot see the channel any more, or sits down, is not told', async () => {
  await followed('rex');
  await followed('jisu');
  evening.discord.channel(CHANNEL).hideFrom(person('rex'));
  await settle(evening);
  await evening.store
    .updateTable('seats')
    .set({ person: person('jisu').id })
    .where('seat', '=', 1)
    .execute();
  await resign('theo');
  expect([lettersTo('rex'), lettersTo('jisu')]).toEqual([[], []]);
  expect(await left()).toEqual([]);
});

test('follow: whoever takes no direct messages disturbs nobody in the channel', async () => {
  await followed('rex');
  person('rex').takeDirect(false);
  await resign('theo');
  const pinged = evening.discord.sent.flatMap((sent) => sent.pinged);
  expect(pinged).not.toContain(person('rex').id);
  expect(evening.discord.channel(CHANNEL).messages.at(-1)?.id).toBe(boardIn(evening, CHANNEL).id);
});

test('follow: a person follows so many running games at once and no more', async () => {
  const one = await evening.store.selectFrom('tables').selectAll().executeTakeFirstOrThrow();
  for (let id = 100; id < 100 + MOST_FOLLOWED; id++) {
    await evening.store
      .insertInto('tables')
      .values({ ...one, id, channel: String(id), slept_at: 1 } as never)
      .execute();
    await keepFollower(evening.store, id, person('rex').id, id);
  }
  const view = await answered(person('rex').click(await see('rex', 'My view'), 'Follow'));
  expect(view.content).toContain(`You already follow ${MOST_FOLLOWED} games, the most at a time.`);
  const page = await answered(
    person('rex').click(await answered(person('rex').slash(CHANNEL, 'me')), 'Notifications'),
  );
  expect(page.content).toContain('- Followed games: [Runaround](https://discord.com/channels/');
  expect(page.content.length).toBeLessThanOrEqual(2000);
  await dropFollower(evening.store, 100, person('rex').id);
  expect((await answered(person('rex').click(view, 'Follow'))).content).toContain('You’ll get');
});

test('follow: a game that ends in quiet hours is told when they end, also over a restart', async () => {
  await followed('rex');
  await followed('jisu');
  const hour = new Date(evening.discord.clock.now()).getUTCHours();
  const until = async (key: string, hours: number) => {
    const own = { ...USUAL_HOURS, quiet: { from: hour * 60, to: ((hour + hours) % 24) * 60 } };
    await keepHours(evening.store, person(key).id, own, 0);
  };
  await until('rex', 3);
  await until('jisu', 6);
  await resign('theo');
  expect([lettersTo('rex'), lettersTo('jisu')]).toEqual([[], []]);
  evening = await evening.again();
  await timePasses(evening, 3 * HOUR);
  expect([lettersTo('rex').length, lettersTo('jisu').length]).toEqual([1, 0]);
  expect(lettersTo('rex')[0]).toContain('The final board: ');
  await timePasses(evening, 4 * HOUR);
  expect([lettersTo('rex').length, lettersTo('jisu').length]).toEqual([1, 1]);
  expect(await left()).toEqual([]);
});

test('follow: a game that ends while its follower is away for days is no news when they are back', async () => {
  await followed('rex');
  await answered(person('rex').slash(CHANNEL, 'me', { away: '3 days' }));
  await resign('theo');
  await timePasses(evening, 5 * 24 * HOUR);
  expect(lettersTo('rex')).toEqual([]);
  expect(await left()).toEqual([]);
});

test('follow: whoever has a seat is told why they cannot follow, and sees their own view', async () => {
  const view = await see('theo', 'My view');
  const data = { custom_id: 'follow:1:1:view', component_type: 2, id: 1 };
  const told = await answered(person('theo').raw({ channel: CHANNEL, type: 3, data, message: view }));
  expect(told.content).toContain('You play in this game, so you hear of its end anyway.');
  expect(told.attachments).toHaveLength(1);
});

test('follow: the end is told after a restart, where it had not been', async () => {
  await followed('rex');
  await evening.bot.notices.close();
  await resign('theo', false);
  evening = await evening.again();
  await calm(evening);
  expect(lettersTo('rex')).toHaveLength(1);
  expect(lettersTo('rex')[0]).toContain(`/${boardIn(evening, CHANNEL).id}`);
});

async function see(key: string, button: string): Promise<APIMessage> {
  return await answered(person(key).click(boardIn(evening, CHANNEL), button));
}

async function followed(key: string): Promise<void> {
  await keepFollower(evening.store, 1, person(key).id, 1);
}

async function resign(key: string, isTold = true): Promise<void> {
  const asked = await answered(person(key).slash(CHANNEL, 'resign'));
  await answered(person(key).click(asked, 'Yes, resign'));
  await (isTold ? calm(evening) : evening.bot.announcer.idle());
}

function person(key: string) {
  return evening.discord.person(key);
}

function lettersTo(key: string): readonly string[] {
  const messages = person(key)
    .sees(person(key).direct())
    .map(({ message }) => message);
  return messages.filter((message) => !isPrivate(message)).map(({ content }) => content);
}

async function left() {
  const { store } = evening;
  const notices = store.selectFrom('notices').select('subject').where('person', 'is not', null);
  const followers = store.selectFrom('followers').select('person');
  return [...(await notices.execute()), ...(await followers.execute())];
}
