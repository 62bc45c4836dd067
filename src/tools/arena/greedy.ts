import { pickRandomPath } from '../../ai/random-path.ts';
import { type Chance, pickOne } from '../../engine/chance.ts';
import type { Game, Kinds, Seat } from '../../engine/game.ts';
import { refused } from '../../engine/refusal.ts';
import { findOwnUnder, hasCoin } from '../../games/forage/coins.ts';
import { VALUES } from '../../games/forage/setup.ts';
import type { Forage, ForageMove, ForageView, Source } from '../../games/forage/types.ts';
import { findWays, type Way } from '../../games/forage/ways/ways.ts';
import { findMeeting, type Meeting } from '../../games/gostop/board.ts';
import { getFace, type Sort } from '../../games/gostop/cards.ts';
import { findBombs, getKnownHand } from '../../games/gostop/legal.ts';
import type { Card, GoStop, GoStopMove, GoStopView } from '../../games/gostop/types.ts';
import { apply } from '../../games/moneyrun/apply.ts';
import { getField } from '../../games/moneyrun/reach/field.ts';
import {
  createWalk,
  getPlaces,
  getSources,
  getTargets,
} from '../../games/moneyrun/reach/possible-actions.ts';
import { getNextSquares } from '../../games/moneyrun/reach/walk.ts';
import type { MoneyRun, MoneyRunMove, MoneyRunState, Side, Square } from '../../games/moneyrun/types.ts';
import { parsePlace } from '../../games/motox/board.ts';
import { getFreeGrid } from '../../games/motox/racing/grid.ts';
import { getProspects } from '../../games/motox/racing/prospects.ts';
import { getPhase } from '../../games/motox/turn.ts';
import type { MotoX, MotoXMove, MotoXView, Outcome, Space as TrackSpace } from '../../games/motox/types.ts';
import { getOpponent, getPawnSpaces, getProgress } from '../../games/runaround/board.ts';
import { type Course, foresee } from '../../games/runaround/landing.ts';
import type { Runaround, RunaroundView, Space } from '../../games/runaround/types.ts';

/** Player that takes what looks best at once, using only the game's contract; null if it has no preference. */
type Greedy<K extends Kinds> = (view: K['view'], seat: Seat, chance: Chance) => K['move'] | null;

/** Gains as many spaces as possible at once, for either side. */
const pickRunaroundMove: Greedy<Runaround> = (view) => {
  const { rolled, again } = view;
  if (rolled === null) return { kind: 'roll' };
  const spaces = again === null ? getPawnSpaces(view, view.mover) : [again];
  const gains = spaces.map((from) => computeGain(view, from, foresee(view, from, rolled)));
  return { kind: 'run', from: spaces[gains.indexOf(Math.max(...gains))] as Space };
};

/** Computes the gain in spaces; a run counts as a new start, and another turn as an average roll. */
function computeGain(view: RunaroundView, from: Space, { to, scores, landing }: Course): number {
  const back = (seat: number) => 2 * getProgress(view.size, seat, to) - view.size;
  const theirs = getOpponent(view.mover);
  const runs = scores ? 12 : 0;
  switch (landing.kind) {
    case 'win':
      return Number.POSITIVE_INFINITY;
    case 'sentHome':
      return runs - getProgress(view.size, view.mover, from) - 4;
    case 'again':
      return runs + 5;
    case 'bump':
      return runs + back(theirs) + (landing.home === null ? 0 : landing.home === theirs ? 12 : -12);
    case 'swap':
      return runs - 2 * back(view.mover);
    case 'plain':
      return runs;
  }
}

/** Keeps its coins for a restart, and rides as far as possible; builds at random. */
const pickMotoXMove: Greedy<MotoX> = (view, seat) => {
  const coins = view.hands[seat]?.coins ?? 0;
  switch (getPhase(view)) {
    case 'grid':
      return { kind: 'grid', space: getFreeGrid(view)[0] as TrackSpace };
    case 'down':
      return coins > 0 ? { kind: 'restart' } : { kind: 'roll', coins: 0 };
    case 'roll':
      return { kind: 'roll', coins: 0 };
    case 'ride':
      return findFurthestRide(view);
    default:
      return null;
  }
};

