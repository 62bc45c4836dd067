import type { Seat } from '../../engine/game.ts';
import type { Repeatable } from '../../engine/repeatable.ts';
import { text } from '../../engine/text.ts';
import { getPhase } from './turn.ts';
import type { MotoXMove, MotoXView } from './types.ts';

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
