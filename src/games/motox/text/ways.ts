import { type Text, text } from '../../../engine/text.ts';
import { standingOn } from '../racing/bikes.ts';
import type { MotoXState, Outcome } from '../types.ts';
import { spaceName } from './names.ts';

/** What comes of a ride, in words: "to tile 5, front left", "off the track after tile 9, rear right". */
export function outcomeName(outcome: Outcome, state: MotoXState): Text {
  if (outcome.kind === 'finish') return text('motox:way.finish');
  const where = spaceName(outcome.space);
  if (outcome.kind !== 'land') return text(`motox:way.${outcome.kind}`, { where });
  const who = standingOn(state, outcome.space, state.mover);
  return who === null
    ? text('motox:way.landNobody', { where })
    : text('motox:way.land', { where, who: { seat: who } });
}