function findFurthestRide(view: MotoXView): MotoXMove {
  const { rides, stay } = getProspects(view);
  const worths = rides.map(({ outcome }) => computeRideWorth(outcome));
  const best = rides[worths.indexOf(Math.max(...worths))];
  const here = parsePlace(view.bikes[view.mover]?.at as TrackSpace);
  if (stay !== null && (!best || computeRideWorth(best.outcome) < here)) return { kind: 'stay' };
  return best ? { kind: 'ride', number: best.number, outcome: best.outcome } : { kind: 'wipe' };
}

/**
 * Computes the value in spaces, counted lane by lane. Wiping out an opponent is worth two tiles; being wiped out costs
 * twice as much.
 */
function computeRideWorth(outcome: Outcome): number {
  if (outcome.kind === 'finish') return Number.POSITIVE_INFINITY;
  const gain = { safe: 0, land: 8, runoff: -16 }[outcome.kind];
  return parsePlace(outcome.space) + gain;
}

/** Gains as much as possible at once. Has no memory: a hidden coin counts as the average of its suit's remaining ones. */
const pickForageMove: Greedy<Forage> = (view, seat) => {
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

/** Makes the action that leads to the largest lead in the race, measured in remaining actions of each player. */
const pickMoneyRunMove: Greedy<MoneyRun> = (view, seat, chance) => {
  if (view.pawns.includes(null)) return null;
  const moves = listCandidates(view, seat);
  const leads = moves.map((move) => computeLead(view, seat, move));
  const most = Math.max(...leads);
  return moves.length === 0
    ? null
    : pickOne(
        chance,
        moves.filter((_, at) => leads[at] === most),
      );
};

/** Returns the steps, and the coin moves onto and off squares on and around the pawns' ways. */
export function listCandidates(view: MoneyRunState, seat: Seat): MoneyRunMove[] {
  const field = getField(view);
  const near = new Set(view.pawns.flatMap((_, one) => findPawnWay(view, one).near));
  const matters = (squares: readonly Square[]) => squares.filter((square) => near.has(square));
  const steps = getNextSquares(createWalk(view, seat)).map((to) => [field.geometry.squares[to] as Square]);
  return [
    ...steps.map((path) => ({ kind: 'step', path }) as const),
    ...[...new Set(view.table)].flatMap((coin) =>
      matters(getPlaces(field, coin)).map((at) => ({ kind: 'place', coin, at }) as const),
    ),
    ...matters(getSources(field, view, seat)).flatMap((from) =>
      matters(getTargets(field, view, from)).map((to) => ({ kind: 'shift', from, to }) as const),
    ),
  ];
}

function computeLead(view: MoneyRunState, seat: Seat, move: MoneyRunMove): number {
  const after = apply(view, seat, move, { draw: () => 0, roll: () => 1 }, () => {});
  if (refused(after)) return Number.NEGATIVE_INFINITY;
  if (after.end?.kind === 'line') return Number.POSITIVE_INFINITY;
  const needed = after.pawns.map((_, one) => findPawnWay(after, one).actions);
  return Math.min(...needed.filter((_, one) => one !== seat)) - (needed[seat] as number);
}

/** Returns the minimum number of actions from the pawn to its line, and the squares on that way and around the pawn. */
export function findPawnWay(
  state: MoneyRunState,
  seat: Seat,
): { readonly actions: number; readonly near: readonly Square[] } {
  const { geometry, heights, pawns } = getField(state);
  const { links, squares, distances } = geometry;
  const start = pawns[seat] as number;
  const left = distances[state.sides[seat] as Side];
  const needed: number[] = squares.map((_, at) => (at === start ? 0 : 99));
  const before: number[] = [];
  const queue = [start];
  for (const here of queue)
    for (const { to, diagonal } of links[here] ?? []) {
      const [height, there] = [heights[here] || Number(here !== start), heights[to] || 1];
      if ((diagonal && height < 2) || (!state.options.sharing && pawns.includes(to))) continue;
      const actions = (needed[here] as number) + (heights[to] ? 1 : 2) + Math.max(0, there - height - 1);
      if (actions >= (needed[to] as number)) continue;
      needed[to] = actions;
      before[to] = here;
      queue.push(to);
    }
  const line = [...needed.keys()].filter((at) => left[at] === 0);
  const near = (links[start] ?? []).map(({ to }) => to);
  const last = line.reduce((best, at) => ((needed[at] as number) < (needed[best] as number) ? at : best));
  for (let at: number | undefined = last; at !== undefined && at !== start; at = before[at]) near.push(at);
  return { actions: needed[last] as number, near: near.map((at) => squares[at] as Square) };
}

const WORTH: Readonly<Record<Sort, number>> = {
  bright: 10,
  bird: 6,
  animal: 4,
  red: 5,
  blue: 5,
  plain: 5,
  rain: 3,
  double: 4,
  junk: 1,
};

/** Takes the most valuable cards, discards the least valuable ones, bombs if possible and stops as soon as possible. */
const pickGoStopMove: Greedy<GoStop> = (view, seat) => {
  if (view.phase === 'decide') return { kind: 'stop' };
  if (view.phase === 'target') return { kind: 'target', onto: findDearestCard(view.underway.choosing) };
  if (view.phase !== 'play') return null;
  const [month] = findBombs(view, seat);
  if (month !== undefined) return { kind: 'bomb', month };
  const offers = getKnownHand(view, seat).map((card) => evaluateCard(view, card));
  if (offers.length === 0) return { kind: 'draw' };
  return offers.reduce((best, one) => (one.gain > best.gain ? one : best)).move;
};

function evaluateCard({ row }: GoStopView, card: Card): { readonly gain: number; readonly move: GoStopMove } {
  const met = findMeeting(row, card);
  const taken = listTakenCards(met);
  const onto =
    met.kind === 'two' && taken.some((one) => getCardWorth(one) > 1) ? findDearestCard(taken) : null;
  const all = met.kind === 'two' ? [findDearestCard(taken)] : taken;
  const gain =
    met.kind === 'none'
      ? -getCardWorth(card)
      : getCardWorth(card) + all.reduce((sum, one) => sum + getCardWorth(one), 0);
  return { gain, move: { kind: 'play', card, onto } };
}

function listTakenCards(met: Meeting): readonly Card[] {
  if (met.kind === 'none') return [];
  return 'columns' in met ? met.columns.flatMap(({ cards }) => cards) : met.column.cards;
}

function findDearestCard(cards: readonly Card[]): Card {
  return cards.reduce((best, one) => (getCardWorth(one) > getCardWorth(best) ? one : best));
}

function getCardWorth(card: Card): number {
  return WORTH[getFace(card).sort];
}

/**
 * Untyped form of a greedy player. A method may require a narrower view than declared: each one only gets the views of
 * its own game.
 */
interface GreedyPlayer {
  move(view: unknown, seat: Seat, chance: Chance): unknown;
}

/** Greedy player of each game with an AI, as a baseline for that AI. */
const PLAYERS: Readonly<Record<string, GreedyPlayer>> = {
  forage: { move: pickForageMove },
  gostop: { move: pickGoStopMove },
  moneyrun: { move: pickMoneyRunMove },
  motox: { move: pickMotoXMove },
  runaround: { move: pickRunaroundMove },
};

/** Returns the greedy player's move, or a random one if it has none. */
export function pickGreedyMove(game: Game, view: unknown, seat: Seat, chance: Chance): unknown {
  return findGreedyMove(game, view, seat, chance) ?? pickRandomPath(game, view, seat, chance).move;
}

/** Returns the greedy player's move, or null if it has no preference. */
export function findGreedyMove(game: Game, view: unknown, seat: Seat, chance: Chance): unknown {
  return PLAYERS[game.id]?.move(view, seat, chance) ?? null;
}
