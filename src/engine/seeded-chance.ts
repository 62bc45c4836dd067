import type { Chance } from './chance.ts';

/**
 * Returns a fast repeatable generator for tests, simulations and AI seats (Mulberry32). Never use it for a live match:
 * see `luck.ts`. `draw` scales a 32-bit number; the bias (under n/2³²) does not matter there.
 */
export function createSeededChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const draw = (count: number): number => Math.floor((next() / 0x1_0000_0000) * count);
  return { draw, roll: (sides) => draw(sides) + 1 };
}
