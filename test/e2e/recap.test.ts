import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PictureRequest } from '../../render/request.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { ForageView } from '../../src/games/forage/types.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import {
  createSpyFilmRenderer,
  createSpyRenderPool,
  type SpyRenderPool,
} from '../support/spy-render-pool.ts';
import {
  findMover,
  getAnswers,
  getBoard,
  getOffers,
  giveAnswer,
  makeOneFreeMove,
  openPanel,
  plainCommands,
  startMatch,
  takeTurn,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const PEOPLE = ['theo', 'mina', 'rex', 'jisu'];
const EPHEMERAL = 64;
/** Time in ms after which nobody counts as present. */
const AWAY = 120_000;

let testBot: TestBot;
let renderPool: SpyRenderPool;
let filmRenderer: ReturnType<typeof createSpyFilmRenderer>;
beforeEach(async () => {
  [renderPool, filmRenderer] = [createSpyRenderPool(), createSpyFilmRenderer()];
  testBot = await openTestBot({ renderPool, filmRenderer });
});
afterEach(async () => {
  expectCalm(testBot);
  await testBot.end();
});

test('recap: Play lists the events since the last move in order, those against the player in bold', async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  const panel = await playUntilPanelSays(/^> \*\*.+\*\*$/m, 80);
  const [game, heading, first, ...rest] = panel.content.split('\n');
  expect([game, heading]).toEqual(['**Runaround**', '-# Since your last move']);
  expect(first).toMatch(/^> \S+ rolls \d\.$/);
  const others = rest.filter((line) => line.startsWith('> '));
  expect(others.filter((line) => /^> \*\*.+\*\*$/.test(line)).length).toBeGreaterThan(0);
  expect(others.filter((line) => !line.includes('**')).length).toBeGreaterThan(0);
  const { events } = getNewestRequest();
  expect(events.length).toBeGreaterThan(1);
});

test('recap: is gone after the first answer of a move', async () => {
  await startMatch(testBot, { game: 'moneyrun', channel: CHANNEL, people: PEOPLE });
  await takeTurns(5);
  const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
  const panel = await playTurn(mover);
  expect(panel.content).toContain('Since your last move');
  const [first = ''] = getAnswers(panel);
  const next = await giveAnswer(mover, panel, first);
  expect(getOffers(next)).toContain('Back');
  expect(next.content).not.toContain('Since your last move');
  expect(getNewestRequest().events).toEqual([]);
});

test('recap: is empty for a player who continues the same turn', async () => {
  await startMatch(testBot, { game: 'moneyrun', channel: CHANNEL, people: PEOPLE });
  await takeTurns(4);
  const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
  await moveOnce(mover);
  expect((findMover(testBot, CHANNEL) as PlaygroundUser).id).toBe(mover.id);
  const panel = await playTurn(mover);
  expect(panel.content).not.toContain('>');
  expect(getNewestRequest().events).toEqual([]);
});

test('recap picture: numbers the turns of several players in order', async () => {
  await startMatch(testBot, { game: 'moneyrun', channel: CHANNEL, people: PEOPLE });
  await takeTurns(9);
  const board = renderPool.requests.findLast(({ viewer }) => viewer === null);
  expect(board?.order).toHaveLength(board?.events.length ?? 0);
  await playTurn(findMover(testBot, CHANNEL) as PlaygroundUser);
  const { events, order = [] } = getNewestRequest();
  expect(order).toHaveLength(events.length);
  expect(order[0]).toBe(1);
  expect(order.toSorted((one, other) => one - other)).toEqual(order);
  expect([...new Set(order)]).toEqual([1, 2, 3]);
  const seats = events.map((event) => (event as { readonly seat: number }).seat);
  expect(new Set(seats).size).toBe(3);
});

test('board picture: traces all moves of a single turn without numbers', async () => {
  await startMatch(testBot, { game: 'moneyrun', channel: CHANNEL, people: PEOPLE });
  const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
  await moveOnce(mover);
  await moveOnce(mover);
  const boards = renderPool.requests.filter(({ viewer }) => viewer === null);
  expect(boards.at(-1)?.events.length).toBeGreaterThan(1);
  for (const { order } of boards) expect(order).toBeUndefined();
});

