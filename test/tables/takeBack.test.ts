import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refused } from '../../src/engine/refusal.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { verified } from '../../src/engine/verified.ts';
import { randomPath } from '../../src/players/random.ts';
import type { LogEntry, MoveEntry } from '../../src/store/log.ts';
import { REPEATED } from '../../src/tables/act.ts';
import { playAis } from '../../src/tables/ai.ts';
import { agree, askingAt, decline } from '../../src/tables/consent.ts';
import { addAi, join } from '../../src/tables/lobby.ts';
import { isStale, makeMove } from '../../src/tables/move.ts';
import { openTable } from '../../src/tables/open.ts';
import { logOf, recordOf } from '../../src/tables/record.ts';
import { courseOf, stepsOf } from '../../src/tables/replay.ts';
import { cancelTable, resign } from '../../src/tables/resign.ts';
import { startTable } from '../../src/tables/start.ts';
import { dueAt, personAt } from '../../src/tables/table.ts';
import { AskFirst, askToTakeBack, takeBack } from '../../src/tables/takeBack.ts';
import { act, type BareHouse, byHand, openHouse } from '../support/house.ts';
import { expectWhole, tableOf, wholeLog } from '../support/verify.ts';

let house: BareHouse;
let chance = seeded(3);
beforeEach(async () => {
  house = await openHouse();
  chance = seeded(3);
});
afterEach(async () => {
  expect(house.troubles).toEqual([]);
  await house.store.destroy();
});

describe('a move that told nobody anything', () => {
  test('is taken back at once: the table is as it was, and only its log has grown', async () => {
    const id = await begun('runaround', 'ann', 'bob');
    await moved(id, 'roll');
    const before = await tableOf(house, id);
    const { person } = await moved(id, 'run');
    expect(await takeBack(house, act(person), id, await version(id))).toMatchObject({ taken: true });
    const { record } = await tableOf(house, id);
    expect({ ...record, version: 0 }).toEqual({ ...before.record, version: 0 });
    expect(record.version).toBe(before.record.version + 2);
    expect((await expectWhole(house, id)).at(-1)).toMatchObject({ kind: 'undo', person, to: 2 });
  });

  test('a second press on the same button takes no other move back', async () => {
    const { id, person, now } = await twoPieces();
    const both = await Promise.all([1, 2].map(() => takeBack(house, act(person), id, now)));
    expect(both.map(keyOf)).toEqual([undefined, 'bot:refuse.stale']);
    expect((await tableOf(house, id)).record.played).toBe(1);
    await expectWhole(house, id);
  });

  test('the same interaction seen twice acts once', async () => {
    const { id, person, now } = await twoPieces();
    const by = act(person);
    expect(await takeBack(house, by, id, now)).toMatchObject({ taken: true });
    expect(await takeBack(house, by, id, now)).toBe(REPEATED);
  });

  test('one after the other, each by itself, until there is none left', async () => {
    const { id, person } = await twoPieces();
    for (const left of [1, 0]) {
      await takeBack(house, act(person), id, await version(id));
      expect((await tableOf(house, id)).record.played).toBe(left);
    }
    expect(keyOf(await takeBack(house, act(person), id, await version(id)))).toBe(
      'bot:refuse.nothingToTakeBack',
    );
    await expectWhole(house, id);
  });

  test('nobody takes back what is not theirs', async () => {
    const { id, person, now } = await twoPieces();
    const other = person === 'ann' ? 'bob' : 'ann';
    expect(keyOf(await takeBack(house, act(other), id, now))).toBe('bot:refuse.nothingToTakeBack');
    expect(keyOf(await takeBack(house, act('eve'), id, now))).toBe('bot:refuse.notSeated');
  });

  test('nothing is taken back before a match has begun, or after it', async () => {
    const id = await opened('runaround', 'ann', 'bob');
    expect(keyOf(await takeBack(house, act('ann'), id, 0))).toBe('bot:refuse.notStarted');
    await startTable(house, act('ann'), id);
    await moved(id, 'roll');
    await cancelTable(house, act('ann'), id, 'playing');
    expect(keyOf(await takeBack(house, act('ann'), id, await version(id)))).toBe('bot:refuse.overAlready');
  });

  test('at the free table everybody takes back their own', async () => {
    const id = await begun('piecepack', 'ann', 'bob');
    await placed(id, 'ann', 'pS@a1');
    await placed(id, 'bob', 'pM@b1');
    expect(await takeBack(house, act('bob'), id, await version(id))).toMatchObject({ taken: true });
    expect(await takeBack(house, act('ann'), id, await version(id))).toMatchObject({ taken: true });
    expect((await tableOf(house, id)).record.played).toBe(0);
    await expectWhole(house, id);
  });
});

