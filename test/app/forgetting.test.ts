import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { randomPath } from '../../src/ai/random.ts';
import { dueAt, personAt } from '../../src/app/core/table.ts';
import { done } from '../../src/app/core/unit-of-work.ts';
import { decline, join } from '../../src/app/lobby/lobby.ts';
import { openTable } from '../../src/app/lobby/open.ts';
import { playAgain } from '../../src/app/lobby/rematch.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { makeMove } from '../../src/app/play/move.ts';
import { forget, goOnForgetting, type NamesAfter } from '../../src/app/privacy/forget.ts';
import { leadersIn } from '../../src/app/ratings/leaderboard.ts';
import { checkRatings } from '../../src/app/ratings/rate-again.ts';
import { cancelTable, resign } from '../../src/app/seats/resign.ts';
import { returnToSeat } from '../../src/app/seats/take-seat.ts';
import { fallAsleep } from '../../src/app/turns/dormancy.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { challengesOfDay } from '../../src/store/challenges.ts';
import { keepForgetting } from '../../src/store/forgetting.ts';
import { keepLearned } from '../../src/store/learned.ts';
import { keepLook, USUAL_LOOK } from '../../src/store/people.ts';
import { resultsOf } from '../../src/store/results.ts';
import { act, type BareHouse, BEGIN, closeHouse, openHouse } from '../support/house.ts';
import { rowsWith } from '../support/naming.ts';
import { keyOf } from '../support/refusal.ts';
import { ON_POSTGRES } from '../support/store.ts';
import { expectWhole, tableOf } from '../support/verify.ts';

const [ANNA, BERT, CARA] = ['900000000000000001', '900000000000000002', '900000000000000003'] as const;
const NAMES = { [ANNA]: 'Annabel', [BERT]: 'Bertram', [CARA]: 'Carabas' } as const;
type Id = keyof typeof NAMES;

const AFTER: NamesAfter = {
  somebody: (language) => (language === 'ko' ? '누군가' : 'somebody'),
  seat: (name, isAi) => (isAi ? `AI (${name})` : `(${name})`),
};

let house: BareHouse;
let channels: number;
beforeEach(async () => {
  channels = 0;
  house = await openHouse();
  for (const id of Object.keys(NAMES)) await keepLook(house.store, id, { ...USUAL_LOOK, byHand: true }, 0);
});
afterEach(async () => await closeHouse(house));

test('of a finished match the places stay, and who it was goes', async () => {
  const id = await started('runaround', [ANNA, BERT]);
  await resign(house, of(ANNA), id, AFTER.seat);
  await forget(house, of(ANNA), AFTER);
  expect(await named(ANNA)).toEqual([]);
  const results = await resultsOf(house.store, id);
  expect(results.map(({ name, place }) => [name, place])).toEqual([
    ['somebody', 2],
    ['Bertram', 1],
  ]);
  await expectWhole(house, id);
});

test('what the others won and lost adds up as before, and who was forgotten is in no list', async () => {
  for (const game of ['runaround', 'runaround', 'gostop']) {
    const id = await started(game, [ANNA, BERT]);
    await resign(house, of(BERT), id, AFTER.seat);
  }
  const before = await leadersIn(house, { guild: 'g', game: 'runaround' });
  await forget(house, of(ANNA), AFTER);
  expect((await checkRatings(house.store)).first).toBeNull();
  const after = await leadersIn(house, { guild: 'g', game: 'runaround' });
  expect(after).toEqual(before.filter(({ person }) => person === BERT));
  expect(after).toHaveLength(1);
});

test.each(['forage', 'piecepack'])('a running match of %s goes on without them', async (game) => {
  const id = await started(game, [ANNA, BERT, CARA]);
  for (let moves = 0; moves < 8; moves++) await move(id);
  await forget(house, of(ANNA), AFTER);
  expect(await named(ANNA)).toEqual([]);
  const { record, sitters } = await tableOf(house, id);
  expect([record.phase, record.host]).toEqual(['playing', BERT]);
  expect(sitters[0]).toMatchObject(
    game === 'forage' ? { kind: 'ai', name: 'AI (somebody)' } : { kind: 'empty', name: '(somebody)' },
  );
  expect(await returnToSeat(house, of(ANNA), id)).not.toBe(0);
  await expectWhole(house, id);
});

test('where they were alone with AIs it ends', async () => {
  const id = await started('piecepack', [ANNA]);
  await forget(house, of(ANNA), AFTER);
  expect((await tableOf(house, id)).record.phase).toBe('cancelled');
  expect(await named(ANNA)).toEqual([]);
});

