import type { Chance } from '../../../engine/chance.ts';
import type { Options } from '../../../engine/options.ts';
import { type RollOff, type Rolls, rollOff } from '../../../engine/roll-off.ts';
import { type Text, text } from '../../../engine/text.ts';

/** The dice that said who begins (R-FO-3). */
export function opening(seats: number, _options: Options, luck: Chance): readonly Text[] {
  return [describeRounds(rollOff(seats, luck), 0)];
}

/** A round, and what came after it: another one, or that somebody begins. */
function describeRounds({ rounds, first }: RollOff, at: number): Text {
  const rolls = rounds[at];
  if (rolls === undefined) return text('forage:opening.begins', { who: { seat: first } });
  const told = { rolls: rolls.map(describeRoll), after: describeRounds({ rounds, first }, at + 1) };
  return text(`forage:opening.${at === 0 ? 'rolls' : 'again'}`, told);
}

function describeRoll({ seat, value }: Rolls[number]): Text {
  if (value === 0) return text('forage:opening.blank', { who: { seat } });
  return text('forage:opening.roll', { who: { seat }, value });
}