test('recap: more than a screenful is cut, and Film shows all of it privately', async () => {
  await startMatch(testBot, { game: 'piecepack', channel: CHANNEL, people: ['theo', 'mina'] });
  for (let made = 0; made < 12; made++)
    await makeOneFreeMove(testBot, CHANNEL, getPerson('theo'), (all) => all[0] ?? '');
  const panel = await playTurn(getPerson('mina'));
  const lines = panel.content.split('\n').filter((line) => line.startsWith('> '));
  expect(lines).toHaveLength(8);
  expect(panel.content).toMatch(/^-# Since the start · … and \d+ earlier lines\.$/m);
  expect(new Set(getNewestRequest().order).size).toBeLessThanOrEqual(9);
  const film = await waitForMessage(getPerson('mina').click(panel, 'Replay'));
  expect([film.id === panel.id, film.flags]).toEqual([false, EPHEMERAL]);
  expect(film.content).toBe('**Piecepack table** · the last 12 moves');
  expect(film.attachments[0]).toMatchObject({ filename: 'replay.gif' });
  expect(film.attachments[0]?.description).toMatch(/^A replay of Piecepack table: the last 12 moves/);
  expect(filmRenderer.films.map((pictures) => pictures.length)).toEqual([13]);
  expect(await playTurn(getPerson('theo'))).toMatchObject({ content: expect.not.stringContaining('Since') });
});

test('recap film: begins after the last move of the player', async () => {
  await startMatch(testBot, { game: 'piecepack', channel: CHANNEL, people: ['theo', 'mina'] });
  const acts = async (who: string) =>
    await makeOneFreeMove(testBot, CHANNEL, getPerson(who), (all) => all[0] ?? '');
  for (let made = 0; made < 3; made++) await acts('mina');
  for (let made = 0; made < 10; made++) await acts('theo');
  const film = await waitForMessage(getPerson('mina').click(await callRecap('mina'), 'Replay'));
  expect(film.content).toContain('the last 10 moves');
  expect(filmRenderer.films[0]).toHaveLength(11);
});

test('recap command: shows the recap at any time, and a Play button to the player to move', async () => {
  await startMatch(testBot, { game: 'moneyrun', channel: CHANNEL, people: PEOPLE });
  expect((await callRecap('theo')).content).toContain('Nobody has moved yet.');
  await takeTurns(6);
  const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
  for (const name of PEOPLE) {
    const told = await callRecap(name);
    const isDue = getPerson(name).id === mover.id;
    expect(told.flags).toBe(EPHEMERAL);
    expect(getOffers(told).filter((label) => label === 'Play' || label === '하기')).toHaveLength(
      isDue ? 1 : 0,
    );
    expect(told.attachments).toHaveLength(1);
  }
  const due = await callRecap(mover.key);
  const panel = await waitForMessage(mover.click(due, mover.key === 'jisu' ? '하기' : 'Play'));
  expect(panel.id).toBe(due.id);
  expect(getAnswers(panel).length).toBeGreaterThan(0);
});

test("recap command: says that nothing has happened right after the player's own move", async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  await takeTurns(4);
  const waits = ['theo', 'mina'].find((one) => getPerson(one).id !== findMover(testBot, CHANNEL)?.id) ?? '';
  expect((await callRecap(waits)).content).toContain('Nothing has happened since your last move.');
});

test("recap command: shows a spectator the last turns in the spectator's language", async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  await takeTurns(6);
  const { content } = await callRecap('jisu');
  expect(content).toContain('-# 최근 차례');
  expect(content).toMatch(/> .*주사위를 굴려/);
  expect((await callRecap('rex')).content).toContain('-# The last turns\n> ');
  expect(getNewestRequest().viewer).toBeNull();
});

