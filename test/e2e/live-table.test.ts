import { type APIMessage, ButtonStyle, MessageFlags } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { safe } from '../../src/discord/core/names.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import { type Actor, MovableClock, pressable, type Sent } from '../../src/playground/index.ts';
import { calm, endCalmly } from '../support/calm.ts';
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
  sitDown,
  takeTurn,
  toMove,
} from '../support/table.ts';
import { expectToldOnce, wholeLog } from '../support/verify.ts';

const CHANNEL = 'table-one';
const OTHER = 'table-two';
const ELSEWHERE = '1300000000000000999';
const MINUTE = 60_000;
const chance = seeded(3);

let clock: MovableClock;
let evening: Evening;
beforeEach(async () => {
  clock = new MovableClock();
  evening = await openEvening({ clock, kept: true });
});
afterEach(async () => await endCalmly(evening));

describe('private messages', () => {
  test('a press under the board that reveals nothing leaves none, and More offers to undo it', async () => {
    const mover = await rolled();
    const before = privateTo(mover).map(({ id }) => id);
    await pressBoard(mover);
    expect(before).toEqual(expect.arrayContaining(privateTo(mover).map(({ id }) => id)));
    const more = await answered(mover.click(boardIn(evening, CHANNEL), 'More'));
    expect(offers(more)).toContain('Take back');
    evening.pass(1_000);
    await answered(mover.click(more, 'Take back'));
    await calm(evening);
    expect((await wholeLog(evening.house, 1)).at(-1)).toMatchObject({ kind: 'undo', person: mover.id });
    await expect.poll(() => privateTo(mover)).toHaveLength(1);
  });

  test('each player has at most one at a table, whatever they press', async () => {
    const mover = await rolled();
    for (const label of ['Play', 'My view', 'Rules', 'More', 'Play', 'Play'])
      await answered(mover.click(boardIn(evening, CHANNEL), label));
    for (const command of ['move', 'hand', 'board', 'recap']) await answered(mover.slash(CHANNEL, command));
    await calm(evening);
    await expect.poll(() => privateTo(mover)).toHaveLength(1);
  });

  test('a whole game of Go-Stop leaves at most one to each player', async () => {
    await sitDown(evening, { game: 'gostop', channel: CHANNEL, people: ['theo', 'jisu'] });
    await playOut(evening, CHANNEL, seeded(5));
    for (const name of ['theo', 'jisu'])
      await expect.poll(() => privateTo(person(name)).length).toBeLessThanOrEqual(1);
  });

  test('an older one whose token has expired stays, and its Refresh replaces the newer one', async () => {
    const mover = await rolled();
    const old = await answered(mover.click(boardIn(evening, CHANNEL), 'My view'));
    await expect.poll(() => privateTo(mover)).toHaveLength(1);
    clock.advance(16 * MINUTE);
    await calm(evening);
    await answered(mover.click(boardIn(evening, CHANNEL), 'Play'));
    expect(privateTo(mover)).toHaveLength(2);
    await answered(mover.click(old, 'Play'));
    await expect.poll(() => privateTo(mover).map(({ id }) => id)).toEqual([old.id]);
  });
});

