import type { Chance } from '../../engine/chance.ts';
import type { Seat } from '../../engine/game.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { getRay } from './board.ts';
import { addLaidCoin, addToStash, findInStash, findOwnUnder } from './coins.ts';
import { getCoinName, getCoinNames } from './text/names.ts';
import { passTurn } from './turn-end.ts';
import type {
  Coin,
  Course,
  ForageEvent,
  ForageMove,
  ForageState,
  Source,
  Square,
  Visibility,
} from './types.ts';
import { checkCourse, getNumberName } from './ways/check-course.ts';

type Emit = (event: ForageEvent) => void;

/** Returns the state after the move, or a refusal if the move is illegal. */
export function apply(
  state: ForageState,
  seat: Seat,
  move: ForageMove,
  chance: Chance,
  emit: Emit,
): ForageState | Refusal {
  switch (move.kind) {
    case 'roll':
      return checkRoll(state, seat) ?? rollDie(state, seat, chance, emit);
    case 'go':
      return checkGo(state) ?? moveRolled(state, seat, move.course, emit);
    case 'use':
      return (
        checkSource(state, seat, move.source) ?? moveFromSource(state, seat, move.source, move.course, emit)
      );
  }
}

function rollDie(state: ForageState, seat: Seat, chance: Chance, emit: Emit): ForageState {
  const value = chance.draw(6);
  emit({ kind: 'rolled', seat, value });
  return { ...state, rolled: value };
}

function moveRolled(state: ForageState, seat: Seat, course: Course, emit: Emit): ForageState | Refusal {
  const forced = checkCourse(state, seat, state.rolled as number, course);
  if (refused(forced)) return forced;
  return travel(state, { seat, course, forced, known: getPublicVisibility(state) }, emit);
}

function moveFromSource(
  state: ForageState,
  seat: Seat,
  source: Source,
  course: Course,
  emit: Emit,
): ForageState | Refusal {
  const forced = checkCourse(state, seat, getNumber(state, seat, source), course);
  if (refused(forced)) return forced;
  const known = getCoinVisibility(state, source);
  const ready = source.kind === 'under' ? state : placeCoin(state, seat, source.coin, known, emit);
  if (source.kind === 'under') emit({ kind: 'used', seat, at: state.pawns[seat] as Square });
  return travel(ready, { seat, course, forced, known }, emit);
}

/**
 * Returns who may see the coin's value. A coin of the stash is forgotten by the next turn; the coin underneath is never
 * shown (R-FO-5, R-FO-14).
 */
function getCoinVisibility(state: ForageState, source: Source): Visibility {
  if (source.kind === 'stash')
    return isLaidValueUp(state) ? getPublicVisibility(state) : applyOpenMemory(state, 'now');
  return applyOpenMemory(state, 'owner');
}

/** Returns the visibility of a number that stays in sight. */
function getPublicVisibility(state: ForageState): Visibility {
  return applyOpenMemory(state, 'number');
}

/** Returns `always` with open memory, otherwise the given visibility (R-FO-5). */
function applyOpenMemory({ options }: ForageState, known: Visibility): Visibility {
  return options.openMemory ? 'always' : known;
}

/** Returns whether a played coin lies value up (R-FO-27). */
function isLaidValueUp({ options, phase }: ForageState): boolean {
  return options.faceUp && phase === 2;
}

function getNumber(state: ForageState, seat: Seat, source: Source): number {
  if (source.kind === 'stash') return source.coin.value;
  return state.coins[findOwnUnder(state, seat)]?.value as number;
}

/** Puts the coin under the pawn; it keeps its suit (R-FO-15), and in phase 2 it may lie value up (R-FO-27). */
function placeCoin(
  state: ForageState,
  seat: Seat,
  { suit, value }: Coin,
  known: Visibility,
  emit: Emit,
): ForageState {
  const at = state.pawns[seat] as Square;
  const up = isLaidValueUp(state);
  const stash = state.stashes[seat] as readonly Coin[];
  emit({ kind: 'placed', seat, suit, at, up, value, known });
  return {
    ...state,
    coins: addLaidCoin(state.coins, { at, suit, value, up }, state.options.board),
    stashes: state.stashes.with(seat, stash.toSpliced(findInStash(stash, { suit, value }), 1)),
  };
}

interface Trip {
  readonly seat: Seat;
  readonly course: Course;
  readonly forced: boolean;
  readonly known: Visibility;
}

