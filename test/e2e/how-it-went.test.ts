import type { APIMessage } from 'discord-api-types/v10';
import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, expect, test } from 'vitest';
import type { Players } from '../../src/ai/players.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { fridayTable } from '../../src/friends.ts';
import { cardName } from '../../src/games/gostop/text/names.ts';
import type { GoStopState } from '../../src/games/gostop/types.ts';
import { say } from '../../src/i18n/say.ts';
import type { Actor, Place } from '../../src/playground/index.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { type Evening, type EveningOptions, openEvening } from '../support/evening.ts';
import { type SpyPainters, spyPainters } from '../support/spy-painters.ts';
import {
  answered,
  boardIn,
  boardsIn,
  isPrivate,
  offers,
  playOut,
  type Setting,
  sitDown,
  takeTurn,
} from '../support/table.ts';
import { hinting } from '../support/thinking.ts';
import { tableOf } from '../support/verify.ts';

const CHANNEL = 'table-one';
const SHORT = [['Track', '18 spaces']] as const;

let evening: Evening;
let painters: SpyPainters;
afterEach(async () => await evening.end());

/** A match that Theo has played against an AI to its end. */
async function over(more: Partial<Setting> = {}): Promise<void> {
  await begun({}, more);
  await playOut(evening, CHANNEL, seeded(2));
}

/** One that he has given up after some turns: there are decisions in it. */
async function givenUp(options: EveningOptions = {}): Promise<void> {
  await begun(options);
  for (let turns = 0; turns < 12; turns++) await takeTurn(evening, CHANNEL, seeded(turns));
  const theo = person('theo');
  await answered(theo.click(await answered(theo.slash(CHANNEL, 'resign')), 'Yes, resign'));
  await calm(evening);
}

async function begun(options: EveningOptions, more: Partial<Setting> = {}): Promise<void> {
  painters = spyPainters();
  evening = await openEvening({ players: hinting(60), painters, ...options });
  const table = { game: 'runaround', channel: CHANNEL, people: ['theo'], ais: 1, options: SHORT };
  await sitDown(evening, { ...table, ...more });
}

function person(name: string): Actor {
  return evening.discord.person(name);
}

async function asked(name = 'rex', label = 'How it went'): Promise<APIMessage> {
  return await answered(person(name).click(last(), label));
}

function last(): APIMessage {
  return boardIn(evening, CHANNEL);
}

/** Those of our messages that tell how a match went, and where they are. */
function told(): readonly (readonly [place: Place, message: APIMessage])[] {
  return evening.discord.channels.flatMap((place) =>
    place.messages
      .filter(({ attachments, flags }) => !((flags ?? 0) & 64) && attachments.some(isOfIt))
      .map((message) => [place, message] as const),
  );
}

function isOfIt({ filename }: { readonly filename: string }): boolean {
  return filename === 'how-it-went-1.png';
}

