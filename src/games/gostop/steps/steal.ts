import type { Seat } from '../../../engine/game.ts';
import { getJunkValue, sortCards } from '../cards.ts';
import { getNextSeat } from '../turn.ts';
import type { Card, GoStopEvent, GoStopOptions, GoStopState } from '../types.ts';

type Emit = (event: GoStopEvent) => void;

/** Steals `owed` junk from every opponent (R-GS-20), as far as they have any (R-GS-22). Junk that a victim may choose stays owed. */
export function stealJunk(state: GoStopState, owed: number, emit: Emit): GoStopState {
  let table = state;
  const seats = state.totals.length;
  for (
    let victim = getNextSeat(state.mover, seats);
    victim !== state.mover;
    victim = getNextSeat(victim, seats)
  )
    table = claimJunk(table, victim, owed, emit);
  return table;
}

function claimJunk(state: GoStopState, victim: Seat, count: number, emit: Emit): GoStopState {
  if (count <= 0) return state;
  const storage = state.storage[victim] as readonly Card[];
  if (hasChoice(state.options, storage, count))
    return { ...state, owed: [...state.owed, { seat: victim, count }] };
  return moveJunk(state, victim, findDueJunk(storage, count, state.options), emit);
}

/** Gives a card of the victim's junk; double junk pays for two. */
export function giveJunk(state: GoStopState, victim: Seat, card: Card, emit: Emit): GoStopState {
  const [debt, ...others] = state.owed;
  const left = (debt?.count ?? 0) - getJunkValue(card);
  const after = moveJunk({ ...state, owed: [] }, victim, [card], emit);
  const next = claimJunk(after, victim, left, emit);
  return { ...next, owed: [...next.owed, ...others] };
}

/** Returns the cards a victim may choose from: plain junk is alike, and so is double junk. */
export function findGifts(storage: readonly Card[]): readonly Card[] {
  const plain = storage.find((card) => getJunkValue(card) === 1);
  const double = storage.find((card) => getJunkValue(card) === 2);
  return [plain, double].filter((card) => card !== undefined);
}

/** Returns whether the victim may choose (R-GS-21). That needs the option, plain and double junk, and more junk than is owed. */
function hasChoice({ steal }: GoStopOptions, storage: readonly Card[], count: number): boolean {
  if (steal !== 'victim' || findGifts(storage).length < 2) return false;
  return storage.reduce((sum, card) => sum + getJunkValue(card), 0) > count;
}

/**
 * Returns the junk due: plain first, then double, which pays for two. A plain card is spared where double junk alone pays just what is left
 * (R-GS-21).
 */
export function findDueJunk(
  storage: readonly Card[],
  count: number,
  { steal }: Pick<GoStopOptions, 'steal'>,
): readonly Card[] {
  const plain = storage.filter((card) => getJunkValue(card) === 1);
  const doubles = steal === 'immune' ? [] : storage.filter((card) => getJunkValue(card) === 2);
  const rest = count - plain.length;
  if (rest <= 0) return plain.slice(0, count);
  const spared = rest % 2 === 1 && plain.length > 0 && 2 * doubles.length > rest ? 1 : 0;
  return [...plain.slice(spared), ...doubles.slice(0, Math.ceil((rest + spared) / 2))];
}

function moveJunk(state: GoStopState, from: Seat, cards: readonly Card[], emit: Emit): GoStopState {
  if (cards.length === 0) return state;
  const seat = state.mover;
  emit({ kind: 'stole', seat, from, cards });
  const kept = (state.storage[from] as readonly Card[]).filter((card) => !cards.includes(card));
  const gained = sortCards([...(state.storage[seat] as readonly Card[]), ...cards]);
  return { ...state, storage: state.storage.with(from, kept).with(seat, gained) };
}
