import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dueAt } from '../../../src/app/core/table.ts';
import { addAi } from '../../../src/app/lobby/lobby.ts';
import { startTable } from '../../../src/app/lobby/start.ts';
import { playAis } from '../../../src/app/play/ai-turns.ts';
import { isStale } from '../../../src/app/play/move.ts';
import { resign } from '../../../src/app/seats/resign.ts';
import { agree, askingAt, decline } from '../../../src/app/undo/consent.ts';
import { AskFirst, askToTakeBack, takeBack } from '../../../src/app/undo/undo.ts';
import { keepLearned } from '../../../src/store/learned.ts';
import { begun, seated } from '../../support/bare-table.ts';
import { act, type BareHouse, byHand, closeHouse, openHouse } from '../../support/house.ts';
import { keyOf } from '../../support/refusal.ts';
import { ask, moved, otherThan, version } from '../../support/taking-back.ts';
import { expectWhole, luckOf, tableOf, wholeLog } from '../../support/verify.ts';

let house: BareHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(async () => await closeHouse(house));

describe('a move after which somebody knows more', () => {
  test('is asked for, and goes back when the other agrees; then the same luck comes again', async () => {
    const id = await begun(house, 'runaround', 'ann', 'bob');
    const { person, luck } = await moved(house, id, 'roll');
    expect(await takeBack(house, act(person), id, await version(house, id))).toBeInstanceOf(AskFirst);
    const asking = await ask(house, id, person);
    expect(asking?.told.map((entry) => entry.luck)).toEqual([luck]);
    expect(asking?.waits).toEqual([otherThan(person)]);
    const agreed = await agree(house, act(otherThan(person)), id, await version(house, id));
    expect(agreed).toMatchObject({ waits: [] });
    expect((await tableOf(house, id)).record).toMatchObject({ played: 0 });
    expect((await moved(house, id, 'roll')).luck).toEqual(luck);
    await expectWhole(house, id);
  });

  test('the roll that played itself for the next one goes back too, and comes again', async () => {
    await byHand(house, ['ann', 'bob'], false);
    for (const person of ['ann', 'bob']) await keepLearned(house.store, person, 'runaround', 0);
    const id = await begun(house, 'runaround', 'ann', 'bob');
    const { person, number } = await moved(house, id, 'run');
    const rolls = (await wholeLog(house, id)).slice(number);
    expect(rolls[0]).toMatchObject({ kind: 'move', forced: true });
    expect((await ask(house, id, person))?.told).toEqual(rolls.filter((roll) => luckOf(roll).length > 0));
    await agree(house, act(otherThan(person)), id, await version(house, id));
    const second = await moved(house, id, 'run');
    const again = (await wholeLog(house, id)).slice(second.number);
    expect(luckOf(again[0])).toEqual(luckOf(rolls[0]));
    await expectWhole(house, id);
  });

  test('asking changes nothing for who is to move', async () => {
    const id = await begun(house, 'runaround', 'ann', 'bob');
    const { person } = await moved(house, id, 'roll');
    const before = await version(house, id);
    await ask(house, id, person);
    const table = await tableOf(house, id);
    expect(await isStale(house.store, table, dueAt(table)[0] ?? 0, before)).toBe(false);
  });

  test('any further move ends it: who agrees then is too late', async () => {
    const id = await begun(house, 'runaround', 'ann', 'bob');
    const { person } = await moved(house, id, 'roll');
    await ask(house, id, person);
    const asked = await version(house, id);
    await moved(house, id, 'run');
    expect(await askingAt(house.store, await tableOf(house, id))).toBeNull();
    for (const version of [asked, asked + 1])
      expect(keyOf(await agree(house, act(otherThan(person)), id, version))).toBe('bot:refuse.notAsked');
  });

  test('one who does not agree ends it; it may be asked again', async () => {
    const id = await begun(house, 'runaround', 'ann', 'bob');
    const { person } = await moved(house, id, 'roll');
    await ask(house, id, person);
    const asked = await version(house, id);
    await decline(house, act(otherThan(person)), id, asked);
    expect((await tableOf(house, id)).record.played).toBe(1);
    expect(keyOf(await agree(house, act(otherThan(person)), id, asked))).toBe('bot:refuse.notAsked');
    expect((await ask(house, id, person))?.waits).toEqual([otherThan(person)]);
    expect((await expectWhole(house, id)).slice(-2).map(({ kind }) => kind)).toEqual(['decline', 'ask']);
  });

  test('only the others at the table can agree, and it is asked once', async () => {
    const id = await begun(house, 'runaround', 'ann', 'bob');
    const { person } = await moved(house, id, 'roll');
    await ask(house, id, person);
    const asked = await version(house, id);
    expect(keyOf(await agree(house, act('eve'), id, asked))).toBe('bot:refuse.notSeated');
    expect(keyOf(await agree(house, act(person), id, asked))).toBe('bot:refuse.ownAsk');
    expect(keyOf(await decline(house, act(person), id, asked))).toBe('bot:refuse.ownAsk');
    expect(keyOf(await askToTakeBack(house, act(person), id, asked))).toBe('bot:refuse.askedAlready');
  });

  test('all have to agree; of two who do so at the same instant one is the last', async () => {
    const id = await begun(house, 'motox', 'ann', 'bob', 'cem');
    const { person } = await moved(house, id, 'tile');
    await moved(house, id, 'tile');
    await ask(house, id, person);
    const asked = await version(house, id);
    const others = ['ann', 'bob', 'cem'].filter((one) => one !== person);
    const both = await Promise.all(others.map((one) => agree(house, act(one), id, asked)));
    const waited = both.map((one) => typeof one === 'object' && 'waits' in one && one.waits.length);
    // Which of them is the last is the store's to say.
    expect(new Set(waited)).toEqual(new Set([1, 0]));
    expect((await tableOf(house, id)).record.played).toBe(0);
    await expectWhole(house, id);
  });

  test('one who agrees twice does not agree for another', async () => {
    const id = await begun(house, 'motox', 'ann', 'bob', 'cem');
    const { person } = await moved(house, id, 'tile');
    const second = await moved(house, id, 'tile');
    await ask(house, id, person);
    for (const _ of [1, 2]) await agree(house, act(second.person), id, await version(house, id));
    expect((await tableOf(house, id)).record.played).toBe(2);
  });

  test('who leaves ends what was asked', async () => {
    const id = await begun(house, 'motox', 'ann', 'bob', 'cem');
    const { person } = await moved(house, id, 'tile');
    const second = await moved(house, id, 'tile');
    await ask(house, id, person);
    await resign(house, act(second.person), id, (name) => name);
    expect(await askingAt(house.store, await tableOf(house, id))).toBeNull();
  });

  test('where all others are AI seats nobody is asked, and what they did goes back by a second press', async () => {
    const id = await seated(house, 'runaround', 'ann');
    await addAi(house, act('ann'), id, (number) => `AI ${number}`);
    await startTable(house, act('ann'), id);
    await playAis(house, id);
    const { number } = await moved(house, id, 'roll');
    await moved(house, id, 'run');
    await playAis(house, id);
    expect((await wholeLog(house, id)).at(-1)).toMatchObject({ person: null });
    const first = await takeBack(house, act('ann'), id, await version(house, id));
    expect(first).toMatchObject({ asksOthers: false, reason: { key: 'bot:refuse.seenSince' } });
    const took = await askToTakeBack(house, act('ann'), id, await version(house, id));
    expect(took).toMatchObject({ taken: true });
    const [undo] = (await expectWhole(house, id)).slice(-1);
    expect(undo).toMatchObject({ kind: 'undo', to: number });
  });
});
