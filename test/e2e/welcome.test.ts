import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, expect, test, vi } from 'vitest';
import { fridayTable } from '../../src/friends.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { type Evening, type EveningOptions, openEvening } from '../support/evening.ts';
import { invite, invited, isWelcome, welcomes } from '../support/invited.ts';
import { answered, offers } from '../support/table.ts';

let evening: Evening;
afterEach(async () => await endCalmly(evening));

async function opened(options: EveningOptions = {}): Promise<void> {
  evening = await openEvening({ byHand: false, ...options });
}

test('whoever invites the bot is told what there is to do, in the first channel', async () => {
  await opened();
  const welcome = await invited(evening);
  expect(welcome.channel_id).toBe(evening.discord.channel('general').id);
  expect(offers(welcome)).toEqual([
    'Play now against Badger',
    'Learn a game',
    'Two of us',
    'Watch a match',
    'What is this',
  ]);
  expect(welcome.content).toContain('Badger is an AI and has time for Runaround');
  expect(welcome.content).not.toContain('everybody here');
  expect(welcome.content.length).toBeLessThan(600);
});

test('at a start there is no welcome: the bot is there already', async () => {
  await opened({ kept: true });
  await invited(evening);
  evening = await evening.again();
  await theyTalked();
  expect(welcomes(evening)).toHaveLength(1);
});

test('it is posted in the channel for the server’s own messages where there is one', async () => {
  await opened({ server: { ...fridayTable, systemChannel: 'table-two' } });
  expect((await invited(evening)).channel_id).toBe(evening.discord.channel('table-two').id);
});

test('where the bot may not write it is posted in the next channel where it may', async () => {
  await opened({ server: { ...fridayTable, systemChannel: 'table-two' } });
  evening.discord.channel('table-two').deny(P.SendMessages);
  evening.discord.channel('general').deny(P.ViewChannel);
  expect((await invited(evening)).channel_id).toBe(evening.discord.channel('table-one').id);
});

test('where it may write nowhere it is posted nowhere', async () => {
  await opened();
  for (const { name } of evening.discord.channels) evening.discord.channel(name).deny(P.SendMessages);
  invite(evening);
  await noted('There is nowhere to welcome a server');
  expect(welcomes(evening)).toEqual([]);
});

test('a session that is lost and begun anew is no invitation', async () => {
  await opened();
  await invited(evening);
  evening.discord.faults.invalidSession(false);
  await evening.discord.until(({ connected }) => connected === 0, 'no session');
  await evening.discord.until(({ connected }) => connected === 1, 'a new session');
  await theyTalked();
  expect(welcomes(evening)).toHaveLength(1);
});

test('a server that is there again after an outage is not joined anew', async () => {
  await opened();
  await invited(evening);
  evening.discord.faults.outage();
  await theyTalked();
  expect(welcomes(evening)).toHaveLength(1);
});

test('an invitation that the Gateway tells of twice is answered once', async () => {
  await opened();
  await invited(evening);
  evening.discord.faults.outage('left');
  await noted('A server was joined before');
  await theyTalked();
  expect(welcomes(evening)).toHaveLength(1);
});

test('a welcome that Discord had and did not say so is not posted twice', async () => {
  await opened();
  evening.discord.faults.next({ method: 'POST', path: /messages$/ }, { kind: '502', write: 'after' });
  await invited(evening);
  await theyTalked();
  expect(welcomes(evening)).toHaveLength(1);
});

test('whoever throws the bot out and invites it again is welcomed again', async () => {
  await opened();
  await invited(evening);
  evening.discord.pass(1_000);
  await invited(evening);
  expect(welcomes(evening)).toHaveLength(2);
});

test('a Korean server is welcomed in Korean, and each person answered in their own language', async () => {
  await opened({ guildLocale: 'ko' });
  const welcome = await invited(evening);
  expect(offers(welcome)).toEqual([
    '오소리와 바로 하기',
    '게임 배우기',
    '둘이서 하기',
    '한 판 구경하기',
    '어떤 봇인가요',
  ]);
  const about = await answered(evening.discord.person('theo').click(welcome, '어떤 봇인가요'));
  expect(about.content).toContain('friends who never find an evening together');
  expect(offers(about)[0]).toBe('Play now against Badger');
});

test('in the playground it says how to be somebody else', async () => {
  await opened({ isPlayground: true });
  expect((await invited(evening)).content).toContain('You can be everybody here');
});

/** The bot has written that into its log. */
async function noted(line: string): Promise<void> {
  await vi.waitUntil(() => evening.logged.some((one) => one.includes(line)), 10_000);
}

/** Somebody is answered: what was told before has been heard by then. */
async function theyTalked(): Promise<void> {
  await answered(evening.discord.person('theo').slash('table-one', 'games'));
  await calm(evening);
  expect(evening.discord.channels.flatMap(({ messages }) => messages).every(isWelcome)).toBe(true);
}
