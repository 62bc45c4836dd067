import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pickRandomPath } from '../../src/ai/random-path.ts';
import { findPerson, getDueSeats } from '../../src/app/core/table.ts';
import { inTransaction } from '../../src/app/core/unit-of-work.ts';
import { declineInvitation, joinLobby } from '../../src/app/lobby/lobby.ts';
import { openTable } from '../../src/app/lobby/open.ts';
import { openRematch } from '../../src/app/lobby/rematch.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { makeMove } from '../../src/app/play/make-move.ts';
import { continueForgetting, type ForgottenNames, forgetUser } from '../../src/app/privacy/forget.ts';
import { loadLeaders } from '../../src/app/ratings/leaderboard.ts';
import { checkRatings } from '../../src/app/ratings/recompute-ratings.ts';
import { cancelTable, resign } from '../../src/app/seats/resign.ts';
import { returnToSeat } from '../../src/app/seats/take-seat.ts';
import { makeDormant } from '../../src/app/turns/dormancy.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { countDailyChallenges } from '../../src/store/challenges.ts';
import { saveDeletionRequest } from '../../src/store/deletion-requests.ts';
import { loadResults } from '../../src/store/results.ts';
import { saveLearnedGame } from '../../src/store/tutorials.ts';
import { DEFAULT_DISPLAY_SETTINGS, saveDisplaySettings } from '../../src/store/user-settings.ts';
import { findRows } from '../support/find-rows.ts';
import { getRefusalKey } from '../support/refusal.ts';
import { ON_POSTGRES } from '../support/store.ts';
import {
  closeTestContext,
  createActor,
  openTestContext,
  START_AT_MS,
  type TestContext,
} from '../support/test-context.ts';
import { expectCompleteLog, loadStoredTable } from '../support/verify.ts';

const [ANNA, BERT, CARA] = ['900000000000000001', '900000000000000002', '900000000000000003'] as const;
const NAMES = { [ANNA]: 'Annabel', [BERT]: 'Bertram', [CARA]: 'Carabas' } as const;
type PersonId = keyof typeof NAMES;

const AFTER: ForgottenNames = {
  somebody: (language) => (language === 'ko' ? '누군가' : 'somebody'),
  seat: (name, isAi) => (isAi ? `AI (${name})` : `(${name})`),
};

let ctx: TestContext;
let channels: number;
beforeEach(async () => {
  channels = 0;
  ctx = await openTestContext();
  for (const id of Object.keys(NAMES))
    await saveDisplaySettings(ctx.store, id, { ...DEFAULT_DISPLAY_SETTINGS, byHand: true }, 0);
});
afterEach(async () => await closeTestContext(ctx));

test('forgetUser: anonymises a finished match and keeps the places', async () => {
  const id = await startMatch('runaround', [ANNA, BERT]);
  await resign(ctx, createNamedActor(ANNA), id, AFTER.seat);
  await forgetUser(ctx, createNamedActor(ANNA), AFTER);
  expect(await listRowsWith(ANNA)).toEqual([]);
  const results = await loadResults(ctx.store, id);
  expect(results.map(({ name, place }) => [name, place])).toEqual([
    ['somebody', 2],
    ['Bertram', 1],
  ]);
  await expectCompleteLog(ctx, id);
});

test('forgetUser: keeps the ratings of the others and removes the user from the leaderboard', async () => {
  for (const game of ['runaround', 'runaround', 'gostop']) {
    const id = await startMatch(game, [ANNA, BERT]);
    await resign(ctx, createNamedActor(BERT), id, AFTER.seat);
  }
  const before = await loadLeaders(ctx, { guild: 'g', game: 'runaround' });
  await forgetUser(ctx, createNamedActor(ANNA), AFTER);
  expect((await checkRatings(ctx.store)).first).toBeNull();
  const after = await loadLeaders(ctx, { guild: 'g', game: 'runaround' });
  expect(after).toEqual(before.filter(({ person }) => person === BERT));
  expect(after).toHaveLength(1);
});

