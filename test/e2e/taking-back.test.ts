import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { safe } from '../../src/discord/core/names.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { type Actor, MovableClock } from '../../src/playground/index.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { hurried } from '../support/ease.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { postsIn } from '../support/reminders.ts';
import {
  answered,
  answersOf,
  boardIn,
  boardsIn,
  giveAnswer,
  offers,
  sitDown,
  takeTurn,
  toMove,
} from '../support/table.ts';
import { expectToldOnce, expectWhole, tableOf } from '../support/verify.ts';

const CHANNEL = 'table-one';
const PEOPLE = ['theo', 'mina', 'rex'];
const chance = seeded(4);

let clock: MovableClock;
let evening: Evening;
beforeEach(async () => {
  clock = new MovableClock();
  evening = await openEvening({ clock, byHand: false });
});
afterEach(async () => {
  expectCalm(evening);
  await evening.end();
});

test('a free move goes back from the panel: no new message, nobody is pinged, one line on the board', async () => {
  await sit('motox', 'theo', 'mina', 'rex');
  const before = await stateNow();
  const { panel, mover } = await built();
  const posts = messages();
  expect(offers(panel)).toContain('Take back');
  const again = await answered(mover.click(panel, 'Take back'));
  await calm(evening);
  expect(again.content).toContain('Your move is taken back.');
  expect(answersOf(again).length).toBeGreaterThan(0);
  expect(messages()).toEqual(posts);
  expect(boardIn(evening, CHANNEL).content).toContain(`${nameOf(mover)} takes a move back.`);
  expect(toMove(evening, CHANNEL)?.id).toBe(mover.id);
  expect(await stateNow()).toEqual(before);
  await told();
});

test('undo as a typed move leads to the button, at the free table too, and makes no move', async () => {
  await sit('piecepack', 'theo', 'mina');
  const theo = evening.discord.person('theo');
  const none = await answered(theo.slash(CHANNEL, 'move', { text: 'undo' }));
  expect(none.content).toContain('You have made no move here that could be taken back.');
  await answered(theo.slash(CHANNEL, 'move', { text: 'clear' }));
  await calm(evening);
  const before = await expectWhole(evening.house, 1);
  const way = await answered(theo.slash(CHANNEL, 'move', { text: 'Undo' }));
  expect([way.content, offers(way)]).toEqual(['Your last move is taken back by this button.', ['Take back']]);
  expect(await expectWhole(evening.house, 1)).toEqual(before);
  await answered(theo.click(way, 'Take back'));
  await calm(evening);
  expect((await expectWhole(evening.house, 1)).at(-1)).toMatchObject({ kind: 'undo', person: theo.id });
});

test('a second press on the button that took it back takes nothing more back', async () => {
  await sit('motox', 'theo', 'mina', 'rex');
  const { panel, mover } = await built();
  await Promise.all([1, 2].map(() => answered(mover.click(panel, 'Take back'))));
  await calm(evening);
  expect((await expectWhole(evening.house, 1)).filter(({ kind }) => kind === 'undo')).toHaveLength(1);
});

test('a second tap of the answer that made the move does not take it back', async () => {
  await sit('motox', 'theo', 'mina', 'rex');
  const { panel, mover } = await built();
  const before = await playedNow();
  const shown = await answered(hurried(mover).click(panel, 'Take back'));
  expect(shown.content).toContain('This had only just changed when you pressed');
  expect(await playedNow()).toBe(before);
  await answered(mover.click(shown, 'Take back'));
  await calm(evening);
  expect(await playedNow()).toBe(before - 1);
});

test('what was taken back is not told to who looks afterwards', async () => {
  await sit('motox', 'theo', 'mina', 'rex');
  const mover = toMove(evening, CHANNEL) as Actor;
  const [other] = PEOPLE.filter((key) => key !== mover.key).map((key) => evening.discord.person(key)) as [
    Actor,
  ];
  const recap = async () => (await answered(other.slash(CHANNEL, 'recap'))).content.split('\n');
  const before = await recap();
  await answered(mover.click((await built()).panel, 'Take back'));
  await calm(evening);
  const news = (await recap()).filter((line) => !before.includes(line));
  expect(news.filter((line) => line.includes(nameOf(mover)))).toEqual([
    `> ${nameOf(mover)} takes a move back.`,
  ]);
});

