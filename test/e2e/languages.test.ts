import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, expect, test } from 'vitest';
import type { Actor } from '../../src/playground/index.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import {
  addAi,
  answered,
  answersOf,
  boardIn,
  cardIn,
  chooseLabel,
  giveAnswer,
  offers,
  sitDown,
  toMove,
} from '../support/table.ts';

const CHANNEL = 'table-one';
const HANGUL = /[가-힣]/;
/** Sentences of the bot that would show that the wrong language was taken. */
const ENGLISH = /\b(the|your|turn|seat|board)\b/i;

let evening: Evening;
afterEach(async () => await endCalmly(evening));

test('in an English server the table speaks English, and a Korean person is answered in Korean', async () => {
  evening = await openEvening();
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'jisu'] });
  const jisu = evening.discord.person('jisu');
  await untilTurnOf(jisu);
  expect(boardIn(evening, CHANNEL).content.replaceAll('지수', '')).not.toMatch(HANGUL);
  expect(offers(boardIn(evening, CHANNEL))).toEqual(['Roll the die', 'Play', 'My view', 'Rules', 'More']);
  expectKorean(await answered(jisu.click(boardIn(evening, CHANNEL), 'Play')));
  for (const button of ['My view', 'Rules', 'More']) {
    expectKorean(await answered(jisu.click(boardIn(evening, CHANNEL), button)));
  }
  for (const words of ['hand', 'board', 'rules', 'games', 'resign', 'join', 'start'] as const) {
    expectKorean(await answered(jisu.slash(CHANNEL, words)));
  }
  expectKorean(await answered(jisu.slash(CHANNEL, 'move', { text: 'fly' })));
  const choices = await jisu.complete(CHANNEL, 'move', { text: '' }, 'text');
  expect(choices.map(({ name }) => name).join()).toMatch(HANGUL);
  const theo = await answered(evening.discord.person('theo').click(boardIn(evening, CHANNEL), 'My view'));
  expect(theo.content.replaceAll('지수', '')).not.toMatch(HANGUL);
});

test('the rules pages at a Korean table of Go-Stop say what it plays, in the language of whoever reads', async () => {
  evening = await openEvening({ guildLocale: 'ko' });
  const [jisu, theo] = [evening.discord.person('jisu'), evening.discord.person('theo')];
  await answered(jisu.slash('놀이방', 'play', { game: 'gostop' }));
  await calm(evening);
  const page = async (reader: Actor, turned: number, next: string): Promise<string> => {
    let message = await answered(reader.slash('놀이방', 'rules'));
    for (let at = 0; at < turned; at++) message = await answered(reader.click(message, next));
    return message.content;
  };
  const end = await page(jisu, 6, '다음');
  expect(end).toContain('이 테이블에서 하는 대로 적었습니다.');
  expect(end).toContain('10점을 받습니다.');
  expect(end).not.toContain('적어도 7점');
  const three = await page(theo, 4, 'Next');
  expect(three).toContain('there are as many reserve cards as are earned');
  expect(three).not.toContain('six reserve cards');
  expect(await page(theo, 7, 'Next')).toContain('This table plays these extra rules:');
});

test('a move that a ruling forbids is refused with it, each person in their own language', async () => {
  evening = await openEvening();
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'jisu'] });
  for (const [name, line] of [
    ['theo', '\n-# R-RA-5: Order. Roll, enter, move: one roll for both.\n'],
    ['jisu', '\n-# R-RA-5: 순서. 굴리고, 내보내고, 움직입니다. 한 번 굴려 둘 다에 씁니다.\n'],
  ] as const) {
    const person = evening.discord.person(name);
    await untilTurnOf(person);
    const early = await answered(person.slash(CHANNEL, 'move', { text: '5' }));
    expect(early.content).toContain(line);
    const unread = await answered(person.slash(CHANNEL, 'move', { text: 'fly' }));
    expect(unread.content, 'no ruling says how moves are written').not.toContain('R-RA');
  }
});

test('in a Korean server the table speaks Korean, and an English person is answered in English', async () => {
  evening = await openEvening({ guildLocale: 'ko' });
  const [jisu, theo] = [evening.discord.person('jisu'), evening.discord.person('theo')];
  await answered(jisu.slash('놀이방', 'play', { game: 'forage' }));
  await evening.bot.announcer.idle();
  const card = evening.discord.channel('놀이방').messages[0] as APIMessage;
  expectKorean(card);
  const told = await answered(theo.slash('놀이방', 'join'));
  expect(told.content).toBe('You have seat 2.');
  await answered(evening.discord.person('mina').slash('놀이방', 'join'));
  expectKorean(await answered(jisu.slash('놀이방', 'start')));
  await calm(evening);
  const board = evening.discord.channel('놀이방').messages.at(-1) as APIMessage;
  expectKorean(board);
  const mover = evening.discord.person(board.mentions[0]?.id ?? '');
  const panel = await answered(mover.slash('놀이방', 'move'));
  expect(HANGUL.test(panel.content.replaceAll('지수', ''))).toBe(mover === jisu);
  await giveAnswer(mover, panel, answersOf(panel)[0] as string);
});

