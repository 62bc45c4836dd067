import { type APIMessage, ButtonStyle, MessageFlags } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSeededChance, pickOne } from '../../src/engine/chance.ts';
import { listPressable, type PlaygroundUser } from '../../src/playground/index.ts';
import { openTestBotForWeeks, passDays } from '../support/days.ts';
import {
  addAi,
  findCustomId,
  getAnswers,
  getOffers,
  giveAnswer,
  isPrivate,
  waitForMessage,
} from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { expectToldOnce, loadStoredTable } from '../support/verify.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const chance = createSeededChance(47);

let testBot: TestBot;
let mina: PlaygroundUser;
let theo: PlaygroundUser;
beforeEach(async () => {
  testBot = await openTestBotForWeeks();
  mina = testBot.discord.person('mina');
  theo = testBot.discord.person('theo');
});
afterEach(async () => {
  expectCalm(testBot);
  await testBot.end();
});

test('game without a server: two people play it to the end, each in their direct messages', async () => {
  await beginGame('runaround');
  for (let turns = 0; (await loadPhase()) === 'playing' && turns < 400; turns++) await takeAnyTurn();
  expect(await loadPhase()).toBe('over');
  for (const one of [mina, theo]) {
    const last = getNewest(one);
    expect(getOffers(last)).toContain('Rematch');
    expect(listOwn(one).filter((message) => getOffers(message).includes('More'))).toEqual([last]);
  }
  await expectToldOnce(testBot.store, 1);
}, 60_000);

test('game without a server: calls only the player whose turn it is, and only in their own messages', async () => {
  await beginGame('runaround');
  const mover = await findMover();
  const other = mover === mina ? theo : mina;
  expect([isAloud(getNewest(mover)), isAloud(getNewest(other))]).toEqual([true, false]);
  expect(getNewest(mover).mentions.map(({ id }) => id)).toEqual([mover.id]);
  expect(getNewest(other).mentions).toEqual([]);
});

test('game without a server: each player reads it in their own language', async () => {
  const jisu = testBot.discord.person('jisu');
  await beginGame('runaround', jisu);
  expect(getNewest(mina).content).toMatch(/your turn|turn/);
  expect(getNewest(jisu).content).toMatch(/[가-힣]/);
  expect(getNewest(mina).content).not.toMatch(/[가-힣]/);
});

test('game without a server: against an AI it is played in one person’s messages, with commands too', async () => {
  await waitForMessage(mina.slash(mina.direct(), 'play', { game: 'gostop' }));
  await waitUntilIdle(testBot);
  await addAi(mina, getNewest(mina));
  await waitUntilIdle(testBot);
  await waitForMessage(mina.click(getNewest(mina), 'Start'));
  await waitUntilIdle(testBot);
  for (let turns = 0; turns < 3; turns++) await takeAnyTurn();
  for (const command of ['hand', 'games', 'table board', 'table recap', 'settings', 'stats', 'rules', 'help'])
    expect((await waitForMessage(mina.slash(mina.direct(), command))).content).not.toBe('');
  expect(theo.sees(theo.direct())).toEqual([]);
});

test('code: a wrong, used or expired one is refused, guesses are limited, and a new one replaces it', async () => {
  await waitForMessage(mina.slash(mina.direct(), 'play', { game: 'runaround' }));
  await waitUntilIdle(testBot);
  const code = readCode(getNewest(mina));
  const join = async (who: PlaygroundUser, typed: string) =>
    (await waitForMessage(who.slash(who.direct(), 'join', { code: typed }))).content;
  expect(await join(theo, 'AAAA-AAAA')).toContain('No open game has this code');
  expect(await join(mina, code)).toContain('seat 1');
  const menu = await waitForMessage(mina.click(getNewest(mina), 'More'));
  await waitForMessage(mina.click(menu, 'New code'));
  await waitUntilIdle(testBot);
  expect(readCode(getNewest(mina))).not.toBe(code);
  expect(await join(theo, code)).toContain('No open game has this code');
  testBot.pass(4 * 86_400_000);
  expect(await join(theo, readCode(getNewest(mina)))).toContain('No open game has this code');
  for (let guess = 0; guess < 6; guess++) await join(theo, 'AAAA-AAAB');
  expect(await join(theo, 'AAAA-AAAC')).toContain('You tried many codes');
});

test('lobby without a server: the card of a player who leaves goes, and the host closes the lobby', async () => {
  await openGame('runaround', theo);
  expect(getOffers(getNewest(theo))).toContain('More');
  const menu = await waitForMessage(theo.click(getNewest(theo), 'More'));
  await waitForMessage(theo.click(menu, 'Leave'));
  await waitUntilIdle(testBot);
  expect(listOwn(theo)).toEqual([]);
  expect(getNewest(mina).content).not.toContain('Theo');
});

