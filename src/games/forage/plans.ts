import type { Seat } from '../../engine/game.ts';
import type { Place, Plans, Situation } from '../../engine/plan.ts';
import { text } from '../../engine/text.ts';
import type { Course, Forage, ForageMove, ForageView } from './types.ts';
import { findWays, WILD } from './ways/ways.ts';

/** Faces of the die; the null is wild (R-FO-7). */
const FACES = [1, 2, 3, 4, 5, WILD] as const;

/** A coin to place, or a direction for each number of a roll, as long as the pawn ends at the same coins. */
export const plans: Plans<Forage> = {
  only: text('forage:plan.only'),
  foresee: (view, seat) => {
    if (view.mover === seat || view.over) return [];
    const turn = { ...view, mover: seat, rolled: null };
    if (view.phase === 1 && view.stashes[seat]?.length !== 0)
      return [{ id: 'lay', when: text('forage:plan.lay'), view: turn }];
    return FACES.map((face) => foreseeRoll(turn, face));
  },
  locate: (view) => {
    if (view.phase === 1) return { kind: 'at', situation: 'lay' };
    return view.rolled === null ? BEFORE_ROLL : { kind: 'at', situation: getRollId(view.rolled) };
  },
  outcome: (view, seat, move) => (move.kind === 'roll' ? move.kind : describeEnd(view, seat, move)),
};

const BEFORE_ROLL: Place<ForageMove> = { kind: 'before', move: { kind: 'roll' }, to: FACES.map(getRollId) };

/** Returns the id of a roll: `r3`. */
function getRollId(face: number): string {
  return `r${face}`;
}

function foreseeRoll(turn: ForageView, face: number): Situation<ForageView> {
  const when = face === WILD ? text('forage:plan.wild') : text('forage:plan.roll', { face });
  return { id: getRollId(face), when, view: { ...turn, phase: 2, rolled: face } };
}

/** Describes the space where the pawn ends, with the suits of the coins there: `b2 1 3`. */
function describeEnd(view: ForageView, seat: Seat, move: Exclude<ForageMove, { kind: 'roll' }>): string {
  const { direction, steps } = move.course;
  if (direction === null) return 'stay';
  const number =
    move.kind === 'go' ? view.rolled : move.source.kind === 'stash' ? move.source.coin.value : null;
  const to = number === null ? undefined : findEnd(view, seat, number, move.course);
  const coins = view.coins.filter(({ at }) => at === to).map(({ suit, up }) => (up ? `${suit}up` : suit));
  return [to ?? `${direction} ${steps}`, ...coins].join(' ');
}

function findEnd(view: ForageView, seat: Seat, number: number, { direction, steps }: Course) {
  const ways = findWays(view, seat, number);
  if (ways.kind === 'stay') return undefined;
  return ways.ways.find((way) => way.direction === direction && way.steps === steps)?.to;
}
