import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, describe, expect, test } from 'vitest';
import { isOfMemory, personAt } from '../../src/app/core/table.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import { moneyrun } from '../../src/games/moneyrun/index.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { wishesFor } from '../support/options.ts';
import {
  answered,
  answersOf,
  boardIn,
  boardsIn,
  giveAnswer,
  offers,
  playOut,
  pressOld,
  sitDown,
  toMove,
} from '../support/table.ts';
import { brisk } from '../support/tastes.ts';
import { expectToldOnce, expectWhole, tableOf } from '../support/verify.ts';

let evening: Evening;
afterEach(async () => await evening.end());

test('two people play Runaround to the end by what is offered', async () => {
  evening = await openEvening();
  const options = [
    ['Track', '16 spaces'],
    ['Runs to win', '3 runs'],
  ] as const;
  await sitDown(evening, { game: 'runaround', channel: 'table-one', people: ['mina', 'theo'], options });
  const turns = await playOut(evening, 'table-one', seeded(3));
  expect(turns).toBeGreaterThan(10);
  await expectOver('table-one', 'Runaround');
});

test('three people play Forage to the end by what is offered', async () => {
  evening = await openEvening();
  await sitDown(evening, { game: 'forage', channel: 'table-two', people: ['theo', 'mina', 'rex'] });
  const turns = await playOut(evening, 'table-two', seeded(4));
  expect(turns).toBeGreaterThan(18);
  await expectOver('table-two', 'Forage');
  expect(boardIn(evening, 'table-two').content).toMatch(
    /\n(The round limit was|Few enough coins were) .+\.\n/,
  );
});

test('four people play Money Run to the end by what is offered', async () => {
  evening = await openEvening();
  const options = wishesFor(moneyrun, { roundCap: 20 });
  const people = ['theo', 'mina', 'rex', 'jisu'];
  await sitDown(evening, { game: 'moneyrun', channel: 'table-one', people, options });
  const turns = await playOut(evening, 'table-one', seeded(5));
  expect(turns).toBeGreaterThan(3);
  await expectOver('table-one', 'Money Run');
});

test('three people play MotoX to the end by what is offered', async () => {
  evening = await openEvening();
  await sitDown(evening, { game: 'motox', channel: 'table-one', people: ['mina', 'rex', 'theo'] });
  const turns = await playOut(evening, 'table-one', seeded(6), brisk);
  expect(turns).toBeGreaterThan(60);
  await expectOver('table-one', 'MotoX');
});

describe('Go-Stop, the dealer by rock, paper, scissors', () => {
  test.each([
    { people: ['theo', 'mina'], hands: ['Rock', 'Paper'], dealer: 'mina' },
    { people: ['rex', 'theo', 'mina'], hands: ['Scissors', 'Paper', 'Paper'], dealer: 'rex' },
  ])('$people.length people choose at the same time and play to the end', async (given) => {
    evening = await openEvening();
    const options = wishesFor(gostop, { dealer: 'rps' });
    await sitDown(evening, { game: 'gostop', channel: 'table-two', people: given.people, options });
    await throwAtOnce(given.people, given.hands);
    expect(told()).toMatch(/shows (scissors|paper)\. .+ deals and begins\.\n/);
    expect(toMove(evening, 'table-two')?.key).toBe(given.dealer);
    await playOut(evening, 'table-two', seeded(7), brisk);
    await expectOver('table-two', 'Go-Stop');
  });

  test('a tie opens the choice again, and a panel of the round before is stale', async () => {
    evening = await openEvening();
    const options = wishesFor(gostop, { dealer: 'rps' });
    await sitDown(evening, { game: 'gostop', channel: 'table-two', people: ['theo', 'mina'], options });
    const spare = await panelsOf(['theo', 'mina']);
    await throwAtOnce(['theo', 'mina'], ['Paper', 'Paper']);
    expect(told()).toContain('That decides nothing yet: once more.');
    const theo = evening.discord.person('theo');
    const panel = await answered(theo.click(boardIn(evening, 'table-two'), 'Play'));
    const stale = await pressOld(theo, panel, spare[0] as APIMessage, 'Rock');
    expect(stale.content).toContain('The table has moved on since.');
    expect(answersOf(stale)).toEqual(['Rock', 'Paper', 'Scissors']);
    await throwAtOnce(['theo', 'mina'], ['Scissors', 'Paper']);
    expect(told()).toContain('Theo deals and begins.');
    await expectWhole(evening.house, 1);
    await expectToldOnce(evening.store, 1);
    expectCalm(evening);
  });
});

/** All panels are opened before the first answer is given: the others still count although the table has changed. */
async function throwAtOnce(people: readonly string[], hands: readonly string[]): Promise<void> {
  const panels = await panelsOf(people);
  for (const [at, name] of people.entries()) {
    expect(answersOf(panels[at] as APIMessage)).toEqual(['Rock', 'Paper', 'Scissors']);
    const after = await giveAnswer(
      evening.discord.person(name),
      panels[at] as APIMessage,
      hands[at] as string,
    );
    expect(after.content).not.toContain('moved on');
    await calm(evening);
    const waiting = boardIn(evening, 'table-two').mentions.map(({ id }) => evening.discord.person(id).key);
    if (at < people.length - 1) expect(waiting.toSorted()).toEqual(people.slice(at + 1).toSorted());
  }
}

async function panelsOf(people: readonly string[]): Promise<readonly APIMessage[]> {
  const board = boardIn(evening, 'table-two');
  const opened: APIMessage[] = [];
  for (const name of people) opened.push(await answered(evening.discord.person(name).click(board, 'Play')));
  return opened;
}

/** What the newest board says. */
function told(): string {
  return boardIn(evening, 'table-two').content;
}

async function expectOver(channel: string, name: string): Promise<void> {
  const { record, sitters } = await tableOf(evening.house, 1);
  expect(record.phase).toBe('over');
  expect(record.standings?.map(({ seat }) => seat).toSorted()).toEqual(sitters.map(({ seat }) => seat));
  const last = boardIn(evening, channel);
  expect(last.content).toMatch(/\*\*(.+ (wins|share the win)|A draw: .+ are level)\.\*\*/);
  expect(last.content).not.toMatch(/[Ll]uck/);
  expect(offers(last)).toEqual(['Play again', 'How it went', 'Film', 'Moves', 'Export', 'Rules', 'More']);
  expect(boardsIn(evening, channel)).toHaveLength(1);
  expect(toMove(evening, channel)).toBeNull();
  const log = await expectWhole(evening.house, 1);
  expect(
    log
      .slice(1)
      .every((entry) => entry.kind === 'move' && entry.person === personAt({ sitters }, entry.seat)),
  ).toBe(true);
  await expectToldOnce(evening.store, 1);
  const boards = evening.discord
    .channel(channel)
    .messages.filter(({ content }) => content.startsWith(`**${name}**\n`));
  const older = isOfMemory(await tableOf(evening.house, 1)) ? 0 : 1;
  for (const board of boards) {
    const pictures = board.id === last.id ? 1 : older;
    expect(board.attachments, board.content).toHaveLength(pictures);
  }
  expectCalm(evening);
}
