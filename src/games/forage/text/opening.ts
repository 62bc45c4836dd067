import type { Chance } from '../../../engine/chance.ts';
import type { Options } from '../../../engine/options.ts';
import { type RollOff, type Rolls, rollOff } from '../../../engine/roll-off.ts';
import { type Text, text } from '../../../engine/text.ts';

/** Tells the dice rolls that decided the first player (R-FO-3). */
export function opening(seats: number, _options: Options, luck: Chance): readonly Text[] {
  return [describeRounds(rollOff(seats, luck), 0)];
}

/** Describes a round of rolls and its result: another round, or the player who begins. */
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
