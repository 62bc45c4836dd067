import { type APIMessage, ChannelType } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../src/playground/index.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered, boardIn, chooseLabel, isPrivate, offers } from '../support/table.ts';

const CHANNEL = 'table-one';
const HOUR = 3_600_000;

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening({ kept: true });
});
afterEach(async () => await endCalmly(evening));

describe('a league', () => {
  test('is opened by command, entered by button, and begun by who opened it', async () => {
    const opened = await slash('theo', { game: 'runaround' });
    expect([isPrivate(opened), opened.content]).toEqual([true, expect.stringMatching(/^It is open\./)]);
    const [first] = messages();
    expect(first?.content).toMatch(
      /^\*\*League of Runaround\*\*\nEverybody meets everybody once\.\nPace: 2 days a turn\nTheo invites to it: /,
    );
    expect(first?.content).toContain('\nNobody is in it yet.\n-# A win is 2 points, a draw 1.');
    expect(first?.attachments[0]?.description).toBe('League of Runaround. In it: ');
    expect(offers(message())).toEqual(['Enter', 'Leave', 'Start', 'Close']);
    for (const name of ['theo', 'mina', 'jisu']) await press(name, 'Enter');
    expect(message().content).toContain('\nIn it are 3: Theo, Mina, and 지수\n');
    await press('mina', 'Leave');
    expect(message().content).toContain('\nIn it are 2: Theo and 지수\n');
    expect((await refusedPress('theo', 'Start')).content).toBe(
      'It takes 3 people to begin, and 2 are in it.',
    );
    await press('rex', 'Enter');
    expect((await refusedPress('rex', 'Start')).content).toMatch(/^Only who opened it/);
    expect(messages()).toHaveLength(1);
    await press('theo', 'Start');
    expect(message().content).toMatch(/^\*\*League of Runaround\*\*\nPlayed: 0 of 3 matches\n- /);
    expect(message().content.match(/<#\d+>/g)).toHaveLength(3);
    expect(offers(message())).toEqual(['My matches', 'Leave']);
  });

  test('opens its tables in threads on a message each, in which it is told what came of it', async () => {
    await begun(['theo', 'mina', 'jisu']);
    const [one] = threads();
    const pairing = messages().find(({ id }) => id === one?.id);
    expect(pairing?.content).toMatch(/^Round \d of 3: (Theo|Mina|지수) – (Theo|Mina|지수)$/);
    expect(one?.name).toBe(`${pairing?.content.replace(/^Round \d of 3: /, '')} · Runaround`);
    const board = boardIn(evening, one?.id ?? '');
    expect(board.mentions).toHaveLength(1);
    const [mover] = board.mentions;
    await resignAt(String(mover?.id), one?.id ?? '');
    expect(messages().find(({ id }) => id === one?.id)?.content).toMatch(
      /\n(Theo|Mina|지수) has won: (Theo|Mina|지수) gave it up\.$/,
    );
    expect(message().content).toContain('Played: 1 of 3 matches');
  });

  test('ends with a ceremony that calls those who were in it, and can be opened once more', async () => {
    await begun(['theo', 'mina', 'jisu']);
    await answered(person('jisu').slash(CHANNEL, 'me'));
    const before = evening.discord.sent.length;
    await playAll();
    const ceremony = messages().at(-1);
    expect(ceremony?.content).toMatch(
      /^\*\*The league of Runaround is over\*\*\n1\. .* · \d points\n2\. .*\n3\. .*\nPlayed by <@/,
    );
    expect(ceremony?.attachments).toHaveLength(1);
    expect(ceremony?.attachments[0]?.description).toMatch(/^A podium: 1\. /);
    const pinged = evening.discord.sent
      .slice(before)
      .flatMap((sent) => (sent.kind === 'message' && sent.message === ceremony?.id ? sent.pinged : []));
    expect(pinged.toSorted()).toEqual(['theo', 'mina', 'jisu'].map((name) => person(name).id).toSorted());
    expect(messages()[0]?.content).toMatch(/^\*\*League of Runaround\*\*\n.* has won\.$/);
    expect(offers(messages()[0] as APIMessage)).toEqual([]);
    if (ceremony) await answered(person('rex').click(ceremony, 'Play it again'));
    await calm(evening);
    expect(messages().at(-1)?.content).toContain('invites to it: press Enter');
    expect(offers(messages().at(-1) as APIMessage)).toEqual(['Enter', 'Leave', 'Start', 'Close']);
  });

  test('who leaves it is asked first, and loses what is left', async () => {
    await begun(['theo', 'mina', 'jisu', 'rex']);
    const question = await refusedPress('jisu', 'Leave');
    expect(question.content).toMatch(/^진행 중인 경기까지/);
    await answered(person('jisu').click(question, '네, 떠납니다'));
    await calm(evening);
    expect(message().content).toMatch(/Played: 3 of 6 matches/);
    expect((await refusedPress('jisu', 'Leave')).content).toBe('참가하지 않았습니다.');
  });

  test('my matches are shown to whoever asks, alone and in their language', async () => {
    await begun(['theo', 'mina', 'jisu', 'rex']);
    const mine = await answered(person('jisu').click(message(), 'My matches'));
    expect(isPrivate(mine)).toBe(true);
    expect(mine.content).toMatch(
      /^\*\*런어라운드 리그\*\*\n6경기 중 0경기 끝남\n4명 중 \d위, 0경기 0점입니다\.\n내 경기\n- .*: 진행 중 <#\d+>\n/,
    );
    expect(mine.attachments).toHaveLength(1);
    expect(offers(mine)).toEqual([]);
    expect(offers(await slash('theo'))).toEqual(['Close']);
    const none = await answered(person('theo').slash('general', 'league'));
    expect(none.content).toMatch(/^There is no league in this channel/);
  });
});

describe('who is late', () => {
  test('loses a match that who opened it ends, if it is not their own', async () => {
    await begun(['mina', 'theo', 'jisu', 'rex'], { pace: '12' });
    expect(offers(await slash('theo'))).toEqual([]);
    evening.pass(13 * HOUR);
    const panel = await slash('mina');
    expect(offers(panel)).toEqual(['Close', 'End a match against who is late']);
    const [line] = /Theo is late against [^"]+/.exec(JSON.stringify(panel.components)) ?? [];
    const question = await chooseLabel(
      person('mina'),
      panel,
      'End a match against who is late',
      String(line),
    );
    expect(question.content).toMatch(/^Time is over for /);
    await answered(person('mina').click(question, 'Yes, end it so'));
    await calm(evening);
    expect(message().content).toContain('Played: 1 of 6 matches');
  });
});

async function slash(name: string, options: Record<string, string | boolean> = {}): Promise<APIMessage> {
  const told = await answered(person(name).slash(CHANNEL, 'league', options));
  await calm(evening);
  return told;
}

async function begun(
  people: readonly string[],
  options: Record<string, string | boolean> = {},
): Promise<void> {
  await slash(people[0] ?? '', { game: 'runaround', ...options });
  for (const name of people) await press(name, 'Enter');
  await press(people[0] ?? '', 'Start');
}

async function press(name: string, label: string): Promise<void> {
  await person(name)
    .click(message(), label)
    .then((answer) => answer.settled());
  await calm(evening);
}

async function refusedPress(name: string, label: string): Promise<APIMessage> {
  return await answered(person(name).click(message(), label));
}

async function resignAt(who: string, thread: string): Promise<void> {
  const sure = await answered(person(who).slash(thread, 'resign'));
  await answered(person(who).click(sure, String(offers(sure).at(-1))));
  await calm(evening);
}

/** In each thread that has a board, who is due resigns. */
async function playAll(): Promise<void> {
  for (let round = 0; round < 50; round++) {
    const open = await evening.store
      .selectFrom('tables')
      .select(['id', 'channel'])
      .where('phase', '=', 'playing')
      .execute();
    const [table] = open;
    if (!table) return;
    const board = boardIn(evening, table.channel);
    await resignAt(/<@(\d+)>/.exec(board.content)?.[1] ?? '', table.channel);
  }
}

/** The newest message of a league. */
function message(): APIMessage {
  const found = messages().findLast(
    ({ content, attachments }) => /^\*\*(League|Cup)/.test(content) && attachments.length > 0,
  );
  if (!found) throw new Error('There is no league');
  return found;
}

function messages(): readonly APIMessage[] {
  return evening.discord.channel(CHANNEL).messages;
}

function threads() {
  return evening.discord.channels
    .map(({ channel }) => channel)
    .filter(({ type }) => type === ChannelType.PublicThread);
}

function person(name: string): Actor {
  return evening.discord.person(name);
}