test.each(['forage', 'piecepack'])(
  'forgetUser: a running match of %s goes on without the user',
  async (game) => {
    const id = await startMatch(game, [ANNA, BERT, CARA]);
    for (let moves = 0; moves < 8; moves++) await makeMoveAtRandom(id);
    await forgetUser(ctx, createNamedActor(ANNA), AFTER);
    expect(await listRowsWith(ANNA)).toEqual([]);
    const { record, seats } = await loadStoredTable(ctx, id);
    expect([record.phase, record.host]).toEqual(['playing', BERT]);
    expect(seats[0]).toMatchObject(
      game === 'forage' ? { kind: 'ai', name: 'AI (somebody)' } : { kind: 'empty', name: '(somebody)' },
    );
    expect(await returnToSeat(ctx, createNamedActor(ANNA), id)).not.toBe(0);
    await expectCompleteLog(ctx, id);
  },
);

test('forgetUser: cancels a match without other people', async () => {
  const id = await startMatch('piecepack', [ANNA]);
  await forgetUser(ctx, createNamedActor(ANNA), AFTER);
  expect((await loadStoredTable(ctx, id)).record.phase).toBe('cancelled');
  expect(await listRowsWith(ANNA)).toEqual([]);
});

test('forgetUser: anonymises the name of an AI that had taken over the seat', async () => {
  const id = await startMatch('forage', [ANNA, BERT, CARA]);
  await resign(ctx, createNamedActor(ANNA), id, AFTER.seat);
  for (let moves = 0; moves < 4; moves++) await makeMoveAtRandom(id);
  await forgetUser(ctx, createNamedActor(ANNA), AFTER);
  expect(await listRowsWith(ANNA)).toEqual([]);
  expect((await loadStoredTable(ctx, id)).seats[0]).toMatchObject({ kind: 'ai', name: 'AI (somebody)' });
  await expectCompleteLog(ctx, id);
});

test('forgetUser: passes a lobby to the next person or closes it, and removes seats and invitations', async () => {
  const shared = await openLobby('forage', [ANNA, BERT]);
  const alone = await openLobby('forage', [ANNA]);
  const kept = await openLobby('forage', [BERT], [ANNA]);
  const declined = await openLobby('forage', [CARA], [ANNA]);
  await declineInvitation(ctx, createNamedActor(ANNA), declined);
  await forgetUser(ctx, createNamedActor(ANNA), AFTER);
  expect(await listRowsWith(ANNA)).toEqual([]);
  const phases = await Promise.all(
    [shared, alone, kept].map(async (id) => (await loadStoredTable(ctx, id)).record),
  );
  expect(phases.map(({ phase, host }) => [phase, host])).toEqual([
    ['lobby', BERT],
    ['cancelled', expect.stringMatching(/^somebody-[0-9a-f]{16}$/)],
    ['lobby', BERT],
  ]);
  expect((await loadStoredTable(ctx, kept)).seats).toHaveLength(1);
});

test('forgetUser: does not rename another player of the same name', async () => {
  const id = await openLobby('gostop', [ANNA]);
  await joinLobby(ctx, { ...createNamedActor(BERT), name: NAMES[ANNA] }, id);
  await startTable(ctx, createNamedActor(ANNA), id);
  for (let moves = 0; moves < 6; moves++) await makeMoveAtRandom(id);
  await forgetUser(ctx, createNamedActor(ANNA), AFTER);
  const { seats } = await loadStoredTable(ctx, id);
  expect(seats.map(({ name }) => name)).toEqual(['AI (somebody)', 'Annabel (2)']);
});

test('forgetUser: deletes settings, learned games and challenges', async () => {
  await saveLearnedGame(ctx.store, ANNA, 'forage', 1);
  await saveLearnedGame(ctx.store, BERT, 'forage', 1);
  await openLobby('forage', [ANNA], [BERT]);
  await forgetUser(ctx, createNamedActor(ANNA), AFTER);
  expect(await listRowsWith(ANNA)).toEqual([]);
  expect(await ctx.store.selectFrom('learned').select('person').execute()).toEqual([{ person: BERT }]);
});