test('an AI that had taken their seat before is called after nobody', async () => {
  const id = await started('forage', [ANNA, BERT, CARA]);
  await resign(house, of(ANNA), id, AFTER.seat);
  for (let moves = 0; moves < 4; moves++) await move(id);
  await forget(house, of(ANNA), AFTER);
  expect(await named(ANNA)).toEqual([]);
  expect((await tableOf(house, id)).sitters[0]).toMatchObject({ kind: 'ai', name: 'AI (somebody)' });
  await expectWhole(house, id);
});

test('a lobby goes to the next, is closed where there is none, and keeps no seat and no word of them', async () => {
  const shared = await opened('forage', [ANNA, BERT]);
  const alone = await opened('forage', [ANNA]);
  const kept = await opened('forage', [BERT], [ANNA]);
  const declined = await opened('forage', [CARA], [ANNA]);
  await decline(house, of(ANNA), declined);
  await forget(house, of(ANNA), AFTER);
  expect(await named(ANNA)).toEqual([]);
  const phases = await Promise.all(
    [shared, alone, kept].map(async (id) => (await tableOf(house, id)).record),
  );
  expect(phases.map(({ phase, host }) => [phase, host])).toEqual([
    ['lobby', BERT],
    ['cancelled', expect.stringMatching(/^somebody-[0-9a-f]{16}$/)],
    ['lobby', BERT],
  ]);
  expect((await tableOf(house, kept)).sitters).toHaveLength(1);
});

test('who has the same name keeps it', async () => {
  const id = await opened('gostop', [ANNA]);
  await join(house, { ...of(BERT), name: NAMES[ANNA] }, id);
  await startTable(house, of(ANNA), id);
  for (let moves = 0; moves < 6; moves++) await move(id);
  await forget(house, of(ANNA), AFTER);
  const { sitters } = await tableOf(house, id);
  expect(sitters.map(({ name }) => name)).toEqual(['AI (somebody)', 'Annabel (2)']);
});

test('what they chose, learned and asked goes', async () => {
  await keepLearned(house.store, ANNA, 'forage', 1);
  await keepLearned(house.store, BERT, 'forage', 1);
  await opened('forage', [ANNA], [BERT]);
  await forget(house, of(ANNA), AFTER);
  expect(await named(ANNA)).toEqual([]);
  expect(await house.store.selectFrom('learned').select('person').execute()).toEqual([{ person: BERT }]);
});

test('who has themselves forgotten can ask nobody more often for it', async () => {
  for (const _ of [1, 2]) {
    await cancelTable(house, of(ANNA), await opened('forage', [ANNA], [BERT]), 'lobby');
    await forget(house, of(ANNA), AFTER);
  }
  const { store } = house;
  const asked = await challengesOfDay(store, ANNA, [BERT], BEGIN);
  expect(asked).toEqual(new Map([[BERT, 2]]));
  expect(JSON.stringify(await store.selectFrom('challenges').selectAll().execute())).not.toContain(ANNA);
  await forget(house, of(BERT), AFTER);
  expect(await store.selectFrom('challenges').selectAll().execute()).toEqual([]);
});

test('a Korean table calls them so in Korean, and another server by another number', async () => {
  const here = await started('runaround', [ANNA, BERT], { language: 'ko' });
  const there = await started('runaround', [ANNA, BERT], { guild: 'other' });
  for (const id of [here, there]) await resign(house, of(ANNA), id, AFTER.seat);
  await forget(house, of(ANNA), AFTER);
  const [one, other] = await Promise.all(
    [here, there].map(async (id) => (await resultsOf(house.store, id))[0]),
  );
  expect([one?.name, other?.name]).toEqual(['누군가', 'somebody']);
  expect(one?.person).not.toBe(other?.person);
});

test('nobody is asked to play again who was forgotten', async () => {
  const id = await started('runaround', [ANNA, BERT]);
  await resign(house, of(ANNA), id, AFTER.seat);
  await forget(house, of(ANNA), AFTER);
  const again = await playAgain(house, of(BERT), id);
  expect((await tableOf(house, Number(again))).sitters.map(({ name }) => name)).toEqual(['Bertram']);
});

test('what was begun before the bot stopped is ended when it is back', async () => {
  const ids = [await started('gostop', [ANNA, BERT]), await started('gostop', [BERT, ANNA])];
  await keepForgetting(house.store, { person: ANNA, seed: 'seed' }, 1);
  await goOnForgetting(house, AFTER);
  expect(await named(ANNA)).toEqual([]);
  for (const id of ids) await expectWhole(house, id);
});