test.each([
  ['where the server never chose, the table speaks as who opens it', 'jisu', 'en-US', {}, true],
  ['a server that chose decides for its tables', 'jisu', 'en-GB', {}, false],
  ['who asks for Korean gets it', 'theo', 'en-US', { language: 'ko' }, true],
  ['who asks for English gets it in a Korean server', 'jisu', 'ko', { language: 'en' }, false],
] as const)('%s', async (_, who, guildLocale, wish, korean) => {
  evening = await openEvening({ guildLocale });
  await answered(
    evening.discord.person(who).slash(CHANNEL, 'play', { game: 'gostop', thread: true, ...wish }),
  );
  await calm(evening);
  const thread = evening.discord.channels.find(({ channel }) => 'thread_metadata' in channel);
  const card = cardIn(evening, thread?.id ?? '', korean ? '참가' : 'Join');
  expect(HANGUL.test(thread?.name.replace('지수', '') ?? '')).toBe(korean);
  expect(card.content.includes('옵션: 한국식 규칙')).toBe(korean);
  expect(card.content.includes('Options: Everything as usual')).toBe(!korean);
});

test('the host changes the language in the lobby, and the card, its picture and the match follow', async () => {
  evening = await openEvening();
  const theo = evening.discord.person('theo');
  await answered(theo.slash(CHANNEL, 'play', { game: 'gostop' }));
  await calm(evening);
  const panel = await answered(theo.click(cardIn(evening, CHANNEL), 'Options'));
  const changed = await chooseLabel(
    theo,
    await chooseLabel(theo, panel, 'Which option?', 'Language'),
    'Which language?',
    '한국어',
  );
  expect(changed.content).toContain('Options of this table');
  await calm(evening);
  expect(cardIn(evening, CHANNEL, '참가').content).toContain('옵션: 한국식 규칙');
  await addAi(theo, cardIn(evening, CHANNEL, '참가'), 'Badger', 'AI 추가');
  await calm(evening);
  await answered(theo.click(cardIn(evening, CHANNEL, '참가'), '시작'));
  await calm(evening);
  const board = evening.discord.channel(CHANNEL).messages.at(-1) as APIMessage;
  expectKorean(board);
  expect((await answered(theo.click(board, '더 보기'))).content).not.toMatch(HANGUL);
});

test('the commands are named in both languages', async () => {
  evening = await openEvening();
  const url = `${evening.discord.api}/v10/applications/${evening.bot.bot.application()}/commands`;
  const headers = { authorization: `Bot ${evening.discord.token}` };
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
      'board',
      'cancel',
      'export',
      'forget',
      'games',
      'hand',
      'help',
      'join',
      'leaders',
      'league',
      'learn',
      'leave',
      'look',
      'me',
      'move',
      'play',
      'privacy',
      'recap',
      'replay',
      'resign',
      'rules',
      'server',
      'setup',
      'start',
      'stats',
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
  expect(parts).toEqual([['forget me', '나를']]);
  const onPeople = commands.filter(({ type }) => type === 2);
  expect(onPeople.map(({ name, name_localizations: names }) => [name, names.ko])).toEqual([
    ['Challenge to a game', '게임 신청'],
  ]);
});

/** Whoever else is to move types the first move that is offered. */
async function untilTurnOf(wanted: Actor): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    const mover = toMove(evening, CHANNEL) as Actor;
    if (mover.id === wanted.id) return;
    const [offer] = await mover.complete(CHANNEL, 'move', { text: '' }, 'text');
    await answered(mover.slash(CHANNEL, 'move', { text: String(offer?.value) }));
    await calm(evening);
  }
  throw new Error(`It never was the turn of ${wanted.nick}`);
}

function expectKorean(message: APIMessage): void {
  const words = [
    message.content,
    ...offers(message),
    ...message.attachments.map((file) => file.description ?? ''),
  ];
  for (const text of words) {
    expect(text).not.toMatch(/\{\{|\}\}/);
    expect(text.replaceAll(/`[^`]*`|https?:\S+/g, '')).not.toMatch(ENGLISH);
  }
  expect(words.join('')).toMatch(HANGUL);
}
