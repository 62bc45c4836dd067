import { afterEach, beforeEach, expect, test } from 'vitest';
import { commitment, drawn } from '../../src/engine/luck.ts';
import { refused } from '../../src/engine/refusal.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { verified } from '../../src/engine/verified.ts';
import { randomPath } from '../../src/players/random.ts';
import type { MoveEntry } from '../../src/store/log.ts';
import { REPEATED } from '../../src/tables/act.ts';
import { playAis } from '../../src/tables/ai.ts';
import { claimBoard } from '../../src/tables/boards.ts';
import { lastTableHere, tableHere, tablesWith } from '../../src/tables/find.ts';
import { addAi, join, leave, removeAi, setOption } from '../../src/tables/lobby.ts';
import { makeMove, Stale } from '../../src/tables/move.ts';
import { boardsWithButtons, delivered } from '../../src/tables/news.ts';
import { ChannelTaken, openTable } from '../../src/tables/open.ts';
import { recordOf } from '../../src/tables/record.ts';
import { cancelTable, resign } from '../../src/tables/resign.ts';
import { startTable } from '../../src/tables/start.ts';
import { matchName, personAt } from '../../src/tables/table.ts';
import { duel, opened } from '../support/bare-table.ts';
import { type Counts, countedHouse } from '../support/counting.ts';
import { act, type BareHouse, closeHouse, openHouse } from '../support/house.ts';
import { keyOf } from '../support/refusal.ts';
import { keptIn } from '../support/snapshot.ts';
import { expectWhole, luckOf, tableOf, wholeLog } from '../support/verify.ts';

let house: BareHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(async () => await closeHouse(house));

const roll = () => ({ move: { kind: 'roll' } });
const ai = (number: number) => `AI ${number}`;

test('who opens a table is its host on the first seat', async () => {
  const id = await opened(house, 'runaround');
  const { record, sitters } = await tableOf(house, id);
  expect(record).toMatchObject({ phase: 'lobby', host: 'ann', version: 0, options: { size: 24, goal: 5 } });
  expect(sitters).toEqual([{ kind: 'person', seat: 0, person: 'ann', name: 'ann' }]);
  expect(house.told).toEqual([id]);
});

test('one live table a channel, also when two are opened at the same instant', async () => {
  const wish = { guild: 'g', channel: 'c', game: 'forage', language: 'en' } as const;
  const both = await Promise.all([openTable(house, act('ann'), wish), openTable(house, act('bob'), wish)]);
  expect(both.filter((one) => typeof one === 'number')).toHaveLength(1);
  expect(both.filter((one) => one instanceof ChannelTaken)).toHaveLength(1);
  await cancelTable(house, act('ann'), 1, 'lobby');
  expect(typeof (await openTable(house, act('bob'), wish))).toBe('number');
});

test('a game that does not exist is refused', async () => {
  const wish = { guild: 'g', channel: 'c', game: 'chess', language: 'en' } as const;
  expect(keyOf(await openTable(house, act('ann'), wish))).toBe('bot:refuse.noSuchGame');
});

test('people sit down in order, once each, while there is room', async () => {
  const id = await opened(house, 'runaround');
  expect(await join(house, act('bob'), id)).toBe(2);
  expect(keyOf(await join(house, act('bob'), id))).toBe('bot:refuse.alreadySeated');
  expect(keyOf(await join(house, act('eve'), id))).toBe('bot:refuse.full');
  expect(keyOf(await join(house, act('eve'), 99))).toBe('bot:refuse.noSuchTable');
});

test('of two who want the last seat at the same instant one gets it', async () => {
  const id = await opened(house, 'runaround');
  const both = await Promise.all([join(house, act('bob'), id), join(house, act('eve'), id)]);
  expect(both.filter((one) => one === 2)).toHaveLength(1);
  expect(both.map(keyOf).filter(Boolean)).toEqual(['bot:refuse.full']);
});

test('the table passes on when the host leaves, and closes when nobody is left', async () => {
  const id = await opened(house, 'runaround');
  await addAi(house, act('ann'), id, ai);
  expect(await removeAi(house, act('ann'), id)).toBe(true);
  expect(keyOf(await removeAi(house, act('ann'), id))).toBe('bot:refuse.noAi');
  await join(house, act('bob'), id);
  expect(await leave(house, act('ann'), id)).toBe(true);
  expect(keyOf(await leave(house, act('ann'), id))).toBe('bot:refuse.notSeated');
  expect((await tableOf(house, id)).record.host).toBe('bob');
  await addAi(house, act('bob'), id, ai);
  await leave(house, act('bob'), id);
  expect((await tableOf(house, id)).record.phase).toBe('cancelled');
});