test('forgetUser: does not reset the daily limit of challenges', async () => {
  for (const _ of [1, 2]) {
    await cancelTable(ctx, createNamedActor(ANNA), await openLobby('forage', [ANNA], [BERT]), 'lobby');
    await forgetUser(ctx, createNamedActor(ANNA), AFTER);
  }
  const { store } = ctx;
  const asked = await countDailyChallenges(store, ANNA, [BERT], START_AT_MS);
  expect(asked).toEqual(new Map([[BERT, 2]]));
  expect(JSON.stringify(await store.selectFrom('challenges').selectAll().execute())).not.toContain(ANNA);
  await forgetUser(ctx, createNamedActor(BERT), AFTER);
  expect(await store.selectFrom('challenges').selectAll().execute()).toEqual([]);
});

test('forgetUser: uses a name in the language of the table and another id for each server', async () => {
  const here = await startMatch('runaround', [ANNA, BERT], { language: 'ko' });
  const there = await startMatch('runaround', [ANNA, BERT], { guild: 'other' });
  for (const id of [here, there]) await resign(ctx, createNamedActor(ANNA), id, AFTER.seat);
  await forgetUser(ctx, createNamedActor(ANNA), AFTER);
  const [one, other] = await Promise.all(
    [here, there].map(async (id) => (await loadResults(ctx.store, id))[0]),
  );
  expect([one?.name, other?.name]).toEqual(['누군가', 'somebody']);
  expect(one?.person).not.toBe(other?.person);
});

test('forgetUser: a rematch does not invite the user again', async () => {
  const id = await startMatch('runaround', [ANNA, BERT]);
  await resign(ctx, createNamedActor(ANNA), id, AFTER.seat);
  await forgetUser(ctx, createNamedActor(ANNA), AFTER);
  const again = await openRematch(ctx, createNamedActor(BERT), id);
  expect((await loadStoredTable(ctx, Number(again))).seats.map(({ name }) => name)).toEqual(['Bertram']);
});

test('continueForgetting: completes a deletion that was interrupted by a stop', async () => {
  const ids = [await startMatch('gostop', [ANNA, BERT]), await startMatch('gostop', [BERT, ANNA])];
  await saveDeletionRequest(ctx.store, { person: ANNA, seed: 'seed' }, 1);
  await continueForgetting(ctx, AFTER);
  expect(await listRowsWith(ANNA)).toEqual([]);
  for (const id of ids) await expectCompleteLog(ctx, id);
});

test('forgetUser: leaves a dormant match dormant', async () => {
  const id = await startMatch('gostop', [ANNA, BERT]);
  const table = await loadStoredTable(ctx, id);
  await inTransaction(ctx, (work) => makeDormant(work, table));
  for (const person of [ANNA, BERT])
    if (findPerson(table, getDueSeats(table)[0] ?? 0) === person)
      await forgetUser(ctx, createNamedActor(person), AFTER);
  const { record, seats } = await loadStoredTable(ctx, id);
  expect([record.phase, record.sleptAt === null, record.played]).toEqual([
    'playing',
    false,
    table.record.played,
  ]);
  expect(seats.filter(({ kind }) => kind === 'ai')).toHaveLength(1);
  for (const kept of ['turns', 'alarms', 'requests'] as const)
    expect(await ctx.store.selectFrom(kept).selectAll().execute()).toEqual([]);
  expect(await ctx.store.selectFrom('outbox').select('kind').where('kind', '=', 'board').execute()).toEqual(
    [],
  );
});

