import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, expect, test } from 'vitest';
import { moveAt, posed } from '../../src/ai/puzzles/posed.ts';
import type { Puzzle } from '../../src/ai/puzzles/puzzle.ts';
import { wayToMove } from '../../src/app/core/path-to-move.ts';
import { readPuzzles } from '../../src/app/puzzles/read-puzzles.ts';
import { games } from '../../src/games/registry.ts';
import { type Actor, pressable } from '../../src/playground/index.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { openWeeks, timePasses } from '../support/days.ts';
import { hurried } from '../support/ease.ts';
import type { Evening } from '../support/evening.ts';
import { type SpyPainters, spyPainters } from '../support/spy-painters.ts';
import { answered, chooseLabel, isPrivate, offers } from '../support/table.ts';

const CHANNEL = 'table-one';
const DAY = 86_400_000;
const MINUTE = 60_000;

const all = readPuzzles();
const RUNAROUND = all.filter(({ game }) => game === 'runaround').slice(0, 2);
/** Its best move takes a card of the deck. */
const GOSTOP = all.filter(({ game, best }) => game === 'gostop' && /^\d+[A-D]/.test(best.move)).slice(0, 1);
const FORAGE = all.filter(({ game, best }) => game === 'forage' && /^[SMC]/.test(best.move)).slice(0, 1);

let evening: Evening;
afterEach(async () => await endCalmly(evening));

/** The puzzles of a server, where Mina has switched them on. */
async function begun(puzzles: readonly Puzzle[]): Promise<APIMessage> {
  evening = await openWeeks({ puzzles, byHand: false });
  return await pressed('mina', await messageSettings('mina'), 'Puzzle a day, here');
}

