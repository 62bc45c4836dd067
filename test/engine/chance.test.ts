import { describe, expect, test } from 'vitest';
import {
  ChanceRecorder,
  createRecordedChance,
  createSeededChance,
  LuckRanOutError,
  pickOne,
  shuffleList,
} from '../../src/engine/chance.ts';

describe('recorded chance', () => {
  test('recorded chance: returns its outcomes in order', () => {
    const luck = createRecordedChance([6, 0, 1]);
    expect([luck.roll(6), luck.draw(3), luck.left(), luck.roll(2), luck.left()]).toEqual([6, 0, 1, 1, 0]);
  });

  test('recorded chance: throws LuckRanOutError when no outcome is left', () => {
    const luck = createRecordedChance([3]);
    luck.roll(6);
    expect(() => luck.draw(5)).toThrow(LuckRanOutError);
    expect(() => luck.draw(5)).toThrow('one of 5 is needed');
    expect(() => luck.roll(6)).toThrow(new LuckRanOutError(6));
    expect(new LuckRanOutError(6)).toMatchObject({ name: 'LuckRanOutError', wanted: 6 });
  });

  test.each([[0], [7], [2.5], [Number.NaN]])(
    'recorded chance: throws when a die of six shows %d',
    (outcome) => {
      expect(() => createRecordedChance([outcome]).roll(6)).toThrow(RangeError);
    },
  );

  test.each([[-1], [5]])('recorded chance: throws when the outcome of five is number %d', (outcome) => {
    expect(() => createRecordedChance([outcome]).draw(5)).toThrow(RangeError);
  });

  test('recorded chance: keeps an impossible outcome for the next draw', () => {
    const luck = createRecordedChance([6]);
    expect(() => luck.roll(4)).toThrow('Outcome 6 at position 1 is not within 1 to 4');
    expect(luck.roll(6)).toBe(6);
  });
});

describe('ChanceRecorder', () => {
  test('ChanceRecorder: records the outcomes it passes on, and they play back the same', () => {
    const recorder = new ChanceRecorder(createSeededChance(7));
    const first = [recorder.roll(6), recorder.draw(40), recorder.roll(20)];
    expect(recorder.luck).toEqual(first);
    const again = createRecordedChance(recorder.luck);
    expect([again.roll(6), again.draw(40), again.roll(20)]).toEqual(first);
  });

  test('ChanceRecorder: has no outcomes when nothing was drawn', () => {
    expect(new ChanceRecorder(createSeededChance(7)).luck).toEqual([]);
  });
});

describe('pickOne and shuffleList', () => {
  test('pickOne: uses one draw', () => {
    expect(pickOne(createRecordedChance([2]), ['sun', 'moon', 'crown'])).toBe('crown');
  });

  test('shuffleList: keeps every element and leaves the given list unchanged', () => {
    const list = Object.freeze([1, 2, 3, 4, 5]);
    const order = shuffleList(createSeededChance(2), list);
    expect([...order].sort()).toEqual(list);
  });

  test('shuffleList: draws once for each element but the last', () => {
    expect(shuffleList(createRecordedChance([0, 0, 0]), ['a', 'b', 'c', 'd'])).toEqual(['b', 'c', 'd', 'a']);
  });

  test('shuffleList: returns all orders of three elements about equally often', () => {
    const chance = createSeededChance(5);
    const counts = new Map<string, number>();
    for (let round = 0; round < 12_000; round++) {
      const order = shuffleList(chance, ['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const times of counts.values()) expect(Math.abs(times - 2000)).toBeLessThan(200);
  });
});

describe('seeded chance', () => {
  test('seeded chance: gives the same outcomes for the same seed', () => {
    const [one, other] = [createSeededChance(11), createSeededChance(11)];
    for (let round = 0; round < 100; round++) expect(one.draw(1000)).toBe(other.draw(1000));
  });

  test('seeded chance: rolls every face of a die and no other', () => {
    const chance = createSeededChance(1);
    const faces = new Set(Array.from({ length: 500 }, () => chance.roll(6)));
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