test('recap command: shows the last turn to everyone after the end', async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  await takeTurns(5);
  await resignPlayer('theo');
  for (const who of ['theo', 'mina', 'rex']) {
    const told = await callRecap(who);
    expect(told.content).toContain('-# The last turn\n> ');
    expect(told.content).toMatch(/> (\*\*)?Theo resigns\./);
    expect(getOffers(told)).toEqual([]);
  }
});

test('recap command: says that there is no table or no game yet', async () => {
  expect(plainCommands((await callRecap('mina')).content)).toBe(
    'There’s no game in this channel. Start one with /play.',
  );
  await waitForMessage(getPerson('mina').slash(CHANNEL, 'play', { game: 'runaround' }));
  await waitUntilIdle(testBot);
  expect(plainCommands((await callRecap('mina')).content)).toBe('The game hasn’t started yet.');
});

test('recap of Forage: shows no values, spaces, older traces or film', async () => {
  await startMatch(testBot, { game: 'forage', channel: CHANNEL, people: PEOPLE });
  const chance = createSeededChance(4);
  for (let turn = 0; turn < 30; turn++) {
    testBot.pass(AWAY);
    const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
    for (const told of [await playTurn(mover), await callRecap(PEOPLE[turn % 4] ?? '')]) {
      expect(getOffers(told)).not.toContain('Replay');
      const lines = told.content.split('\n').filter((line) => line.startsWith('> '));
      expect(lines.join('\n')).not.toMatch(/([1-5]|blank) of (suns|moons)|빈 동전|\d 동전|\b[a-h][1-8]\b/);
      expect(listTracedMoves(getNewestRequest()).length).toBeLessThanOrEqual(1);
    }
    await takeTurn(testBot, CHANNEL, chance);
  }
  const forged = await getPerson('mina').raw({
    channel: CHANNEL,
    type: 3,
    data: { custom_id: 'since:1:0', component_type: 2, id: 1 },
    message: getBoard(testBot, CHANNEL),
  });
  await forged.settled();
  expect(forged.message?.content).toMatch(/^Memory matters in this game/);
  expect(filmRenderer.films).toEqual([]);
});

/** Lists the Forage moves traced on a picture, by seat. */
function listTracedMoves({ events, view }: PictureRequest): readonly unknown[] {
  expect((view as ForageView).pawns).toHaveLength(4);
  return [
    ...new Set(
      events.flatMap((event) => ('seat' in (event as object) ? [(event as { seat: number }).seat] : [])),
    ),
  ];
}

function getNewestRequest(): PictureRequest {
  return renderPool.requests.at(-1) as PictureRequest;
}

async function takeTurns(count: number): Promise<void> {
  const chance = createSeededChance(3);
  for (let turn = 0; turn < count; turn++) await takeTurn(testBot, CHANNEL, chance);
}

/** Takes turns until a panel matches. */
async function playUntilPanelSays(wanted: RegExp, most: number): Promise<APIMessage> {
  for (let turn = 0; turn < most; turn++) {
    const panel = await playTurn(findMover(testBot, CHANNEL) as PlaygroundUser);
    if (wanted.test(panel.content)) return panel;
    await takeTurn(testBot, CHANNEL, createSeededChance(turn));
  }
  throw new Error(`No panel says ${wanted}`);
}

async function playTurn(who: PlaygroundUser): Promise<APIMessage> {
  return await openPanel(testBot, who, CHANNEL);
}

/** Answers until one move is made. */
async function moveOnce(who: PlaygroundUser): Promise<void> {
  await makeOneFreeMove(testBot, CHANNEL, who, (all) => all[0] ?? '');
}

async function callRecap(who: string): Promise<APIMessage> {
  return await waitForMessage(getPerson(who).slash(CHANNEL, 'table recap'));
}

async function resignPlayer(who: string): Promise<void> {
  const more = await waitForMessage(getPerson(who).click(getBoard(testBot, CHANNEL), 'More'));
  await waitForMessage(
    getPerson(who).click(await waitForMessage(getPerson(who).click(more, 'Resign')), 'Yes, resign'),
  );
  await waitUntilIdle(testBot);
}

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}
