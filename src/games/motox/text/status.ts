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