test('it is told in a thread of the last board, in a picture and in lines, to whoever asks', async () => {
  await over();
  expect(offers(last())).toEqual(['Play again', 'How it went', 'Film', 'Moves', 'Export', 'Rules', 'More']);
  const answer = await asked('rex');
  const [[thread, message] = []] = told();
  if (!thread || !message) throw new Error('It was not told');
  expect([isPrivate(answer), answer.content]).toEqual([
    true,
    expect.stringContaining('How it went: https://'),
  ]);
  expect(answer.content).toContain(`/${thread.id}/${message.id}`);
  expect([thread.id, thread.name]).toEqual([last().id, 'How it went: Runaround']);
  expect(message.content).toMatch(
    /^\*\*How it went\*\* · Runaround, Theo and .+\n\*\*Theo\*\* 50 → (0|100) %: luck and surprises /,
  );
  expect(message.content).toMatch(
    /\n\*\*1\*\* · move \d+, \d+ % instead of \d+ %\. .+ Better: \*\*\d+ to \d+.*\*\*\n/,
  );
  expect(message.content).toMatch(/\n-# Chances of winning as the owl sees them: \d+ decisions/);
  expect(message.attachments[0]?.description).toMatch(
    /^The chances of winning over \d+ moves\. Theo begins with 50 %/,
  );
  const drawn = painters.requests.findLast(({ scene }) => scene === 'chances');
  expect(drawn).toMatchObject({ viewer: null, view: { game: 'runaround' }, look: { language: 'en' } });
  expect(boardsIn(evening, thread.id)).toEqual([]);
  expectCalm(evening);
});

test('pressed again, and by two at once, it is told once', async () => {
  await givenUp();
  const [first, second] = await Promise.all([asked('rex'), asked('mina')]);
  expect(second?.content).toBe(first?.content);
  const again = await asked('theo');
  expect([told().length, again.content]).toEqual([1, first?.content]);
  expect(told()[0]?.[1].content).toMatch(/\*\*Theo\*\* 50 → 0 %: .+, the early end −\d+\n/);
  expectCalm(evening);
});

test('after a restart what was told is found, and where it is gone it is told anew', async () => {
  await givenUp({ kept: true });
  const first = await asked();
  evening = await evening.again();
  expect([(await asked()).content, told().length]).toEqual([first.content, 1]);
  const [[thread] = []] = told();
  evening.discord.deleteChannel(thread?.id ?? '');
  const again = await asked();
  expect(told()).toHaveLength(1);
  expect(again.content).toContain(last().id);
});

test.each([
  ['Create Public Threads', P.CreatePublicThreads],
  ['Send Messages in Threads', P.SendMessagesInThreads],
])('without %s it is told in the channel, once, and it is named', async (name, bit) => {
  await givenUp();
  evening.discord.channel(CHANNEL).deny(bit);
  const answer = await asked();
  expect(answer.content).toContain(`For a thread I still need: ${name}.`);
  const again = await asked('theo');
  const [[place, message] = []] = told();
  expect(told()).toHaveLength(1);
  expect(place?.id).toBe(evening.discord.channel(CHANNEL).id);
  expect(message?.message_reference?.message_id).toBe(last().id);
  expect(again.content).toBe(answer.content);
  expectCalm(evening);
});

test('it is told in the channel to whoever may not open threads there', async () => {
  const people = fridayTable.people.map((one) =>
    one.key === 'rex' ? { ...one, lacks: [P.CreatePublicThreads] } : one,
  );
  await givenUp({ server: { ...fridayTable, people } });
  await asked('rex');
  expect(told().map(([place]) => place.id)).toEqual([evening.discord.channel(CHANNEL).id]);
  expectCalm(evening);
});

test('where nothing can be told it is told to whoever asks alone', async () => {
  await givenUp();
  evening.discord.channel(CHANNEL).deny(P.SendMessages, P.SendMessagesInThreads);
  const answer = await asked();
  expect(told()).toEqual([]);
  expect([isPrivate(answer), answer.attachments.length]).toEqual([true, 1]);
  expect(answer.content).toContain('Only you see this. To tell it here I still need: Send Messages.');
  expect(answer.content).toContain('**How it went** · Runaround');
  expectCalm(evening);
});

test('in a thread already it is told there', async () => {
  painters = spyPainters();
  evening = await openEvening({ players: hinting(60), painters });
  const theo = person('theo');
  await answered(theo.slash(CHANNEL, 'play', { game: 'runaround', thread: true }));
  await calm(evening);
  const thread = evening.discord.channels.find(({ channel }) => 'thread_metadata' in channel) as Place;
  await answered(person('mina').click(thread.messages.at(-1) as APIMessage, 'Join'));
  await calm(evening);
  await answered(
    theo.click(thread.messages.findLast((one) => offers(one).includes('Start')) as APIMessage, 'Start'),
  );
  await calm(evening);
  await playOut(evening, thread.id, seeded(2));
  const board = boardIn(evening, thread.id);
  const answer = await answered(person('rex').click(board, 'How it went'));
  await answered(person('rex').click(board, 'How it went'));
  const [[place, message] = []] = told();
  expect([told().length, place?.id, message?.message_reference?.message_id]).toEqual([
    1,
    thread.id,
    board.id,
  ]);
  expect(answer.content).toContain(`/${thread.id}/${message?.id}`);
  thread.change({ locked: true });
  const locked = await answered(person('theo').click(board, 'How it went'));
  expect(locked.content).toContain('Only you see this: the thread is locked.');
  expectCalm(evening);
});

test('where somebody has opened a thread on the board already, it is told there', async () => {
  await givenUp();
  const rest = evening.bot.bot.rest;
  const { id } = evening.discord.channel(CHANNEL);
  await rest.post(`/channels/${id}/messages/${last().id}/threads`, { body: { name: 'Well played' } });
  await asked();
  const [[thread] = []] = told();
  expect([told().length, thread?.name]).toEqual([1, 'Well played']);
  expectCalm(evening);
});

test('what takes long is waited for', async () => {
  const slow = pondering();
  await givenUp({ players: slow });
  const answer = await person('rex').click(last(), 'How it went');
  expect(answer.acknowledgedAfter).toBeLessThan(3_000);
  expect(told()).toEqual([]);
  slow.go();
  expect((await answer.settled()).message?.content).toContain('How it went: https://');
  expect(told()).toHaveLength(1);
});

test('where it cannot be worked out nothing is posted, and it can be asked again', async () => {
  let fails = true;
  const players = hinting(60);
  const judge: Players['judge'] = async (of) => {
    if (fails) throw new Error('Asleep');
    return await players.judge(of);
  };
  await givenUp({ players: { ...players, judge } });
  expect((await asked()).content).toContain('Something went wrong on my side');
  expect(evening.discord.channels.some(({ channel }) => 'thread_metadata' in channel)).toBe(false);
  fails = false;
  expect((await asked()).content).toContain('How it went: https://');
  expect(evening.discord.problems).toEqual([]);
});

test('of a match that was broken off there is nothing to tell', async () => {
  painters = spyPainters();
  evening = await openEvening({ players: hinting(60), painters });
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  const board = boardIn(evening, CHANNEL);
  const data = { custom_id: 'went:1', component_type: 2, id: 1 };
  const pressed = await answered(person('theo').raw({ channel: CHANNEL, type: 3, data, message: board }));
  expect(pressed.content).toContain('cannot be used any more');
  expect(told()).toEqual([]);
});

test('a Korean table is told in Korean, and whoever asks in their own language', async () => {
  await over();
  await evening.store.updateTable('tables').set({ language: 'ko' }).execute();
  expect((await asked('rex')).content).toContain('How it went: https://');
  const [[thread, message] = []] = told();
  expect(thread?.name).toBe('게임 돌아보기: 런어라운드');
  expect(message?.content).toMatch(/^\*\*게임 돌아보기\*\* · 런어라운드, Theo/);
  expect(message?.content).toContain('더 좋은 수: **');
  expect(message?.attachments[0]?.description).toContain('동안의 이길 확률');
  expectCalm(evening);
});

test('of Go-Stop it is told without a card that nobody was shown', async () => {
  await over({ game: 'gostop', options: [] });
  await asked();
  const [[, message] = []] = told();
  expect(message?.content).toContain('**How it went** · Go-Stop');
  const gifts = message?.content.split('\n').filter((line) => /^\*\*\d\*\* · move /.test(line)) ?? [];
  expect(gifts).toHaveLength(3);
  const hands = await handsLeft();
  for (const line of gifts)
    if (!line.endsWith('Something that the others cannot know was better.'))
      expect(hands.filter((card) => line.includes(`Better: **${card}`))).toEqual([]);
  expectCalm(evening);
});

/** Players who judge when they are told to go on. */
function pondering(): Players & { go(): void } {
  let go: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => {
    go = resolve;
  });
  const players = hinting(60);
  return { ...players, go: () => go(), judge: async (of) => await gone.then(() => players.judge(of)) };
}

/** What nobody was shown of the hands at the end, in words. */
async function handsLeft(): Promise<readonly string[]> {
  const { record } = await tableOf(evening.house, 1);
  const { hands } = record.state as GoStopState;
  return hands.flat().map((card) => say('en', cardName(card), () => ''));
}