describe('a panel', () => {
  test('turns into its owner’s question when the other player has moved, with what happened since', async () => {
    const [mover, waiter] = await waiting();
    const panel = await answered(waiter.click(boardIn(evening, CHANNEL), 'Play'));
    expect(answersOf(panel)).toEqual([]);
    await pressBoard(mover);
    const now = evening.discord.message(panel.id) as APIMessage;
    expect(answersOf(now)).toContain(waiter.nick === '지수' ? '주사위 굴리기' : 'Roll the die');
    expect(now.content).toMatch(/^> /m);
    const after = await giveAnswer(waiter, now, answersOf(now)[0] as string);
    expect(after.id).toBe(panel.id);
    await calm(evening);
    expect((await wholeLog(evening.house, 1)).at(-1)).toMatchObject({ kind: 'move', person: waiter.id });
  });

  test('names the player whom the board names after every move of a game of three', async () => {
    await sitDown(evening, { game: 'motox', channel: CHANNEL, people: ['theo', 'mina', 'rex'] });
    const people = ['theo', 'mina', 'rex'].map(person);
    for (const one of people) await answered(one.click(boardIn(evening, CHANNEL), 'Play'));
    for (let turn = 0; turn < 12; turn++) {
      await takeTurn(evening, CHANNEL, chance);
      const due = toMove(evening, CHANNEL) as Actor;
      for (const one of people.filter(({ id }) => id !== due.id))
        expect(privateTo(one).at(-1)?.content).toContain(safe(due.nick));
      expect(answersOf(privateTo(due).at(-1) as APIMessage).length).toBeGreaterThan(0);
    }
  });

  test('follows an AI too', async () => {
    await sitDown(evening, { game: 'gostop', channel: CHANNEL, people: ['theo'], ais: 1 });
    const theo = person('theo');
    while (toMove(evening, CHANNEL)?.id !== theo.id) await calm(evening);
    let panel = await answered(theo.click(boardIn(evening, CHANNEL), 'Play'));
    for (let answers = 0; answers < 8; answers++) {
      panel = await giveAnswer(theo, panel, answersOf(panel)[0] as string);
      await calm(evening);
      panel = evening.discord.message(panel.id) as APIMessage;
      expect(answersOf(panel).length).toBeGreaterThan(0);
    }
    await expect.poll(() => privateTo(theo)).toHaveLength(1);
  });

  test('keeps a half-answered question when another player who decides at the same time has answered', async () => {
    const options = wishesFor(gostop, { dealer: 'rps' });
    await sitDown(evening, { game: 'gostop', channel: CHANNEL, people: ['theo', 'mina'], options });
    const [theo, mina] = [person('theo'), person('mina')];
    const panel = await answered(theo.click(boardIn(evening, CHANNEL), 'Play'));
    const other = await answered(mina.click(boardIn(evening, CHANNEL), 'Play'));
    await giveAnswer(mina, other, 'Rock');
    await calm(evening);
    expect(evening.discord.message(panel.id)).toEqual(panel);
    expect((await giveAnswer(theo, panel, 'Paper')).content).not.toContain('moved on');
  });

  test('shows the result with Rematch when the game ends', async () => {
    const [mover, waiter] = await waiting();
    const panel = await answered(waiter.click(boardIn(evening, CHANNEL), 'Play'));
    const more = await answered(mover.click(boardIn(evening, CHANNEL), 'More'));
    await answered(mover.click(await answered(mover.click(more, 'Resign')), 'Yes, resign'));
    await calm(evening);
    const now = evening.discord.message(panel.id) as APIMessage;
    expect(now.content).toContain(waiter.nick);
    expect(offers(now)[0]).toBe('Play again');
    await answered(waiter.click(now, 'Play again'));
    await calm(evening);
    await expect.poll(() => privateTo(waiter).length).toBeLessThanOrEqual(1);
  });

  test('stays as it is once its token has expired, and Refresh shows the question', async () => {
    const [mover, waiter] = await waiting();
    const panel = await answered(waiter.click(boardIn(evening, CHANNEL), 'Play'));
    clock.advance(16 * MINUTE);
    await calm(evening);
    await pressBoard(mover);
    expect(evening.discord.message(panel.id)).toEqual(panel);
    expect(answersOf(await answered(waiter.click(panel, 'Refresh'))).length).toBeGreaterThan(0);
  });

  test('stays as it is after a restart, and Refresh shows the question', async () => {
    const [mover, waiter] = await waiting();
    const panel = await answered(waiter.click(boardIn(evening, CHANNEL), 'Play'));
    evening = await evening.again();
    await pressBoard(evening.discord.person(mover.key));
    expect(evening.discord.message(panel.id)).toEqual(panel);
    const theirs = evening.discord.person(waiter.key);
    expect(answersOf(await answered(theirs.click(panel, 'Refresh'))).length).toBeGreaterThan(0);
  });

  test('that its player has dismissed is not missed by anybody', async () => {
    const [mover, waiter] = await waiting();
    waiter.dismiss(await answered(waiter.click(boardIn(evening, CHANNEL), 'Play')));
    await pressBoard(mover);
    expect(privateTo(waiter)).toEqual([]);
    expect(evening.logged.filter((line) => /"level":[456]0/.test(line))).toEqual([]);
    const refused = (evening.discord.problems as string[]).splice(0);
    expect(refused.every((problem) => problem.includes(' 10008 '))).toBe(true);
  });

  test('that cannot be deleted leaves the board and its move as they are', async () => {
    const mover = await rolled();
    await answered(mover.click(boardIn(evening, CHANNEL), 'My view'));
    evening.pass(11 * MINUTE);
    evening.bot.bot.recent.note(1, mover.id);
    for (let tries = 0; tries < 4; tries++)
      evening.discord.faults.next(
        { method: 'DELETE', path: /^\/webhooks/ },
        { kind: '502', write: 'before' },
      );
    await pressBoard(mover);
    await evening.bot.bot.answering.idle();
    expect(offers(boardIn(evening, CHANNEL))).toContain('More');
    expect((await wholeLog(evening.house, 1)).at(-1)).toMatchObject({ kind: 'move', person: mover.id });
    (evening.discord.problems as string[]).length = 0;
  });

  test('leads to the next game only where nothing is to be decided, and never loudly', async () => {
    const mover = await rolled();
    await waitsElsewhere(mover);
    const panel = await answered(mover.click(boardIn(evening, CHANNEL), 'Play'));
    expect(offers(panel)).not.toContain('Next: Runaround in #table-two');
    const after = await giveAnswer(mover, panel, answersOf(panel)[0] as string);
    const next = pressable(after.components).filter(({ label }) => label?.startsWith('Next'));
    expect(next).toMatchObject([{ label: 'Next: Runaround in #table-two', style: ButtonStyle.Secondary }]);
    const there = await answered(mover.click(after, 'Next: Runaround in #table-two'));
    expect(there).toMatchObject({ id: panel.id, content: expect.stringContaining('The table is in') });
    const again = await answered(mover.click(boardIn(evening, CHANNEL), 'My view'));
    expect(offers(again).filter((label) => label.startsWith('Next'))).toEqual([]);
  });

  test('leads to no game in a server that its player has left', async () => {
    const mover = await rolled();
    await waitsElsewhere(mover);
    await evening.store.updateTable('tables').set({ guild: ELSEWHERE }).where('id', '=', 2).execute();
    evening.bot.bot.members.isIn = async (_, guild) => guild !== ELSEWHERE;
    const panel = await answered(mover.click(boardIn(evening, CHANNEL), 'Play'));
    const after = await giveAnswer(mover, panel, answersOf(panel)[0] as string);
    expect(offers(after).filter((label) => label.startsWith('Next'))).toEqual([]);
  });
});