test('forgetUser: continues after a table that fails, which is retried later', async () => {
  const [one, other] = [await startMatch('gostop', [ANNA, BERT]), await startMatch('gostop', [ANNA, CARA])];
  await ctx.store.updateTable('tables').set({ declined: '{' }).where('id', '=', one).execute();
  expect(await forgetUser(ctx, createNamedActor(ANNA), AFTER)).toBe(false);
  expect(ctx.errors.splice(0)).toHaveLength(1);
  expect((await loadStoredTable(ctx, other)).seats[0]?.name).toBe('AI (somebody)');
  await ctx.store.updateTable('tables').set({ declined: '[]' }).where('id', '=', one).execute();
  expect(await continueForgetting(ctx, AFTER)).toBe(true);
  expect(await listRowsWith(ANNA)).toEqual([]);
});

test('the log: rejects every other change of an entry', async () => {
  await startMatch('runaround', [ANNA, BERT]);
  const log = () => ctx.store.updateTable('log').where('number', '=', 1);
  await expect(log().set({ luck: '[]' }).execute()).rejects.toThrow('append-only');
  await expect(log().set({ move: '{}' }).execute()).rejects.toThrow('append-only');
  await expect(log().set({ person: BERT }).execute()).rejects.toThrow('append-only');
});

function createNamedActor(person: PersonId) {
  return createActor(person, { name: NAMES[person] });
}

interface TablePlace {
  readonly guild?: string;
  readonly language?: 'en' | 'ko';
}

async function openLobby(
  game: string,
  people: readonly PersonId[],
  invited: readonly PersonId[] = [],
  { guild = 'g', language = 'en' }: TablePlace = {},
): Promise<number> {
  const [host, ...guests] = people as [PersonId, ...PersonId[]];
  const invitations = invited.map((person) => ({ person, name: NAMES[person] }));
  const place = { guild, channel: `c${++channels}`, game, language, guests: invitations };
  const id = await openTable(ctx, createNamedActor(host), place);
  if (typeof id !== 'number') throw new Error(`No table was opened: ${getRefusalKey(id)}`);
  for (const guest of guests) await joinLobby(ctx, createNamedActor(guest), id);
  return id;
}

async function startMatch(
  game: string,
  people: readonly PersonId[],
  place: TablePlace = {},
): Promise<number> {
  const id = await openLobby(game, people, [], place);
  await startTable(ctx, createNamedActor(people[0] as PersonId), id);
  return id;
}

const chance = createSeededChance(3);

/** Makes a random move of a person who is due; at a free table, of the first. */
async function makeMoveAtRandom(id: number): Promise<void> {
  const table = await loadStoredTable(ctx, id);
  const [seat = 0] = getDueSeats(table);
  const occupant = table.seats[seat];
  if (occupant?.kind !== 'person') return;
  await makeMove(ctx, createNamedActor(occupant.person as PersonId), id, null, (game, view, at) =>
    pickRandomPath(game, view, at, chance),
  );
}

/** Lists the stored rows that contain a person's id or name. */
async function listRowsWith(person: PersonId): Promise<readonly string[]> {
  return await findRows(ctx.store, [person, NAMES[person]]);
}

test.skipIf(ON_POSTGRES)(
  'forgetUser: leaves no trace in the database file or the files beside it',
  async () => {
    const folder = mkdtempSync(pathOf(tmpdir(), 'piecemeal-forgotten-'));
    await closeTestContext(ctx);
    ctx = await openTestContext(folder);
    const id = await startMatch('runaround', [ANNA, BERT]);
    await resign(ctx, createNamedActor(ANNA), id, AFTER.seat);
    const bytes = () =>
      readdirSync(folder)
        .map((name) => readFileSync(pathOf(folder, name), 'latin1'))
        .join('');
    expect(bytes()).toContain(NAMES[ANNA]);
    await forgetUser(ctx, createNamedActor(ANNA), AFTER);
    expect([bytes().includes(ANNA), bytes().includes(NAMES[ANNA])]).toEqual([false, false]);
    expect(bytes()).toContain(NAMES[BERT]);
    rmSync(folder, { recursive: true });
  },
);