test('lobby without a server: highlights what its reader has to do next', async () => {
  await waitForMessage(mina.slash(mina.direct(), 'play', { game: 'runaround' }));
  await waitUntilIdle(testBot);
  expect(listHighlighted(getNewest(mina))).toEqual([]);
  await waitForMessage(theo.slash(theo.direct(), 'join', { code: readCode(getNewest(mina)) }));
  await waitUntilIdle(testBot);
  expect(listHighlighted(getNewest(mina))).toEqual(['Start']);
});

test('game without a server: nobody else can press its buttons', async () => {
  await beginGame('runaround');
  const rex = testBot.discord.person('rex');
  for (const custom_id of ['view:1:1', 'play:1:1', 'more:1:1', 'join:1', 'seat:1:0']) {
    const data = { custom_id, component_type: 2, id: 1 };
    const message = getNewest(mina);
    const no = await waitForMessage(rex.raw({ channel: rex.direct(), type: 3, data, message }));
    expect([no.attachments, no.components, no.content.includes('Mina')]).toEqual([[], [], false]);
  }
});

test('game without a server: review, poster, replay and rematch come to the messages of the one who asks', async () => {
  await beginGame('runaround');
  for (let turns = 0; turns < 4; turns++) await takeAnyTurn();
  const loser = await findMover();
  const sure = await waitForMessage(loser.slash(loser.direct(), 'table resign'));
  await waitForMessage(loser.click(sure, findCustomId(sure, 'resign-sure')));
  await waitUntilIdle(testBot);
  const other = loser === mina ? theo : mina;
  const before = listOwn(other).length;
  const last = getNewest(loser);
  for (const label of ['Review', 'Replay', 'Poster'].filter((one) => getOffers(last).includes(one))) {
    await waitForMessage(loser.click(last, label));
    await waitUntilIdle(testBot);
  }
  expect(listOwn(loser).length).toBeGreaterThan(1);
  const record = await waitForMessage(loser.slash(loser.direct(), 'table export'));
  expect(record.attachments.map(({ filename }) => filename)).toContain('runaround-1.json');
  await waitForMessage(loser.slash(loser.direct(), 'table replay'));
  expect(listOwn(other)).toHaveLength(before);
  await waitForMessage(other.click(getNewest(other), 'Rematch'));
  await waitUntilIdle(testBot);
  const { record: again, seats } = await loadStoredTable(testBot.app, 2);
  expect([again.host, seats.map(({ kind }) => kind).toSorted()]).toEqual([other.id, ['invited', 'person']]);
  expect(isAloud(getNewest(loser))).toBe(true);
  await waitForMessage(loser.click(getNewest(loser), 'Join'));
  await waitUntilIdle(testBot);
  await waitForMessage(other.click(getNewest(other), 'Start'));
  await waitUntilIdle(testBot);
  expect((await loadStoredTable(testBot.app, 2)).record.phase).toBe('playing');
});

test('matches without a server: /table replay and /table export offer each reader their own', async () => {
  await beginGame('runaround');
  const rex = testBot.discord.person('rex');
  const complete = async (who: PlaygroundUser, command: string, match = '') =>
    (await who.complete(who.direct(), command, { match }, 'match')).map(({ value }) => value);
  expect(await complete(mina, 'table replay')).toEqual(['1']);
  expect(await complete(mina, 'table export')).toEqual([]);
  const sure = await waitForMessage(theo.slash(theo.direct(), 'table resign'));
  await waitForMessage(theo.click(sure, findCustomId(sure, 'resign-sure')));
  await waitUntilIdle(testBot);
  for (const command of ['table replay', 'table export']) {
    expect(await complete(mina, command, 'runa')).toEqual(['1']);
    expect(await complete(mina, command, 'gostop')).toEqual([]);
    expect(await complete(rex, command)).toEqual([]);
    const no = await waitForMessage(rex.slash(rex.direct(), command, { match: '1' }));
    expect([no.attachments, no.content.includes('Mina')]).toEqual([[], false]);
  }
  const record = await waitForMessage(mina.slash(mina.direct(), 'table export', { match: 'runaround' }));
  expect(record.attachments.map(({ filename }) => filename)).toContain('runaround-1.json');
});

