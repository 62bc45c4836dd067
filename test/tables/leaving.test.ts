import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import { randomPath } from '../../src/players/random.ts';
import { requestsAt, votesOn } from '../../src/store/requests.ts';
import { playAis } from '../../src/tables/ai.ts';
import { comingAlarm, ring } from '../../src/tables/alarms.ts';
import { noteMember } from '../../src/tables/leaving.ts';
import { leftAt } from '../../src/tables/left.ts';
import { join, setPace, setStrict } from '../../src/tables/lobby.ts';
import { makeMove } from '../../src/tables/move.ts';
import { openTable } from '../../src/tables/open.ts';
import { resign } from '../../src/tables/resign.ts';
import { startTable } from '../../src/tables/start.ts';
import { dueAt, personAt } from '../../src/tables/table.ts';
import { vote as cast } from '../../src/tables/vote.ts';
import type { Choice } from '../../src/tables/voting.ts';
import { act, type BareHouse, BEGIN, closeHouse, openHouseAt } from '../support/house.ts';
import { expectWhole, tableOf } from '../support/verify.ts';

const DAY = 86_400_000;

let house: BareHouse;
let now: number;
let id: number;
let late: number;
/** Who is late, and the others. */
let who: string;
let others: readonly string[];
beforeEach(async () => {
  now = BEGIN;
  house = await openHouseAt(() => now);
});
afterEach(async () => await closeHouse(house));

describe('of the others who are seen to have left the server', () => {
  beforeEach(async () => await timeIsOver('forage', ['ann', 'bob', 'cem', 'dan']));

  test('none is counted or waited for: what is left of them may be a majority', async () => {
    const [one = '', other = '', third = ''] = others;
    await vote(one, 'ai');
    await vote(other, 'free');
    await seen(third, false);
    expect(await asked()).toHaveLength(1);
    await seen(other, false);
    expect((await tableOf(house, id)).sitters[late]).toMatchObject({ kind: 'ai', instead: who });
    await expectWhole(house, id);
  });

  test('what they had said does not count, and counts again when they are back', async () => {
    const [one = '', other = '', third = ''] = others;
    await vote(one, 'ai');
    await seen(one, false);
    expect(await vote(other, 'ai')).toEqual({ votes: 1, needed: 2 });
    await seen(one, true);
    expect((await tableOf(house, id)).sitters[late]?.kind).toBe('ai');
    expect(personAt(await tableOf(house, id), seatIn(third))).toBe(third);
  });

  test('where all have, who comes back decides', async () => {
    for (const one of others) await seen(one, false);
    expect(await asked()).toHaveLength(1);
    expect(await vote(others[1], 'wait')).toEqual({ votes: 1, needed: 1 });
    expect(await asked()).toEqual([]);
  });

  test('of who is late it is known as long as they do nothing: that an AI plays their turn changes nothing', async () => {
    await seen(who, false);
    for (const one of others.slice(1)) await vote(one, 'once');
    await playAis(house, id);
    expect(await leftAt(house.store, id)).toEqual([late]);
    await seen(who, true);
    expect(await leftAt(house.store, id)).toEqual([]);
  });

  test('of who is late it is known no more once they move', async () => {
    await seen(who, false);
    await move();
    expect(await leftAt(house.store, id)).toEqual([]);
  });

  async function seen(person: string, isIn: boolean): Promise<void> {
    await noteMember(house, id, { guild: 'g', seat: seatIn(person), person }, isIn, nameAfter);
  }

  /** People sit in the order in which they came. */
  function seatIn(person: string): number {
    return ['ann', 'bob', 'cem', 'dan'].indexOf(person);
  }
});

describe('of somebody who is seen to have left the server before their time is over', () => {
  test('what the others have said by then stays', async () => {
    await timeIsOver('forage', ['ann', 'bob', 'cem'], [], false, DAY / 2);
    await noteMember(house, id, { guild: 'g', seat: late, person: who }, false, nameAfter);
    await vote(others[0], 'ai');
    const before = await asked();
    await passed(DAY / 2);
    expect([await asked(), await votes()]).toEqual([before, [[others[0], 'ai']]]);
    await vote(others[1], 'ai');
    expect((await tableOf(house, id)).sitters[late]?.kind).toBe('ai');
  });
});

/** A match with a day a turn, of which the first has passed; `gone` have resigned before. */
async function timeIsOver(
  game: string,
  people: readonly string[],
  gone: readonly string[] = [],
  strict = false,
  ms = DAY,
) {
  const [host = '', ...rest] = people;
  const opened = await openTable(house, act(host), { guild: 'g', channel: 'c', game, language: 'en' });
  if (typeof opened !== 'number') throw new Error('No table was opened');
  id = opened;
  for (const one of rest) await join(house, act(one), id);
  await setPace(house, act(host), id, 24);
  if (strict) Object.assign(house, { wake: () => {} });
  await setStrict(house, act(host), id, strict);
  await startTable(house, act(host), id);
  for (const one of gone) await resign(house, act(one), id, nameAfter);
  await playAis(house, id);
  const table = await tableOf(house, id);
  late = dueAt(table)[0] ?? -1;
  who = personAt(table, late) ?? '';
  others = people.filter((one) => one !== who && !gone.includes(one));
  await passed(ms);
}

/** Time passes, and what is to ring does. */
async function passed(ms: number): Promise<void> {
  const until = now + ms;
  for (let next = await comingAlarm(house); next && next.at <= until; next = await comingAlarm(house)) {
    now = Math.max(now, next.at);
    await ring(house, next);
  }
  now = until;
}

async function asked() {
  return await requestsAt(house.store, id, 'time');
}

async function votes(): Promise<readonly unknown[]> {
  const given = await votesOn(house.store, { tableId: id, kind: 'time', seat: late });
  return given.map(({ person, choice }) => [person, choice]);
}

async function vote(person = '', choice: Choice = 'wait', opened?: number) {
  const openedAt = opened ?? (await asked()).find(({ seat }) => seat === late)?.openedAt ?? 0;
  return await cast(house, act(person), id, { seat: late, openedAt, choice }, nameAfter);
}

const chance = seeded(5);

async function move() {
  return await makeMove(house, act(who), id, null, (game, view, seat) =>
    randomPath(game, view, seat, chance),
  );
}

function nameAfter(name: string, isAi: boolean): string {
  return isAi ? `AI (${name})` : `(${name})`;
}
