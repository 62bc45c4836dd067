import { afterEach, beforeEach, expect, test } from 'vitest';
import { leaveAlerts } from '../../src/app/alerts/alerts.ts';
import { join, leave } from '../../src/app/lobby/lobby.ts';
import { openTable, type Wish } from '../../src/app/lobby/open.ts';
import { playAgain } from '../../src/app/lobby/rematch.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { forget } from '../../src/app/privacy/forget.ts';
import { resign } from '../../src/app/seats/resign.ts';
import { keepLobbyAlerts, lobbyAlertsOf } from '../../src/store/alerts.ts';
import { letGo } from '../../src/store/letting-go.ts';
import { act, type BareHouse, BEGIN, closeHouse, openHouseAt } from '../support/house.ts';

const PLACE: Wish = { guild: 'g', channel: 'c', game: 'runaround', language: 'en' };

let house: BareHouse;
let now: number;
beforeEach(async () => {
  now = BEGIN;
  house = await openHouseAt(() => now);
  for (const person of ['ann', 'bo', 'cy']) await keepLobbyAlerts(house.store, 'g', person, ['runaround']);
});
afterEach(async () => await closeHouse(house));

test('lobby alerts: everybody who chose the game on that server is told, but whoever opens it', async () => {
  await keepLobbyAlerts(house.store, 'other', 'dee', ['runaround']);
  await keepLobbyAlerts(house.store, 'g', 'eve', ['forage']);
  const id = Number(await openTable(house, act('ann'), PLACE));
  expect(await queued()).toEqual([`bo:${id}`, `cy:${id}`]);
});

test('lobby alerts: a rematch whose seats are all kept tells nobody', async () => {
  const id = await lost();
  await house.store.deleteFrom('notices').execute();
  await playAgain(house, act('bo'), id);
  expect(await queued()).toEqual([]);
});

test('lobby alerts: an opening that is refused queues nothing', async () => {
  await openTable(house, act('ann'), PLACE);
  await house.store.deleteFrom('notices').execute();
  await openTable(house, act('bo'), PLACE);
  expect(await queued()).toEqual([]);
});

test('alerts: leaving a server takes away what was chosen there alone', async () => {
  await keepLobbyAlerts(house.store, 'other', 'bo', ['runaround']);
  await openTable(house, act('ann'), PLACE);
  await leaveAlerts(house, 'g', 'bo');
  expect(await lobbyAlertsOf(house.store, 'g', 'bo')).toEqual([]);
  expect(await lobbyAlertsOf(house.store, 'other', 'bo')).toEqual(['runaround']);
  expect(await queued()).toEqual(['cy:1']);
});

test('alerts: whoever is forgotten is told nothing any more', async () => {
  await openTable(house, act('ann'), PLACE);
  const names = { somebody: () => 'somebody', seat: (name: string) => name };
  expect(await forget(house, act('bo'), names)).toBe(true);
  expect(await lobbyAlertsOf(house.store, 'g', 'bo')).toEqual([]);
  expect(await queued()).toEqual(['cy:1']);
});

test('alerts: what is still to be sent about a table goes with it', async () => {
  const id = Number(await openTable(house, act('ann'), PLACE));
  const other = Number(await openTable(house, act('dee'), { ...PLACE, channel: 'd' }));
  await leave(house, act('ann'), id);
  await letGo(house.store, now + 1);
  expect(await queued()).toEqual([`ann:${other}`, `bo:${other}`, `cy:${other}`]);
});

async function queued(): Promise<readonly string[]> {
  const rows = house.store.selectFrom('notices').select('subject').where('person', 'is not', null);
  return (await rows.orderBy('subject').execute()).map(({ subject }) => subject);
}

/** A match between Ann and Bo that Ann has lost. */
async function lost(): Promise<number> {
  const id = Number(await openTable(house, act('ann'), PLACE));
  await join(house, act('bo'), id);
  await startTable(house, act('ann'), id);
  await resign(house, act('ann'), id, (name) => name);
  return id;
}
