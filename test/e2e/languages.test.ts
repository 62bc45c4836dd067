import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, expect, test } from 'vitest';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import {
  addAi,
  chooseLabel,
  findMover,
  getAnswers,
  getBoard,
  getLobbyCard,
  getOffers,
  giveAnswer,
  openPanel,
  pressInLobby,
  startMatch,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const HANGUL = /[가-힣]/;
/** Words that reveal a sentence in the wrong language. */
const ENGLISH = /\b(the|your|turn|seat|board)\b/i;

let testBot: TestBot;
afterEach(async () => await closeCalmly(testBot));

test('English server: the table is in English, and a Korean user gets private answers in Korean', async () => {
  testBot = await openTestBot();
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'jisu'] });
  const jisu = testBot.discord.person('jisu');
  await playUntilTurn(jisu);
  expect(getBoard(testBot, CHANNEL).content.replaceAll('지수', '')).not.toMatch(HANGUL);
  expect(getOffers(getBoard(testBot, CHANNEL))).toEqual(['Roll the die', 'View', 'More']);
  expectKorean(await openPanel(testBot, jisu, CHANNEL));
  for (const button of ['View', 'More']) {
    expectKorean(await waitForMessage(jisu.click(getBoard(testBot, CHANNEL), button)));
  }
  for (const words of [
    'hand',
    'table board',
    'rules',
    'games',
    'table resign',
    'join',
    'table start',
  ] as const) {
    expectKorean(await waitForMessage(jisu.slash(CHANNEL, words)));
  }
  expectKorean(await waitForMessage(jisu.slash(CHANNEL, 'move', { text: 'fly' })));
  const choices = await jisu.complete(CHANNEL, 'move', { text: '' }, 'text');
  expect(choices.map(({ name }) => name).join()).toMatch(HANGUL);
  const theo = await waitForMessage(testBot.discord.person('theo').click(getBoard(testBot, CHANNEL), 'View'));
  expect(theo.content.replaceAll('지수', '')).not.toMatch(HANGUL);
});

test("/rules at a Go-Stop table: describes the table's options in the language of the reader", async () => {
  testBot = await openTestBot({ guildLocale: 'ko' });
  const [jisu, theo] = [testBot.discord.person('jisu'), testBot.discord.person('theo')];
  await waitForMessage(jisu.slash('놀이방', 'play', { game: 'gostop' }));
  await waitUntilIdle(testBot);
  const page = async (reader: PlaygroundUser, turned: number, next: string): Promise<string> => {
    let message = await waitForMessage(reader.slash('놀이방', 'rules'));
    for (let at = 0; at < turned; at++) message = await waitForMessage(reader.click(message, next));
    return message.content;
  };
  const end = await page(jisu, 6, '다음');
  expect(end).toContain('이 게임의 설정에 따른 규칙입니다.');
  expect(end).toContain('10점을 받습니다.');
  expect(end).not.toContain('적어도 7점');
  const three = await page(theo, 4, 'Next');
  expect(three).toContain('no limit to ×2 markers');
  expect(three).not.toContain('six ×2 markers');
  expect(await page(theo, 7, 'Next')).toContain('This game uses these extra rules:');
});

test('illegal move: is refused with its ruling in the language of the player', async () => {
  testBot = await openTestBot();
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'jisu'] });
  for (const [name, why, line] of [
    ['theo', 'Why?', 'Order. Roll, enter, move: one roll for both.\n-# R-RA-5'],
    [
      'jisu',
      '이유 보기',
      '순서. 주사위를 굴리고, 말을 내보내고, 움직입니다. 한 번 굴린 수로 둘 다 합니다.\n-# R-RA-5',
    ],
  ] as const) {
    const person = testBot.discord.person(name);
    await playUntilTurn(person);
    const early = await waitForMessage(person.slash(CHANNEL, 'move', { text: '5' }));
    expect(early.content).not.toContain('R-RA');
    expect((await waitForMessage(person.click(early, why))).content).toBe(line);
    const unread = await waitForMessage(person.slash(CHANNEL, 'move', { text: 'fly' }));
    expect(getOffers(unread), 'no ruling says how moves are written').not.toContain(why);
  }
});

test('Korean server: the table is in Korean, and an English user gets private answers in English', async () => {
  testBot = await openTestBot({ guildLocale: 'ko' });
  const [jisu, theo] = [testBot.discord.person('jisu'), testBot.discord.person('theo')];
  await waitForMessage(jisu.slash('놀이방', 'play', { game: 'forage' }));
  await testBot.bot.publisher.idle();
  const card = testBot.discord.channel('놀이방').messages[0] as APIMessage;
  expectKorean(card);
  const told = await waitForMessage(theo.slash('놀이방', 'join'));
  expect(told.content).toBe('You’re in: seat 2.');
  await waitForMessage(testBot.discord.person('mina').slash('놀이방', 'join'));
  expectKorean(await waitForMessage(jisu.slash('놀이방', 'table start')));
  await waitUntilIdle(testBot);
  const board = testBot.discord.channel('놀이방').messages.at(-1) as APIMessage;
  expectKorean(board);
  const mover = testBot.discord.person(board.mentions[0]?.id ?? '');
  const panel = await waitForMessage(mover.slash('놀이방', 'move'));
  expect(HANGUL.test(panel.content.replaceAll('지수', ''))).toBe(mover === jisu);
  await giveAnswer(mover, panel, getAnswers(panel)[0] as string);
});