test('only the host and who manages the channel start, cancel, seat AIs and set options', async () => {
  const id = await opened(house, 'runaround');
  await join(house, act('bob'), id);
  const before = await keptIn(house.store);
  const attempts = [
    startTable(house, act('bob'), id),
    cancelTable(house, act('bob'), id, 'lobby'),
    addAi(house, act('bob'), id, ai),
    removeAi(house, act('bob'), id),
    setOption(house, act('bob'), id, 'size', 16),
  ];
  for (const outcome of await Promise.all(attempts)) expect(keyOf(outcome)).toBe('bot:refuse.hostOnly');
  expect(await keptIn(house.store)).toEqual(before);
  expect(await setOption(house, act('eve', { manages: true }), id, 'size', 16)).toBe(true);
  expect(await startTable(house, act('eve', { manages: true }), id)).toBe(true);
});

test('an option that does not exist, or cannot have the value, is refused', async () => {
  const id = await opened(house, 'runaround');
  expect(keyOf(await setOption(house, act('ann'), id, 'speed', 1))).toBe('bot:refuse.noSuchOption');
  expect(keyOf(await setOption(house, act('ann'), id, 'size', 17))).toBe('bot:refuse.noSuchValue');
});

test('a table with too few people does not start', async () => {
  const id = await opened(house, 'forage');
  await join(house, act('bob'), id);
  expect(keyOf(await startTable(house, act('ann'), id))).toBe('bot:refuse.tooFew');
  expect(await wholeLog(house, id)).toEqual([]);
});

test('in the lobby nothing is played, and after the start nobody sits down', async () => {
  const id = await opened(house, 'runaround');
  expect(keyOf(await makeMove(house, act('ann'), id, null, roll))).toBe('bot:refuse.notStarted');
  expect(keyOf(await resign(house, act('ann'), id, String))).toBe('bot:refuse.notStarted');
  await join(house, act('bob'), id);
  await startTable(house, act('ann'), id);
  expect(keyOf(await startTable(house, act('ann'), id))).toBe('bot:refuse.started');
  expect(keyOf(await join(house, act('eve'), id))).toBe('bot:refuse.started');
  expect(keyOf(await leave(house, act('bob'), id))).toBe('bot:refuse.started');
  expect(keyOf(await setOption(house, act('ann'), id, 'size', 16))).toBe('bot:refuse.started');
});

test('a move is one log entry with who, when and the luck that the secret gives', async () => {
  const { id, mover } = await duel(house);
  await makeMove(house, act(mover), id, 1, roll);
  const [opening, entry] = await expectWhole(house, id);
  const { record, sitters } = await tableOf(house, id);
  expect(entry).toMatchObject({
    number: 2,
    kind: 'move',
    person: mover,
    name: mover,
    move: { kind: 'roll' },
    at: house.now(),
  });
  expect(personAt({ sitters }, (entry as MoveEntry).seat)).toBe(mover);
  const before = luckOf(opening).length;
  expect(luckOf(entry)).toEqual([drawn(record.secret as Buffer, matchName(id), before, 6) + 1]);
  expect(commitment(record.secret as Buffer)).toMatch(/^[0-9a-f]{64}$/);
});

test('the same interaction a second time does nothing', async () => {
  const { id, mover } = await duel(house);
  const once = act(mover);
  expect(refused(await makeMove(house, once, id, 1, roll))).toBe(false);
  const after = await keptIn(house.store);
  expect(await makeMove(house, once, id, 1, roll)).toBe(REPEATED);
  expect(await makeMove(house, once, id, null, roll)).toBe(REPEATED);
  expect(await cancelTable(house, { ...once, person: 'ann' }, id, 'playing')).toBe(REPEATED);
  expect(await keptIn(house.store)).toEqual(after);
});

test('two moves for one version: one is made, the other is stale', async () => {
  const { id, mover } = await duel(house);
  const both = await Promise.all([
    makeMove(house, act(mover), id, 1, roll),
    makeMove(house, act(mover), id, 1, roll),
  ]);
  expect(both.filter((one) => one instanceof Stale)).toHaveLength(1);
  expect(await wholeLog(house, id)).toHaveLength(2);
});

test('who is not to move, not seated, or not legal is refused and changes nothing', async () => {
  const { id, mover, waiter } = await duel(house);
  const before = await keptIn(house.store);
  expect(keyOf(await makeMove(house, act(waiter), id, 1, roll))).toBe('bot:refuse.notYourTurn');
  expect(keyOf(await makeMove(house, act('eve'), id, 1, roll))).toBe('bot:refuse.notSeated');
  const wrong = await makeMove(house, act(mover), id, 1, () => ({ move: { kind: 'run', from: 3 } }));
  expect(refused(wrong)).toBe(true);
  expect(await keptIn(house.store)).toEqual(before);
});

