import { type APIMessage, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, expect, test } from 'vitest';
import type { AiPlayers } from '../../src/ai/ai-players.ts';
import { demoServer } from '../../src/demo-server.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { getShortName } from '../../src/games/gostop/text/names.ts';
import type { GoStopState } from '../../src/games/gostop/types.ts';
import { translate } from '../../src/i18n/translate.ts';
import type { PlaygroundUser, TestChannel } from '../../src/playground/index.ts';
import { createHintPlayers } from '../support/ai-players.ts';
import { isNameMentioned } from '../support/secrecy.ts';
import { createSpyRenderPool, type SpyRenderPool } from '../support/spy-render-pool.ts';
import {
  getBoard,
  getBoards,
  getOffers,
  isPrivate,
  playOut,
  startMatch,
  type TableSetting,
  takeTurn,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot, type TestBotOptions } from '../support/test-bot.ts';
import { loadStoredTable } from '../support/verify.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const SHORT = [['Track', '18 spaces']] as const;

let testBot: TestBot;
let renderPool: SpyRenderPool;
afterEach(async () => await testBot.end());

/** Plays a match of Theo against an AI to its end. */
async function playMatch(more: Partial<TableSetting> = {}): Promise<void> {
  await beginMatch({}, more);
  await playOut(testBot, CHANNEL, createSeededChance(2));
}

/** Plays a match that Theo resigns after some turns, so that it has decisions. */
async function giveUpMatch(options: TestBotOptions = {}): Promise<void> {
  await beginMatch(options);
  for (let turns = 0; turns < 12; turns++) await takeTurn(testBot, CHANNEL, createSeededChance(turns));
  const theo = getPerson('theo');
  await waitForMessage(theo.click(await waitForMessage(theo.slash(CHANNEL, 'table resign')), 'Yes, resign'));
  await waitUntilIdle(testBot);
}

async function beginMatch(options: TestBotOptions, more: Partial<TableSetting> = {}): Promise<void> {
  renderPool = createSpyRenderPool();
  testBot = await openTestBot({ ai: createHintPlayers(60), renderPool, ...options });
  const table = { game: 'runaround', channel: CHANNEL, people: ['theo'], ais: 1, options: SHORT };
  await startMatch(testBot, { ...table, ...more });
}

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}

async function clickAnalysis(name = 'rex', label = 'Review'): Promise<APIMessage> {
  return await waitForMessage(getPerson(name).click(getLastMessage(), label));
}

function getLastMessage(): APIMessage {
  return getBoard(testBot, CHANNEL);
}

/** Lists the bot's analysis messages and their channels. */
function listAnalysisMessages(): readonly (readonly [place: TestChannel, message: APIMessage])[] {
  return testBot.discord.channels.flatMap((place) =>
    place.messages
      .filter(({ attachments, flags }) => !((flags ?? 0) & 64) && attachments.some(isAnalysisPicture))
      .map((message) => [place, message] as const),
  );
}

function isAnalysisPicture({ filename }: { readonly filename: string }): boolean {
  return filename === 'how-it-went-1.png';
}

