import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, expect, test } from 'vitest';
import type { Players } from '../../src/ai/players.ts';
import { seeded } from '../../src/engine/seeded.ts';
import type { Actor } from '../../src/playground/index.ts';
import { hintsAt } from '../../src/store/hints.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { hurried } from '../support/ease.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import {
  answered,
  answersOf,
  boardIn,
  cardIn,
  chooseOptions,
  giveAnswer,
  offers,
  playOut,
  sitDown,
  takeTurn,
  toMove,
} from '../support/table.ts';
import { hinting } from '../support/thinking.ts';

const CHANNEL = 'table-one';
const ON = [['Hints', 'On, counted']] as const;

let evening: Evening;
afterEach(async () => await evening.end());

/** Two people sit down, with hints unless told. */
async function sat(players: Players = hinting(), options: readonly (readonly [string, string])[] = ON) {
  evening = await openEvening({ players });
  const table = { game: 'runaround', channel: CHANNEL, people: ['theo', 'jisu'], options };
  await sitDown(evening, { ...table, options: [['Track', '18 spaces'], ...options] });
}

/** Turns are taken until this person has to choose between several pawns: their panel. */
async function choosing(name: string, play = 'Play', chance = seeded(4)): Promise<APIMessage> {
  const person = evening.discord.person(name);
  for (;;) {
    if (toMove(evening, CHANNEL)?.id !== person.id) {
      await takeTurn(evening, CHANNEL, chance);
      continue;
    }
    const panel = await answered(person.click(boardIn(evening, CHANNEL), play));
    const answers = answersOf(panel);
    if (answers.length > 1) return panel;
    await giveAnswer(person, panel, answers[0] ?? '');
    await calm(evening);
  }
}

function person(name: string): Actor {
  return evening.discord.person(name);
}

async function counted(): Promise<Readonly<Record<string, number>>> {
  const taken = await hintsAt(evening.store, 1);
  const nameOf = (id: string) => evening.discord.people.find((one) => one.id === id)?.key ?? id;
  return Object.fromEntries(taken.map((one) => [nameOf(one.person), one.hints]));
}

test('the panel of whoever is due offers a hint, which names an answer of it and what that is worth', async () => {
  await sat();
  const panel = await choosing('theo');
  expect(offers(panel)).toContain('Hint');
  const told = await answered(person('theo').click(panel, 'Hint'));
  const [, label, percent] = /\nBest: \*\*(.+)\*\*\. About (\d+) % to win\.\n/.exec(told.content) ?? [];
  expect(answersOf(panel)).toContain(label);
  expect(Number(percent)).toBeGreaterThan(0);
  expect(told.content).toContain('\n-# Your hints at this table: 1\n');
  expect(told.attachments).toHaveLength(1);
  expect(offers(told)).toEqual(offers(panel).filter((offer) => offer !== 'Hint'));
  const before = (await answered(person('theo').click(boardIn(evening, CHANNEL), 'Play'))).content;
  const again = await answered(person('theo').click(boardIn(evening, CHANNEL), 'Play'));
  const hinted = await answered(person('theo').click(again, 'Hint'));
  expect(hinted.content).toBe(told.content);
  expect(before).not.toContain('Best');
  expect(await counted()).toEqual({ theo: 1 });
  const others = evening.discord.channel(CHANNEL).messages.filter(({ flags }) => !flags);
  expect(others.map(({ content }) => content).join()).not.toContain('Best');
  expect(evening.logged.join()).not.toContain(label);
  await giveAnswer(person('theo'), hinted, label ?? '');
  await calm(evening);
  expectCalm(evening);
});

test('a Korean person is told in Korean', async () => {
  await sat();
  const panel = await choosing('jisu');
  const told = await answered(person('jisu').click(panel, '힌트'));
  const [, label] = /\n가장 좋은 수: \*\*(.+)\*\*\. 이길 확률은 약 \d+%입니다\.\n/.exec(told.content) ?? [];
  expect(answersOf(panel)).toContain(label);
  expect(told.content).toContain('이 테이블에서 내가 쓴 힌트: 1번');
  expectCalm(evening);
});

