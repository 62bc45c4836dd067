import { afterEach, beforeEach, expect, test } from 'vitest';
import { randomPath } from '../../../src/ai/random.ts';
import { dueAt, personAt, turnOf } from '../../../src/app/core/table.ts';
import { addAi, join, setOption } from '../../../src/app/lobby/lobby.ts';
import { openTable } from '../../../src/app/lobby/open.ts';
import { startTable } from '../../../src/app/lobby/start.ts';
import { playAis } from '../../../src/app/play/ai-turns.ts';
import { makeMove } from '../../../src/app/play/move.ts';
import { type Recap, recapOf } from '../../../src/app/replay/recap.ts';
import { cancelTable } from '../../../src/app/seats/resign.ts';
import { takeBack } from '../../../src/app/undo/undo.ts';
import { pickOne } from '../../../src/engine/chance.ts';
import type { Seat } from '../../../src/engine/game.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { seeded } from '../../../src/engine/seeded.ts';
import { claimPost, postSent } from '../../../src/store/posts.ts';
import { act, type BareHouse, byHand, closeHouse, openHouse } from '../../support/house.ts';
import { tableOf, wholeLog } from '../../support/verify.ts';

const PEOPLE = ['ann', 'bob', 'cem', 'dan'];

let house: BareHouse;
let chance = seeded(5);
beforeEach(async () => {
  chance = seeded(5);
  house = await openHouse();
});
afterEach(async () => await closeHouse(house));

test('it begins after the last move that somebody decided, and ends with the newest', async () => {
  const id = await begun('moneyrun');
  await decide(id, 30);
  const log = await wholeLog(house, id);
  for (const person of PEOPLE) {
    const own = log.findLast((entry) => entry.kind === 'move' && entry.person === person);
    const { since, from, entries } = await recapAt(id, person);
    expect([since, from]).toEqual(['move', own?.number]);
    expect(entries).toEqual(log.slice(own?.number));
  }
});

test('a move that played itself is not decided: it is told with the others', async () => {
  await byHand(house, PEOPLE, false);
  const id = await begun('runaround');
  await decide(id, 9);
  const due = await duePerson(id);
  const log = await wholeLog(house, id);
  expect(log.at(-1)).toMatchObject({ forced: true, person: due });
  const { entries } = await recapAt(id, due);
  expect(entries.at(-1)).toEqual(log.at(-1));
  expect(entries.some((entry) => entry.kind === 'move' && entry.person !== due)).toBe(true);
});

test('whoever has not moved is told all but that it began; and nothing where nothing has happened', async () => {
  const id = await begun('moneyrun');
  expect(await recapAt(id, 'dan')).toMatchObject({ since: 'start', entries: [], traced: [] });
  await decide(id, 1);
  const first = (await wholeLog(house, id)).at(-1);
  const [mover, other] = PEOPLE.filter((person) => first?.person === person || person === 'dan');
  expect(await recapAt(id, String(mover === first?.person ? other : mover))).toMatchObject({
    since: 'start',
    from: 1,
    entries: [first],
  });
  expect(await recapAt(id, String(first?.person))).toMatchObject({ since: 'move', entries: [] });
});

test('a move that was taken back is not told, and was no decision', async () => {
  const id = await begun('moneyrun');
  await decide(id, 20);
  const { person, before } = await slipped(id);
  const after = await recapAt(id, person);
  expect([after.entries, after.traced]).toEqual([before.entries, before.traced]);
  const other = PEOPLE.find((one) => one !== person) ?? '';
  expect((await recapAt(id, other)).entries.at(-1)).toMatchObject({ kind: 'undo', person });
});

test('whoever watches is told the last three turns, and everybody the last one when it is over', async () => {
  const id = await begun('moneyrun');
  await decide(id, 31);
  const turns = runs(
    (await wholeLog(house, id)).slice(1).map((entry) => ('seat' in entry ? entry.seat : -1)),
  );
  const watching = await recapAt(id, null);
  expect(watching).toMatchObject({ since: 'turns', when: 'later' });
  expect(watching.entries).toHaveLength(turns.slice(-3).flat().length);
  await cancelTable(house, act('ann'), id, 'playing');
  for (const person of [...PEOPLE, null]) {
    const over = await recapAt(id, person);
    expect(over).toMatchObject({ since: 'end', when: 'now' });
    expect(over.entries.map(({ kind }) => kind)).toEqual([
      ...(turns.at(-1) ?? []).map(() => 'move'),
      'cancel',
    ]);
  }
});

test('a picture traces whole turns, the last ones, of at most nine moves', async () => {
  const id = await begun('moneyrun');
  await decide(id, 60);
  const log = await wholeLog(house, id);
  const { traced } = await recapAt(id, 'eve');
  expect(traced.length).toBeGreaterThan(6);
  expect(traced.length).toBeLessThanOrEqual(9);
  expect(traced).toEqual(log.slice(-traced.length));
  const before = log.at(-traced.length - 1);
  expect(before && 'seat' in before && before.seat).not.toBe(traced[0]?.seat);
});

