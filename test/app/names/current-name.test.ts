import { afterEach, beforeEach, expect, test } from 'vitest';
import { pickRandomPath } from '../../../src/ai/random-path.ts';
import type { Member } from '../../../src/app/core/actor.ts';
import { joinLeague } from '../../../src/app/leagues/open.ts';
import { leaveLobby } from '../../../src/app/lobby/lobby.ts';
import { openTable } from '../../../src/app/lobby/open.ts';
import { makeMove } from '../../../src/app/play/make-move.ts';
import { resign } from '../../../src/app/seats/resign.ts';
import { createSeededChance } from '../../../src/engine/chance.ts';
import { loadLogEntries } from '../../../src/store/log.ts';
import { beginDuel } from '../../support/app-table.ts';
import { loadTestLeague, openEnteredLeague } from '../../support/league.ts';
import {
  closeTestContext,
  createActor,
  openTestContext,
  type TestContext,
} from '../../support/test-context.ts';
import { loadStoredTable } from '../../support/verify.ts';

let ctx: TestContext;
beforeEach(async () => {
  ctx = await openTestContext();
});
afterEach(async () => await closeTestContext(ctx));

const member: Member = { guild: 'g', language: 'en', manages: false, has: () => false, exists: () => true };

test('a changed name: is adopted with the next move in all live games of the server, not in old entries', async () => {
  const over = (await beginDuel(ctx)).id;
  await resign(ctx, createActor('ann'), over, (name) => name);
  const { id, mover } = await beginDuel(ctx);
  const spec = { guild: 'g', channel: 'd', game: 'forage', language: 'en' as const };
  const lobby = Number(await openTable(ctx, createActor(mover), spec));
  const by = createActor(mover, { member, name: 'New' });
  const made = await makeMove(ctx, by, id, null, (game, view, seat) =>
    pickRandomPath(game, view, seat, createSeededChance(5)),
  );
  expect(made).toHaveProperty('entry');
  expect(await loadNames(id)).toContain('New');
  expect(await loadNames(lobby)).toContain('New');
  expect(await loadNames(over)).not.toContain('New');
  const log = await loadLogEntries(ctx.store, id, 0, 99);
  expect(log.map(({ name }) => name)).toEqual([expect.any(String), 'New']);
});

test('a changed name: is adopted when it only loses its number', async () => {
  const { id, mover } = await beginDuel(ctx);
  const rename = async (name: string) => {
    await leaveLobby(ctx, createActor(mover, { member, name }), id);
    return await loadNames(id);
  };
  expect(await rename('Ada (2)')).toContain('Ada (2)');
  expect(await rename('Ada')).toContain('Ada');
});

test('a changed name: is not adopted from direct messages or another server', async () => {
  const { id, mover } = await beginDuel(ctx);
  const elsewhere = { ...member, guild: 'other' };
  await leaveLobby(ctx, createActor(mover, { name: 'New' }), id);
  await leaveLobby(ctx, createActor(mover, { name: 'New', member: elsewhere }), id);
  expect(await loadNames(id)).not.toContain('New');
});

test('a changed name: is adopted by a league, also for its host', async () => {
  const id = await openEnteredLeague(ctx, ['ann', 'bob', 'cem']);
  await joinLeague(ctx, createActor('ann', { member, name: 'New' }), id);
  const { people, record } = await loadTestLeague(ctx, id);
  expect(people.map(({ name }) => name)).toEqual(['New', 'bob', 'cem']);
  expect(record.hostName).toBe('New');
});

test('a changed name: a league drops its number but keeps it for a second player of that name', async () => {
  const id = await openEnteredLeague(ctx, ['ann', 'bob', 'cem']);
  const rename = async (person: string, name: string) => {
    await joinLeague(ctx, createActor(person, { member, name }), id);
    return (await loadTestLeague(ctx, id)).people.map((one) => one.name);
  };
  expect(await rename('bob', 'Ada (2)')).toEqual(['ann', 'Ada (2)', 'cem']);
  expect(await rename('bob', 'Ada')).toEqual(['ann', 'Ada', 'cem']);
  expect(await rename('cem', 'Ada')).toEqual(['ann', 'Ada', 'Ada (2)']);
});

async function loadNames(id: number): Promise<readonly string[]> {
  return (await loadStoredTable(ctx, id)).seats.map(({ name }) => name);
}