test('analysis: is posted as picture and text in a thread of the last board when anyone asks', async () => {
  await playMatch();
  expect(getOffers(getLastMessage())).toEqual(['Rematch', 'Review', 'Replay', 'Poster', 'More']);
  const answer = await clickAnalysis('rex');
  const [[thread, message] = []] = listAnalysisMessages();
  if (!thread || !message) throw new Error('It was not told');
  expect([isPrivate(answer), answer.content]).toEqual([true, expect.stringContaining('Review: https://')]);
  expect(answer.content).toContain(`/${thread.id}/${message.id}`);
  expect([thread.id, thread.name]).toEqual([getLastMessage().id, 'Review: Runaround']);
  expect(message.content).toMatch(
    /^\*\*Review\*\* · Runaround, Theo and .+\n\*\*Theo\*\* 50% → (0|100)%: luck /,
  );
  expect(message.content).toMatch(
    /\n\*\*1\*\* · Move \d+: dropped from \d+% to \d+%\. .+ Better: \*\*\d+ to \d+.*\*\*\n/,
  );
  expect(message.content).toMatch(/\n-# Owl estimated the chances for \d+ decisions/);
  expect(message.attachments[0]?.description).toMatch(
    /^Chances of winning over \d+ moves\. Theo: 50% at the start/,
  );
  const drawn = renderPool.requests.findLast(({ scene }) => scene === 'chances');
  expect(drawn).toMatchObject({ viewer: null, view: { game: 'runaround' }, look: { language: 'en' } });
  expect(getBoards(testBot, thread.id)).toEqual([]);
  expectCalm(testBot);
});

test('analysis: is posted once when several players ask, also at the same time', async () => {
  await giveUpMatch();
  const [first, second] = await Promise.all([clickAnalysis('rex'), clickAnalysis('mina')]);
  expect(second?.content).toBe(first?.content);
  const again = await clickAnalysis('theo');
  expect([listAnalysisMessages().length, again.content]).toEqual([1, first?.content]);
  expect(listAnalysisMessages()[0]?.[1].content).toMatch(/\*\*Theo\*\* 50% → 0%: .+ · early end −\d+\n/);
  expectCalm(testBot);
});

test('analysis: is found after a restart and posted again after its thread was deleted', async () => {
  await giveUpMatch({ kept: true });
  const first = await clickAnalysis();
  testBot = await testBot.again();
  expect([(await clickAnalysis()).content, listAnalysisMessages().length]).toEqual([first.content, 1]);
  const [[thread] = []] = listAnalysisMessages();
  testBot.discord.deleteChannel(thread?.id ?? '');
  const again = await clickAnalysis();
  expect(listAnalysisMessages()).toHaveLength(1);
  expect(again.content).toContain(getLastMessage().id);
});

test.each([
  ['Create Public Threads', P.CreatePublicThreads],
  ['Send Messages in Threads', P.SendMessagesInThreads],
])('analysis without %s: is posted once in the channel and names it', async (name, bit) => {
  await giveUpMatch();
  testBot.discord.channel(CHANNEL).deny(bit);
  const answer = await clickAnalysis();
  expect(answer.content).toContain(`To open a thread, I also need: ${name}.`);
  const again = await clickAnalysis('theo');
  const [[place, message] = []] = listAnalysisMessages();
  expect(listAnalysisMessages()).toHaveLength(1);
  expect(place?.id).toBe(testBot.discord.channel(CHANNEL).id);
  expect(message?.message_reference?.message_id).toBe(getLastMessage().id);
  expect(again.content).toBe(answer.content);
  expectCalm(testBot);
});

test('analysis: is posted in the channel for a player who may not open threads there', async () => {
  const people = demoServer.people.map((one) =>
    one.key === 'rex' ? { ...one, lacks: [P.CreatePublicThreads] } : one,
  );
  await giveUpMatch({ server: { ...demoServer, people } });
  await clickAnalysis('rex');
  expect(listAnalysisMessages().map(([place]) => place.id)).toEqual([testBot.discord.channel(CHANNEL).id]);
  expectCalm(testBot);
});

test('analysis: is shown privately when the bot may not write in the channel', async () => {
  await giveUpMatch();
  testBot.discord.channel(CHANNEL).deny(P.SendMessages, P.SendMessagesInThreads);
  const answer = await clickAnalysis();
  expect(listAnalysisMessages()).toEqual([]);
  expect([isPrivate(answer), answer.attachments.length]).toEqual([true, 1]);
  expect(answer.content).toContain('Only you can see this. To post it here, I also need: Send Messages.');
  expect(answer.content).toContain('**Review** · Runaround');
  expectCalm(testBot);
});

test('analysis: is posted in the thread when the game was played in a thread', async () => {
  renderPool = createSpyRenderPool();
  testBot = await openTestBot({ ai: createHintPlayers(60), renderPool });
  const theo = getPerson('theo');
  await waitForMessage(theo.slash(CHANNEL, 'play', { game: 'runaround', thread: true }));
  await waitUntilIdle(testBot);
  const thread = testBot.discord.channels.find(({ channel }) => 'thread_metadata' in channel) as TestChannel;
  await waitForMessage(getPerson('mina').click(thread.messages.at(-1) as APIMessage, 'Join'));
  await waitUntilIdle(testBot);
  await waitForMessage(
    theo.click(thread.messages.findLast((one) => getOffers(one).includes('Start')) as APIMessage, 'Start'),
  );
  await waitUntilIdle(testBot);
  await playOut(testBot, thread.id, createSeededChance(2));
  const board = getBoard(testBot, thread.id);
  const answer = await waitForMessage(getPerson('rex').click(board, 'Review'));
  await waitForMessage(getPerson('rex').click(board, 'Review'));
  const [[place, message] = []] = listAnalysisMessages();
  expect([listAnalysisMessages().length, place?.id, message?.message_reference?.message_id]).toEqual([
    1,
    thread.id,
    board.id,
  ]);
  expect(answer.content).toContain(`/${thread.id}/${message?.id}`);
  thread.change({ locked: true });
  const locked = await waitForMessage(getPerson('theo').click(board, 'Review'));
  expect(locked.content).toContain('Only you can see this: the thread is locked.');
  expectCalm(testBot);
});

test('analysis: uses the thread that a player already opened on the board', async () => {
  await giveUpMatch();
  const rest = testBot.bot.bot.rest;
  const { id } = testBot.discord.channel(CHANNEL);
  await rest.post(`/channels/${id}/messages/${getLastMessage().id}/threads`, {
    body: { name: 'Well played' },
  });
  await clickAnalysis();
  const [[thread] = []] = listAnalysisMessages();
  expect([listAnalysisMessages().length, thread?.name]).toEqual([1, 'Well played']);
  expectCalm(testBot);
});

test('analysis: acknowledges at once and answers later when the AI takes long', async () => {
  const slow = createPonderingPlayers();
  await giveUpMatch({ ai: slow });
  const answer = await getPerson('rex').click(getLastMessage(), 'Review');
  expect(answer.acknowledgedAfter).toBeLessThan(3_000);
  expect(listAnalysisMessages()).toEqual([]);
  slow.go();
  expect((await answer.settled()).message?.content).toContain('Review: https://');
  expect(listAnalysisMessages()).toHaveLength(1);
});

test('analysis: posts nothing when the AI fails, and can be asked for again', async () => {
  let fails = true;
  const players = createHintPlayers(60);
  const judge: AiPlayers['judge'] = async (of) => {
    if (fails) throw new Error('Asleep');
    return await players.judge(of);
  };
  await giveUpMatch({ ai: { ...players, judge } });
  expect((await clickAnalysis()).content).toContain('Something went wrong, and nothing has changed');
  expect(testBot.discord.channels.some(({ channel }) => 'thread_metadata' in channel)).toBe(false);
  fails = false;
  expect((await clickAnalysis()).content).toContain('Review: https://');
  expect(testBot.discord.problems).toEqual([]);
});

test('analysis: is refused for a match that has not ended', async () => {
  renderPool = createSpyRenderPool();
  testBot = await openTestBot({ ai: createHintPlayers(60), renderPool });
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  const board = getBoard(testBot, CHANNEL);
  const data = { custom_id: 'went:1', component_type: 2, id: 1 };
  const clicked = await waitForMessage(
    getPerson('theo').raw({ channel: CHANNEL, type: 3, data, message: board }),
  );
  expect(clicked.content).toContain('no longer works');
  expect(listAnalysisMessages()).toEqual([]);
});

test('analysis: is in the language of the table, and its answer in the language of the player', async () => {
  await playMatch();
  await testBot.store.updateTable('tables').set({ language: 'ko' }).execute();
  expect((await clickAnalysis('rex')).content).toContain('Review: https://');
  const [[thread, message] = []] = listAnalysisMessages();
  expect(thread?.name).toBe('복기: 런어라운드');
  expect(message?.content).toMatch(/^\*\*복기\*\* · 런어라운드, Theo/);
  expect(message?.content).toContain('더 좋은 수: **');
  expect(message?.attachments[0]?.description).toContain('동안의 승률');
  expectCalm(testBot);
});

test('analysis: of Go-Stop names no card that was never shown', async () => {
  await playMatch({ game: 'gostop', options: [] });
  await clickAnalysis();
  const [[, message] = []] = listAnalysisMessages();
  expect(message?.content).toContain('**Review** · Go-Stop');
  const gifts = message?.content.split('\n').filter((line) => /^\*\*\d\*\* · Move /.test(line)) ?? [];
  expect(gifts).toHaveLength(3);
  const hands = await listHandsLeft();
  for (const line of gifts)
    if (!line.endsWith('The better move would give away hidden information.'))
      expect(hands.filter((card) => isNameMentioned(line, `Better: **${card}`))).toEqual([]);
  expectCalm(testBot);
});

/** Creates players whose judgements wait until `go` is called. */
function createPonderingPlayers(): AiPlayers & { go(): void } {
  let go: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => {
    go = resolve;
  });
  const players = createHintPlayers(60);
  return { ...players, go: () => go(), judge: async (of) => await gone.then(() => players.judge(of)) };
}

/** Lists the cards that were never shown at the end, by name. */
async function listHandsLeft(): Promise<readonly string[]> {
  const { record } = await loadStoredTable(testBot.app, 1);
  const { hands } = record.state as GoStopState;
  return hands.flat().map((card) => translate('en', getShortName(card), () => ''));
}
