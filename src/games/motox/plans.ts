import type { Seat } from '../../engine/game.ts';
import type { Repeatable } from '../../engine/game-parts.ts';
import type { Place, Plans, Situation } from '../../engine/plan.ts';
import { text } from '../../engine/text.ts';
import { findStanding, getRank } from './racing/bikes.ts';
import { getProspects } from './racing/prospects.ts';
import { getPhase } from './turn.ts';
import type { MotoX, MotoXMove, MotoXView } from './types.ts';

const NUMBERS = [1, 2, 3, 4, 5] as const;

/** A ride for each number, by the highest die of a roll without coins, as long as it ends the same way. */
export const plans: Plans<MotoX> = {
  only: text('motox:plan.only'),
  foresee: (view, seat) => {
    const bike = view.bikes[seat];
    if (view.phase !== 'race' || view.mover === seat || !bike || bike.wiped) return [];
    return NUMBERS.map((number) => foreseeNumber(view, seat, number));
  },
  locate: (view) => {
    const phase = getPhase(view);
    if (phase === 'roll') return BEFORE_ROLL;
    if (phase !== 'ride' || view.started) return { kind: 'other' };
    return { kind: 'at', situation: String(Math.max(...(view.dice ?? []))) };
  },
  outcome: (view, _seat, move) => {
    if (move.kind !== 'ride') return move.kind;
    const { outcome } = move;
    if (outcome.kind === 'finish') return outcome.kind;
    if (outcome.kind === 'runoff')
      return `${outcome.kind} ${outcome.space} ${canStayOn(view) ? 'by choice' : ''}`;
    return `${outcome.kind} ${outcome.space} ${findStanding(view, outcome.space, view.mover) ?? '-'}`;
  },
};

const BEFORE_ROLL: Place<MotoXMove> = {
  kind: 'before',
  move: { kind: 'roll', coins: 0 },
  to: NUMBERS.map(String),
};

/** Returns the position in which the waiting seat has rolled this number and no null, so that its ride goes straight. */
function foreseeNumber(view: MotoXView, seat: Seat, number: number): Situation<MotoXView> {
  const rank = getRank(view.bikes, seat);
  const turn = { ...view, mover: seat, dice: [number], started: false, rank };
  return { id: String(number), when: text('motox:plan.highest', { number }), view: turn };
}

/** Returns whether a ride keeps the bike on the track, so that a planned run-off would not be forced any more. */
function canStayOn(view: MotoXView): boolean {
  return getProspects(view).rides.some(({ outcome }) => outcome.kind !== 'runoff');
}

/** Offers to kick a wiped-out bike automatically each turn until it starts, without spending a coin (R-MX-38). */
export function repeatable(view: MotoXView, seat: Seat): Repeatable<MotoXMove> | null {
  if (view.phase !== 'race' || !view.bikes[seat]?.wiped) return null;
  const canRoll = view.mover === seat && getPhase(view) === 'down';
  return {
    label: text('motox:repeat.label'),
    about: text('motox:repeat.about'),
    move: canRoll ? { kind: 'roll', coins: 0 } : null,
  };
}
