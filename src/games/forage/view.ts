import { type Chance, shuffleList } from '../../engine/chance.ts';
import type { Seat, Viewer, When } from '../../engine/game.ts';
import { addToStash, findOwnUnder } from './coins.ts';
import { VALUES } from './setup.ts';
import type {
  Coin,
  ForageEvent,
  ForageState,
  ForageView,
  LaidCoin,
  MovedEvent,
  Suit,
  Visibility,
} from './types.ts';

/**
 * Returns what the viewer may know: all suits and places, and the values allowed by {@link canKnowLaidCoin} and
 * {@link canKnowStash}.
 */
export function view(state: ForageState, viewer: Viewer): ForageView {
  const own = viewer === null ? -1 : findOwnUnder(state, viewer);
  return {
    ...state,
    coins: state.coins.map((coin, index) =>
      canKnowLaidCoin(state, coin, index, own) ? coin : hideValue(coin),
    ),
    stashes: state.stashes.map((stash, seat) =>
      canKnowStash(state, seat, viewer) ? stash : stash.map(hideValue),
    ),
    viewer,
  };
}

/**
 * Returns whether the coin's value is visible: value up, with open memory, or under the viewer's own pawn, whose coin
 * has index `own` (R-FO-5, R-FO-13, R-FO-27).
 */
function canKnowLaidCoin({ options }: ForageState, coin: LaidCoin, index: number, own: number): boolean {
  return coin.up || options.openMemory || index === own;
}

/** Returns whether the stash is visible: the viewer's own, or any with open memory or after the end. */
function canKnowStash({ options, over }: ForageState, seat: Seat, viewer: Viewer): boolean {
  return seat === viewer || options.openMemory || over;
}

function hideValue<C extends Coin>(coin: C): Omit<C, 'value'> & { readonly value: null } {
  return { ...coin, value: null };
}

/** Returns the view with every coin's value, wherever it is, for when nothing has to be remembered any more (R-FO-5). */
export function laidOpen(state: ForageState, viewer: Viewer): ForageView {
  return { ...state, viewer };
}

/** Returns the event as the viewer sees it: values are shown for a moment, or to their taker only (R-FO-5, R-FO-17). */
export function seen(event: ForageEvent, viewer: Viewer, when: When): ForageEvent {
  switch (event.kind) {
    case 'placed':
    case 'took':
      return canKnow(event, viewer, when) ? event : { ...event, value: null };
    case 'moved':
      return hideMove(event, viewer, when);
    default:
      return event;
  }
}

/**
 * Hides parts of a move. All viewers see its distance and target at once, and remember them like the number behind
 * them. Whether the number fitted reveals something about a hidden coin.
 */
function hideMove(event: MovedEvent, viewer: Viewer, when: When): MovedEvent {
  const forced = canKnow(event, viewer, when) ? event.forced : null;
  if (event.known === 'always' || when === 'now')
    return forced === event.forced ? event : { ...event, forced };
  return { ...event, course: event.known === 'number' ? event.course : null, forced, past: true };
}

function canKnow(
  event: { readonly known: Visibility; readonly seat: Seat },
  viewer: Viewer,
  when: When,
): boolean {
  switch (event.known) {
    case 'always':
    case 'number':
      return true;
    case 'now':
      return when === 'now';
    case 'owner':
      return viewer === event.seat;
  }
}

/** Returns JSON pointers to the values that the viewer may not know (R-FO-18). */
export function secrets(state: ForageState, viewer: Viewer): readonly string[] {
  const own = viewer === null ? -1 : findOwnUnder(state, viewer);
  const laid = state.coins.flatMap((coin, index) =>
    canKnowLaidCoin(state, coin, index, own) ? [] : [`/coins/${index}/value`],
  );
  const stashed = state.stashes.flatMap((stash, seat) =>
    canKnowStash(state, seat, viewer) ? [] : stash.map((_, index) => `/stashes/${seat}/${index}/value`),
  );
  return [...laid, ...stashed];
}

/** Returns a state that fits the view: every hidden coin gets one of the unseen values of its suit. */
export function guess(view: ForageView, _viewer: Viewer, chance: Chance): ForageState {
  const { viewer: _, ...table } = view;
  const unseen = getUnseenValues(view).map((values) => shuffleList(chance, values));
  const valued = <C extends Coin<number | null>>(coin: C): C & Coin => ({
    ...coin,
    value: coin.value ?? (unseen[coin.suit]?.pop() as number),
  });
  return {
    ...table,
    coins: table.coins.map(valued),
    stashes: table.stashes.map((stash) => addToStash([], stash.map(valued))),
  };
}

/** Cache of the unseen values, because dozens of states are guessed from one view. */
const unseenByView = new WeakMap<ForageView, readonly (readonly number[])[]>();

/** Returns the unseen values by suit, cached for the view. */
function getUnseenValues(view: ForageView): readonly (readonly number[])[] {
  const unseen = unseenByView.get(view) ?? view.pawns.map((_, suit) => listUnseenValues(view, suit));
  unseenByView.set(view, unseen);
  return unseen;
}

/** Lists the unseen values of a suit: every coin exists once, so the hidden coins are those not seen. */
function listUnseenValues({ coins, stashes }: ForageView, suit: Suit): number[] {
  const seen = [...coins, ...stashes.flat()].filter((coin) => coin.suit === suit).map((coin) => coin.value);
  return VALUES.filter((value) => !seen.includes(value));
}
