import { afterEach, beforeEach, expect, test } from 'vitest';
import { randomPath } from '../../../src/ai/random.ts';
import type { Member } from '../../../src/app/core/actor.ts';
import { enter } from '../../../src/app/leagues/open.ts';
import { leave } from '../../../src/app/lobby/lobby.ts';
import { openTable } from '../../../src/app/lobby/open.ts';
import { makeMove } from '../../../src/app/play/move.ts';
import { resign } from '../../../src/app/seats/resign.ts';
import { seeded } from '../../../src/engine/seeded.ts';
import { logBetween } from '../../../src/store/log.ts';
import { duel } from '../../support/bare-table.ts';
import { act, type BareHouse, closeHouse, openHouse } from '../../support/house.ts';
import { entered, leagueOf } from '../../support/league.ts';
import { tableOf } from '../../support/verify.ts';

let house: BareHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(async () => await closeHouse(house));

const member: Member = { guild: 'g', language: 'en', manages: false, has: () => false, exists: () => true };

test('a changed name is taken with the next move, in all live games of the server, and old entries keep theirs', async () => {
  const over = (await duel(house)).id;
  await resign(house, act('ann'), over, (name) => name);
  const { id, mover } = await duel(house);
  const wish = { guild: 'g', channel: 'd', game: 'forage', language: 'en' as const };
  const lobby = Number(await openTable(house, act(mover), wish));
  const by = act(mover, { member, name: 'New' });
  const made = await makeMove(house, by, id, null, (game, view, seat) =>
    randomPath(game, view, seat, seeded(5)),
  );
  expect(made).toHaveProperty('entry');
  expect(await namesAt(id)).toContain('New');
  expect(await namesAt(lobby)).toContain('New');
  expect(await namesAt(over)).not.toContain('New');
  const log = await logBetween(house.store, id, 0, 99);
  expect(log.map(({ name }) => name)).toEqual([expect.any(String), 'New']);
});

test('a name that loses its number is taken too', async () => {
  const { id, mover } = await duel(house);
  const renamed = async (name: string) => {
    await leave(house, act(mover, { member, name }), id);
    return await namesAt(id);
  };
  expect(await renamed('Ada (2)')).toContain('Ada (2)');
  expect(await renamed('Ada')).toContain('Ada');
});

test('a name is not taken from direct messages or another server', async () => {
  const { id, mover } = await duel(house);
  const elsewhere = { ...member, guild: 'other' };
  await leave(house, act(mover, { name: 'New' }), id);
  await leave(house, act(mover, { name: 'New', member: elsewhere }), id);
  expect(await namesAt(id)).not.toContain('New');
});

test('a league takes a changed name too, of its host as well', async () => {
  const id = await entered(house, ['ann', 'bob', 'cem']);
  await enter(house, act('ann', { member, name: 'New' }), id);
  const { people, record } = await leagueOf(house, id);
  expect(people.map(({ name }) => name)).toEqual(['New', 'bob', 'cem']);
  expect(record.hostName).toBe('New');
});

test('a league takes a name that loses its number, and leaves the number of a second one', async () => {
  const id = await entered(house, ['ann', 'bob', 'cem']);
  const renamed = async (person: string, name: string) => {
    await enter(house, act(person, { member, name }), id);
    return (await leagueOf(house, id)).people.map((one) => one.name);
  };
  expect(await renamed('bob', 'Ada (2)')).toEqual(['ann', 'Ada (2)', 'cem']);
  expect(await renamed('bob', 'Ada')).toEqual(['ann', 'Ada', 'cem']);
  expect(await renamed('cem', 'Ada')).toEqual(['ann', 'Ada', 'Ada (2)']);
});

async function namesAt(id: number): Promise<readonly string[]> {
  return (await tableOf(house, id)).sitters.map(({ name }) => name);
}
