import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, expect, test } from 'vitest';
import type { Puzzle } from '../../src/ai/puzzles/puzzle.ts';
import { parsePositionMove, replayPuzzle } from '../../src/ai/puzzles/replay-puzzle.ts';
import { findPathToMove } from '../../src/app/core/path-to-move.ts';
import { readPuzzles } from '../../src/app/puzzles/read-puzzles.ts';
import { games } from '../../src/games/registry.ts';
import { listPressable, type PlaygroundUser } from '../../src/playground/index.ts';
import { openTestBotForWeeks, passTime } from '../support/days.ts';
import { askToDeleteData, openSettingsTab } from '../support/settings.ts';
import { getHurried } from '../support/slow-people.ts';
import { createSpyRenderPool, type SpyRenderPool } from '../support/spy-render-pool.ts';
import { chooseLabel, getOffers, isPrivate, waitForMessage } from '../support/table.ts';
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
  return await pressLabel('mina', await openMessageSettings('mina'), 'Puzzle a day, here');
}

test('daily puzzle: a manager turns it on and off for a channel, and no one else can', async () => {
  const panel = await openPuzzles(RUNAROUND);
  expect(panel.content).toContain(`- Puzzle a day: in <#${getChannelId()}>\n`);
  expect(getOffers(panel)).toContain('No more puzzles');
  const [puzzle] = await listMessages();
  expect(puzzle?.content.split('\n')).toEqual([
    '**Puzzle 1** · Runaround',
    expect.stringMatching(/^(Sparrow|Badger|Owl): to run \d with one pawn$/),
    'One move here is clearly better than all others, and it is not the one that looks best at first. Which?',
    expect.stringMatching(/^-# From a match of AIs\. Everybody has one try; the answer comes <t:\d+:R>\.$/),
  ]);
  expect(getOffers(puzzle as APIMessage)).toEqual(['Solve it', 'Rules']);
  expect(puzzle?.attachments).toEqual([
    expect.objectContaining({ description: expect.stringMatching(/^Runaround\. /) }),
  ]);
  for (const on of ['0', '1']) {
    const data = { custom_id: `server-puzzles:0:${on}`, id: 1, component_type: 2 };
    const answer = await getPerson('theo').raw({
      channel: CHANNEL,
      type: 3,
      data,
      message: { id: panel.id },
    });
    expect((await answer.settled()).message?.content).toMatch(/permission Manage Server/);
  }
  const off = await pressLabel('mina', await openMessageSettings('mina'), 'No more puzzles');
  expect(off.content).toContain('- Puzzle a day: none\n');
  await passTime(testBot, DAY);
  await passTime(testBot, 2 * DAY);
  expect((await listMessages()).map(({ content }) => content.split('\n')[0])).toEqual([
    '**Puzzle 1** · Runaround',
    '**Puzzle 1, the answer** · Runaround',
  ]);
});

test('daily puzzle: each person has one private try, and the answer a day later names the solvers', async () => {
  await openPuzzles(RUNAROUND);
  const first = await chooseMove('theo', 'best');
  expect(isPrivate(first)).toBe(true);
  expect(first.content).toMatch(
    /^\*\*Puzzle 1\*\* · Runaround\nYour move is kept: \*\*.+\*\*\. Whether it is/,
  );
  const second = await chooseMove('rex', 'next');
  expect(getOutcomeText(second)).toBe(getOutcomeText(first));
  expect((await listMessages())[0]?.content).toMatch(/2 people have tried\.$/);
  const again = await pressLabel('theo', (await listMessages())[0] as APIMessage, 'Solve it');
  expect(again.content).toBe(first.content);
  expect(listAnswerLabels(again)).toEqual([]);
  await passTime(testBot, DAY);
  const [puzzle, answer, ...more] = await listMessages();
  expect(more).toEqual([]);
  expect(puzzle?.content).toMatch(/\n-# The answer has been told\.$/);
  expect(getOffers(puzzle as APIMessage)).toEqual(['Rules']);
  expect(answer?.content.split('\n')).toEqual([
    '**Puzzle 1, the answer** · Runaround',
    expect.stringMatching(/^Best is \*\*.+\*\* – .+\.$/),
    expect.stringMatching(/^About \d+ % to win.*, which looks best at first, \d+ %\.$/),
    'Had it: Theo',
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
  expect(both.filter(({ content }) => content.includes('Your move is kept'))).toHaveLength(3);
});

test('daily puzzle: Back works within a move of several answers, and forged answers are refused', async () => {
  await openPuzzles(FORAGE);
  const [message] = await listMessages();
  expect(message?.content).toContain('-# Played with: Memory: Values stay visible to all\n');
  const panel = await openPuzzle('theo');
  const path = await findPath(FORAGE[0] as Puzzle, FORAGE[0]?.best.move ?? '');
  expect(path.length).toBeGreaterThan(1);
  const next = await press(getPerson('theo'), panel, path.slice(0, 1));
  expect(getOffers(next)).toContain('Back');
  const back = await waitForMessage(getPerson('theo').click(next, 'Back'));
  expect(listAnswerLabels(back)).toEqual(listAnswerLabels(panel));
  const data = { custom_id: 'puzzle-answer:0:1:nowhere', id: 1, component_type: 2 };
  const forged = await getPerson('theo').raw({ channel: CHANNEL, type: 3, data, message: { id: panel.id } });
  expect((await forged.settled()).message?.content).toMatch(/Puzzle 1/);
  expect(await testBot.store.selectFrom('puzzle_tries').selectAll().execute()).toEqual([]);
  let last = await press(getPerson('theo'), back, path.slice(0, 1));
  for (let at = 2; at <= path.length; at++) last = await press(getPerson('theo'), last, path.slice(0, at));
  expect(last.content).toContain('Your move is kept');
  const [row] = await testBot.store.selectFrom('puzzle_tries').selectAll().execute();
  expect(row).toMatchObject({ correct: 1, number: 1, name: 'Theo' });
});

test("daily puzzle: the answer's picture shows the result of the move, or the move alone if it is random", async () => {
  const renderPool = createSpyRenderPool();
  testBot = await openTestBotForWeeks({ puzzles: RUNAROUND, byHand: false, renderPool });
  await pressLabel('mina', await openMessageSettings('mina'), 'Puzzle a day, here');
  await passTime(testBot, DAY);
  const { asked, answer } = await listDrawn(renderPool);
  expect(asked.events).toEqual([]);
  expect(answer.marks).toEqual([]);
  expect(answer.events).toContainEqual(expect.objectContaining({ kind: 'moved' }));
  await testBot.end();
  const others = createSpyRenderPool();
  testBot = await openTestBotForWeeks({ puzzles: GOSTOP, byHand: false, renderPool: others });
  await pressLabel('mina', await openMessageSettings('mina'), 'Puzzle a day, here');
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
  expect((await callStats('theo')).content).toMatch(/\nPuzzles: 1 of 1 right$/);
  await passTime(testBot, MINUTE);
  await chooseMove('theo', 'best');
  await chooseMove('rex', 'best');
  const me = await openSettingsTab(getPerson('rex'), CHANNEL, 'privacy');
  await pressLabel('rex', me, 'Leave me out of lists');
  await passTime(testBot, DAY);
  expect((await listMessages()).at(-1)?.content).toMatch(/\nHad it: Theo \(2 in a row\), and 1 more$/);
  expect((await callStats('theo')).content).toMatch(/\nPuzzles: 2 of 2 right; in a row 2 now, 2 at most$/);
});

test("daily puzzle: is in Korean on a Korean server, and private answers in the user's language", async () => {
  testBot = await openTestBotForWeeks({ puzzles: RUNAROUND, byHand: false });
  const panel = await pressLabel('mina', await openSettings('mina'), 'New tables in 한국어');
  await pressLabel('mina', await pressLabel('mina', panel, 'Messages'), 'Puzzle a day, here');
  const [puzzle] = await listMessages();
  expect(puzzle?.content).toMatch(/^\*\*문제 1번\*\* · /);
  expect(getOffers(puzzle as APIMessage)).toEqual(['풀어 보기', '규칙']);
  const own = await pressLabel('jisu', puzzle as APIMessage, '풀어 보기');
  expect(own.content).toContain('기회는 한 번입니다');
  const theo = await pressLabel('theo', puzzle as APIMessage, '풀어 보기');
  expect(theo.content).toContain('You have one try');
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
  await pressLabel('theo', sure, 'Yes, forget me');
  await passTime(testBot, DAY + 5_000);
  testBot = await testBot.again();
  await passTime(testBot, 2 * MINUTE);
  const told = await listMessages();
  expect(told.map(({ content }) => content.split('\n')[0])).toEqual([
    '**Puzzle 1** · Runaround',
    '**Puzzle 1, the answer** · Runaround',
    '**Puzzle 2** · Runaround',
  ]);
  expect(told[1]?.content).toMatch(/\nNobody has tried it\.$/);
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
    .messages.filter(({ content }) => /^\*\*(Puzzle|문제)/.test(content));
}

async function openPuzzle(who: string): Promise<APIMessage> {
  const open = (await listMessages()).findLast((message) => getOffers(message).includes('Solve it'));
  return await pressLabel(who, open as APIMessage, 'Solve it');
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
  return await press(getPerson(who), panel, await findPath(wanted, wanted[which].move));
}

/** Gives the answers with the button or menu that has them. */
async function press(who: PlaygroundUser, panel: APIMessage, path: readonly string[]): Promise<APIMessage> {
  const all = listPressable(panel.components);
  const button = all.find(
    ({ custom_id }) => custom_id?.startsWith('puzzle-answer') && custom_id.endsWith(`:${path.join('.')}`),
  );
  if (button?.label) return await waitForMessage(who.click(panel, button.label));
  const menu = all.find(({ custom_id }) => custom_id?.startsWith('puzzle-menu'));
  const option = menu?.options?.find(({ value }) => value === path.at(-1));
  if (!menu?.placeholder || !option) throw new Error(`No ${path.join('.')} in ${JSON.stringify(all)}`);
  return await chooseLabel(who, panel, menu.placeholder, option.label);
}

/** Returns the answers that lead to a move. */
async function findPath(puzzle: Puzzle, move: string): Promise<readonly string[]> {
  const game = games.find(({ id }) => id === puzzle.game) as (typeof games)[number];
  const position = replayPuzzle(game, puzzle);
  const { match, seat } = position;
  const way = await findPathToMove(
    game,
    game.view(match.state, seat),
    seat,
    parsePositionMove(position, move),
  );
  return way?.path ?? [];
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
  return await pressLabel(who, await openSettings(who), 'Messages');
}

async function openSettings(who: string): Promise<APIMessage> {
  return await waitForMessage(getPerson(who).slash(CHANNEL, 'server'));
}

async function callStats(who: string): Promise<APIMessage> {
  return await waitForMessage(getPerson(who).slash(CHANNEL, 'stats'));
}

async function pressLabel(who: string, message: APIMessage, label: string): Promise<APIMessage> {
  return await waitForMessage(getPerson(who).click(message, label));
}

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}

function getChannelId(): string {
  return testBot.discord.channel(CHANNEL).id;
}