test.each([
  ["is the host's where the server has not chosen one", 'jisu', 'en-US', true],
  ["is the server's where it has chosen one", 'jisu', 'en-GB', false],
] as const)('language of a new table: %s', async (_, who, guildLocale, korean) => {
  testBot = await openTestBot({ guildLocale });
  await waitForMessage(testBot.discord.person(who).slash(CHANNEL, 'play', { game: 'gostop', thread: true }));
  await waitUntilIdle(testBot);
  const thread = testBot.discord.channels.find(({ channel }) => 'thread_metadata' in channel);
  const card = getLobbyCard(testBot, thread?.id ?? '', korean ? '참가' : 'Join');
  expect(HANGUL.test(thread?.name.replace('지수', '') ?? '')).toBe(korean);
  expect(card.content.includes('설정: 한국식 규칙')).toBe(korean);
  expect(card.content.includes('Settings: Book rules')).toBe(!korean);
});

test('language option: the host changes it in the lobby, and card, picture and match follow', async () => {
  testBot = await openTestBot();
  const theo = testBot.discord.person('theo');
  await waitForMessage(theo.slash(CHANNEL, 'play', { game: 'gostop' }));
  await waitUntilIdle(testBot);
  const panel = await pressInLobby(theo, getLobbyCard(testBot, CHANNEL), 'Settings');
  const changed = await chooseLabel(
    theo,
    await chooseLabel(theo, panel, 'Change a setting…', 'Language'),
    'Choose a language…',
    '한국어',
  );
  expect(changed.content).toContain('Game settings');
  await waitUntilIdle(testBot);
  expect(getLobbyCard(testBot, CHANNEL, '참가').content).toContain('설정: 한국식 규칙');
  await addAi(theo, getLobbyCard(testBot, CHANNEL, '참가'), 'Badger', 'AI 추가');
  await waitUntilIdle(testBot);
  await waitForMessage(theo.click(getLobbyCard(testBot, CHANNEL, '참가'), '시작'));
  await waitUntilIdle(testBot);
  const board = testBot.discord.channel(CHANNEL).messages.at(-1) as APIMessage;
  expectKorean(board);
  expect((await waitForMessage(theo.click(board, '더 보기'))).content).not.toMatch(HANGUL);
});

test('commands: have names and descriptions in both languages', async () => {
  testBot = await openTestBot();
  const url = `${testBot.discord.api}/v10/applications/${testBot.bot.bot.application()}/commands`;
  const headers = { authorization: `Bot ${testBot.discord.token}` };
  const commands = (await (await fetch(`${url}?with_localizations=true`, { headers })).json()) as {
    readonly type: number;
    readonly name: string;
    readonly name_localizations: Record<string, string>;
    readonly description_localizations: Record<string, string>;
    readonly options?: readonly { type: number; name: string; name_localizations: Record<string, string> }[];
  }[];
  const slash = commands.filter(({ type }) => type === 1);
  expect(slash.map(({ name }) => name).toSorted()).toEqual(
    [
      ...['games', 'hand', 'help', 'join', 'leaders', 'league', 'learn', 'move', 'play', 'rules', 'server'],
      ...['settings', 'setup', 'stats', 'table'],
    ].toSorted(),
  );
  for (const { name_localizations: names, description_localizations: descriptions } of slash) {
    expect([names.ko, descriptions.ko].every((word) => HANGUL.test(word ?? ''))).toBe(true);
  }
  const parts = slash.flatMap(({ name, options = [] }) =>
    options
      .filter(({ type }) => type === 1)
      .map((part) => [`${name} ${part.name}`, part.name_localizations.ko]),
  );
  expect(parts.map(([name]) => name).toSorted()).toEqual(
    ['board', 'cancel', 'export', 'leave', 'recap', 'replay', 'resign', 'start'].map((one) => `table ${one}`),
  );
  for (const [name, korean] of parts) expect(korean, name).toMatch(HANGUL);
  const onPeople = commands.filter(({ type }) => type === 2);
  expect(onPeople.map(({ name, name_localizations: names }) => [name, names.ko])).toEqual([
    ['Challenge to a game', '게임 신청'],
  ]);
});

/** Has the other players type the first offered move until this person is due. */
async function playUntilTurn(wanted: PlaygroundUser): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
    if (mover.id === wanted.id) return;
    const [offer] = await mover.complete(CHANNEL, 'move', { text: '' }, 'text');
    await waitForMessage(mover.slash(CHANNEL, 'move', { text: String(offer?.value) }));
    await waitUntilIdle(testBot);
  }
  throw new Error(`It never was the turn of ${wanted.nick}`);
}

function expectKorean(message: APIMessage): void {
  const words = [
    message.content,
    ...getOffers(message),
    ...message.attachments.map((file) => file.description ?? ''),
  ];
  for (const text of words) {
    expect(text).not.toMatch(/\{\{|\}\}/);
    expect(text.replaceAll(/`[^`]*`|https?:\S+/g, '')).not.toMatch(ENGLISH);
  }
  expect(words.join('')).toMatch(HANGUL);
}
