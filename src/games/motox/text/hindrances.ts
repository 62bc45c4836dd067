import { type Text, text } from '../../../engine/text.ts';
import { nameOf } from '../board.ts';
import { standingOn } from '../racing/bikes.ts';
import { prospects } from '../racing/prospects.ts';
import type { Block } from '../racing/ride.ts';
import type { MotoXState } from '../types.ts';
import { spaceName } from './names.ts';

/** So many are named. */
const NAMED = 2;

/** A sentence, followed by what is in the way of the mover's dice: bikes, and ramps too high for a number. */
export function withHindrances(ask: Text, state: MotoXState): Text {
  return prospects(state)
    .blocks.slice(0, NAMED)
    .reduce((said, block) => text('motox:ask.hindered', { ask: said, fact: fact(state, block) }), ask);
}

function fact(state: MotoXState, block: Block): Text {
  if (block.kind === 'ramp') {
    const { tile, numbers } = block;
    return text('motox:ask.tooHigh', { tile, height: state.track[tile]?.ramp ?? 0, numbers });
  }
  const at = nameOf(block.at);
  const seat = standingOn(state, at, state.mover) ?? state.mover;
  return text('motox:ask.bike', { who: { seat }, where: spaceName(at) });
}
