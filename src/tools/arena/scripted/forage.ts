import type { Seat } from '../../../engine/game.ts';
import { findOwnUnder } from '../../../games/forage/coins.ts';
import type { Coin, Forage, ForageMove, ForageView, LaidCoin, Source } from '../../../games/forage/types.ts';
import { findWays, MAX_WILD_STEPS, type Way, WILD } from '../../../games/forage/ways/ways.ts';
import { getAverageCoinValue } from '../greedy.ts';
import type { Features, Script } from '../scripted.ts';

const FEATURES = [
  'gained',
  'coins',
  'rich',
  'spent',
  'laid',
  'steps',
  'prospect',
  'denied',
  'ending',
  'rolling',
] as const;
type Feature = (typeof FEATURES)[number];
type Has = Features<Feature>;

/**
 * Takes, hunts, hoards or denies. Units are points; `prospect` and `denied` are the expected gain of a next roll. Has
 * no memory.
 */
export const forageScript: Script<Forage, Feature> = {
  features: FEATURES,
  plans: {
    nearest: { coins: 10, steps: -1, spent: -0.1 },
    treasurer: { rich: 10, gained: 2, spent: -2 },
    hoarder: { gained: 5, coins: 2, spent: -100, prospect: 1 },
    denier: { denied: 8, gained: 5, coins: 2, spent: -5 },
    planner: { gained: 10, coins: 4, spent: -10, prospect: 8, denied: 4, ending: 50, laid: 1 },
  },
  look: (view, seat) => {
    const moves = listCandidates(view, seat).map((going) => ({
      move: going.move,
      has: computeFeatures(view, seat, going),
    }));
    if (view.phase === 1 || view.rolled !== null) return moves;
    return [{ move: { kind: 'roll' }, has: computeRollFeatures(view, seat) }, ...moves];
  },
};

/** Whole move: the way, null if the pawn has to stay, and the coin paid from the stash for it. */
interface CandidateMove {
  readonly move: ForageMove;
  readonly way: Way | null;
  readonly coin: Coin | null;
}

function listCandidates(view: ForageView, seat: Seat): CandidateMove[] {
  if (view.rolled !== null)
    return listWays(view, seat, view.rolled).map((way) => ({
      move: { kind: 'go', course: getWayCourse(way) },
      way,
      coin: null,
    }));
  return listSources(view, seat).flatMap(({ source, number }) =>
    listWays(view, seat, number).map((way) => ({
      move: { kind: 'use', source, course: getWayCourse(way) } as const,
      way,
      coin: source.kind === 'stash' ? source.coin : null,
    })),
  );
}

function listWays(view: ForageView, seat: Seat, number: number): readonly (Way | null)[] {
  const possible = findWays(view, seat, number);
  return possible.kind === 'stay' ? [null] : possible.ways;
}

function getWayCourse(way: Way | null) {
  return way === null ? { direction: null, steps: 0 } : { direction: way.direction, steps: way.steps };
}

function listSources(view: ForageView, seat: Seat): { source: Source; number: number }[] {
  const own = view.phase === 2 ? view.coins[findOwnUnder(view, seat)] : undefined;
  if (own) return [{ source: { kind: 'under' }, number: own.value ?? 0 }];
  return (view.stashes[seat] ?? []).map(({ suit, value }) => ({
    source: { kind: 'stash', coin: { suit, value: value ?? 0 } },
    number: value ?? 0,
  }));
}

const NONE: Has = {
  gained: 0,
  coins: 0,
  rich: 0,
  spent: 0,
  laid: 0,
  steps: 0,
  prospect: 0,
  denied: 0,
  ending: 0,
  rolling: 0,
};

function computeFeatures(view: ForageView, seat: Seat, going: CandidateMove): Has {
  const { way, coin } = going;
  const taken = listTakenCoins(view, seat, way);
  const after = predictView(view, seat, going, taken);
  const next = (seat + 1) % view.pawns.length;
  const gained = sumCoinValues(view, taken);
  const isGathering = view.phase === 2;
  return {
    ...NONE,
    gained,
    coins: taken.length,
    rich: computeRichness(gained),
    spent: isGathering ? (coin?.value ?? 0) : 0,
    laid: isGathering ? 0 : (coin?.value ?? 0),
    steps: way?.steps ?? 0,
    prospect: computeDieGain(after, seat) - computeDieGain(view, seat),
    denied: computeDieGain(view, next) - computeDieGain(after, next),
    ending: isGathering && after.coins.length <= after.pawns.length ? Math.sign(computeLead(after, seat)) : 0,
  };
}

/** Averages the best gain over the numbers of the die. */
function computeRollFeatures(view: ForageView, seat: Seat): Has {
  const best = findBestByNumber(view, seat);
  return {
    ...NONE,
    gained: computeMean(best.map(({ gain }) => gain)),
    coins: computeMean(best.map(({ gain }) => Math.sign(gain))),
    rich: computeMean(best.map(({ gain }) => computeRichness(gain))),
    steps: computeMean(best.map(({ steps }) => steps)),
    rolling: 1,
  };
}

/** Gain beyond an ordinary coin. */
function computeRichness(gained: number): number {
  return Math.max(0, gained - 3);
}

function listTakenCoins({ coins, phase }: ForageView, seat: Seat, way: Way | null): readonly Known[] {
  if (way === null || phase === 1) return [];
  return coins.filter(({ at, suit, up }) => at === way.to && suit !== seat && !up);
}

type Known = LaidCoin<number | null>;

/** Coins and stashes after the pawn has moved. */
function predictView(
  view: ForageView,
  seat: Seat,
  { way, coin }: CandidateMove,
  taken: readonly Known[],
): ForageView {
  const from = view.pawns[seat] as string;
  const left = view.coins.filter((one) => !taken.includes(one));
  const stash = (view.stashes[seat] ?? []).filter(
    ({ suit, value }) => suit !== coin?.suit || value !== coin.value,
  );
  return {
    ...view,
    pawns: view.pawns.with(seat, way?.to ?? from),
    coins: coin === null ? left : [...left, { ...coin, at: from, up: false }],
    stashes: view.stashes.with(seat, [...stash, ...taken]),
  };
}

/** Best coin within reach for each number, blank first, and its distance. */
function findBestByNumber(view: ForageView, seat: Seat): readonly { gain: number; steps: number }[] {
  const table: ForageView = { ...view, phase: 2 };
  const best = Array.from({ length: MAX_WILD_STEPS + 1 }, () => ({ gain: 0, steps: 0 }));
  for (const way of listWays(table, seat, WILD)) {
    if (way === null || way.steps > MAX_WILD_STEPS) continue;
    const gain = sumCoinValues(view, listTakenCoins(table, seat, way));
    for (const number of [WILD, way.steps])
      if (gain > (best[number]?.gain ?? 0)) best[number] = { gain, steps: way.steps };
  }
  return best;
}

/** Average gain of a die roll of the seat. */
function computeDieGain(view: ForageView, seat: Seat): number {
  return computeMean(findBestByNumber(view, seat).map(({ gain }) => gain));
}

/** Lead of the seat over the best opponent in points, as far as the seat knows. */
function computeLead(view: ForageView, seat: Seat): number {
  const sums = view.stashes.map((stash) => sumCoinValues(view, stash));
  return (sums[seat] as number) - Math.max(...sums.filter((_, other) => other !== seat));
}

function sumCoinValues(view: ForageView, coins: readonly Coin<number | null>[]): number {
  return coins.reduce((sum, { suit, value }) => sum + (value ?? getAverageCoinValue(view, suit)), 0);
}

function computeMean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
