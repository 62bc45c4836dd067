import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Puzzle } from '../../src/ai/puzzles/puzzle.ts';
import { readPuzzles } from '../../src/app/puzzles/read-puzzles.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { savePuzzleGuild } from '../../src/store/alerts.ts';
import { DEFAULT_TIME_SETTINGS, saveTimeSettings } from '../../src/store/user-settings.ts';
import { openTestBotForWeeks, passTime } from '../support/days.ts';
import { clickPuzzlePath, findPuzzlePath } from '../support/puzzle-clicks.ts';
import { askToDeleteData, openSettingsTab } from '../support/settings.ts';
import { findCustomId, getAnswers, getOffers, isPrivate, waitForMessage } from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { expectNoBug, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MINUTE = 60_000;

const all = readPuzzles();
const RUNAROUND = all.filter(({ game }) => game === 'runaround').slice(0, 3);

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBotForWeeks({ puzzles: RUNAROUND, byHand: false });
});
afterEach(async () => {
  const problems = testBot.discord.problems.filter((line) => !EXPECTED.some((end) => line.endsWith(end)));
  expect(problems).toEqual([]);
  expectNoBug(testBot);
  await testBot.end();
});

/** Ends of the refusals by which Discord says that a person takes no messages, or has left the server. */
const EXPECTED = ['Cannot send messages to this user', 'Unknown Member'];

test('social line: hides the result until the answer, then tells it with the streak', async () => {
  await startPuzzles();
  const tried = await chooseMove('theo', await openPuzzle('theo'), 'best');
  expect(tried.content).toMatch(/\n```\nPiecemeal #1 🏃 ⏳\n```$/);
  expect(getOffers(tried)).toEqual(['This month']);
  const wrong = await chooseMove('rex', await openPuzzle('rex'), 'next');
  expect(wrong.content).toMatch(/\n```\nPiecemeal #1 🏃 ⏳\n```$/);
  await passTime(testBot, DAY);
  expect(await getResultLine('theo')).toBe('Piecemeal #1 🏃 1/1');
  expect(await getResultLine('rex')).toBe('Piecemeal #1 🏃 0/1');
  await passTime(testBot, MINUTE);
  await chooseMove('theo', await openPuzzle('theo'), 'best');
  await passTime(testBot, DAY);
  expect(await getResultLine('theo')).toBe('Piecemeal #2 🏃 1/1 · streak 2');
  const own = await clickLabel('mina', getAnswer(), 'My result');
  expect(own.content).toBe('The answer to this puzzle is already out.');
});

test('social line: is in Korean for a Korean player', async () => {
  await startPuzzles();
  for (let day = 0; day < 2; day++) {
    await chooseMove('jisu', await openPuzzle('jisu'), 'best');
    await passTime(testBot, DAY);
    await passTime(testBot, MINUTE);
  }
  const own = await clickLabel('jisu', getAnswer(), 'My result');
  expect(own.content).toMatch(/^\*\*문제 2번\*\*.*\n맞혔습니다: .*\n```\nPiecemeal #2 🏃 1\/1 · 2연속\n```$/);
  expect(getOffers(own)).toEqual(['이번 달 순위']);
});

test('puzzle table: lists this month’s solvers without unlisted players, and the caller’s own result', async () => {
  await startPuzzles();
  const none = await clickLabel('theo', await findOpenPuzzle(), 'This month');
  expect(none.content).toMatch(
    /^\*\*Puzzles in \w+ \d{4}\*\*\nNobody has solved one yet\.\n-# A puzzle counts/,
  );
  for (const who of ['theo', 'mina', 'rex']) await chooseMove(who, await openPuzzle(who), 'best');
  await chooseMove('jisu', await openPuzzle('jisu'), 'next');
  expect((await clickLabel('theo', await findOpenPuzzle(), 'This month')).content).toContain('Nobody');
  await clickLabel(
    'rex',
    await openSettingsTab(getPerson('rex'), CHANNEL, 'privacy'),
    'Hide from leaderboards',
  );
  await passTime(testBot, DAY);
  await passTime(testBot, MINUTE);
  await chooseMove('mina', await openPuzzle('mina'), 'best');
  await chooseMove('theo', await openPuzzle('theo'), 'next');
  await passTime(testBot, DAY);
  const table = await clickLabel('rex', getAnswer(), 'This month');
  expect(isPrivate(table)).toBe(true);
  expect(
    table.content
      .replace(/<:\w+:\d+> /g, '')
      .split('\n')
      .slice(1),
  ).toEqual([
    '1\\. Mina: 2 of 2',
    '2\\. Theo: 1 of 2',
    'and 1 more player',
    'You: 1 of 1',
    '-# A puzzle counts once its answer is out.',
  ]);
  const korean = await clickLabel('jisu', getAnswer(), 'This month');
  expect(korean.content).toMatch(/^\*\*\d{4}년 \d+월 문제 순위\*\*\n/);
  expect(korean.content).toContain('\n나: 1문제 중 0문제 정답\n');
});

