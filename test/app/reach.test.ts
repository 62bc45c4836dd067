import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { randomPath } from '../../src/ai/random.ts';
import { comingAlarm } from '../../src/app/alarms/alarms.ts';
import { keepParent, keepParents, reachGuild, reachGuilds } from '../../src/app/availability/availability.ts';
import { tableHere, tablesWith } from '../../src/app/core/find-tables.ts';
import { aiDue, dueAt, personAt } from '../../src/app/core/table.ts';
import { addAi, join } from '../../src/app/lobby/lobby.ts';
import { openTable } from '../../src/app/lobby/open.ts';
import { playAgain } from '../../src/app/lobby/rematch.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { playAis } from '../../src/app/play/ai-turns.ts';
import { makeMove } from '../../src/app/play/move.ts';
import { untoldTables } from '../../src/app/publishing/outbox.ts';
import { abandon, abandonChannel, cancelTable } from '../../src/app/seats/resign.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { waitingAt } from '../../src/store/turns.ts';
import { act, type BareHouse, BEGIN, closeHouse, openHouseAt } from '../support/house.ts';
import { keyOf } from '../support/refusal.ts';
import { ringAll } from '../support/ringing.ts';
import { tableOf } from '../support/verify.ts';

const DAY = 86_400_000;

let house: BareHouse;
let now: number;
beforeEach(async () => {
  now = BEGIN;
  house = await openHouseAt(() => now);
});
afterEach(async () => await closeHouse(house));

describe('a server that throws the bot out', () => {
  test('keeps its tables out of everybody’s list, waits for nobody and tells nothing, until it is back', async () => {
    const [match, lobby] = [await begun('c'), await opened('d')];
    await reachGuild(house, 'g', false);
    expect(await tablesWith(house, 'ann')).toEqual([]);
    expect(keyOf(await tableHere(house, 'c'))).toBe('bot:refuse.noTable');
    expect([await comingAlarm(house), await waitingAt(house.store, match)]).toEqual([undefined, []]);
    expect(await untoldTables(house)).toEqual([]);
    now += 100 * DAY;
    await ringAll(house);
    await reachGuild(house, 'g', true);
    expect((await tablesWith(house, 'ann')).map(({ record }) => record.id)).toEqual([match, lobby]);
    expect(await waitingAt(house.store, match)).toMatchObject([{ since: now, clockFrom: now, reminded: 0 }]);
    expect((await comingAlarm(house))?.at).toBe(now + DAY);
    expect(await untoldTables(house)).toEqual([match, lobby]);
    now += 7 * DAY;
    await ringAll(house);
    expect((await tableOf(house, lobby)).record.phase).toBe('cancelled');
  });

  test('waits for nobody either when an AI moves there meanwhile', async () => {
    const id = await opened('c');
    await addAi(house, act('ann'), id, (number) => `AI ${number}`);
    await startTable(house, act('ann'), id);
    await untilAiIsDue(id);
    await reachGuild(house, 'g', false);
    await playAis(house, id);
    const table = await tableOf(house, id);
    expect(dueAt(table).map((seat) => personAt(table, seat))).toEqual(['ann']);
    expect([await comingAlarm(house), await waitingAt(house.store, id)]).toEqual([undefined, []]);
    await reachGuild(house, 'g', true);
    expect(await waitingAt(house.store, id)).toMatchObject([{ since: now, reminded: 0 }]);
  });

  test('is none of the other servers', async () => {
    const [here, there] = [await begun('c'), await begun('d', 'another')];
    await reachGuild(house, 'g', false);
    expect((await tableOf(house, here)).record.goneAt).toBe(BEGIN);
    expect((await tableOf(house, there)).record.goneAt).toBeNull();
  });

  test('twice is as once, and what it had ended stays ended', async () => {
    const [over, on] = [await begun('c'), await begun('d')];
    await cancelTable(house, act('ann'), over, 'playing');
    await reachGuild(house, 'g', false);
    now += DAY;
    await reachGuild(house, 'g', false);
    expect((await tableOf(house, on)).record.goneAt).toBe(BEGIN);
    expect((await tableOf(house, over)).record).toMatchObject({ goneAt: null, phase: 'cancelled' });
  });

  test('is seen at a start too, both ways', async () => {
    const [here, there] = [await begun('c'), await begun('d', 'another')];
    await reachGuilds(house, (guild) => guild === 'another');
    expect((await tableOf(house, here)).record.goneAt).toBe(BEGIN);
    await reachGuilds(house, (guild) => guild === 'g');
    expect((await tableOf(house, here)).record.goneAt).toBeNull();
    expect((await tableOf(house, there)).record.goneAt).toBe(BEGIN);
  });

  test('and invites it again at once has it: what comes later has the last word', async () => {
    const ids = [await begun('c'), await opened('d')];
    await Promise.all([reachGuild(house, 'g', false), reachGuild(house, 'g', true)]);
    for (const id of ids) expect((await tableOf(house, id)).record.goneAt).toBeNull();
    await Promise.all([reachGuild(house, 'g', true), reachGuild(house, 'g', false)]);
    for (const id of ids) expect((await tableOf(house, id)).record.goneAt).toBe(BEGIN);
  });

  test('waits for nobody at a table that ends while the others come back', async () => {
    const [first, other] = [await begun('c'), await begun('d')];
    await reachGuild(house, 'g', false);
    let ending: Promise<void> | null = null;
    const meanwhile = () => {
      ending ??= abandon(house, other);
      return BEGIN;
    };
    await reachGuild({ ...house, now: meanwhile }, 'g', true);
    await ending;
    expect(await waitingAt(house.store, first)).toHaveLength(1);
    expect(await waitingAt(house.store, other)).toEqual([]);
    const alarms = await house.store.selectFrom('alarms').select('table_id').distinct().execute();
    expect(alarms).toEqual([{ table_id: first }]);
    expect((await tableOf(house, other)).record.phase).toBe('cancelled');
  });

  test('gives a channel that another table has by then back to nobody', async () => {
    const [match, lobby] = [await begun('c'), await opened('d')];
    await reachGuild(house, 'g', false);
    const [third, fourth] = [await opened('c', 'another'), await opened('d', 'another')];
    await reachGuild(house, 'g', true);
    expect((await tableOf(house, match)).record).toMatchObject({ goneAt: null, sleptAt: now });
    expect((await tableOf(house, lobby)).record.goneAt).toBe(BEGIN);
    for (const id of [third, fourth]) expect((await tableOf(house, id)).record.goneAt).toBeNull();
  });
});

