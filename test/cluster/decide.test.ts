import { describe, expect, test } from 'vitest';
import { divideShards } from '../../src/cluster/divide-shards.ts';
import { createSeededChance } from '../../src/engine/seeded-chance.ts';
import type { Lease } from '../../src/store/cluster.ts';

const of = (holder: string, ...shards: readonly number[]): readonly Lease[] =>
  shards.map((shard) => ({ shard, holder }));

describe('which shards a process takes and gives', () => {
  test.each([
    ['alone it takes all', ['a'], [], { take: [0, 1, 2, 3, 4, 5], give: [] }],
    ['of two it takes half', ['a', 'b'], [], { take: [0, 1, 2], give: [] }],
    [
      'it takes what is free and no more than its share',
      ['a', 'b', 'c'],
      of('b', 0, 1),
      { take: [2, 3], give: [] },
    ],
    [
      'it hands over what is too much, the first shard last',
      ['a', 'b'],
      of('a', 0, 1, 2, 3, 4, 5),
      { take: [], give: [3, 4, 5] },
    ],
    [
      'what the dead had is for the others',
      ['a', 'b'],
      [...of('a', 0, 1), ...of('b', 2, 3)],
      { take: [4], give: [] },
    ],
    [
      'more processes than shards: some have none',
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
      of('b', 0, 1, 2, 3, 4, 5),
      { take: [], give: [] },
    ],
  ] as const)('%s', (_, alive, leases, decision) => {
    expect(divideShards({ me: 'a', count: 6, alive, leases, giving: [] })).toEqual(decision);
  });

  test('what is being handed over is not handed over again, and is not made good for', () => {
    const sight = { me: 'a', count: 6, alive: ['a', 'b'], leases: of('a', 0, 1, 2, 3, 4, 5) };
    expect(divideShards({ ...sight, giving: [3] })).toEqual({ take: [], give: [4, 5] });
    expect(divideShards({ ...sight, leases: of('a', 0, 1, 2, 3), giving: [3] }).take).toEqual([]);
  });

  test('however processes come and go, all shards are soon held, each once, and nobody has more than the share', () => {
    const chance = createSeededChance(16);
    const draw = (bound: number) => chance.draw(bound);
    for (let round = 0; round < 200; round++) {
      const count = 1 + draw(12);
      let leases: Lease[] = [];
      let alive: string[] = [];
      for (let step = 0; step < 6; step++) {
        alive = Array.from({ length: 8 }, (_, nth) => `p${nth}`).filter(() => draw(2) === 0);
        if (alive.length === 0) alive = ['p0'];
        leases = settled(count, alive, leases);
        expect(leases.map(({ shard }) => shard).sort((one, other) => one - other)).toEqual([
          ...Array(count).keys(),
        ]);
        for (const me of alive)
          expect(leases.filter(({ holder }) => holder === me).length).toBeLessThanOrEqual(
            Math.ceil(count / alive.length),
          );
      }
    }
  });
});

/** Each decides in its turn, as often as there are processes and once more; what the dead had has ended. */
function settled(count: number, alive: readonly string[], before: readonly Lease[]): Lease[] {
  let leases = before.filter(({ holder }) => alive.includes(holder));
  for (let turn = 0; turn < alive.length * 2; turn++) {
    const me = alive[turn % alive.length] ?? '';
    const { take, give } = divideShards({ me, count, alive, leases, giving: [] });
    leases = [...leases.filter(({ shard }) => !give.includes(shard)), ...of(me, ...take)];
  }
  return leases;
}