test('a bug in the middle of a move leaves the table as it was', async () => {
  const { id, mover } = await duel(house);
  const before = await keptIn(house.store);
  const bug = () => {
    throw new Error('A bug');
  };
  await expect(makeMove(house, act(mover), id, 1, bug)).rejects.toThrow('A bug');
  expect(await keptIn(house.store)).toEqual(before);
});

test('an ended table refuses whatever would change it', async () => {
  const { id, mover } = await duel(house);
  await resign(house, act(mover), id, String);
  const after = await keptIn(house.store);
  expect(keyOf(await makeMove(house, act(mover), id, null, roll))).toBe('bot:refuse.overAlready');
  expect(keyOf(await resign(house, act(mover), id, String))).toBe('bot:refuse.overAlready');
  expect(keyOf(await cancelTable(house, act('ann'), id, 'playing'))).toBe('bot:refuse.overAlready');
  expect(await keptIn(house.store)).toEqual(after);
  expect(refused(await tableHere(house, 'c'))).toBe(true);
  expect(refused(await lastTableHere(house, 'c'))).toBe(false);
  expect(await tablesWith(house, mover)).toEqual([]);
});

test('a seat of Forage that is given up is played by an AI, and the host passes on', async () => {
  const id = await opened(house, 'forage');
  await join(house, act('bob'), id);
  await addAi(house, act('ann'), id, ai);
  await startTable(house, act('ann'), id);
  await resign(house, act('ann'), id, (name) => `AI (${name})`);
  await playAis(house, id);
  const { record, sitters, game } = await tableOf(house, id);
  expect(sitters.map(({ name, seat }) => [name, personAt({ sitters }, seat)])).toEqual([
    ['AI (ann)', null],
    ['bob', 'bob'],
    ['AI 1', null],
  ]);
  expect(record.host).toBe('bob');
  expect(game.turn(record.state)).toMatchObject({ kind: 'act', seats: [1] });
});

test('a match ends at its last move, however fast the clock runs', async () => {
  const id = await opened(house, 'runaround');
  await join(house, act('bob'), id);
  await setOption(house, act('ann'), id, 'goal', 3);
  let time = house.now();
  const hasty = { ...house, now: () => ++time };
  await startTable(hasty, act('ann'), id);
  await playTo(hasty, id, 2_000);
  const table = await tableOf(house, id);
  const log = await wholeLog(house, id);
  expect(table.record).toMatchObject({ phase: 'over', endedAt: log.at(-1)?.at });
  expect(verified(recordOf(table, log), table.game).moves).toBe(log.length - 1);
});

test('opening a table of 1,000 moves reads as much as one of 10', async () => {
  const short = await playedOn(10);
  const long = await playedOn(1_000);
  expect(long.moves).toBeGreaterThanOrEqual(1_000);
  expect(long.read.statements).toBeGreaterThan(20);
  expect(long.read).toEqual(short.read);
});

/** How many statements were run and rows were read to open, show and claim a table after so many moves. */
async function playedOn(moves: number): Promise<{ readonly moves: number; readonly read: Counts }> {
  const { counting, read } = countedHouse(await openHouse());
  const id = await opened(counting, 'forage');
  for (const who of ['bob', 'eve']) await join(counting, act(who), id);
  await setOption(counting, act('ann'), id, 'roundCap', 0);
  await startTable(counting, act('ann'), id);
  const made = await playTo(counting, id, moves);
  await tell(counting, id);
  read.statements = 0;
  read.rows = 0;
  await tableHere(counting, 'c');
  await tablesWith(counting, 'ann');
  await playTo(counting, id, 1);
  await tell(counting, id);
  const counts = { ...read };
  await counting.store.destroy();
  return { moves: made, read: counts };
}

const chance = seeded(9);

/** What the announcer does after a move. */
async function tell(at: BareHouse, id: number): Promise<void> {
  const news = await claimBoard(at, id);
  if (!news) throw new Error('Nothing to tell');
  const older = (await boardsWithButtons(at, id)).map(({ post }) => post);
  const reached = { message: `m${news.claim}`, to: news.table.record.version };
  await delivered(at, id, news.claim, reached, { retired: older, gone: [], left: false });
}

/** Whoever is to move makes random moves while the game lasts. Returns how many were made. */
async function playTo(at: BareHouse, id: number, most: number): Promise<number> {
  for (let made = 0; made < most; made++) {
    const { record, game, sitters } = await tableOf(at, id);
    const turn = game.turn(record.state);
    if (turn.kind === 'over') return made;
    const person = personAt({ sitters }, turn.seats[0] ?? -1) ?? '';
    const by = act(person);
    const walked = await makeMove(at, by, id, record.version, (playing, view, seat) =>
      randomPath(playing, view, seat, chance),
    );
    if (refused(walked)) throw new Error(walked.reason.key);
    if (made < most - 1) await tell(at, id);
  }
  return most;
}