test('after a die has been seen it is asked for: who is asked is told what was seen, and pinged', async () => {
  await sit('runaround', 'theo', 'mina');
  const { mover, other } = await ran();
  const before = boardsIn(evening, CHANNEL).map(({ id }) => id);
  clock.advance(120_000);
  const said = await asks(mover);
  expect(said.content).toContain('The others are asked.');
  const board = boardIn(evening, CHANNEL);
  expect(before).not.toContain(board.id);
  expect(evening.discord.sent.findLast(({ kind }) => kind === 'message')?.pinged).toContain(other.id);
  expect(board.content).toContain(`<@${other.id}>: may ${nameOf(mover)} take the last move back?`);
  expect(board.content).toMatch(/This has been seen by now: .*\d/);
  expect(offers(board)).toEqual(expect.arrayContaining(['Agree', 'Decline', 'Play', 'More']));
  await told();
});

test('who is asked and was here a moment ago is pinged at once, by one message, and not once more', async () => {
  await sit('runaround', 'theo', 'mina');
  const { mover, other } = await ran();
  await answered(other.click(boardIn(evening, CHANNEL), 'My view'));
  const before = postsIn(evening).length;
  await asks(mover);
  expect(postsIn(evening).slice(before)).toMatchObject([{ pinged: [other.id] }]);
  clock.advance(600_000);
  await calm(evening);
  expect(postsIn(evening)).toHaveLength(before + 1);
});

test('when all agree it goes back, and the same die comes again', async () => {
  await sit('runaround', 'theo', 'mina');
  const { mover, other, rolled } = await ran();
  await asks(mover);
  const replies = () =>
    evening.discord.sent.filter(({ kind, audience }) => kind === 'reply' && audience === other.id);
  const before = replies().length;
  await answered(other.click(boardIn(evening, CHANNEL), 'Agree'));
  await calm(evening);
  expect(replies()).toHaveLength(before);
  expect(boardIn(evening, CHANNEL).content).toContain('Everybody agrees.');
  expect(offers(boardIn(evening, CHANNEL))).not.toContain('Agree');
  expect(toMove(evening, CHANNEL)?.id).toBe(mover.id);
  await takeTurn(evening, CHANNEL, chance);
  expect(await lastRoll()).toEqual(rolled);
  await told();
});

test('who asked and has gone away since is told that it is their turn again', async () => {
  await sit('runaround', 'theo', 'mina');
  const { mover, other } = await ran();
  await asks(mover);
  clock.advance(120_000);
  await answered(other.click(boardIn(evening, CHANNEL), 'Agree'));
  await calm(evening);
  expect(evening.discord.sent.findLast(({ kind }) => kind === 'message')?.pinged).toEqual([mover.id]);
  await told();
});

test('who declines ends it, in a line for all', async () => {
  await sit('runaround', 'theo', 'mina');
  const { mover, other } = await ran();
  await asks(mover);
  await answered(other.click(boardIn(evening, CHANNEL), 'Decline'));
  await calm(evening);
  expect(boardIn(evening, CHANNEL).content).toContain(`${nameOf(other)} would rather leave`);
  expect(offers(boardIn(evening, CHANNEL))).not.toContain('Agree');
  await told();
});

test('a move ends it, and the buttons go', async () => {
  await sit('runaround', 'theo', 'mina');
  const { mover, other } = await ran();
  await asks(mover);
  while (toMove(evening, CHANNEL)?.id === other.id) await takeTurn(evening, CHANNEL, chance);
  expect(offers(boardIn(evening, CHANNEL))).not.toContain('Agree');
  expect((await expectWhole(evening.house, 1)).filter(({ kind }) => kind === 'undo')).toEqual([]);
});