describe('a channel that is deleted', () => {
  test('takes the tables of its threads along, those that sleep or are out of reach too', async () => {
    const ids = [
      await begun('c'),
      await begun('t1'),
      await begun('t2'),
      await opened('t3'),
      await begun('x'),
    ];
    for (const id of ids.slice(1, 4)) await keepParent(house, id, 'c');
    const [, asleep = 0, gone = 0] = ids;
    await house.store.updateTable('tables').set({ slept_at: now }).where('id', '=', asleep).execute();
    await house.store.updateTable('tables').set({ gone_at: now }).where('id', '=', gone).execute();
    await abandonChannel(house, 'c');
    const phases = await Promise.all(ids.map(async (id) => (await tableOf(house, id)).record.phase));
    expect(phases).toEqual(['cancelled', 'cancelled', 'cancelled', 'cancelled', 'playing']);
    await reachGuild(house, 'g', true);
    expect((await tablesWith(house, 'ann')).map(({ record }) => record.id)).toEqual(ids.slice(4));
  });

  test('is known of a thread from when its table is opened, and is kept by those who play again', async () => {
    const id = await begun('t', 'g', 'c');
    await cancelTable(house, act('ann'), id, 'playing');
    const again = (await playAgain(house, act('ann'), id)) as number;
    expect((await tableOf(house, again)).record.parent).toBe('c');
    await abandonChannel(house, 'c');
    expect((await tableOf(house, again)).record.phase).toBe('cancelled');
  });

  test('is found at a start for tables that were opened before it was kept', async () => {
    const [thread, plain, known] = [await begun('t'), await begun('c'), await begun('u', 'g', 'p')];
    await keepParents(house, (channel) => (channel === 't' ? 'c' : null));
    const parents = [thread, plain, known].map(async (id) => (await tableOf(house, id)).record.parent);
    expect(await Promise.all(parents)).toEqual(['c', null, 'p']);
  });
});

async function opened(channel: string, guild = 'g', parent: string | null = null): Promise<number> {
  const wish = { guild, channel, parent, game: 'runaround', language: 'en' as const };
  return (await openTable(house, act('ann'), wish)) as number;
}

async function begun(channel: string, guild?: string, parent?: string): Promise<number> {
  const id = await opened(channel, guild, parent);
  await join(house, act('bob'), id);
  await startTable(house, act('ann'), id);
  return id;
}

/** The person plays until it is the turn of the AI, which is not woken. */
async function untilAiIsDue(id: number): Promise<void> {
  Object.assign(house, { wake: () => {} });
  for (let table = await tableOf(house, id); aiDue(table) === null; table = await tableOf(house, id))
    await makeMove(house, act('ann'), id, null, (game, view, seat) => randomPath(game, view, seat, chance));
}

const chance = seeded(3);
