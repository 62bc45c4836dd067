import type { Chance } from '../../../engine/chance.ts';
import type { Options } from '../../../engine/options.ts';
import { type RollOff, type Rolls, rollOff } from '../../../engine/roll-off.ts';
import { type Text, text } from '../../../engine/text.ts';
import { canLay, getRampTilesForSeat } from '../building/possible-builds.ts';
import { getProspects } from '../racing/prospects.ts';
import { getPhase } from '../turn.ts';
import type { MotoXView } from '../types.ts';
import { getFaceName } from './names.ts';

/** Describes the mover's current decision, from public facts only. */
export function status(view: MotoXView): Text {
  const phase = getPhase(view);
  switch (phase) {
    case 'build':
      return text(`motox:status.build.${getBuildStatus(view)}`);
    case 'over':
      return text('motox:status.over', { who: { seat: view.winner ?? view.mover } });
    case 'ride':
      return text(`motox:status.ride.${getRideStatus(view)}`, { dice: (view.dice ?? []).map(getFaceName) });
    case 'roll':
      return text('motox:status.roll', { dice: text('motox:dice', { count: view.rank }) });
    case 'down':
      return text(`motox:status.${getRestartStatus(view)}`, {
        dice: text('motox:dice', { count: view.rank }),
      });
    default:
      return text(`motox:status.${phase}`);
  }
}

/** Returns the kind of build that is possible for the mover. */
export function getBuildStatus(view: MotoXView): 'start' | 'either' | 'tile' | 'coin' | 'stuck' {
  if (view.track.length === 0) return 'start';
  const lay = canLay(view, view.mover);
  const raise = getRampTilesForSeat(view, view.mover).length > 0;
  if (lay) return raise ? 'either' : 'tile';
  return raise ? 'coin' : 'stuck';
}

/** Returns the ways to restart the mover's bike: a coin needs one in the hand. */
function getRestartStatus({ hands, mover }: MotoXView): 'down' | 'downBare' {
  return (hands[mover]?.coins ?? 0) > 0 ? 'down' : 'downBare';
}

function getRideStatus(view: MotoXView): 'ride' | 'may' | 'stay' | 'blocked' {
  const { rides, stay, wipe } = getProspects(view);
  if (wipe) return 'blocked';
  if (rides.length === 0) return 'stay';
  return stay === null ? 'ride' : 'may';
}

/** Returns a sentence that says how to win (R-MX-36). */
export function goal(): Text {
  return text('motox:goal');
}

/** Tells the dice rolls that decided the first player (R-MX-2). */
export function opening(seats: number, _options: Options, luck: Chance): readonly Text[] {
  return [describeRounds(rollOff(seats, luck), 0)];
}

/** Describes a round of rolls and its result: another round, or the player who begins. */
function describeRounds({ rounds, first }: RollOff, at: number): Text {
  const rolls = rounds[at];
  if (rolls === undefined) return text('motox:opening.begins', { who: { seat: first } });
  const told = { rolls: rolls.map(describeRoll), after: describeRounds({ rounds, first }, at + 1) };
  return text(`motox:opening.${at === 0 ? 'rolls' : 'again'}`, told);
}

function describeRoll({ seat, value }: Rolls[number]): Text {
  if (value === 0) return text('motox:opening.blank', { who: { seat } });
  return text('motox:opening.roll', { who: { seat }, value });
}