describe('the board', () => {
  test('is posted again below a conversation when the turn passes, silently, and the old one goes', async () => {
    const mover = await rolled();
    const old = boardIn(evening, CHANNEL);
    person('rex').say(CHANNEL, 'Nice roll!');
    const before = posts().length;
    await pressBoard(mover);
    const [post, ...others] = posts().slice(before);
    expect(others).toEqual([]);
    expect(post).toMatchObject({ pinged: [], payload: { flags: MessageFlags.SuppressNotifications } });
    expect(boardIn(evening, CHANNEL).id).toBe(evening.discord.channel(CHANNEL).messages.at(-1)?.id);
    expect(evening.discord.message(old.id)).toBeNull();
    expect(boardsIn(evening, CHANNEL)).toHaveLength(1);
    await expectToldOnce(evening.store, 1);
  });

  test('is edited in place where nothing stands below it but private messages', async () => {
    const mover = await rolled();
    const { id } = boardIn(evening, CHANNEL);
    await answered(mover.click(boardIn(evening, CHANNEL), 'My view'));
    await pressBoard(mover);
    expect(boardIn(evening, CHANNEL).id).toBe(id);
  });

  test('is edited in place below a conversation while the same player goes on', async () => {
    await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
    const mover = toMove(evening, CHANNEL) as Actor;
    while (openAnswers(boardIn(evening, CHANNEL)).length > 0)
      await pressBoard(toMove(evening, CHANNEL) as Actor);
    const { id } = boardIn(evening, CHANNEL);
    person('rex').say(CHANNEL, 'Good luck!');
    await answered(mover.slash(CHANNEL, 'move', { text: 'roll' }));
    await calm(evening);
    if (toMove(evening, CHANNEL)?.id === mover.id) expect(boardIn(evening, CHANNEL).id).toBe(id);
  });

  test('calls a player who has pressed nothing at this table for 90 seconds at once', async () => {
    const mover = await rolled();
    clock.advance(91_000);
    const before = posts().length;
    await pressBoard(mover);
    const next = toMove(evening, CHANNEL) as Actor;
    if (next.id !== mover.id) expect(posts().slice(before)).toMatchObject([{ pinged: [next.id] }]);
  });
});

function person(name: string): Actor {
  return evening.discord.person(name);
}

/** Theo and Mina play Runaround, and the player who is due has rolled: they are asked under the board. */
async function rolled(): Promise<Actor> {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  for (;;) {
    const mover = toMove(evening, CHANNEL) as Actor;
    await answered(mover.slash(CHANNEL, 'move', { text: 'roll' }));
    await calm(evening);
    if (openAnswers(boardIn(evening, CHANNEL)).length > 0) return mover;
    await takeTurn(evening, CHANNEL, chance);
  }
}

/** The same, and who waits for whom: the player who is due, and the other one. */
async function waiting(): Promise<readonly [Actor, Actor]> {
  const mover = await rolled();
  const waiter = [person('theo'), person('mina')].find(({ id }) => id !== mover.id) as Actor;
  return [mover, waiter];
}

/** Gives the first answer under the board. */
async function pressBoard(mover: Actor): Promise<void> {
  const board = boardIn(evening, CHANNEL);
  await (await mover.click(board, String(openAnswers(board)[0]))).settled();
  await calm(evening);
}

function openAnswers(board: APIMessage): readonly string[] {
  return pressable(board.components).flatMap(({ custom_id, label }) =>
    custom_id?.startsWith('do:') && label ? [label] : [],
  );
}

/** The private messages that a player sees, in any channel. */
function privateTo(who: Actor): readonly APIMessage[] {
  return [CHANNEL, OTHER].flatMap((channel) =>
    who.sees(channel).flatMap(({ message, ephemeral }) => (ephemeral ? [message] : [])),
  );
}

/** At a second table that player is due too. */
async function waitsElsewhere(who: Actor): Promise<void> {
  await sitDown(evening, { game: 'runaround', channel: OTHER, people: ['theo', 'mina'] });
  while (toMove(evening, OTHER)?.id !== who.id) await takeTurn(evening, OTHER, chance);
  clock.advance(16 * MINUTE);
  await calm(evening);
}

function posts(): readonly Sent[] {
  return evening.discord.sent.filter(({ kind, audience }) => kind === 'message' && audience === 'channel');
}
