import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { safe } from '../../src/discord/core/names.ts';
import { seeded } from '../../src/engine/seeded.ts';
import type { Actor } from '../../src/playground/index.ts';
import { calm, expectNoBug, expectSilence } from '../support/calm.ts';
import { openWeeks } from '../support/days.ts';
import type { Evening } from '../support/evening.ts';
import { begun, turnPassed } from '../support/paced.ts';
import { addAi, answered, boardIn, cardIn, isPrivate, offers, toMove } from '../support/table.ts';

const CHANNEL = 'table-one';
const chance = seeded(5);

let evening: Evening;
beforeEach(async () => {
  evening = await openWeeks();
});
afterEach(async () => {
  expect(evening.discord.problems).toEqual([]);
  expectSilence(evening);
  expectNoBug(evening);
  await evening.end();
});

test('next alert: whoever is next is told once by direct message when the turn before begins', async () => {
  for (const key of ['theo', 'mina', 'rex']) await want(key);
  const first = await begun(evening, CHANNEL, { game: 'forage', people: ['theo', 'mina', 'rex'] });
  expect(told()).toEqual([after(first).key]);
  expect(lettersTo(after(first))).toEqual([
    `You’re next in **Forage** in <#${idOf()}>, after ${nameOf(first)}’s turn.\nThe newest board: ${linkTo(boardIn(evening, CHANNEL))}`,
  ]);
  for (let turn = 0; turn < 4; turn++) {
    const from = told().length;
    await turnPassed(evening, CHANNEL, chance);
    const mover = toMove(evening, CHANNEL) as Actor;
    expect(told().slice(from)).toEqual([after(mover).key]);
  }
});

test('next alert: nobody is told who does not want it, and it can be switched off', async () => {
  await want('theo');
  const page = await notifications('theo');
  expect(page.content).toContain('- Next turn: in games of three or more');
  await answered(evening.discord.person('theo').click(page, 'Don’t tell me when I’m next'));
  await begun(evening, CHANNEL, { game: 'forage', people: ['theo', 'mina', 'rex'] });
  for (let turn = 0; turn < 3; turn++) await turnPassed(evening, CHANNEL, chance);
  expect(told()).toEqual([]);
});

test('next alert: a game of two tells nobody', async () => {
  for (const key of ['theo', 'mina']) await want(key);
  await begun(evening, CHANNEL, { game: 'runaround', people: ['theo', 'mina'] });
  await turnPassed(evening, CHANNEL, chance);
  expect(told()).toEqual([]);
});

test('next alert: the quick turns of an AI tell nobody, and whoever comes after it is told before it', async () => {
  for (const key of ['theo', 'mina']) await want(key);
  const { discord } = evening;
  const [theo, mina] = [discord.person('theo'), discord.person('mina')];
  await answered(theo.slash(CHANNEL, 'play', { game: 'forage' }));
  await calm(evening);
  await answered(mina.click(cardIn(evening, CHANNEL), 'Join'));
  await addAi(theo, cardIn(evening, CHANNEL));
  await calm(evening);
  await answered(theo.click(cardIn(evening, CHANNEL), 'Start'));
  await calm(evening);
  for (let turn = 0; turn < 4; turn++) {
    const from = told().length;
    const mover = toMove(evening, CHANNEL) as Actor;
    await turnPassed(evening, CHANNEL, chance);
    const next = toMove(evening, CHANNEL) as Actor;
    expect(told().slice(from)).toEqual([mover.key]);
    expect(lettersTo(mover).at(-1)).toContain(`after ${nameOf(next)}’s turn`);
  }
});

test('next alert: not in quiet hours, nor while away', async () => {
  for (const key of ['theo', 'mina', 'rex']) {
    await want(key);
    await answered(evening.discord.person(key).slash(CHANNEL, 'me', { away: '3 days' }));
  }
  await begun(evening, CHANNEL, { game: 'forage', people: ['theo', 'mina', 'rex'] });
  expect(told()).toEqual([]);
});

test('next alert: what is no longer true after a restart is not sent', async () => {
  for (const key of ['theo', 'mina', 'rex']) await want(key);
  await evening.bot.notices.close();
  const first = await begun(evening, CHANNEL, { game: 'forage', people: ['theo', 'mina', 'rex'] }).catch(
    () => toMove(evening, CHANNEL) as Actor,
  );
  expect(first).not.toBeNull();
  evening = await evening.again();
  await calm(evening);
  expect(told()).toEqual([after(toMove(evening, CHANNEL) as Actor).key]);
});

test('next alert: in Korean, with a button that leads to the settings', async () => {
  await want('jisu', '알림', '다음 차례일 때 알림 받기');
  await begun(evening, CHANNEL, { game: 'forage', people: ['theo', 'mina', 'jisu'] });
  for (let turn = 0; turn < 3; turn++) await turnPassed(evening, CHANNEL, chance);
  const jisu = evening.discord.person('jisu');
  const [letter] = messagesTo(jisu);
  expect(letter?.content).toMatch(/^<#\d+>의 \*\*.+\*\*: .+ 님 다음이 내 차례입니다\.\n/);
  const page = await answered(jisu.click(letter as APIMessage, '알림'));
  expect(offers(page)).toContain('다음 차례 알림 끄기');
});

async function notifications(key: string, button = 'Notifications'): Promise<APIMessage> {
  const who = evening.discord.person(key);
  return await answered(who.click(await answered(who.slash(CHANNEL, 'me')), button));
}

async function want(key: string, page = 'Notifications', button = 'Tell me when I’m next'): Promise<void> {
  await answered(evening.discord.person(key).click(await notifications(key, page), button));
}

/** The player whose turn comes after that of this one, among Theo, Mina and Rex. */
function after({ key }: Actor): Actor {
  const keys = ['theo', 'mina', 'rex'];
  return evening.discord.person(keys[(keys.indexOf(key) + 1) % keys.length] ?? '');
}

/** Keys of the people who got an alert, in order. */
function told(): readonly string[] {
  const letters = evening.discord.sent.filter(
    ({ kind, text }) => kind === 'message' && text.startsWith('You’re next'),
  );
  return letters.map(({ audience }) => evening.discord.person(audience).key);
}

function messagesTo(who: Actor): readonly APIMessage[] {
  const messages = who.sees(who.direct()).map(({ message }) => message);
  return messages.filter((message) => !isPrivate(message));
}

function lettersTo(who: Actor): readonly string[] {
  return messagesTo(who).map(({ content }) => content);
}

function nameOf({ nick, user }: Actor): string {
  return safe(nick ?? user.global_name ?? user.username);
}

function idOf(): string {
  return evening.discord.channel(CHANNEL).id;
}

function linkTo({ id, channel_id }: APIMessage): string {
  return `https://discord.com/channels/${evening.discord.guildId}/${channel_id}/${id}`;
}
