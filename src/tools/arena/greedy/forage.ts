import { findOwnUnder, hasCoin } from '../../../games/forage/coins.ts';
import { VALUES } from '../../../games/forage/setup.ts';
import type { Forage, ForageMove, ForageView, Source } from '../../../games/forage/types.ts';
import { findWays, type Way } from '../../../games/forage/ways/ways.ts';
import type { Greedy } from '../greedy.ts';

/** Gains as much as possible at once. Has no memory: a hidden coin counts as the average of its suit's remaining ones. */
export const pickForageMove: Greedy<Forage> = (view, seat) => {
  if (view.phase === 1) return null;
  if (view.rolled !== null) {
    const { way } = findBestWay(view, seat, view.rolled);
    return way && { kind: 'go', course: way };
  }
  const uses = listSources(view, seat).map(({ source, number, cost }) =>
    evaluateSource(view, seat, source, number, cost),
  );
  const die = VALUES.reduce((sum, number) => sum + findBestWay(view, seat, number).gain, 0) / VALUES.length;
  return uses.reduce((one, other) => (other.gain > one.gain ? other : one), {
    move: { kind: 'roll' } as ForageMove,
    gain: die,
  }).move;
};

function evaluateSource(view: ForageView, seat: number, source: Source, number: number, cost: number) {
  const { way, gain } = findBestWay(view, seat, number);
  const course = way ?? { direction: null, steps: 0 };
  return { move: { kind: 'use', source, course } satisfies ForageMove, gain: gain - cost };
}

function listSources(view: ForageView, seat: number) {
  const own = view.coins[findOwnUnder(view, seat)];
  if (own) return [{ source: { kind: 'under' } as const, number: own.value ?? 0, cost: 0 }];
  return (view.stashes[seat] ?? []).map(({ suit, value }) => ({
    source: { kind: 'stash', coin: { suit, value: value ?? 0 } } as const,
    number: value ?? 0,
    cost: value ?? 0,
  }));
}

/** Returns the way with the largest gain, or null if there is no way at all. */
function findBestWay(view: ForageView, seat: number, number: number): { way: Way | null; gain: number } {
  const possible = findWays(view, seat, number);
  if (possible.kind === 'stay') return { way: null, gain: 0 };
  const ways = possible.ways.map((way) => ({ way, gain: computeWayGain(view, seat, way) }));
  return ways.reduce((one, other) => (other.gain > one.gain ? other : one));
}

function computeWayGain(view: ForageView, seat: number, { to }: Way): number {
  if (!hasCoin(view.coins, to)) return 0;
  const here = view.coins.filter((coin) => coin.at === to && coin.suit !== seat && !coin.up);
  return here.reduce((sum, { suit, value }) => sum + (value ?? getAverageCoinValue(view, suit)), 0);
}

/** Returns the expected value of a hidden coin of the suit. */
export function getAverageCoinValue({ coins, stashes }: ForageView, suit: number): number {
  const seen = [...coins, ...stashes.flat()].filter((coin) => coin.suit === suit).map(({ value }) => value);
  const hidden = VALUES.filter((value) => !seen.includes(value));
  return hidden.reduce((sum, value) => sum + value, 0) / Math.max(1, hidden.length);
}
