import { type Text, text } from '../../../engine/text.ts';
import { getSpaceCode } from '../board.ts';
import { findStanding } from '../racing/bikes.ts';
import type { Block } from '../racing/find-rides.ts';
import { getProspects } from '../racing/prospects.ts';
import type { MotoXState } from '../types.ts';
import { getSpaceName } from './names.ts';

/** Maximum number of obstacles that are named. */
const MAX_NAMED = 2;

/** Appends to a sentence the obstacles of the mover's dice: bikes, and ramps too high for a number. */
export function appendHindrances(ask: Text, state: MotoXState): Text {
  return getProspects(state)
    .blocks.slice(0, MAX_NAMED)
    .reduce(
      (said, block) => text('motox:ask.hindered', { ask: said, fact: describeBlock(state, block) }),
      ask,
    );
}

function describeBlock(state: MotoXState, block: Block): Text {
  if (block.kind === 'ramp') {
    const { tile, numbers } = block;
    return text('motox:ask.tooHigh', { tile, height: state.track[tile]?.ramp ?? 0, numbers });
  }
  const at = getSpaceCode(block.at);
  const seat = findStanding(state, at, state.mover) ?? state.mover;
  return text('motox:ask.bike', { who: { seat }, where: getSpaceName(at) });
}
