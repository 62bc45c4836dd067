import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, expect, test } from 'vitest';
import type { AiPlayers } from '../../src/ai/ai-players.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { countHintsByPerson } from '../../src/store/hints.ts';
import { createHintPlayers } from '../support/ai-players.ts';
import { getHurried } from '../support/slow-people.ts';
import {
  chooseOptions,
  findMover,
  getAnswers,
  getBoard,
  getLobbyCard,
  getOffers,
  giveAnswer,
  openPanel,
  playOut,
  startMatch,
  takeTurn,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const ON = [['Hints', 'On (everyone sees how many you used)']] as const;

let testBot: TestBot;
afterEach(async () => await testBot.end());

/** Starts a match of two people, with hints by default. */
async function startHintMatch(
  players: AiPlayers = createHintPlayers(),
  options: readonly (readonly [string, string])[] = ON,
) {
  testBot = await openTestBot({ ai: players });
  const table = { game: 'runaround', channel: CHANNEL, people: ['theo', 'jisu'], options };
  await startMatch(testBot, { ...table, options: [['Track', '18 spaces'], ...options] });
}

/** Takes turns until this person can choose between several pawns. Returns their panel. */
async function playUntilChoice(name: string, chance = createSeededChance(4)): Promise<APIMessage> {
  const person = testBot.discord.person(name);
  for (;;) {
    if (findMover(testBot, CHANNEL)?.id !== person.id) {
      await takeTurn(testBot, CHANNEL, chance);
      continue;
    }
    const panel = await openPanel(testBot, person, CHANNEL);
    const answers = getAnswers(panel);
    if (answers.length > 1) return panel;
    await giveAnswer(person, panel, answers[0] ?? '');
    await waitUntilIdle(testBot);
  }
}

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}

async function loadHintCounts(): Promise<Readonly<Record<string, number>>> {
  const taken = await countHintsByPerson(testBot.store, 1);
  const nameOf = (id: string) => testBot.discord.people.find((one) => one.id === id)?.key ?? id;
  return Object.fromEntries(taken.map((one) => [nameOf(one.person), one.hints]));
}

test("hint: names one of the panel's answers with its chance to win, and is counted once a position", async () => {
  await startHintMatch();
  const panel = await playUntilChoice('theo');
  expect(getOffers(panel)).toContain('Hint');
  const told = await waitForMessage(getPerson('theo').click(panel, 'Hint'));
  const [, label, percent] = /\nBest move: \*\*(.+)\*\*\. About (\d+)% to win\.\n/.exec(told.content) ?? [];
  expect(getAnswers(panel)).toContain(label);
  expect(Number(percent)).toBeGreaterThan(0);
  expect(told.content).toContain('\n-# Hints you’ve used in this game: 1\n');
  expect(told.attachments).toHaveLength(1);
  expect(getOffers(told)).toEqual(getOffers(panel).filter((offer) => offer !== 'Hint'));
  const before = (await openPanel(testBot, getPerson('theo'), CHANNEL)).content;
  const again = await openPanel(testBot, getPerson('theo'), CHANNEL);
  const hinted = await waitForMessage(getPerson('theo').click(again, 'Hint'));
  expect(hinted.content).toBe(told.content);
  expect(before).not.toContain('Best');
  expect(await loadHintCounts()).toEqual({ theo: 1 });
  const others = testBot.discord.channel(CHANNEL).messages.filter(({ flags }) => !flags);
  expect(others.map(({ content }) => content).join()).not.toContain('Best');
  expect(testBot.logged.join()).not.toContain(label);
  await giveAnswer(getPerson('theo'), hinted, label ?? '');
  await waitUntilIdle(testBot);
  expectCalm(testBot);
});

test('hint: is in Korean for a Korean user', async () => {
  await startHintMatch();
  const panel = await playUntilChoice('jisu');
  const told = await waitForMessage(getPerson('jisu').click(panel, '힌트'));
  const [, label] = /\n가장 좋은 수: \*\*(.+)\*\*\. 승률은 약 \d+%입니다\.\n/.exec(told.content) ?? [];
  expect(getAnswers(panel)).toContain(label);
  expect(told.content).toContain('이 게임에서 쓴 힌트: 1번');
  expectCalm(testBot);
});

