import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, expect, test } from 'vitest';
import type { Puzzle } from '../../src/ai/puzzles/puzzle.ts';
import { readPuzzles } from '../../src/app/puzzles/read-puzzles.ts';
import { listPressable, type PlaygroundUser } from '../../src/playground/index.ts';
import { openTestBotForWeeks, passTime } from '../support/days.ts';
import { clickPuzzlePath, findPuzzlePath } from '../support/puzzle-clicks.ts';
import { askToDeleteData, openSettingsTab } from '../support/settings.ts';
import { getHurried } from '../support/slow-people.ts';
import { createSpyRenderPool, type SpyRenderPool } from '../support/spy-render-pool.ts';
import { getOffers, isPrivate, waitForMessage } from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const DAY = 86_400_000;
const MINUTE = 60_000;

const all = readPuzzles();
const RUNAROUND = all.filter(({ game }) => game === 'runaround').slice(0, 2);
/** A puzzle whose best move takes a card of the deck. */
const GOSTOP = all.filter(({ game, best }) => game === 'gostop' && /^\d+[A-D]/.test(best.move)).slice(0, 1);
const FORAGE = all.filter(({ game, best }) => game === 'forage' && /^[SMC]/.test(best.move)).slice(0, 1);

let testBot: TestBot;
afterEach(async () => await closeCalmly(testBot));

/** Opens a server with these puzzles, which Mina turns on. */
async function openPuzzles(puzzles: readonly Puzzle[]): Promise<APIMessage> {
  testBot = await openTestBotForWeeks({ puzzles, byHand: false });
  return await clickLabel('mina', await openMessageSettings('mina'), 'Post daily puzzle here');
}