describe('a move after which somebody knows more', () => {
  test('is asked for, and goes back when the other agrees; then the same luck comes again', async () => {
    const id = await begun('runaround', 'ann', 'bob');
    const { person, luck } = await moved(id, 'roll');
    expect(await takeBack(house, act(person), id, await version(id))).toBeInstanceOf(AskFirst);
    const asking = await ask(id, person);
    expect(asking?.told.map((entry) => entry.luck)).toEqual([luck]);
    expect(asking?.waits).toEqual([otherThan(person)]);
    const agreed = await agree(house, act(otherThan(person)), id, await version(id));
    expect(agreed).toMatchObject({ waits: [] });
    expect((await tableOf(house, id)).record).toMatchObject({ played: 0 });
    expect((await moved(id, 'roll')).luck).toEqual(luck);
    await expectWhole(house, id);
  });

  test('the roll that played itself for the next one goes back too, and comes again', async () => {
    await byHand(house, ['ann', 'bob'], false);
    const id = await begun('runaround', 'ann', 'bob');
    const { person, number } = await moved(id, 'run');
    const rolls = (await wholeLog(house, id)).slice(number);
    expect(rolls[0]).toMatchObject({ kind: 'move', forced: true });
    expect((await ask(id, person))?.told).toEqual(rolls.filter((roll) => luckOf(roll).length > 0));
    await agree(house, act(otherThan(person)), id, await version(id));
    const second = await moved(id, 'run');
    const again = (await wholeLog(house, id)).slice(second.number);
    expect(luckOf(again[0])).toEqual(luckOf(rolls[0]));
    await expectWhole(house, id);
  });

  test('asking changes nothing for who is to move', async () => {
    const id = await begun('runaround', 'ann', 'bob');
    const { person } = await moved(id, 'roll');
    const before = await version(id);
    await ask(id, person);
    const table = await tableOf(house, id);
    expect(await isStale(house.store, table, dueAt(table)[0] ?? 0, before)).toBe(false);
  });

  test('any further move ends it: who agrees then is too late', async () => {
    const id = await begun('runaround', 'ann', 'bob');
    const { person } = await moved(id, 'roll');
    await ask(id, person);
    const asked = await version(id);
    await moved(id, 'run');
    expect(await askingAt(house.store, await tableOf(house, id))).toBeNull();
    for (const version of [asked, asked + 1])
      expect(keyOf(await agree(house, act(otherThan(person)), id, version))).toBe('bot:refuse.notAsked');
  });

  test('one who does not agree ends it; it may be asked again', async () => {
    const id = await begun('runaround', 'ann', 'bob');
    const { person } = await moved(id, 'roll');
    await ask(id, person);
    const asked = await version(id);
    await decline(house, act(otherThan(person)), id, asked);
    expect((await tableOf(house, id)).record.played).toBe(1);
    expect(keyOf(await agree(house, act(otherThan(person)), id, asked))).toBe('bot:refuse.notAsked');
    expect((await ask(id, person))?.waits).toEqual([otherThan(person)]);
    expect((await expectWhole(house, id)).slice(-2).map(({ kind }) => kind)).toEqual(['decline', 'ask']);
  });

  test('only the others at the table can agree, and it is asked once', async () => {
    const id = await begun('runaround', 'ann', 'bob');
    const { person } = await moved(id, 'roll');
    await ask(id, person);
    const asked = await version(id);
    expect(keyOf(await agree(house, act('eve'), id, asked))).toBe('bot:refuse.notSeated');
    expect(keyOf(await agree(house, act(person), id, asked))).toBe('bot:refuse.ownAsk');
    expect(keyOf(await decline(house, act(person), id, asked))).toBe('bot:refuse.ownAsk');
    expect(keyOf(await askToTakeBack(house, act(person), id, asked))).toBe('bot:refuse.askedAlready');
  });

  test('all have to agree; of two who do so at the same instant one is the last', async () => {
    const id = await begun('motox', 'ann', 'bob', 'cem');
    const { person } = await moved(id, 'tile');
    await moved(id, 'tile');
    await ask(id, person);
    const asked = await version(id);
    const others = ['ann', 'bob', 'cem'].filter((one) => one !== person);
    const both = await Promise.all(others.map((one) => agree(house, act(one), id, asked)));
    expect(both.map((one) => typeof one === 'object' && 'waits' in one && one.waits.length)).toEqual([1, 0]);
    expect((await tableOf(house, id)).record.played).toBe(0);
    await expectWhole(house, id);
  });

  test('one who agrees twice does not agree for another', async () => {
    const id = await begun('motox', 'ann', 'bob', 'cem');
    const { person } = await moved(id, 'tile');
    const second = await moved(id, 'tile');
    await ask(id, person);
    for (const _ of [1, 2]) await agree(house, act(second.person), id, await version(id));
    expect((await tableOf(house, id)).record.played).toBe(2);
  });

  test('who leaves ends what was asked', async () => {
    const id = await begun('motox', 'ann', 'bob', 'cem');
    const { person } = await moved(id, 'tile');
    const second = await moved(id, 'tile');
    await ask(id, person);
    await resign(house, act(second.person), id, (name) => name);
    expect(await askingAt(house.store, await tableOf(house, id))).toBeNull();
  });

  test('where all others are AI seats nobody is asked, and what they did goes back by a second press', async () => {
    const id = await opened('runaround', 'ann');
    await addAi(house, act('ann'), id, (number) => `AI ${number}`);
    await startTable(house, act('ann'), id);
    await playAis(house, id);
    const { number } = await moved(id, 'roll');
    await moved(id, 'run');
    await playAis(house, id);
    expect((await wholeLog(house, id)).at(-1)).toMatchObject({ person: null });
    const first = await takeBack(house, act('ann'), id, await version(id));
    expect(first).toMatchObject({ asksOthers: false, reason: { key: 'bot:refuse.seenSince' } });
    const took = await askToTakeBack(house, act('ann'), id, await version(id));
    expect(took).toMatchObject({ taken: true });
    const [undo] = (await expectWhole(house, id)).slice(-1);
    expect(undo).toMatchObject({ kind: 'undo', to: number });
  });
});