test('who manages the server has a puzzle posed each day where they are, and nobody else has', async () => {
  const panel = await begun(RUNAROUND);
  expect(panel.content).toContain(`- Puzzle a day: in <#${channel()}>\n`);
  expect(offers(panel)).toContain('No more puzzles');
  const [puzzle] = await messages();
  expect(puzzle?.content.split('\n')).toEqual([
    '**Puzzle 1** · Runaround',
    expect.stringMatching(/^(Sparrow|Badger|Owl): to run \d with one pawn$/),
    'One move here is clearly better than all others, and it is not the one that looks best at first. Which?',
    expect.stringMatching(/^-# From a match of AIs\. Everybody has one try; the answer comes <t:\d+:R>\.$/),
  ]);
  expect(offers(puzzle as APIMessage)).toEqual(['Solve it', 'Rules']);
  expect(puzzle?.attachments).toEqual([
    expect.objectContaining({ description: expect.stringMatching(/^Runaround\. /) }),
  ]);
  for (const on of ['0', '1']) {
    const data = { custom_id: `server-puzzles:0:${on}`, id: 1, component_type: 2 };
    const answer = await person('theo').raw({ channel: CHANNEL, type: 3, data, message: { id: panel.id } });
    expect((await answer.settled()).message?.content).toMatch(/permission Manage Server/);
  }
  const off = await pressed('mina', await messageSettings('mina'), 'No more puzzles');
  expect(off.content).toContain('- Puzzle a day: none\n');
  await timePasses(evening, DAY);
  await timePasses(evening, 2 * DAY);
  expect((await messages()).map(({ content }) => content.split('\n')[0])).toEqual([
    '**Puzzle 1** · Runaround',
    '**Puzzle 1, the answer** · Runaround',
  ]);
});

test('everybody has one try, told to them alone, and a day later it is told who had it', async () => {
  await begun(RUNAROUND);
  const first = await chosen('theo', 'best');
  expect(isPrivate(first)).toBe(true);
  expect(first.content).toMatch(
    /^\*\*Puzzle 1\*\* · Runaround\nYour move is kept: \*\*.+\*\*\. Whether it is/,
  );
  const second = await chosen('rex', 'next');
  expect(told(second)).toBe(told(first));
  expect((await messages())[0]?.content).toMatch(/2 people have tried\.$/);
  const again = await pressed('theo', (await messages())[0] as APIMessage, 'Solve it');
  expect(again.content).toBe(first.content);
  expect(answersIn(again)).toEqual([]);
  await timePasses(evening, DAY);
  const [puzzle, answer, ...more] = await messages();
  expect(more).toEqual([]);
  expect(puzzle?.content).toMatch(/\n-# The answer has been told\.$/);
  expect(offers(puzzle as APIMessage)).toEqual(['Rules']);
  expect(answer?.content.split('\n')).toEqual([
    '**Puzzle 1, the answer** · Runaround',
    expect.stringMatching(/^Best is \*\*.+\*\* – .+\.$/),
    expect.stringMatching(/^About \d+ % to win.*, which looks best at first, \d+ %\.$/),
    'Had it: Theo',
  ]);
  await timePasses(evening, MINUTE);
  expect((await messages()).at(-1)?.content).toMatch(/^\*\*Puzzle 2\*\* · Runaround\n/);
});

test('pressed twice it acts once, and the second of two answers at once is none', async () => {
  await begun(RUNAROUND);
  const panel = await opened('theo');
  const [one, other] = answersIn(panel) as [string, string];
  const who = hurried(person('theo'));
  const both = await Promise.all([one, one, other].map((label) => answered(who.click(panel, label))));
  await calm(evening);
  const rows = await evening.store.selectFrom('puzzle_tries').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(both.filter(({ content }) => content.includes('Your move is kept'))).toHaveLength(3);
});

test('a move of several answers can be gone back in, and what was never asked is refused', async () => {
  await begun(FORAGE);
  const [message] = await messages();
  expect(message?.content).toContain('-# Played with: Memory: Values stay visible to all\n');
  const panel = await opened('theo');
  const path = await pathTo(FORAGE[0] as Puzzle, FORAGE[0]?.best.move ?? '');
  expect(path.length).toBeGreaterThan(1);
  const next = await press(person('theo'), panel, path.slice(0, 1));
  expect(offers(next)).toContain('Back');
  const back = await answered(person('theo').click(next, 'Back'));
  expect(answersIn(back)).toEqual(answersIn(panel));
  const data = { custom_id: 'puzzle-answer:0:1:nowhere', id: 1, component_type: 2 };
  const forged = await person('theo').raw({ channel: CHANNEL, type: 3, data, message: { id: panel.id } });
  expect((await forged.settled()).message?.content).toMatch(/Puzzle 1/);
  expect(await evening.store.selectFrom('puzzle_tries').selectAll().execute()).toEqual([]);
  let last = await press(person('theo'), back, path.slice(0, 1));
  for (let at = 2; at <= path.length; at++) last = await press(person('theo'), last, path.slice(0, at));
  expect(last.content).toContain('Your move is kept');
  const [row] = await evening.store.selectFrom('puzzle_tries').selectAll().execute();
  expect(row).toMatchObject({ correct: 1, number: 1, name: 'Theo' });
});

test('the picture of the answer shows what the move led to; where that is luck, the move alone', async () => {
  const painters = spyPainters();
  evening = await openWeeks({ puzzles: RUNAROUND, byHand: false, painters });
  await pressed('mina', await messageSettings('mina'), 'Puzzle a day, here');
  await timePasses(evening, DAY);
  const { asked, answer } = await drawn(painters);
  expect(asked.events).toEqual([]);
  expect(answer.marks).toEqual([]);
  expect(answer.events).toContainEqual(expect.objectContaining({ kind: 'moved' }));
  await evening.end();
  const others = spyPainters();
  evening = await openWeeks({ puzzles: GOSTOP, byHand: false, painters: others });
  await pressed('mina', await messageSettings('mina'), 'Puzzle a day, here');
  await timePasses(evening, DAY);
  const hand = await drawn(others);
  expect(hand.answer.view).toEqual(hand.asked.view);
  expect([hand.answer.marks.length, hand.answer.events]).toEqual([1, []]);
  const { hands } = hand.asked.view as { readonly hands: readonly (readonly (string | null)[])[] };
  const { viewer } = hand.asked;
  expect(hands[viewer ?? -1]?.includes(null)).toBe(false);
  expect(new Set(hands.filter((_, seat) => seat !== viewer).flat())).toEqual(new Set([null]));
});

test('streaks stand in /stats once the answer is told, and who is unlisted is not named', async () => {
  await begun(RUNAROUND);
  await chosen('theo', 'best');
  await chosen('rex', 'best');
  expect((await stats('theo')).content).not.toContain('Puzzles');
  await timePasses(evening, DAY);
  expect((await stats('theo')).content).toMatch(/\nPuzzles: 1 of 1 right$/);
  await timePasses(evening, MINUTE);
  await chosen('theo', 'best');
  await chosen('rex', 'best');
  const me = await answered(person('rex').slash(CHANNEL, 'me'));
  await pressed('rex', me, 'Leave me out of lists');
  await timePasses(evening, DAY);
  expect((await messages()).at(-1)?.content).toMatch(/\nHad it: Theo \(2 in a row\), and 1 more$/);
  expect((await stats('theo')).content).toMatch(/\nPuzzles: 2 of 2 right; in a row 2 now, 2 at most$/);
});

test('all of it speaks Korean where the server does', async () => {
  evening = await openWeeks({ puzzles: RUNAROUND, byHand: false });
  const panel = await pressed('mina', await settings('mina'), 'New tables in 한국어');
  await pressed('mina', await pressed('mina', panel, 'Messages'), 'Puzzle a day, here');
  const [puzzle] = await messages();
  expect(puzzle?.content).toMatch(/^\*\*문제 1번\*\* · /);
  expect(offers(puzzle as APIMessage)).toEqual(['풀어 보기', '규칙']);
  const own = await pressed('jisu', puzzle as APIMessage, '풀어 보기');
  expect(own.content).toContain('기회는 한 번입니다');
  const theo = await pressed('theo', puzzle as APIMessage, '풀어 보기');
  expect(theo.content).toContain('You have one try');
  await timePasses(evening, DAY);
  expect((await messages()).at(-1)?.content).toMatch(
    /^\*\*문제 1번 정답\*\*.*\n가장 좋은 수: .*\n.*\n아무도 답하지 않았습니다\.$/,
  );
});

test('over a restart nothing is posed or told twice, and who is forgotten stands nowhere', async () => {
  await begun(RUNAROUND);
  await chosen('theo', 'best');
  evening = await evening.again();
  await calm(evening);
  expect(await messages()).toHaveLength(1);
  const sure = await answered(person('theo').slash(CHANNEL, 'forget me'));
  await pressed('theo', sure, 'Yes, forget me');
  await timePasses(evening, DAY + 5_000);
  evening = await evening.again();
  await timePasses(evening, 2 * MINUTE);
  const told = await messages();
  expect(told.map(({ content }) => content.split('\n')[0])).toEqual([
    '**Puzzle 1** · Runaround',
    '**Puzzle 1, the answer** · Runaround',
    '**Puzzle 2** · Runaround',
  ]);
  expect(told[1]?.content).toMatch(/\nNobody has tried it\.$/);
});

/** What was drawn for the channel: the puzzle, and its answer. */
async function drawn({ requests }: SpyPainters) {
  await calm(evening);
  const [asked] = requests;
  const answer = requests.find(({ marks }) => marks.length !== asked?.marks.length);
  if (!asked || !answer) throw new Error('The puzzle or its answer was not drawn');
  return { asked, answer };
}

/** What everybody in the channel reads of it. */
async function messages(): Promise<readonly APIMessage[]> {
  await calm(evening);
  return evening.discord
    .channel(CHANNEL)
    .messages.filter(({ content }) => /^\*\*(Puzzle|문제)/.test(content));
}

async function opened(who: string): Promise<APIMessage> {
  const open = (await messages()).findLast((message) => offers(message).includes('Solve it'));
  return await pressed(who, open as APIMessage, 'Solve it');
}

/** Somebody chooses that move of the open puzzle, which is one answer. */
async function chosen(who: string, which: 'best' | 'next'): Promise<APIMessage> {
  const panel = await opened(who);
  const { puzzle } = await evening.store
    .selectFrom('puzzles')
    .select('puzzle')
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  const wanted = all.find(({ id }) => id === puzzle) as Puzzle;
  return await press(person(who), panel, await pathTo(wanted, wanted[which].move));
}

/** Gives the answers by the button or the menu that has them. */
async function press(who: Actor, panel: APIMessage, path: readonly string[]): Promise<APIMessage> {
  const all = pressable(panel.components);
  const button = all.find(
    ({ custom_id }) => custom_id?.startsWith('puzzle-answer') && custom_id.endsWith(`:${path.join('.')}`),
  );
  if (button?.label) return await answered(who.click(panel, button.label));
  const menu = all.find(({ custom_id }) => custom_id?.startsWith('puzzle-menu'));
  const option = menu?.options?.find(({ value }) => value === path.at(-1));
  if (!menu?.placeholder || !option) throw new Error(`No ${path.join('.')} in ${JSON.stringify(all)}`);
  return await chooseLabel(who, panel, menu.placeholder, option.label);
}

/** The answers that lead to a move. */
async function pathTo(puzzle: Puzzle, move: string): Promise<readonly string[]> {
  const game = games.find(({ id }) => id === puzzle.game) as (typeof games)[number];
  const position = posed(game, puzzle);
  const { match, seat } = position;
  const way = await wayToMove(game, game.view(match.state, seat), seat, moveAt(position, move));
  return way?.path ?? [];
}

/** The labels of the buttons that are answers. */
function answersIn(panel: APIMessage): readonly string[] {
  const answers = pressable(panel.components).filter(({ custom_id }) =>
    custom_id?.startsWith('puzzle-answer'),
  );
  return answers.map(({ label }) => label ?? '');
}

/** What is said of a try, without the move. */
function told({ content }: APIMessage): string {
  return content.replace(/\*\*[^*]+\*\*\./, '');
}

/** Their page of messages. */
async function messageSettings(who: string): Promise<APIMessage> {
  return await pressed(who, await settings(who), 'Messages');
}

async function settings(who: string): Promise<APIMessage> {
  return await answered(person(who).slash(CHANNEL, 'server'));
}

async function stats(who: string): Promise<APIMessage> {
  return await answered(person(who).slash(CHANNEL, 'stats'));
}

async function pressed(who: string, message: APIMessage, label: string): Promise<APIMessage> {
  return await answered(person(who).click(message, label));
}

function person(name: string): Actor {
  return evening.discord.person(name);
}

function channel(): string {
  return evening.discord.channel(CHANNEL).id;
}
