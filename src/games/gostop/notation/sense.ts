import type { Seat } from '../../../engine/game.ts';
import { Refusal } from '../../../engine/refusal.ts';
import type { Under } from '../../../engine/spoken.ts';
import { type Args, text } from '../../../engine/text.ts';
import { monthOf, monthsWith, ofMonth } from '../cards.ts';
import { fourHeld } from '../steps/deciding.ts';
import { monthName } from '../text/names.ts';
import { turnsAfter } from '../turn.ts';
import type { Column, GoStopState } from '../types.ts';

/** Why there can be no such position in a game, or null. */
export function nonsense(state: GoStopState): Refusal | null {
  return (
    doubled(state) ??
    strangers(state) ??
    misplaced(state) ??
    whole(state) ??
    numbers(state) ??
    wrongPhase(state) ??
    turnsWrong(state)
  );
}

/** Every card is there once. */
function doubled(state: GoStopState): Refusal | null {
  const lying = state.row.flatMap(({ cards }) => cards);
  const turned = state.phase === 'target' ? [state.underway.drawn ?? ''] : [];
  const all = [...state.hands.flat(), ...lying, ...state.storage.flat(), ...state.deck, ...turned];
  const twice = all.find((card, at) => all.indexOf(card) !== at);
  return twice === undefined ? null : wrong('twice', { card: twice });
}

/** Players are named who are at the table. */
function strangers(state: GoStopState): Refusal | null {
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
  if (named.some((seat) => seat < 0 || seat >= seats)) return wrong('noSuchPlayer', { seats });
  if (last !== null && last.gains.length !== seats) return wrong('gains', { seats });
  return state.owed.some(({ seat }) => seat === state.mover) ? wrong('owesSelf') : null;
}

/** A column has cards of one month: one loose card, or three with a token; two and four lie there for a moment. */
function misplaced(state: GoStopState): Refusal | null {
  const mixed = state.row.find(({ cards }) => new Set(cards.map(monthOf)).size > 1);
  if (mixed) return wrong('mixed', { column: mixed.cards.join('.') });
  const strange = state.row.find((column) => !lies(column, state.phase));
  return strange ? wrong('columnSize', { column: strange.cards.join('.') }) : null;
}

function lies({ cards, token }: Column, phase: GoStopState['phase']): boolean {
  if (cards.length === 1) return token === null;
  if (cards.length === 3) return token !== null;
  return phase === 'target' && (cards.length === 4 || (cards.length === 2 && token === null));
}

/** A whole month is taken in the turn that completes it; only the row of a dealt four may have one (R-GS-8, R-GS-9). */
function whole(state: GoStopState): Refusal | null {
  const lasting = state.phase === 'play' || state.phase === 'give' || state.phase === 'decide';
  if (!lasting || fourHeld(state) !== null) return null;
  const lying = state.row.flatMap(({ cards }) => cards);
  const month = monthsWith(lying, 4)[0];
  return month === undefined ? null : wrong('whole', { month: monthName(month) });
}

function numbers({ deal, options, carried, shaken, goes, passes, additional }: GoStopState): Refusal | null {
  if (deal < 1 || deal > options.deals) return wrong('deal', { deal, deals: options.deals });
  if (carried < 1) return wrong('carried');
  if (shaken.flat().some((month) => month < 1 || month > 12)) return wrong('month');
  return [...goes, ...passes, ...additional].some((count) => count < 0) ? wrong('negative') : null;
}

function wrongPhase(state: GoStopState): Refusal | null {
  const { phase, underway, owed, throwers, throws, compared } = state;
  const lying = state.row.flatMap(({ cards }) => cards);
  const begun = underway.drawn !== null;
  switch (phase) {
    case 'throw': {
      const open = throwers.some((seat) => throws[seat] === null);
      const full = compared.length === 0 || compared.length === throws.length;
      return throwers.length > 1 && open && full ? null : wrong('throwing');
    }
    case 'target': {
      const { choosing } = underway;
      return begun && choosing.length === 2 && choosing.every((card) => lying.includes(card))
        ? null
        : wrong('target');
    }
    case 'give':
      return owed.length > 0 ? null : wrong('give');
    case 'decide':
      return begun || shownFour(state) ? null : wrong('decide');
    case 'play':
      return begun || owed.length > 0 ? wrong('play') : null;
    case 'deal':
      return state.last === null || state.deal === state.options.deals ? wrong('dealing') : null;
    case 'over':
      return null;
  }
}

/** R-GS-8. */
function shownFour(state: GoStopState): boolean {
  const month = fourHeld(state);
  return month !== null && ofMonth(state.hands[state.mover] ?? [], month).length === 4;
}

/** Everybody has a card or a pass for every turn that is left (R-GS-7, R-GS-27). */
function turnsWrong(state: GoStopState): Refusal | null {
  if (state.phase === 'over' || state.phase === 'deal') return null;
  const seat = state.totals.findIndex((_, at) => turnsHeld(state, at) !== turnsLeft(state, at));
  if (seat < 0) return null;
  const args = { player: seat + 1, turns: turnsLeft(state, seat), held: turnsHeld(state, seat) };
  return wrong('turns', { ...args, deck: state.deck.length });
}

function turnsHeld({ hands, passes }: GoStopState, seat: Seat): number {
  return (hands[seat] ?? []).length + (passes[seat] ?? 0);
}

/** The deck's cards go round from the seat to draw next. */
function turnsLeft(state: GoStopState, seat: Seat): number {
  if (state.phase === 'throw') return 0;
  const seats = state.totals.length;
  const first = firstToDraw(state);
  const place = (seat - first + seats) % seats;
  return turnsAfter(state.deck.length + seats - 1 - place, seats);
}

function firstToDraw(state: GoStopState): Seat {
  if (fourHeld(state) !== null) return state.dealer;
  return state.phase === 'play' ? state.mover : (state.mover + 1) % state.totals.length;
}

/** The rulings that such a position would break, by what is wrong with it. */
const RULINGS: { readonly [W in Under<'gostop:refuse.position'>]?: Under<'gostop:ruling'> } = {
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

function wrong<W extends Under<'gostop:refuse.position'>>(
  what: W,
  ...args: Args<`gostop:refuse.position.${W}`>
): Refusal {
  return new Refusal(text(`gostop:refuse.position.${what}`, ...args), RULINGS[what]);
}
