import type { Seat } from '../../../engine/game.ts';
import { Refusal } from '../../../engine/refusal.ts';
import type { KeySuffix } from '../../../engine/sentence-keys.ts';
import { type Args, text } from '../../../engine/text.ts';
import { findMonthsByCount, getMonth, getMonthCards } from '../cards.ts';
import { findHeldFour } from '../steps/decide.ts';
import { getMonthName } from '../text/names.ts';
import { countRemainingTurns } from '../turn.ts';
import type { Column, GoStopState } from '../types.ts';

/** Returns a refusal if the position cannot occur in a game, or null. */
export function checkPosition(state: GoStopState): Refusal | null {
  return (
    checkDuplicates(state) ??
    checkSeats(state) ??
    checkColumns(state) ??
    checkWholeMonths(state) ??
    checkNumbers(state) ??
    checkPhase(state) ??
    checkTurns(state)
  );
}

/** Checks that no card appears twice. */
function checkDuplicates(state: GoStopState): Refusal | null {
  const lying = state.row.flatMap(({ cards }) => cards);
  const turned = state.phase === 'target' ? [state.underway.drawn ?? ''] : [];
  const all = [...state.hands.flat(), ...lying, ...state.storage.flat(), ...state.deck, ...turned];
  const twice = all.find((card, at) => all.indexOf(card) !== at);
  return twice === undefined ? null : refusePosition('twice', { card: twice });
}

/** Checks that only players of this table are named. */
function checkSeats(state: GoStopState): Refusal | null {
  const seats = state.totals.length;
  const { last } = state;
  const tokens = state.row.flatMap(({ token }) => (token === null ? [] : [token]));
  const named = [
    state.dealer,
    state.mover,
    last?.winner ?? 0,
    ...tokens,
    ...state.owed.map(({ seat }) => seat),
  ];
  if (named.some((seat) => seat < 0 || seat >= seats)) return refusePosition('noSuchPlayer', { seats });
  if (last !== null && last.gains.length !== seats) return refusePosition('gains', { seats });
  return state.owed.some(({ seat }) => seat === state.mover) ? refusePosition('owesSelf') : null;
}

/** Checks that a column has cards of one month: one loose card, or three with a token. Two and four lie there only for a moment. */
function checkColumns(state: GoStopState): Refusal | null {
  const mixed = state.row.find(({ cards }) => new Set(cards.map(getMonth)).size > 1);
  if (mixed) return refusePosition('mixed', { column: mixed.cards.join('.') });
  const strange = state.row.find((column) => !canLie(column, state.phase));
  return strange ? refusePosition('columnSize', { column: strange.cards.join('.') }) : null;
}

function canLie({ cards, token }: Column, phase: GoStopState['phase']): boolean {
  if (cards.length === 1) return token === null;
  if (cards.length === 3) return token !== null;
  return phase === 'target' && (cards.length === 4 || (cards.length === 2 && token === null));
}

/**
 * Checks that no whole month lies in the row: the turn that completes it takes it. Only the row of a dealt four may have one (R-GS-8,
 * R-GS-9).
 */
function checkWholeMonths(state: GoStopState): Refusal | null {
  const lasting = state.phase === 'play' || state.phase === 'give' || state.phase === 'decide';
  if (!lasting || findHeldFour(state) !== null) return null;
  const lying = state.row.flatMap(({ cards }) => cards);
  const month = findMonthsByCount(lying, 4)[0];
  return month === undefined ? null : refusePosition('whole', { month: getMonthName(month) });
}

function checkNumbers({
  deal,
  options,
  carried,
  shaken,
  goes,
  passes,
  additional,
}: GoStopState): Refusal | null {
  if (deal < 1 || deal > options.deals) return refusePosition('deal', { deal, deals: options.deals });
  if (carried < 1) return refusePosition('carried');
  if (shaken.flat().some((month) => month < 1 || month > 12)) return refusePosition('month');
  return [...goes, ...passes, ...additional].some((count) => count < 0) ? refusePosition('negative') : null;
}

function checkPhase(state: GoStopState): Refusal | null {
  const { phase, underway, owed, throwers, throws, compared } = state;
  const lying = state.row.flatMap(({ cards }) => cards);
  const begun = underway.drawn !== null;
  switch (phase) {
    case 'throw': {
      const open = throwers.some((seat) => throws[seat] === null);
      const full = compared.length === 0 || compared.length === throws.length;
      return throwers.length > 1 && open && full ? null : refusePosition('throwing');
    }
    case 'target': {
      const { choosing } = underway;
      return begun && choosing.length === 2 && choosing.every((card) => lying.includes(card))
        ? null
        : refusePosition('target');
    }
    case 'give':
      return owed.length > 0 ? null : refusePosition('give');
    case 'decide':
      return begun || hasShownFour(state) ? null : refusePosition('decide');
    case 'play':
      return begun || owed.length > 0 ? refusePosition('play') : null;
    case 'deal':
      return state.last === null || state.deal === state.options.deals ? refusePosition('dealing') : null;
    case 'over':
      return null;
  }
}

/** Returns whether the mover holds the four that it has to show (R-GS-8). */
function hasShownFour(state: GoStopState): boolean {
  const month = findHeldFour(state);
  return month !== null && getMonthCards(state.hands[state.mover] ?? [], month).length === 4;
}

/** Checks that every player has a card or a pass for each turn left (R-GS-7, R-GS-27). */
function checkTurns(state: GoStopState): Refusal | null {
  if (state.phase === 'over' || state.phase === 'deal') return null;
  const seat = state.totals.findIndex((_, at) => countTurnsHeld(state, at) !== countTurnsLeft(state, at));
  if (seat < 0) return null;
  const args = { player: seat + 1, turns: countTurnsLeft(state, seat), held: countTurnsHeld(state, seat) };
  return refusePosition('turns', { ...args, deck: state.deck.length });
}

function countTurnsHeld({ hands, passes }: GoStopState, seat: Seat): number {
  return (hands[seat] ?? []).length + (passes[seat] ?? 0);
}

/** Returns the turns left to a seat: the deck's cards go round from the next seat to draw. */
function countTurnsLeft(state: GoStopState, seat: Seat): number {
  if (state.phase === 'throw') return 0;
  const seats = state.totals.length;
  const first = findFirstDrawer(state);
  const place = (seat - first + seats) % seats;
  return countRemainingTurns(state.deck.length + seats - 1 - place, seats);
}

function findFirstDrawer(state: GoStopState): Seat {
  if (findHeldFour(state) !== null) return state.dealer;
  return state.phase === 'play' ? state.mover : (state.mover + 1) % state.totals.length;
}

/** Rulings that an impossible position would break, by the fault. */
const RULINGS: { readonly [W in KeySuffix<'gostop:refuse.position'>]?: KeySuffix<'gostop:ruling'> } = {
  columnSize: 'R-GS-14',
  whole: 'R-GS-13',
  deal: 'R-GS-5',
  carried: 'R-GS-39',
  throwing: 'R-GS-5',
  target: 'R-GS-12',
  decide: 'R-GS-19',
  play: 'R-GS-19',
  dealing: 'R-GS-5',
  turns: 'R-GS-7',
};

function refusePosition<W extends KeySuffix<'gostop:refuse.position'>>(
  what: W,
  ...args: Args<`gostop:refuse.position.${W}`>
): Refusal {
  return new Refusal(text(`gostop:refuse.position.${what}`, ...args), RULINGS[what]);
}