test('a match that sleeps sleeps on', async () => {
  const id = await started('gostop', [ANNA, BERT]);
  const table = await tableOf(house, id);
  await done(house, (deed) => fallAsleep(deed, table));
  for (const person of [ANNA, BERT])
    if (personAt(table, dueAt(table)[0] ?? 0) === person) await forget(house, of(person), AFTER);
  const { record, sitters } = await tableOf(house, id);
  expect([record.phase, record.sleptAt === null, record.played]).toEqual([
    'playing',
    false,
    table.record.played,
  ]);
  expect(sitters.filter(({ kind }) => kind === 'ai')).toHaveLength(1);
  for (const kept of ['turns', 'alarms', 'requests'] as const)
    expect(await house.store.selectFrom(kept).selectAll().execute()).toEqual([]);
  expect(await house.store.selectFrom('outbox').select('kind').where('kind', '=', 'board').execute()).toEqual(
    [],
  );
});

test('a table at which it fails keeps the others from nothing, and it is tried again', async () => {
  const [one, other] = [await started('gostop', [ANNA, BERT]), await started('gostop', [ANNA, CARA])];
  await house.store.updateTable('tables').set({ declined: '{' }).where('id', '=', one).execute();
  expect(await forget(house, of(ANNA), AFTER)).toBe(false);
  expect(house.troubles.splice(0)).toHaveLength(1);
  expect((await tableOf(house, other)).sitters[0]?.name).toBe('AI (somebody)');
  await house.store.updateTable('tables').set({ declined: '[]' }).where('id', '=', one).execute();
  expect(await goOnForgetting(house, AFTER)).toBe(true);
  expect(await named(ANNA)).toEqual([]);
});

test('an entry of the log cannot be changed otherwise', async () => {
  await started('runaround', [ANNA, BERT]);
  const log = () => house.store.updateTable('log').where('number', '=', 1);
  await expect(log().set({ luck: '[]' }).execute()).rejects.toThrow('append-only');
  await expect(log().set({ move: '{}' }).execute()).rejects.toThrow('append-only');
  await expect(log().set({ person: BERT }).execute()).rejects.toThrow('append-only');
});

function of(person: Id) {
  return act(person, { name: NAMES[person] });
}

interface Place {
  readonly guild?: string;
  readonly language?: 'en' | 'ko';
}

async function opened(
  game: string,
  people: readonly Id[],
  asked: readonly Id[] = [],
  { guild = 'g', language = 'en' }: Place = {},
): Promise<number> {
  const [host, ...guests] = people as [Id, ...Id[]];
  const kept = asked.map((person) => ({ person, name: NAMES[person] }));
  const place = { guild, channel: `c${++channels}`, game, language, guests: kept };
  const id = await openTable(house, of(host), place);
  if (typeof id !== 'number') throw new Error(`No table was opened: ${keyOf(id)}`);
  for (const guest of guests) await join(house, of(guest), id);
  return id;
}

async function started(game: string, people: readonly Id[], place: Place = {}): Promise<number> {
  const id = await opened(game, people, [], place);
  await startTable(house, of(people[0] as Id), id);
  return id;
}

const chance = seeded(3);

/** Somebody who is due moves at random; at a free table whoever sits there first. */
async function move(id: number): Promise<void> {
  const table = await tableOf(house, id);
  const [seat = 0] = dueAt(table);
  const sitter = table.sitters[seat];
  if (sitter?.kind !== 'person') return;
  await makeMove(house, of(sitter.person as Id), id, null, (game, view, at) =>
    randomPath(game, view, at, chance),
  );
}

/** Where in all that is kept somebody is named, by id or name. */
async function named(person: Id): Promise<readonly string[]> {
  return await rowsWith(house.store, [person, NAMES[person]]);
}

test.skipIf(ON_POSTGRES)(
  'nothing of who was forgotten is left in the file itself, nor in what lies beside it',
  async () => {
    const folder = mkdtempSync(pathOf(tmpdir(), 'piecemeal-forgotten-'));
    await closeHouse(house);
    house = await openHouse(folder);
    const id = await started('runaround', [ANNA, BERT]);
    await resign(house, of(ANNA), id, AFTER.seat);
    const bytes = () =>
      readdirSync(folder)
        .map((name) => readFileSync(pathOf(folder, name), 'latin1'))
        .join('');
    expect(bytes()).toContain(NAMES[ANNA]);
    await forget(house, of(ANNA), AFTER);
    expect([bytes().includes(ANNA), bytes().includes(NAMES[ANNA])]).toEqual([false, false]);
    expect(bytes()).toContain(NAMES[BERT]);
    rmSync(folder, { recursive: true });
  },
);