test('who has no seat, and who asked, cannot agree', async () => {
  await sit('runaround', 'theo', 'mina');
  const { mover } = await ran();
  await asks(mover);
  const board = boardIn(evening, CHANNEL);
  const stranger = await answered(evening.discord.person('rex').click(board, 'Agree'));
  expect(stranger.content).toContain('You have no seat at this table.');
  const own = await answered(mover.click(board, 'Agree'));
  expect(own.content).toContain('You have asked yourself.');
});

test('two who agree at the same instant take it back once', async () => {
  await sit('motox', 'theo', 'mina', 'rex');
  const before = await playedNow();
  const { mover } = await built();
  await built();
  await asks(mover);
  const board = boardIn(evening, CHANNEL);
  const others = PEOPLE.map((name) => evening.discord.person(name));
  const both = others.filter(({ id }) => id !== mover.id).map((one) => answered(one.click(board, 'Agree')));
  await Promise.all(both);
  await calm(evening);
  expect((await expectWhole(evening.house, 1)).filter(({ kind }) => kind === 'undo')).toHaveLength(1);
  expect(await playedNow()).toBe(before);
  await told();
});

test('what is asked is still asked after a restart', async () => {
  await evening.end();
  evening = await openEvening({ clock, byHand: false, kept: true });
  await sit('runaround', 'theo', 'mina');
  const { mover, other } = await ran();
  await asks(mover);
  evening = await evening.again();
  await calm(evening);
  await answered(other.click(boardIn(evening, CHANNEL), 'Agree'));
  await calm(evening);
  expect(boardIn(evening, CHANNEL).content).toContain('Everybody agrees.');
  await told();
});

async function sit(game: string, ...people: readonly string[]): Promise<void> {
  await sitDown(evening, { game, channel: CHANNEL, people });
}

/** Whoever is to build lays a tile: nothing is hidden, and no luck is drawn. */
async function built(): Promise<{ readonly mover: Actor; readonly panel: APIMessage }> {
  const mover = toMove(evening, CHANNEL) as Actor;
  let panel = await answered(mover.click(boardIn(evening, CHANNEL), 'Play'));
  const before = await playedNow();
  while ((await playedNow()) === before)
    panel = await giveAnswer(mover, panel, answersOf(panel)[0] as string);
  await calm(evening);
  return { mover, panel };
}

/** Whoever is to run does, and the die of the next one has rolled itself. */
async function ran(): Promise<{ readonly mover: Actor; readonly other: Actor; readonly rolled: unknown }> {
  for (;;) {
    const mover = toMove(evening, CHANNEL) as Actor;
    await takeTurn(evening, CHANNEL, chance);
    const other = toMove(evening, CHANNEL) as Actor;
    if (other.id !== mover.id) return { mover, other, rolled: await lastRoll() };
  }
}

async function lastRoll(): Promise<unknown> {
  const log = await expectWhole(evening.house, 1);
  const roll = log.findLast((entry) => entry.kind === 'move' && entry.luck.length > 0);
  return roll?.kind === 'move' ? [roll.seat, roll.luck] : null;
}

/** Asks the others under More. */
async function asks(mover: Actor): Promise<APIMessage> {
  const more = await answered(mover.click(boardIn(evening, CHANNEL), 'More'));
  const said = await answered(mover.click(more, 'Ask to take back'));
  await calm(evening);
  return said;
}

async function stateNow(): Promise<unknown> {
  return (await tableOf(evening.house, 1)).record.state;
}

async function playedNow(): Promise<number> {
  return (await tableOf(evening.house, 1)).record.played;
}

function messages(): readonly string[] {
  return evening.discord.channel(CHANNEL).messages.map(({ id }) => id);
}

/** Returns what the bot calls them in a message. */
function nameOf({ nick }: Actor): string {
  return safe(nick);
}

/** Everything that happened was told, once, and leads to where the table stands. */
async function told(): Promise<void> {
  await expectWhole(evening.house, 1);
  await expectToldOnce(evening.store, 1);
}