test('daily puzzle message: comes once a day, and an answer there counts on the server', async () => {
  await turnOn('theo');
  await startPuzzles();
  const [letter, ...more] = listLetters('theo');
  expect(more).toEqual([]);
  const lines = letter?.content.split('\n') ?? [];
  expect(lines[0]).toBe('**Puzzle 1** · Runaround');
  expect(lines.at(-1)).toMatch(/^-# Today’s puzzle from .+: https:\/\/discord\.com\/channels\/\d+\/\d+/);
  expect(letter?.attachments).toHaveLength(1);
  expect(getOffers(letter as APIMessage)).toEqual(['Solve', 'Rules', 'This month', 'Notifications']);
  const panel = await clickLabel('theo', letter as APIMessage, 'Solve');
  expect(panel.content).toContain('You get one try');
  const tried = await chooseMove('theo', panel, 'best');
  expect(tried.content).toContain('Piecemeal #1 🏃 ⏳');
  expect((await findOpenPuzzle()).content).toContain('1 player has tried it.');
  const again = await clickLabel('theo', await findOpenPuzzle(), 'Solve');
  expect(again.content).toBe(tried.content);
  await passTime(testBot, DAY);
  expect(getAnswer().content).toMatch(/\nSolved by Theo$/);
  const month = await clickLabel('theo', letter as APIMessage, 'This month');
  expect(month.content).toContain('1\\. Theo: 1 of 1');
  await passTime(testBot, MINUTE);
  expect(listLetters('theo').map(({ content }) => content.split('\n')[0])).toEqual([
    '**Puzzle 1** · Runaround',
    '**Puzzle 2** · Runaround',
  ]);
  expect(await countNotices()).toBe(0);
});

test('daily puzzle message: its buttons tell a person who has left the server nothing about it', async () => {
  for (const who of ['theo', 'mina']) await turnOn(who);
  await startPuzzles();
  const [letter] = listLetters('theo') as [APIMessage];
  const open = async () => await clickLabel('theo', letter, 'Solve');
  const panels = [await open(), await open()] as const;
  testBot.discord.servers[0]?.leave(getPerson('theo'));
  await passTime(testBot, 10 * MINUTE);
  const expectRefusals = async (panel: APIMessage) => {
    for (const label of ['Solve', 'This month']) expectNothing(await clickLabel('theo', letter, label));
    expectNothing(await clickLabel('theo', panel, getAnswers(panel)[0] ?? ''));
  };
  await expectRefusals(panels[0]);
  expect((await findOpenPuzzle()).content).not.toContain('tried it');
  await chooseMove('mina', await openPuzzle('mina'), 'best');
  await passTime(testBot, DAY);
  await expectRefusals(panels[1]);
  await passTime(testBot, MINUTE);
  expect((await clickLabel('theo', letter, 'Rules')).content).not.toContain('Mina');
  expect(listLetters('theo')).toHaveLength(1);
});

/** Expects a refusal that names nobody and shows no puzzle. */
function expectNothing({ content, attachments, components }: APIMessage): void {
  expect(content).toContain('You’re no longer on this game’s server.');
  expect(content).not.toMatch(/Mina|Puzzle|puzzle|Piecemeal/);
  expect([attachments, components]).toEqual([[], []]);
}

test('daily puzzle message: can be stopped from the message, and is in Korean for a Korean player', async () => {
  await turnOn('jisu');
  await startPuzzles();
  const [letter] = listLetters('jisu');
  expect(letter?.content).toMatch(/^\*\*문제 1번\*\* · .*(\n.*)*\n-# .+ 서버의 오늘의 문제: https:/);
  expect(getOffers(letter as APIMessage)).toEqual(['풀어 보기', '규칙', '이번 달 순위', '알림']);
  const panel = await clickLabel('jisu', letter as APIMessage, '풀어 보기');
  expect(panel.content).toContain('기회는 한 번입니다');
  const page = await clickLabel('jisu', letter as APIMessage, '알림');
  expect(page.content).toContain('- 오늘의 문제: 이 서버의 문제를 개인 메시지로 받습니다');
  const off = await clickLabel('jisu', page, '오늘의 문제 메시지 끄기');
  expect(off.content).toContain('- 오늘의 문제: 개인 메시지로 받지 않음');
  await passTime(testBot, DAY);
  await passTime(testBot, MINUTE);
  expect(listLetters('jisu')).toHaveLength(1);
});

test('daily puzzle message: waits for the end of quiet hours', async () => {
  const minute = Math.floor((testBot.app.now() % DAY) / MINUTE);
  const quiet = { from: (minute + 1410) % 1440, to: (minute + 120) % 1440 };
  await turnOn('theo');
  await saveTimeSettings(
    testBot.store,
    getPerson('theo').id,
    { ...DEFAULT_TIME_SETTINGS, zone: 'UTC', quiet },
    1,
  );
  await startPuzzles();
  expect(listLetters('theo')).toEqual([]);
  await passTime(testBot, 3 * HOUR);
  expect(listLetters('theo')).toHaveLength(1);
});

test('daily puzzle message: a refused one is not tried again, and the setting stays', async () => {
  await turnOn('theo');
  getPerson('theo').takeDirect(false);
  await startPuzzles();
  expect([listLetters('theo'), await countNotices()]).toEqual([[], 0]);
  getPerson('theo').takeDirect(true);
  await passTime(testBot, DAY);
  await passTime(testBot, MINUTE);
  expect(listLetters('theo')).toHaveLength(1);
});

test('daily puzzle message: is of one server only, and ends with the deletion of data', async () => {
  await turnOn('theo');
  await savePuzzleGuild(testBot.store, getPerson('theo').id, '1300000000000000999', 1);
  const page = await openSettingsTab(getPerson('theo'), CHANNEL, 'notifications');
  expect(page.content).toContain('- Daily puzzle: by direct message, from another server');
  await startPuzzles();
  expect(listLetters('theo')).toEqual([]);
  await clickLabel('theo', page, 'Send me the daily puzzle');
  await clickLabel('theo', await askToDeleteData(getPerson('theo'), CHANNEL), 'Yes, delete my data');
  await passTime(testBot, DAY);
  await passTime(testBot, MINUTE);
  expect(listLetters('theo')).toEqual([]);
});

async function startPuzzles(): Promise<void> {
  const server = await waitForMessage(getPerson('mina').slash(CHANNEL, 'server'));
  await clickLabel('mina', await clickLabel('mina', server, 'Messages'), 'Post daily puzzle here');
  await waitUntilIdle(testBot);
}

async function turnOn(who: string): Promise<void> {
  const page = await openSettingsTab(getPerson(who), CHANNEL, 'notifications');
  await waitForMessage(getPerson(who).click(page, findCustomId(page, 'my-puzzle')));
}

async function findOpenPuzzle(): Promise<APIMessage> {
  await waitUntilIdle(testBot);
  const { messages } = testBot.discord.channel(CHANNEL);
  return messages.findLast((message) => getOffers(message).includes('Solve')) as APIMessage;
}

function getAnswer(): APIMessage {
  const { messages } = testBot.discord.channel(CHANNEL);
  return messages.findLast(({ content }) => content.startsWith('**Answer to')) as APIMessage;
}

async function openPuzzle(who: string): Promise<APIMessage> {
  const puzzle = await findOpenPuzzle();
  return await waitForMessage(getPerson(who).click(puzzle, findCustomId(puzzle, 'puzzle')));
}

/** Has a person choose this move of the open puzzle, which takes one answer. */
async function chooseMove(who: string, panel: APIMessage, which: 'best' | 'next'): Promise<APIMessage> {
  const { puzzle: id } = await testBot.store
    .selectFrom('puzzles')
    .select('puzzle')
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  const puzzle = all.find((one) => one.id === id) as Puzzle;
  return await clickPuzzlePath(getPerson(who), panel, await findPuzzlePath(puzzle, puzzle[which].move));
}

/** Presses *My result* under the newest answer, and returns the line to paste. */
async function getResultLine(who: string): Promise<string | undefined> {
  const own = await clickLabel(who, getAnswer(), 'My result');
  return /```\n(.*)\n```$/.exec(own.content)?.[1];
}

function listLetters(who: string): readonly APIMessage[] {
  const messages = getPerson(who)
    .sees(getPerson(who).direct())
    .map(({ message }) => message);
  return messages.filter((message) => !isPrivate(message));
}

async function countNotices(): Promise<number> {
  const rows = testBot.store.selectFrom('notices').select('id').where('kind', '=', 'dailyPuzzle');
  return (await rows.execute()).length;
}

async function clickLabel(who: string, message: APIMessage, label: string): Promise<APIMessage> {
  return await waitForMessage(getPerson(who).click(message, label));
}

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}