test('of one long turn the last nine moves are traced', async () => {
  const id = await openedBy('piecepack');
  await join(house, act('bob'), id);
  await startTable(house, act('ann'), id);
  await decide(id, 14, [0]);
  const { entries, traced } = await recapAt(id, 'somebody');
  expect(entries).toHaveLength(14);
  expect(traced).toEqual(entries.slice(-9));
});

test('where players have to remember nothing is traced that the newest board does not trace', async () => {
  const id = await begun('forage');
  await decide(id, 10);
  await boardTelling(id, 9);
  const { entries, traced } = await recapAt(id, 'nobody');
  expect(entries.length).toBeGreaterThan(2);
  expect(traced.map(({ number }) => number)).toEqual([10, 11]);
  await decide(id, 1);
  expect((await recapAt(id, 'nobody')).traced.map(({ number }) => number)).toEqual([10, 11, 12]);
});

test('where nothing is hidden again the same game traces them all', async () => {
  const id = await openedBy('forage');
  await setOption(house, act('ann'), id, 'openMemory', true);
  for (const who of PEOPLE.slice(1)) await join(house, act(who), id);
  await startTable(house, act('ann'), id);
  await decide(id, 8);
  await boardTelling(id, 8);
  expect((await recapAt(id, 'nobody')).traced).toHaveLength(8);
});

test('what AI seats did since is told too', async () => {
  const id = await openedBy('moneyrun');
  for (const _ of [1, 2]) await addAi(house, act('ann'), id, (number) => `AI ${number}`);
  await startTable(house, act('ann'), id);
  await playAis(house, id);
  while (await decidedByAnn(id)) await decide(id, 1);
  await playAis(house, id);
  const { entries } = await recapAt(id, 'ann');
  expect(entries.length).toBeGreaterThan(1);
  for (const entry of entries) expect(entry.person).toBeNull();
});

/** Moves are made until one can be taken back freely, and is: by whom, and what was new to them before it. */
async function slipped(id: number): Promise<{ readonly person: string; readonly before: Recap }> {
  for (let tries = 0; tries < 30; tries++) {
    const person = String(await duePerson(id));
    const before = await recapAt(id, person);
    await decide(id, 1);
    if (before.entries.length === 0) continue;
    const { version } = (await tableOf(house, id)).record;
    if (!refused(await takeBack(house, act(person), id, version))) return { person, before };
  }
  throw new Error('Nothing could be taken back');
}

/** Whether Ann goes on. */
async function decidedByAnn(id: number): Promise<boolean> {
  return (await duePerson(id)) === 'ann';
}

async function duePerson(id: number): Promise<string | null> {
  const table = await tableOf(house, id);
  return personAt(table, dueAt(table)[0] ?? 0);
}

/** `null`: somebody who watches. */
async function recapAt(id: number, person: string | null): Promise<Recap> {
  return await recapOf(house, await tableOf(house, id), person);
}

async function openedBy(game: string): Promise<number> {
  const id = await openTable(house, act('ann'), { guild: 'g', channel: 'c', game, language: 'en' });
  if (typeof id !== 'number') throw new Error('No table was opened');
  return id;
}

/** A match of as many people as can play. */
async function begun(game: string): Promise<number> {
  const id = await openedBy(game);
  const seats = (await tableOf(house, id)).game.seats;
  for (const who of PEOPLE.slice(1, Math.max(...seats))) await join(house, act(who), id);
  expect(await startTable(house, act('ann'), id)).toBe(true);
  return id;
}

/** So many random moves of people, of whoever sits there where told. */
async function decide(id: number, count: number, seats?: readonly Seat[]): Promise<void> {
  for (let made = 0; made < count; made++) {
    const table = await tableOf(house, id);
    const turn = turnOf(table);
    if (turn.kind === 'over') throw new Error('It is over');
    const person = personAt(table, pickOne(chance, seats ?? turn.seats)) ?? '';
    const moved = await makeMove(house, act(person), id, null, (game, view, seat) =>
      randomPath(game, view, seat, chance),
    );
    if (refused(moved)) throw new Error(moved.reason.key);
  }
}

/** A board is in the channel whose text begins after that entry. */
async function boardTelling(id: number, from: number): Promise<void> {
  const { version } = (await tableOf(house, id)).record;
  const post = { tableId: id, kind: 'board' as const, from, to: version, claimedAt: 0, revision: 0 };
  await postSent(house.store, await claimPost(house.store, post), '1', version);
}

/** Values that follow each other and are the same, together. */
function runs(seats: readonly number[]): readonly (readonly number[])[] {
  const found: number[][] = [];
  for (const seat of seats) {
    if (found.at(-1)?.[0] === seat) found.at(-1)?.push(seat);
    else found.push([seat]);
  }
  return found;
}