describe('a match in which moves were taken back', () => {
  test('is exported as it stands, and verifies', async () => {
    const id = await played();
    await cancelTable(house, act('ann'), id, 'playing');
    const table = await tableOf(house, id);
    const record = recordOf(table, await logOf(house, table));
    expect(record.moves).toHaveLength(table.record.played);
    expect(verified(record, table.game)).toMatchObject({ moves: table.record.played });
  });

  test('is shown again without what was taken back', async () => {
    const id = await played();
    const table = await tableOf(house, id);
    const course = await courseOf(house, table);
    if (refused(course)) throw new Error('It cannot be shown');
    expect(course.entries).toHaveLength(table.record.played);
    const steps = [...stepsOf(course)];
    expect(steps.at(-1)?.table.record.state).toEqual(table.record.state);
    expect(steps.map(({ number }) => number)).toEqual(steps.map((_, at) => at));
  });

  /** A few turns, in each of which something is taken back. */
  async function played(): Promise<number> {
    const id = await begun('runaround', 'ann', 'bob');
    for (let turn = 0; turn < 6; turn++) {
      const rolled = await moved(id, 'roll');
      if (turn % 2 === 0) {
        await ask(id, rolled.person);
        await agree(house, act(otherThan(rolled.person)), id, await version(id));
        await moved(id, 'roll');
      }
      const run = await moved(id, 'run');
      await takeBack(house, act(run.person), id, await version(id));
      await moved(id, 'run');
    }
    await expectWhole(house, id);
    return id;
  }
});

