import { describe, expect, test } from 'vitest';
import { divideShards } from '../../src/cluster/lease-holder.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { Lease } from '../../src/store/cluster.ts';

const of = (holder: string, ...shards: readonly number[]): readonly Lease[] =>
  shards.map((shard) => ({ shard, holder }));

describe('divideShards', () => {
  test.each([
    ['a single process takes all shards', ['a'], [], { take: [0, 1, 2, 3, 4, 5], give: [] }],
    ['one of two processes takes half', ['a', 'b'], [], { take: [0, 1, 2], give: [] }],
    [
      'a process takes free shards up to its share',
      ['a', 'b', 'c'],
      of('b', 0, 1),
      { take: [2, 3], give: [] },
    ],
    [
      'a process hands over its excess, the first shard last',
      ['a', 'b'],
      of('a', 0, 1, 2, 3, 4, 5),
      { take: [], give: [3, 4, 5] },
    ],
    [
      'a process takes a shard of a dead process',
      ['a', 'b'],
      [...of('a', 0, 1), ...of('b', 2, 3)],
      { take: [4], give: [] },
    ],
    [
      'a process takes none when there are more processes than shards',
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
      of('b', 0, 1, 2, 3, 4, 5),
      { take: [], give: [] },
    ],
  ] as const)('divideShards: %s', (_, alive, leases, decision) => {
    expect(divideShards({ me: 'a', count: 6, alive, leases, giving: [] })).toEqual(decision);
  });

  test('divideShards: a shard being handed over is neither given again nor replaced', () => {
    const sight = { me: 'a', count: 6, alive: ['a', 'b'], leases: of('a', 0, 1, 2, 3, 4, 5) };
    expect(divideShards({ ...sight, giving: [3] })).toEqual({ take: [], give: [4, 5] });
    expect(divideShards({ ...sight, leases: of('a', 0, 1, 2, 3), giving: [3] }).take).toEqual([]);
  });

  test('divideShards: all shards are held once and shared evenly as processes come and go', () => {
    const chance = createSeededChance(16);
    const draw = (bound: number) => chance.draw(bound);
    for (let round = 0; round < 200; round++) {
      const count = 1 + draw(12);
      let leases: Lease[] = [];
      let alive: string[] = [];
      for (let step = 0; step < 6; step++) {
        alive = Array.from({ length: 8 }, (_, nth) => `p${nth}`).filter(() => draw(2) === 0);
        if (alive.length === 0) alive = ['p0'];
        leases = settleLeases(count, alive, leases);
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

/** Lets the processes decide in turn, twice each, after the leases of dead processes have ended. */
function settleLeases(count: number, alive: readonly string[], before: readonly Lease[]): Lease[] {
  let leases = before.filter(({ holder }) => alive.includes(holder));
  for (let turn = 0; turn < alive.length * 2; turn++) {
    const me = alive[turn % alive.length] ?? '';
    const { take, give } = divideShards({ me, count, alive, leases, giving: [] });
    leases = [...leases.filter(({ shard }) => !give.includes(shard)), ...of(me, ...take)];
  }
  return leases;
}
