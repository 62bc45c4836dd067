import { type Text, text } from '../../../engine/text.ts';
import { findStanding } from '../racing/bikes.ts';
import type { MotoXState, Outcome } from '../types.ts';
import { getSpaceName } from './names.ts';

/** Returns the outcome of a ride in words: "to tile 5, front left", "off the track after tile 9, rear right". */
export function getOutcomeName(outcome: Outcome, state: MotoXState): Text {
  if (outcome.kind === 'finish') return text('motox:way.finish');
  const where = getSpaceName(outcome.space);
  if (outcome.kind !== 'land') return text(`motox:way.${outcome.kind}`, { where });
  const who = findStanding(state, outcome.space, state.mover);
  return who === null
    ? text('motox:way.landNobody', { where })
    : text('motox:way.land', { where, who: { seat: who } });
}