function travel(state: ForageState, trip: Trip, emit: Emit): ForageState {
  const { seat, course } = trip;
  const from = state.pawns[seat] as Square;
  if (course.direction === null) {
    emit({ kind: 'stayed', seat, at: from });
    return passTurn(state, emit);
  }
  const to = getRay(state.options.board, from, course.direction)[course.steps - 1] as Square;
  emit({ kind: 'moved', from, to, ...trip });
  const moved = { ...state, pawns: state.pawns.with(seat, to) };
  return passTurn(state.phase === 1 ? moved : landPawn(moved, seat, emit), emit);
}

/** Takes the coins of other suits that lie value down (R-FO-17); all others stay (R-FO-16, R-FO-27). */
function landPawn(state: ForageState, seat: Seat, emit: Emit): ForageState {
  const at = state.pawns[seat] as Square;
  const here = state.coins.filter((coin) => coin.at === at);
  if (here.length === 0) return state;
  const taken = here.filter((coin) => coin.suit !== seat && !coin.up);
  const known = state.options.openMemory ? 'always' : 'owner';
  for (const { suit, value } of taken) emit({ kind: 'took', seat, suit, at, value, known });
  const left = here.find((coin) => coin.suit === seat) ?? here.find((coin) => coin.up);
  if (left) emit({ kind: 'rested', seat, suit: left.suit, at });
  return taken.length === 0 ? state : { ...state, ...gatherCoins(state, seat, taken) };
}

function gatherCoins(
  state: ForageState,
  seat: Seat,
  taken: readonly Coin[],
): Pick<ForageState, 'coins' | 'stashes'> {
  const more = taken.map(({ suit, value }) => ({ suit, value }));
  return {
    coins: state.coins.filter((coin) => !(taken as readonly Coin[]).includes(coin)),
    stashes: state.stashes.with(seat, addToStash(state.stashes[seat] as readonly Coin[], more)),
  };
}

/** Returns a refusal if the die cannot be rolled now, otherwise null. */
function checkRoll(state: ForageState, seat: Seat): Refusal | null {
  if (state.phase === 1) return refuseInPhaseOne(state, seat, 'noRoll');
  return state.rolled === null ? null : refuseAlreadyRolled(state.rolled);
}

/** Returns a refusal if there is no roll to move, otherwise null. */
function checkGo(state: ForageState): Refusal | null {
  if (state.phase === 1) return refuseInPhaseOne(state, state.mover, 'noRoll');
  return state.rolled === null ? new Refusal(text('forage:refuse.rollFirst'), 'R-FO-13') : null;
}

/** Returns a refusal if the number cannot come from this source, otherwise null. */
function checkSource(state: ForageState, seat: Seat, source: Source): Refusal | null {
  if (state.rolled !== null) return refuseAlreadyRolled(state.rolled);
  return source.kind === 'under' ? checkUnder(state, seat) : checkStash(state, seat, source.coin);
}

function checkUnder(state: ForageState, seat: Seat): Refusal | null {
  if (state.phase === 1) return refuseInPhaseOne(state, seat, 'layFirst');
  if (findOwnUnder(state, seat) >= 0) return null;
  return new Refusal(text('forage:refuse.noneUnder', { at: state.pawns[seat] as Square }), 'R-FO-13');
}

function checkStash(state: ForageState, seat: Seat, coin: Coin): Refusal | null {
  const stash = state.stashes[seat] as readonly Coin[];
  if (state.phase === 2 && findOwnUnder(state, seat) >= 0)
    return new Refusal(text('forage:refuse.ownUnder'), 'R-FO-13');
  if (stash.length === 0) return new Refusal(text('forage:refuse.emptyStash'), 'R-FO-13');
  if (findInStash(stash, coin) >= 0) return null;
  const rule = state.phase === 1 ? 'R-FO-4' : 'R-FO-13';
  return new Refusal(
    text('forage:refuse.notYours', { coin: getCoinName(coin), stash: getCoinNames(stash) }),
    rule,
  );
}

function refuseInPhaseOne(state: ForageState, seat: Seat, what: 'noRoll' | 'layFirst'): Refusal {
  return new Refusal(
    text(`forage:refuse.${what}`, { stash: getCoinNames(state.stashes[seat] as readonly Coin[]) }),
    'R-FO-4',
  );
}

function refuseAlreadyRolled(rolled: number): Refusal {
  return new Refusal(text('forage:refuse.rolled', { number: getNumberName(rolled) }), 'R-FO-13');
}