test('a long match goes back a little at a time, with others between', async () => {
  const id = await begun('piecepack', 'ann', 'bob');
  for (let at = 0; at < 150; at++) await placed(id, 'ann', at % 2 === 0 ? 'pS@a1' : '*a1');
  let turns = 0;
  let done = false;
  const others = () => {
    turns++;
    if (!done) setImmediate(others);
  };
  const now = await version(id);
  others();
  await takeBack(house, act('ann'), id, now);
  done = true;
  expect(turns).toBeGreaterThan(8);
  await expectWhole(house, id);
});

async function opened(game: string, host: string, ...others: readonly string[]): Promise<number> {
  const wish = { guild: 'g', channel: 'c', game, language: 'en' } as const;
  const id = await openTable(house, act(host), wish);
  if (typeof id !== 'number') throw new Error('No table');
  for (const other of others) await join(house, act(other), id);
  return id;
}

async function begun(game: string, host: string, ...others: readonly string[]): Promise<number> {
  const id = await opened(game, host, ...others);
  await startTable(house, act(host), id);
  return id;
}

/** Somebody has laid two pieces at the free table. */
async function twoPieces(): Promise<{ readonly id: number; readonly person: string; readonly now: number }> {
  const id = await begun('piecepack', 'ann', 'bob');
  for (const piece of ['pS@a1', 'pM@b1']) await placed(id, 'ann', piece);
  return { id, person: 'ann', now: await version(id) };
}

/** Whoever is due makes a move of that kind, by chance. */
async function moved(id: number, kind: string): Promise<MoveEntry & { readonly person: string }> {
  const table = await tableOf(house, id);
  const person = String(personAt(table, dueAt(table)[0] ?? 0));
  const made = await makeMove(house, act(person), id, table.record.version, (game, view, seat) => {
    for (let tried = 0; tried < 500; tried++) {
      const composed = randomPath(game, view, seat, chance);
      if (kindOf(composed.move) === kind) return composed;
    }
    throw new Error(`${person} cannot ${kind}`);
  });
  if (typeof made === 'string' || refused(made)) throw new Error(`${person} could not ${kind}`);
  const entry = (await wholeLog(house, id)).find(({ number }) => number === table.record.version + 1);
  if (entry?.kind !== 'move') throw new Error('No move');
  return { ...entry, person };
}

/** Somebody types a move. */
async function placed(id: number, person: string, typed: string): Promise<void> {
  const made = await makeMove(house, act(person), id, null, (game, view, seat) => {
    const move = game.notation.parseMove(typed, view, seat);
    return refused(move) ? move : { move };
  });
  expect(keyOf(made)).toBeUndefined();
}

async function ask(id: number, person: string) {
  const asked = await askToTakeBack(house, act(person), id, await version(id));
  expect(asked).toMatchObject({ taken: false });
  return await askingAt(house.store, await tableOf(house, id));
}

async function version(id: number): Promise<number> {
  return (await tableOf(house, id)).record.version;
}

function otherThan(person: string): string {
  return person === 'ann' ? 'bob' : 'ann';
}

function luckOf(entry: LogEntry | undefined): readonly number[] {
  return entry?.kind === 'move' ? entry.luck : [];
}

function kindOf(move: unknown): unknown {
  return typeof move === 'object' && move !== null && 'kind' in move ? move.kind : undefined;
}

function keyOf(outcome: unknown): string | undefined {
  return refused(outcome) ? outcome.reason.key : undefined;
}