test('game without a server: the late player is reminded once, the other votes, and pressing wakes a paused game', async () => {
  await beginGame('runaround');
  const late = await findMover();
  const other = late === mina ? theo : mina;
  const [lateBefore, otherBefore] = [listOwn(late).length, listOwn(other).length];
  await passDays(testBot, 1);
  expect([listOwn(late).length, listOwn(other).length]).toEqual([lateBefore + 1, otherBefore]);
  await passDays(testBot, 2);
  expect(listOwn(other).length).toBeGreaterThan(otherBefore);
  await passDays(testBot, 30);
  expect((await loadStoredTable(testBot.app, 1)).record.sleptAt).not.toBeNull();
  for (const one of [late, other]) expect(getNewest(one).content).toMatch(/paused/i);
  await waitForMessage(late.slash(late.direct(), 'move'));
  await waitUntilIdle(testBot);
  expect((await loadStoredTable(testBot.app, 1)).record.sleptAt).toBeNull();
  await takeAnyTurn();
});

test('game without a server: a player who accepts no messages does not stop the other', async () => {
  await beginGame('runaround');
  theo.takeDirect(false);
  const { length } = listOwn(theo);
  for (let turns = 0; turns < 3 && (await findMover()) === mina; turns++) await takeAnyTurn();
  expect(JSON.stringify(getNewest(mina).components)).toContain(await loadVersion());
  expect(listOwn(theo)).toHaveLength(length);
  expect((testBot.discord.problems as string[]).splice(0).every((line) => line.includes('50007'))).toBe(true);
  theo.takeDirect(true);
  await waitForMessage(theo.slash(theo.direct(), 'move'));
  await waitUntilIdle(testBot);
  expect(JSON.stringify(getNewest(theo).components)).toContain(await loadVersion());
});

test('game without a server: a voter who accepts no messages is asked once, and the bot goes on', async () => {
  await beginGame('runaround');
  const late = await findMover();
  const other = late === mina ? theo : mina;
  other.takeDirect(false);
  await passDays(testBot, 3);
  const refused = (testBot.discord.problems as string[]).splice(0);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(8);
  other.takeDirect(true);
});

/** Opens a game by code for Mina and another person. */
async function openGame(game: string, other: PlaygroundUser): Promise<void> {
  await waitForMessage(mina.slash(mina.direct(), 'play', { game }));
  await waitUntilIdle(testBot);
  await waitForMessage(other.slash(other.direct(), 'join', { code: readCode(getNewest(mina)) }));
  await waitUntilIdle(testBot);
}

async function beginGame(game: string, other = theo): Promise<void> {
  await openGame(game, other);
  await waitForMessage(mina.click(getNewest(mina), 'Start'));
  await waitUntilIdle(testBot);
}

function readCode({ content }: APIMessage): string {
  const [, code] = /\*\*(\w{4}-\w{4})\*\*/.exec(content) ?? [];
  if (code === undefined) throw new Error(`No code in ${content}`);
  return code;
}

async function loadPhase() {
  return (await loadStoredTable(testBot.app, 1)).record.phase;
}

/** Loads the version of the game, as custom ids write it. */
async function loadVersion(): Promise<string> {
  return `:1:${(await loadStoredTable(testBot.app, 1)).record.version.toString(36)}`;
}

async function findMover(): Promise<PlaygroundUser> {
  const { game, record, seats } = await loadStoredTable(testBot.app, 1);
  const turn = game.turn(record.state as never);
  const seat = turn.kind === 'over' ? undefined : seats[turn.seats[0] ?? 0];
  if (seat?.kind !== 'person') throw new Error('Nobody is to move');
  return testBot.discord.person(seat.person);
}

/** Has the player to move give answers by `/move` until the position changes. */
async function takeAnyTurn(): Promise<void> {
  const who = await findMover();
  const { version } = (await loadStoredTable(testBot.app, 1)).record;
  let panel = await waitForMessage(who.slash(who.direct(), 'move'));
  while ((await loadStoredTable(testBot.app, 1)).record.version === version) {
    const answers = getAnswers(panel);
    panel = await giveAnswer(who, panel, String(pickOne(chance, answers)));
  }
  await waitUntilIdle(testBot);
}

/** Lists the messages in a person's direct messages that stay there. */
function listOwn(person: PlaygroundUser): readonly APIMessage[] {
  const seen = person.sees(person.direct()).map(({ message }) => message);
  return seen.filter((message) => !isPrivate(message) && message.author.bot === true);
}

function getNewest(person: PlaygroundUser): APIMessage {
  const newest = listOwn(person).at(-1);
  if (newest === undefined) throw new Error('There is no message');
  return newest;
}

/** Returns whether a message rings at its reader. */
/** Returns the labels of the buttons that stand out. */
function listHighlighted({ components }: APIMessage): readonly string[] {
  return listPressable(components).flatMap(({ label, style }) =>
    label && style !== ButtonStyle.Secondary ? [label] : [],
  );
}

function isAloud({ flags }: APIMessage): boolean {
  return ((flags ?? 0) & MessageFlags.SuppressNotifications) === 0;
}