test('the card says that a table has hints; without them nobody is offered any', async () => {
  evening = await openEvening({ players: hinting() });
  const theo = person('theo');
  await answered(theo.slash(CHANNEL, 'play', { game: 'runaround' }));
  await calm(evening);
  expect(cardIn(evening, CHANNEL).content).not.toContain('Hints');
  const panel = await chooseOptions(evening, theo, CHANNEL, ON);
  expect(JSON.stringify(panel.components)).toContain('May players ask the owl for its best move?');
  await calm(evening);
  expect(cardIn(evening, CHANNEL).content).toContain('\nHints: on, counted\n');
  await chooseOptions(evening, theo, CHANNEL, [['Hints', 'Off']]);
  await answered(person('jisu').click(cardIn(evening, CHANNEL), 'Join'));
  await calm(evening);
  expect(cardIn(evening, CHANNEL).content).not.toContain('Hints');
  await answered(theo.click(cardIn(evening, CHANNEL), 'Start'));
  await calm(evening);
  expect(offers(await choosing('theo'))).not.toContain('Hint');
  const forged = await pressed('hint:1:2');
  expect(forged.content).toMatch(/cannot be used any more|has moved on since/);
  expect(await counted()).toEqual({});
  expectCalm(evening);
});

test('a second tap takes no hint', async () => {
  await sat();
  const theo = person('theo');
  const stopped = await answered(theo.click(await choosing('theo'), 'Cancel'));
  const panel = await answered(theo.click(stopped, 'Play'));
  const shown = await answered(hurried(theo).click(panel, 'Hint'));
  expect(shown.content).toContain('This had only just changed when you pressed');
  expect([offers(shown), await counted()]).toEqual([offers(panel), {}]);
  expect((await answered(theo.click(shown, 'Hint'))).content).toContain('Best');
  expect(await counted()).toEqual({ theo: 1 });
  expectCalm(evening);
});

test('a hint that takes long is waited for, and where the table has moved on it is not told nor counted', async () => {
  const slow = pondering();
  await sat(slow);
  const theo = person('theo');
  const panel = await choosing('theo');
  const answer = await theo.click(panel, 'Hint');
  expect(answer.acknowledgedAfter).toBeLessThan(3_000);
  expect(answer.message?.content).toBe(panel.content);
  const board = boardIn(evening, CHANNEL);
  await (await theo.click(board, offers(board)[0] ?? '')).settled();
  await calm(evening);
  slow.go();
  const moved = 'The table has moved on since. This is how it stands now.';
  await expect.poll(() => answer.message?.content).toContain(moved);
  expect(answer.message?.content).not.toContain('Best');
  expect(await counted()).toEqual({});
  expectCalm(evening);
});

test('a hint that fails is a calm word, and is not counted', async () => {
  await sat({ ...hinting(), hint: async () => Promise.reject(new Error('Asleep')) });
  const panel = await choosing('theo');
  const told = await answered(person('theo').click(panel, 'Hint'));
  expect(told.content).toContain('Something went wrong on my side');
  expect(await counted()).toEqual({});
  expect(evening.discord.problems).toEqual([]);
});

test('the last board says how many each took', async () => {
  await sat();
  await answered(person('theo').click(await choosing('theo'), 'Hint'));
  const panel = await choosing('jisu');
  await answered(person('jisu').click(panel, '힌트'));
  await takeTurn(evening, CHANNEL, seeded(1));
  await answered(person('theo').click(await choosing('theo'), 'Hint'));
  expect(boardIn(evening, CHANNEL).content).not.toContain('Hints');
  await playOut(evening, CHANNEL, seeded(2));
  expect(boardIn(evening, CHANNEL).content).toMatch(/\n-# Hints: Theo 2, 지수 1$/m);
  expectCalm(evening);
});

test('and where nobody took any, that', async () => {
  await sat();
  await playOut(evening, CHANNEL, seeded(2));
  expect(boardIn(evening, CHANNEL).content).toMatch(/\n-# Hints: nobody took one\.$/m);
});

/** Players whose hints wait until they are told to go on. */
function pondering(): Players & { go(): void } {
  let go: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => {
    go = resolve;
  });
  const players = hinting();
  return { ...players, go: () => go(), hint: async (asked) => await gone.then(() => players.hint(asked)) };
}

async function pressed(custom_id: string): Promise<APIMessage> {
  const data = { custom_id, component_type: 2, id: 1 };
  const message = boardIn(evening, CHANNEL);
  return await answered(person('theo').raw({ channel: CHANNEL, type: 3, data, message }));
}