test('hints option: is shown on the lobby card, and tables without it offer no hints', async () => {
  testBot = await openTestBot({ ai: createHintPlayers() });
  const theo = getPerson('theo');
  await waitForMessage(theo.slash(CHANNEL, 'play', { game: 'runaround' }));
  await waitUntilIdle(testBot);
  expect(getLobbyCard(testBot, CHANNEL).content).not.toContain('Hints');
  const panel = await chooseOptions(testBot, theo, CHANNEL, ON);
  expect(JSON.stringify(panel.components)).toContain('Can players ask Owl for the best move?');
  await waitUntilIdle(testBot);
  expect(getLobbyCard(testBot, CHANNEL).content).toMatch(
    /\n-# Settings: .* · Hints: on \(everyone sees how many you used\)\n/,
  );
  await chooseOptions(testBot, theo, CHANNEL, [['Hints', 'Off']]);
  await waitForMessage(getPerson('jisu').click(getLobbyCard(testBot, CHANNEL), 'Join'));
  await waitUntilIdle(testBot);
  expect(getLobbyCard(testBot, CHANNEL).content).not.toContain('Hints');
  await waitForMessage(theo.click(getLobbyCard(testBot, CHANNEL), 'Start'));
  await waitUntilIdle(testBot);
  expect(getOffers(await playUntilChoice('theo'))).not.toContain('Hint');
  const forged = await clickCustomId('hint:1:2');
  expect(forged.content).toMatch(/no longer works|has moved on/);
  expect(await loadHintCounts()).toEqual({});
  expectCalm(testBot);
});

test('hint: a double tap that came too soon takes no hint', async () => {
  await startHintMatch();
  const theo = getPerson('theo');
  const stopped = await waitForMessage(theo.click(await playUntilChoice('theo'), 'Cancel'));
  const panel = await waitForMessage(theo.click(stopped, 'Play'));
  const shown = await waitForMessage(getHurried(theo).click(panel, 'Hint'));
  expect(shown.content).toContain('The buttons had just changed');
  expect([getOffers(shown), await loadHintCounts()]).toEqual([getOffers(panel), {}]);
  expect((await waitForMessage(theo.click(shown, 'Hint'))).content).toContain('Best');
  expect(await loadHintCounts()).toEqual({ theo: 1 });
  expectCalm(testBot);
});

test('hint: a slow one is neither shown nor counted when the table has moved on', async () => {
  const slow = createPonderingPlayers();
  await startHintMatch(slow);
  const theo = getPerson('theo');
  const panel = await playUntilChoice('theo');
  const answer = await theo.click(panel, 'Hint');
  expect(answer.acknowledgedAfter).toBeLessThan(3_000);
  expect(answer.message?.content).toBe(panel.content);
  const board = getBoard(testBot, CHANNEL);
  await (await theo.click(board, getOffers(board)[0] ?? '')).settled();
  await waitUntilIdle(testBot);
  slow.go();
  const moved = 'The game has moved on. Here’s the current position.';
  await expect.poll(() => answer.message?.content).toContain(moved);
  expect(answer.message?.content).not.toContain('Best');
  expect(await loadHintCounts()).toEqual({});
  expectCalm(testBot);
});

test('hint: one that fails is answered calmly and not counted', async () => {
  await startHintMatch({ ...createHintPlayers(), hint: async () => Promise.reject(new Error('Asleep')) });
  const panel = await playUntilChoice('theo');
  const told = await waitForMessage(getPerson('theo').click(panel, 'Hint'));
  expect(told.content).toContain('Something went wrong, and nothing has changed');
  expect(await loadHintCounts()).toEqual({});
  expect(testBot.discord.problems).toEqual([]);
});

test('last board: shows how many hints each player took', async () => {
  await startHintMatch();
  await waitForMessage(getPerson('theo').click(await playUntilChoice('theo'), 'Hint'));
  const panel = await playUntilChoice('jisu');
  await waitForMessage(getPerson('jisu').click(panel, '힌트'));
  await takeTurn(testBot, CHANNEL, createSeededChance(1));
  await waitForMessage(getPerson('theo').click(await playUntilChoice('theo'), 'Hint'));
  expect(getBoard(testBot, CHANNEL).content).not.toContain('Hints');
  await playOut(testBot, CHANNEL, createSeededChance(2));
  expect(getBoard(testBot, CHANNEL).content).toMatch(/\n-# Hints used: Theo 2, 지수 1$/m);
  expectCalm(testBot);
});

test('last board: says so when no player took a hint', async () => {
  await startHintMatch();
  await playOut(testBot, CHANNEL, createSeededChance(2));
  expect(getBoard(testBot, CHANNEL).content).toMatch(/\n-# Hints used: none$/m);
});

/** Creates players whose hints wait until `go` is called. */
function createPonderingPlayers(): AiPlayers & { go(): void } {
  let go: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => {
    go = resolve;
  });
  const players = createHintPlayers();
  return {
    ...players,
    go: () => go(),
    hint: async (request) => await gone.then(() => players.hint(request)),
  };
}

async function clickCustomId(custom_id: string): Promise<APIMessage> {
  const data = { custom_id, component_type: 2, id: 1 };
  const message = getBoard(testBot, CHANNEL);
  return await waitForMessage(getPerson('theo').raw({ channel: CHANNEL, type: 3, data, message }));
}