test('daily puzzle: a manager turns it on and off for a channel, and no one else can', async () => {
  const panel = await openPuzzles(RUNAROUND);
  expect(panel.content).toContain(`- Daily puzzle: in <#${getChannelId()}>\n`);
  expect(getOffers(panel)).toContain('Stop daily puzzle');
  const [puzzle] = await listMessages();
  expect(puzzle?.content.split('\n')).toEqual([
    '**Puzzle 1** · Runaround',
    expect.stringMatching(/^\*\*(Sparrow|Badger|Owl)’s turn:\*\* .+\.$/),
    'Find the best move. (It isn’t the obvious one.)',
    expect.stringMatching(/^-# From a game between AIs\. You get one try\. The answer comes <t:\d+:R>\.$/),
  ]);
  expect(getOffers(puzzle as APIMessage)).toEqual(['Solve', 'Rules', 'This month']);
  expect(puzzle?.attachments).toEqual([
    expect.objectContaining({ description: expect.stringMatching(/ Runaround\. /) }),
  ]);
  for (const on of ['0', '1']) {
    const data = { custom_id: `server-puzzles:0:${on}`, id: 1, component_type: 2 };
    const answer = await getPerson('theo').raw({
      channel: CHANNEL,
      type: 3,
      data,
      message: { id: panel.id },
    });
    expect((await answer.settled()).message?.content).toMatch(/Manage Server permission/);
  }
  const off = await clickLabel('mina', await openMessageSettings('mina'), 'Stop daily puzzle');
  expect(off.content).toContain('- Daily puzzle: off\n');
  await passTime(testBot, DAY);
  await passTime(testBot, 2 * DAY);
  expect((await listMessages()).map(({ content }) => content.split('\n')[0])).toEqual([
    '**Puzzle 1** · Runaround',
    '**Answer to puzzle 1** · Runaround',
  ]);
});

test('daily puzzle: each person has one private try, and the answer a day later names the solvers', async () => {
  await openPuzzles(RUNAROUND);
  const first = await chooseMove('theo', 'best');
  expect(isPrivate(first)).toBe(true);
  expect(first.content).toMatch(/^\*\*Puzzle 1\*\* · Runaround\nYour answer: \*\*.+\*\*\. Find out <t:/);
  const second = await chooseMove('rex', 'next');
  expect(getOutcomeText(second)).toBe(getOutcomeText(first));
  expect((await listMessages())[0]?.content).toMatch(/2 players have tried it\.$/);
  const again = await clickLabel('theo', (await listMessages())[0] as APIMessage, 'Solve');
  expect(again.content).toBe(first.content);
  expect(listAnswerLabels(again)).toEqual([]);
  await passTime(testBot, DAY);
  const [puzzle, answer, ...more] = await listMessages();
  expect(more).toEqual([]);
  expect(puzzle?.content).toMatch(/\n-# The answer is out\.$/);
  expect(getOffers(puzzle as APIMessage)).toEqual(['Rules', 'This month']);
  expect(answer?.content.split('\n')).toEqual([
    '**Answer to puzzle 1** · Runaround',
    expect.stringMatching(/^Best move: \*\*.+\*\* \(.+\)\.$/),
    expect.stringMatching(/^About \d+% to win.* The obvious move, .*, has only \d+%\.$/),
    'Solved by Theo',
  ]);
  await passTime(testBot, MINUTE);
  expect((await listMessages()).at(-1)?.content).toMatch(/^\*\*Puzzle 2\*\* · Runaround\n/);
});

test('daily puzzle: of several answers at the same time one counts', async () => {
  await openPuzzles(RUNAROUND);
  const panel = await openPuzzle('theo');
  const [one, other] = listAnswerLabels(panel) as [string, string];
  const who = getHurried(getPerson('theo'));
  const both = await Promise.all([one, one, other].map((label) => waitForMessage(who.click(panel, label))));
  await waitUntilIdle(testBot);
  const rows = await testBot.store.selectFrom('puzzle_tries').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(both.filter(({ content }) => content.includes('Your answer: '))).toHaveLength(3);
});

test('daily puzzle: Back works within a move of several answers, and forged answers are refused', async () => {
  await openPuzzles(FORAGE);
  const [message] = await listMessages();
  expect(message?.content).toContain('-# Settings: Memory: Values stay visible\n');
  const panel = await openPuzzle('theo');
  const path = await findPuzzlePath(FORAGE[0] as Puzzle, FORAGE[0]?.best.move ?? '');
  expect(path.length).toBeGreaterThan(1);
  const next = await clickPuzzlePath(getPerson('theo'), panel, path.slice(0, 1));
  expect(getOffers(next)).toContain('Back');
  const back = await waitForMessage(getPerson('theo').click(next, 'Back'));
  expect(listAnswerLabels(back)).toEqual(listAnswerLabels(panel));
  const data = { custom_id: 'puzzle-answer:0:1:nowhere', id: 1, component_type: 2 };
  const forged = await getPerson('theo').raw({ channel: CHANNEL, type: 3, data, message: { id: panel.id } });
  expect((await forged.settled()).message?.content).toMatch(/Puzzle 1/);
  expect(await testBot.store.selectFrom('puzzle_tries').selectAll().execute()).toEqual([]);
  let last = await clickPuzzlePath(getPerson('theo'), back, path.slice(0, 1));
  for (let at = 2; at <= path.length; at++)
    last = await clickPuzzlePath(getPerson('theo'), last, path.slice(0, at));
  expect(last.content).toContain('Your answer: ');
  const [row] = await testBot.store.selectFrom('puzzle_tries').selectAll().execute();
  expect(row).toMatchObject({ correct: 1, number: 1, name: 'Theo' });
});

test("daily puzzle: the answer's picture shows the result of the move, or the move alone if it is random", async () => {
  const renderPool = createSpyRenderPool();
  testBot = await openTestBotForWeeks({ puzzles: RUNAROUND, byHand: false, renderPool });
  await clickLabel('mina', await openMessageSettings('mina'), 'Post daily puzzle here');
  await passTime(testBot, DAY);
  const { asked: request, answer } = await listDrawn(renderPool);
  expect(request.events).toEqual([]);
  expect(answer.marks).toEqual([]);
  expect(answer.events).toContainEqual(expect.objectContaining({ kind: 'moved' }));
  await testBot.end();
  const others = createSpyRenderPool();
  testBot = await openTestBotForWeeks({ puzzles: GOSTOP, byHand: false, renderPool: others });
  await clickLabel('mina', await openMessageSettings('mina'), 'Post daily puzzle here');
  await passTime(testBot, DAY);
  const hand = await listDrawn(others);
  expect(hand.answer.view).toEqual(hand.asked.view);
  expect([hand.answer.marks.length, hand.answer.events]).toEqual([1, []]);
  const { hands } = hand.asked.view as { readonly hands: readonly (readonly (string | null)[])[] };
  const { viewer } = hand.asked;
  expect(hands[viewer ?? -1]?.includes(null)).toBe(false);
  expect(new Set(hands.filter((_, seat) => seat !== viewer).flat())).toEqual(new Set([null]));
});

test('daily puzzle: streaks are in /stats, and unlisted solvers are counted without a name', async () => {
  await openPuzzles(RUNAROUND);
  await chooseMove('theo', 'best');
  await chooseMove('rex', 'best');
  expect((await callStats('theo')).content).not.toContain('Puzzles');
  await passTime(testBot, DAY);
  expect((await callStats('theo')).content).toMatch(/\nPuzzles: 1 of 1 solved$/);
  await passTime(testBot, MINUTE);
  await chooseMove('theo', 'best');
  await chooseMove('rex', 'best');
  const me = await openSettingsTab(getPerson('rex'), CHANNEL, 'privacy');
  await clickLabel('rex', me, 'Hide from leaderboards');
  await passTime(testBot, DAY);
  expect((await listMessages()).at(-1)?.content).toMatch(/\nSolved by Theo \(2 in a row\), and 1 more$/);
  expect((await callStats('theo')).content).toMatch(/\nPuzzles: 2 of 2 solved · streak 2 \(best 2\)$/);
});

test("daily puzzle: is in Korean on a Korean server, and private answers in the user's language", async () => {
  testBot = await openTestBotForWeeks({ puzzles: RUNAROUND, byHand: false });
  const panel = await clickLabel('mina', await openSettings('mina'), 'New games in 한국어');
  await clickLabel('mina', await clickLabel('mina', panel, 'Messages'), 'Post daily puzzle here');
  const [puzzle] = await listMessages();
  expect(puzzle?.content).toMatch(/^\*\*문제 1번\*\* · /);
  expect(getOffers(puzzle as APIMessage)).toEqual(['풀어 보기', '규칙', '이번 달 순위']);
  const own = await clickLabel('jisu', puzzle as APIMessage, '풀어 보기');
  expect(own.content).toContain('기회는 한 번입니다');
  const theo = await clickLabel('theo', puzzle as APIMessage, '풀어 보기');
  expect(theo.content).toContain('You get one try');
  await passTime(testBot, DAY);
  expect((await listMessages()).at(-1)?.content).toMatch(
    /^\*\*문제 1번 정답\*\*.*\n가장 좋은 수: .*\n.*\n아무도 답하지 않았습니다\.$/,
  );
});

test('daily puzzle: is neither posted twice over a restart nor names a deleted person', async () => {
  await openPuzzles(RUNAROUND);
  await chooseMove('theo', 'best');
  testBot = await testBot.again();
  await waitUntilIdle(testBot);
  expect(await listMessages()).toHaveLength(1);
  const sure = await askToDeleteData(getPerson('theo'), CHANNEL);
  await clickLabel('theo', sure, 'Yes, delete my data');
  await passTime(testBot, DAY + 5_000);
  testBot = await testBot.again();
  await passTime(testBot, 2 * MINUTE);
  const told = await listMessages();
  expect(told.map(({ content }) => content.split('\n')[0])).toEqual([
    '**Puzzle 1** · Runaround',
    '**Answer to puzzle 1** · Runaround',
    '**Puzzle 2** · Runaround',
  ]);
  expect(told[1]?.content).toMatch(/\nNobody tried it\.$/);
});

/** Returns the pictures of the puzzle and of its answer. */
async function listDrawn({ requests }: SpyRenderPool) {
  await waitUntilIdle(testBot);
  const [asked] = requests;
  const answer = requests.find(({ marks }) => marks.length !== asked?.marks.length);
  if (!asked || !answer) throw new Error('The puzzle or its answer was not drawn');
  return { asked, answer };
}

/** Lists the puzzle's public messages. */
async function listMessages(): Promise<readonly APIMessage[]> {
  await waitUntilIdle(testBot);
  return testBot.discord
    .channel(CHANNEL)
    .messages.filter(({ content }) => /^\*\*(Puzzle|Answer to puzzle|문제)/.test(content));
}

async function openPuzzle(who: string): Promise<APIMessage> {
  const open = (await listMessages()).findLast((message) => getOffers(message).includes('Solve'));
  return await clickLabel(who, open as APIMessage, 'Solve');
}

/** Has a person choose this move of the open puzzle, which takes one answer. */
async function chooseMove(who: string, which: 'best' | 'next'): Promise<APIMessage> {
  const panel = await openPuzzle(who);
  const { puzzle } = await testBot.store
    .selectFrom('puzzles')
    .select('puzzle')
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  const wanted = all.find(({ id }) => id === puzzle) as Puzzle;
  return await clickPuzzlePath(getPerson(who), panel, await findPuzzlePath(wanted, wanted[which].move));
}

/** Lists the labels of the answer buttons. */
function listAnswerLabels(panel: APIMessage): readonly string[] {
  const answers = listPressable(panel.components).filter(({ custom_id }) =>
    custom_id?.startsWith('puzzle-answer'),
  );
  return answers.map(({ label }) => label ?? '');
}

/** Returns the text about an attempt, without the move. */
function getOutcomeText({ content }: APIMessage): string {
  return content.replace(/\*\*[^*]+\*\*\./, '');
}

/** Opens the person's page of message settings. */
async function openMessageSettings(who: string): Promise<APIMessage> {
  return await clickLabel(who, await openSettings(who), 'Messages');
}

async function openSettings(who: string): Promise<APIMessage> {
  return await waitForMessage(getPerson(who).slash(CHANNEL, 'server'));
}

async function callStats(who: string): Promise<APIMessage> {
  return await waitForMessage(getPerson(who).slash(CHANNEL, 'stats'));
}

async function clickLabel(who: string, message: APIMessage, label: string): Promise<APIMessage> {
  return await waitForMessage(getPerson(who).click(message, label));
}

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}

function getChannelId(): string {
  return testBot.discord.channel(CHANNEL).id;
}
