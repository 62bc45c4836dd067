import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, describe, expect, test } from 'vitest';
import { findPerson, isMemoryGame } from '../../src/app/core/table.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import { moneyrun } from '../../src/games/moneyrun/index.ts';
import { chooseBriskly } from '../support/choice-styles.ts';
import { getOptionChoices } from '../support/options.ts';
import {
  clickOld,
  findMover,
  getAnswers,
  getBoard,
  getBoards,
  getOffers,
  giveAnswer,
  openPanel,
  playOut,
  pressPlay,
  startMatch,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectCompleteLog, expectToldOnce, loadStoredTable } from '../support/verify.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

let testBot: TestBot;
afterEach(async () => await testBot.end());

test('whole game: two people play Runaround to the end with the offered answers', async () => {
  testBot = await openTestBot();
  const options = [
    ['Track', '16 spaces'],
    ['Runs to win', '3 runs'],
  ] as const;
  await startMatch(testBot, { game: 'runaround', channel: 'table-one', people: ['mina', 'theo'], options });
  const turns = await playOut(testBot, 'table-one', createSeededChance(3));
  expect(turns).toBeGreaterThan(10);
  await expectOver('table-one', 'Runaround');
});

test('whole game: three people play Forage to the end with the offered answers', async () => {
  testBot = await openTestBot();
  await startMatch(testBot, { game: 'forage', channel: 'table-two', people: ['theo', 'mina', 'rex'] });
  const turns = await playOut(testBot, 'table-two', createSeededChance(4));
  expect(turns).toBeGreaterThan(18);
  await expectOver('table-two', 'Forage');
  expect(getBoard(testBot, 'table-two').content).toMatch(
    /\n(The round limit was|Only a few coins were) .+\.\n/,
  );
});

test('whole game: four people play Money Run to the end with the offered answers', async () => {
  testBot = await openTestBot();
  const options = getOptionChoices(moneyrun, { roundCap: 20 });
  const people = ['theo', 'mina', 'rex', 'jisu'];
  await startMatch(testBot, { game: 'moneyrun', channel: 'table-one', people, options });
  const turns = await playOut(testBot, 'table-one', createSeededChance(5));
  expect(turns).toBeGreaterThan(3);
  await expectOver('table-one', 'Money Run');
});

test('whole game: three people play MotoX to the end with the offered answers', async () => {
  testBot = await openTestBot();
  await startMatch(testBot, { game: 'motox', channel: 'table-one', people: ['mina', 'rex', 'theo'] });
  const turns = await playOut(testBot, 'table-one', createSeededChance(6), chooseBriskly);
  expect(turns).toBeGreaterThan(60);
  await expectOver('table-one', 'MotoX');
});

describe('Go-Stop with rock, paper, scissors for the deal', () => {
  test.each([
    { people: ['theo', 'mina'], hands: ['Rock', 'Paper'], dealer: 'mina' },
    { people: ['rex', 'theo', 'mina'], hands: ['Scissors', 'Paper', 'Paper'], dealer: 'rex' },
  ])('whole game: $people.length people throw at once for the deal', async (given) => {
    testBot = await openTestBot();
    const options = getOptionChoices(gostop, { dealer: 'rps' });
    await startMatch(testBot, { game: 'gostop', channel: 'table-two', people: given.people, options });
    await throwAtOnce(given.people, given.hands);
    expect(getBoardText()).toMatch(/throws (scissors|paper)\. .+ deals and goes first\.\n/);
    expect(findMover(testBot, 'table-two')?.key).toBe(given.dealer);
    await playOut(testBot, 'table-two', createSeededChance(7), chooseBriskly);
    await expectOver('table-two', 'Go-Stop');
  });

  test('throw for the deal: a tie asks again, and a panel of the round before is stale', async () => {
    testBot = await openTestBot();
    const options = getOptionChoices(gostop, { dealer: 'rps' });
    await startMatch(testBot, { game: 'gostop', channel: 'table-two', people: ['theo', 'mina'], options });
    const spare = await openPanels(['theo', 'mina']);
    await throwAtOnce(['theo', 'mina'], ['Paper', 'Paper']);
    expect(getBoardText()).toContain('No decision yet: throw again.');
    const theo = testBot.discord.person('theo');
    const panel = await openPanel(testBot, theo, 'table-two');
    const stale = await clickOld(theo, panel, spare[0] as APIMessage, 'Rock');
    expect(stale.content).toContain('The game has moved on.');
    expect(getAnswers(stale)).toEqual(['Rock', 'Paper', 'Scissors']);
    await throwAtOnce(['theo', 'mina'], ['Scissors', 'Paper']);
    expect(getBoardText()).toContain('Theo deals and goes first.');
    await expectCompleteLog(testBot.app, 1);
    await expectToldOnce(testBot.store, 1);
    expectCalm(testBot);
  });
});

/** Opens all panels before the first answer; the others stay valid although the table has changed. */
async function throwAtOnce(people: readonly string[], hands: readonly string[]): Promise<void> {
  const panels = await openPanels(people);
  for (const [at, name] of people.entries()) {
    expect(getAnswers(panels[at] as APIMessage)).toEqual(['Rock', 'Paper', 'Scissors']);
    const after = await giveAnswer(
      testBot.discord.person(name),
      panels[at] as APIMessage,
      hands[at] as string,
    );
    expect(after.content).not.toContain('moved on');
    await waitUntilIdle(testBot);
    const waiting = getBoard(testBot, 'table-two').mentions.map(({ id }) => testBot.discord.person(id).key);
    if (at < people.length - 1) expect(waiting.toSorted()).toEqual(people.slice(at + 1).toSorted());
  }
}

async function openPanels(people: readonly string[]): Promise<readonly APIMessage[]> {
  const board = getBoard(testBot, 'table-two');
  const opened: APIMessage[] = [];
  for (const name of people)
    opened.push(await waitForMessage(pressPlay(testBot.discord.person(name), board)));
  return opened;
}

/** Returns the text of the newest board. */
function getBoardText(): string {
  return getBoard(testBot, 'table-two').content;
}

async function expectOver(channel: string, name: string): Promise<void> {
  const { record, seats } = await loadStoredTable(testBot.app, 1);
  expect(record.phase).toBe('over');
  expect(record.standings?.map(({ seat }) => seat).toSorted()).toEqual(seats.map(({ seat }) => seat));
  const last = getBoard(testBot, channel);
  expect(last.content).toMatch(/\*\*(.+ (wins|share the win)|Draw between .+)\.\*\*/);
  expect(last.content).not.toMatch(/[Ll]uck/);
  expect(getOffers(last)).toEqual(['Rematch', 'Review', 'Replay', 'Poster', 'More']);
  expect(getBoards(testBot, channel)).toHaveLength(1);
  expect(findMover(testBot, channel)).toBeNull();
  const log = await expectCompleteLog(testBot.app, 1);
  expect(
    log
      .slice(1)
      .every((entry) => entry.kind === 'move' && entry.person === findPerson({ seats }, entry.seat)),
  ).toBe(true);
  await expectToldOnce(testBot.store, 1);
  const boards = testBot.discord
    .channel(channel)
    .messages.filter(({ content }) => content.startsWith(`**${name}**\n`));
  const older = isMemoryGame(await loadStoredTable(testBot.app, 1)) ? 0 : 1;
  for (const board of boards) {
    const pictures = board.id === last.id ? 1 : older;
    expect(board.attachments, board.content).toHaveLength(pictures);
  }
  expectCalm(testBot);
}
